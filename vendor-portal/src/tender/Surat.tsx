import Typography from '@mui/material/Typography'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { PenampilDokumen } from '@eproc/ui/document/PenampilDokumen.tsx'

export interface SuratProps {
  judul: string
  /** surat yang sudah dikirim, yang terbaru dahulu */
  surat: readonly { path: string; keterangan: string }[]
  kosong: string
  kosongIsi?: string
}

/** Surat dari panitia (undangan, berita acara, SPPBJ): dibaca di halaman, dapat diunduh. */
export function Surat({ judul, surat, kosong, kosongIsi }: SuratProps) {
  if (surat.length === 0)
    return <Kosong gambar="kosong" judul={kosong} {...(kosongIsi ? { isi: kosongIsi } : {})} />
  return (
    <div style={{ display: 'grid', gap: 32, marginBottom: 24 }}>
      {surat.map((s) => (
        <section key={s.path}>
          <Typography variant="h3" component="h4">
            {judul}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {s.keterangan}
          </Typography>
          <PenampilDokumen path={s.path} nama={judul} />
        </section>
      ))}
    </div>
  )
}
