import Unduh from '@mui/icons-material/DownloadOutlined'
import TabBaru from '@mui/icons-material/OpenInNewOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { ui } from '@eproc/i18n/id/ui'
import { api, errorMessage } from '../api/api.ts'
import { showAlert } from '../api/notice.ts'
import { Kosong } from '../feedback/EmptyState.tsx'

const Bingkai = styled('div')(({ theme }) => ({
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 8,
  'overflow': 'hidden',
  'backgroundColor': theme.vars.palette.background.default,
  '& iframe': { display: 'block', width: '100%', border: 0 },
  '& img': { display: 'block', maxWidth: '100%', margin: '0 auto' },
}))

const ekstensi = (path: string) => path.split(/[?#]/)[0]!.split('.').at(-1)?.toLowerCase() ?? ''
const GAMBAR = ['jpg', 'jpeg', 'png']

/** Downloads a guarded file under its original name. */
export async function unduhBerkas(path: string, nama?: string) {
  try {
    const a = document.createElement('a')
    a.href = await api.tautanBerkas(path)
    a.download = nama ?? ''
    a.click()
  } catch (failure) {
    showAlert(errorMessage(failure))
  }
}

/** Opens a guarded file in a new tab; the tab opens first, else it would count as a pop-up. */
async function bukaTab(path: string) {
  const tab = window.open('', '_blank')
  try {
    const url = await api.tautanBerkas(path)
    if (tab) {
      tab.opener = null
      tab.location.href = url
    }
  } catch (failure) {
    tab?.close()
    showAlert(errorMessage(failure))
  }
}

export interface PenampilDokumenProps {
  /** Path of the stored file (`berkas/…`). */
  path: string
  nama?: string
  tinggi?: string | number
}

/** PDF or image inside the page by a signed address; other kinds are offered for download. */
export function PenampilDokumen({ path, nama, tinggi = 560 }: PenampilDokumenProps) {
  const jenis = ekstensi(path)
  const tampil = jenis === 'pdf' || GAMBAR.includes(jenis)
  const { data: url, error } = useQuery({
    queryKey: ['tautan-berkas', path],
    queryFn: () => api.tautanBerkas(path),
    enabled: tampil,
    /* A signed address lives for 60 seconds: never reuse one. Nor open it again at a refresh, which would be journaled. */
    gcTime: 0,
    staleTime: 'static',
  })
  const tombol = (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Button size="small" startIcon={<Unduh />} onClick={() => void unduhBerkas(path, nama)}>
        {ui.tombol.unduh}
      </Button>
      {tampil && (
        <Button size="small" startIcon={<TabBaru />} onClick={() => void bukaTab(path)}>
          {ui.berkas.bukaTabBaru}
        </Button>
      )}
    </div>
  )
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {tombol}
      <Bingkai>
        {error ? (
          <Kosong gambar="error" judul={ui.berkas.gagal} isi={errorMessage(error)} />
        ) : !tampil ? (
          <Kosong judul={ui.berkas.tidakTampil} />
        ) : !url ? (
          <Skeleton variant="rectangular" sx={{ height: tinggi }} />
        ) : jenis === 'pdf' ? (
          <iframe
            src={`${url}#navpanes=0&view=FitH`}
            title={nama ?? ui.berkas.tersimpan}
            style={{ height: tinggi }}
          />
        ) : (
          <img src={url} alt={nama ?? ui.berkas.tersimpan} />
        )}
      </Bingkai>
    </div>
  )
}
