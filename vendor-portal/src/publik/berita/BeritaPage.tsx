import { DaftarBerita } from './DaftarBerita.tsx'

/** /berita: berita dan pemberitahuan (jenis B). */
export default function BeritaPage() {
  return <DaftarBerita tipe="B" />
}
