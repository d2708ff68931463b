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

export interface PageTitleProps {
  judul: string
  /** One sentence below the title. */
  keterangan?: ReactNode
  /** The page's main action, on the right. */
  aksi?: ReactNode
  /** Title of the browser tab when it differs from `judul`. */
  judulTab?: string
}

/** Title of the browser tab: 'Judul · Nama aplikasi'. */
export function useDocumentTitle(judul: string) {
  const { aplikasi } = useParameter()
  useEffect(() => {
    document.title = judul ? `${judul} · ${aplikasi}` : aplikasi
  }, [judul, aplikasi])
}

/** Head of a page: its only h1 (takes the focus on a change of page), a note, the main action. */
export function PageTitle({ judul, keterangan, aksi, judulTab }: PageTitleProps) {
  useDocumentTitle(judulTab ?? judul)
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
