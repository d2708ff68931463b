import { DaftarBerita } from './DaftarBerita.tsx'

/** /informasi: pengumuman (jenis I). */
export default function InformasiPage() {
  return <DaftarBerita tipe="I" />
}
