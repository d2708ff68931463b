import { keamanan } from '@eproc/i18n/id/keamanan_portal'
import { Bounds, Explained, Points } from './parts.tsx'

const { judul, keterangan, poin, batas } = keamanan.rekanan

/** /keamanan: why an offer is safe, for vendors. */
export default function RekananPage() {
  return (
    <Explained path="/keamanan" title={judul} description={keterangan}>
      <Points points={poin} />
      <Bounds {...batas} />
    </Explained>
  )
}
