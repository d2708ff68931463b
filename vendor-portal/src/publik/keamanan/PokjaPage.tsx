import { keamanan } from '@eproc/i18n/id/keamanan_portal'
import { Bounds, Explained, Points } from './parts.tsx'

const { judul, keterangan, poin, batas } = keamanan.pokja

/** /keamanan/pokja: what two keys do, for those who hold them. */
export default function PokjaPage() {
  return (
    <Explained path="/keamanan/pokja" title={judul} description={keterangan}>
      <Points points={poin} />
      <Bounds {...batas} />
    </Explained>
  )
}
