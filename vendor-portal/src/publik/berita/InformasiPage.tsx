import { BeritaList } from './BeritaList.tsx'

/** /informasi: announcements (kind I). */
export default function InformasiPage() {
  return <BeritaList tipe="I" />
}
