import Unduh from '@mui/icons-material/DownloadOutlined'
import TabBaru from '@mui/icons-material/OpenInNewOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { ui } from '@eproc/i18n/id/ui'
import { api, errorMessage } from '../api/api.ts'
import { showAlert } from '../api/notice.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'

const Frame = styled('div')(({ theme }) => ({
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 8,
  'overflow': 'hidden',
  'backgroundColor': theme.vars.palette.background.default,
  '& iframe': { display: 'block', width: '100%', border: 0 },
  '& img': { display: 'block', maxWidth: '100%', margin: '0 auto' },
}))

const extension = (path: string) => path.split(/[?#]/)[0]!.split('.').at(-1)?.toLowerCase() ?? ''
const DRAWINGS = ['jpg', 'jpeg', 'png']

/** Downloads a guarded file under its original name. */
async function downloadFile(path: string, name?: string) {
  try {
    const a = document.createElement('a')
    a.href = await api.fileUrl(path)
    a.download = name ?? ''
    a.click()
  } catch (failure) {
    showAlert(errorMessage(failure))
  }
}

/** Opens a guarded file in a new tab; the tab opens first, else it would count as a pop-up. */
async function openTab(path: string) {
  const tab = window.open('', '_blank')
  try {
    const url = await api.fileUrl(path)
    if (tab) {
      tab.opener = null
      tab.location.href = url
    }
  } catch (failure) {
    tab?.close()
    showAlert(errorMessage(failure))
  }
}

export interface DocumentViewerProps {
  /** Path of the stored file (`berkas/…`). */
  path: string
  name?: string
  height?: string | number
}

/** PDF or image inside the page by a signed address; other kinds are offered for download. */
export function DocumentViewer({ path, name, height = 560 }: DocumentViewerProps) {
  const kind = extension(path)
  const shown = kind === 'pdf' || DRAWINGS.includes(kind)
  const { data: url, error } = useQuery({
    queryKey: ['tautan-berkas', path],
    queryFn: () => api.fileUrl(path),
    enabled: shown,
    /* A signed address lives for 60 seconds: never reuse one. Nor open it again at a refresh, which would be journaled. */
    gcTime: 0,
    staleTime: 'static',
  })
  const button = (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Button size="small" startIcon={<Unduh />} onClick={() => void downloadFile(path, name)}>
        {ui.tombol.unduh}
      </Button>
      {shown && (
        <Button size="small" startIcon={<TabBaru />} onClick={() => void openTab(path)}>
          {ui.berkas.bukaTabBaru}
        </Button>
      )}
    </div>
  )
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {button}
      <Frame>
        {error ? (
          <EmptyState illustration="error" title={ui.berkas.gagal} content={errorMessage(error)} />
        ) : !shown ? (
          <EmptyState title={ui.berkas.tidakTampil} />
        ) : !url ? (
          <Skeleton variant="rectangular" sx={{ height: height }} />
        ) : kind === 'pdf' ? (
          <iframe
            src={`${url}#navpanes=0&view=FitH`}
            title={name ?? ui.berkas.tersimpan}
            style={{ height: height }}
          />
        ) : (
          <img src={url} alt={name ?? ui.berkas.tersimpan} />
        )}
      </Frame>
    </div>
  )
}
