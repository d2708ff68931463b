import { FullDialog } from './FullDialog.tsx'
import { DocumentViewer } from '../document/DocumentViewer.tsx'

export default function DocumentDialog(p: { path: string; name: string; onClose: () => void }) {
  return (
    <FullDialog open title={p.name} onClose={p.onClose} width="lg">
      <DocumentViewer path={p.path} name={p.name} height="70vh" />
    </FullDialog>
  )
}
