import Typography from '@mui/material/Typography'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { PenampilDokumen } from '@eproc/ui/document/PenampilDokumen.tsx'

export interface SuratProps {
  judul: string
  /** letters already sent, newest first */
  surat: readonly { path: string; keterangan: string }[]
  kosong: string
  kosongIsi?: string
}

/** Letters of the committee (invitation, minutes, SPPBJ): read on the page, can be downloaded. */
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
