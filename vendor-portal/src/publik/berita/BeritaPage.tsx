import { BeritaList } from './BeritaList.tsx'

/** /berita: news and notices (kind B). */
export default function BeritaPage() {
  return <BeritaList tipe="B" />
}
