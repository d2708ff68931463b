import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, type ReactNode } from 'react'
import { useParameter } from '../api/parameter.ts'

const Baris = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginBottom: 24,
})

export interface JudulHalamanProps {
  judul: string
  /** Satu kalimat di bawah judul. */
  keterangan?: ReactNode
  /** Tindakan utama halaman, di kanan. */
  aksi?: ReactNode
  /** Judul tab peramban bila berbeda dari `judul`. */
  judulTab?: string
}

/** Judul tab: 'Judul · Nama aplikasi'. */
export function useJudulTab(judul: string) {
  const { aplikasi } = useParameter()
  useEffect(() => {
    document.title = judul ? `${judul} · ${aplikasi}` : aplikasi
  }, [judul, aplikasi])
}

/** Kepala halaman: satu-satunya h1 (penerima fokus saat pindah halaman), keterangan, tindakan utama. */
export function JudulHalaman({ judul, keterangan, aksi, judulTab }: JudulHalamanProps) {
  useJudulTab(judulTab ?? judul)
  return (
    <Baris>
      <div>
        <Typography variant="h1" tabIndex={-1} data-judul-halaman>
          {judul}
        </Typography>
        {keterangan && (
          <Typography component="div" color="text.secondary" sx={{ mt: 1, maxWidth: '72ch' }}>
            {keterangan}
          </Typography>
        )}
      </div>
      {aksi && <div>{aksi}</div>}
    </Baris>
  )
}
