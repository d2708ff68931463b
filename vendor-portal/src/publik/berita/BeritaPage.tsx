import { DaftarBerita } from './DaftarBerita.tsx'

/** /berita: news and notices (kind B). */
export default function BeritaPage() {
  return <DaftarBerita tipe="B" />
}
