import { DaftarBerita } from './DaftarBerita.tsx'

/** /informasi: announcements (kind I). */
export default function InformasiPage() {
  return <DaftarBerita tipe="I" />
}
