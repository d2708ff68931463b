import { DialogPenuh } from './FullDialog.tsx'
import { PenampilDokumen } from '../document/DocumentViewer.tsx'

export default function DialogDokumen(p: { path: string; nama: string; onTutup: () => void }) {
  return (
    <DialogPenuh buka judul={p.nama} onTutup={p.onTutup} lebar="lg">
      <PenampilDokumen path={p.path} nama={p.nama} tinggi="70vh" />
    </DialogPenuh>
  )
}
