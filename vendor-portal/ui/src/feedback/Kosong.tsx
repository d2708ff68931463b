import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Gambar, type NamaGambar } from '../document/Gambar.tsx'

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
  /** Satu hal yang dapat dilakukan. */
  aksi?: ReactNode
}

/** Keadaan kosong (atau galat): gambar garis, kalimat, satu tindakan. */
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
