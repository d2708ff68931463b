import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Gambar, type NamaGambar } from '../document/Illustration.tsx'

const Wadah = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '40px 16px',
  textAlign: 'center',
})

export interface KosongProps {
  gambar?: NamaGambar
  judul: string
  isi?: ReactNode
  /** The one thing to do here. */
  aksi?: ReactNode
}

/** Empty (or failed) state: a line drawing, a sentence, one action. */
export function Kosong({ gambar = 'kosong', judul, isi, aksi }: KosongProps) {
  return (
    <Wadah>
      <Gambar nama={gambar} />
      <Typography variant="h3" component="p">
        {judul}
      </Typography>
      {isi && (
        <Typography color="text.secondary" sx={{ maxWidth: '56ch' }}>
          {isi}
        </Typography>
      )}
      {aksi && <div style={{ marginTop: 8 }}>{aksi}</div>}
    </Wadah>
  )
}
