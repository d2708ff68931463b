import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { KATEGORI_FILE, teksPilihan } from '@eproc/domain/common/choices'
import type { BerkasTerbuka } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { useOffice } from '../../../providers/useOffice.ts'

const teks = tenderStaf.evaluasi.meja
const HEIGHT = 'clamp(320px, calc(100dvh - 260px), 900px)'

const Pane = styled('aside')(({ theme }) => ({
  'position': 'sticky',
  'top': 16,
  'minWidth': 0,
  'display': 'grid',
  'gap': 12,
  '& iframe': {
    display: 'block',
    width: '100%',
    height: HEIGHT,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
  },
  '& img': { display: 'block', maxWidth: '100%', margin: '0 auto' },
  [theme.breakpoints.down('lg')]: { position: 'static' },
}))

/** The opened documents of one vendor, one of them to be read beside the form. Each reading is journaled. */
export default function OpenedDocuments({ berkas }: { berkas: readonly BerkasTerbuka[] }) {
  const readable = berkas.filter((b) => b.url)
  const [chosen, setChosen] = useState<number | null>(null)
  const one = readable.find((b) => b.id === chosen)
  return (
    <Pane aria-label={teks.dokumen}>
      <Typography variant="h3" component="h5">
        {teks.dokumen}
      </Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {readable.map((b) => (
          <Button
            key={b.id}
            size="small"
            variant={b.id === chosen ? 'contained' : 'outlined'}
            aria-pressed={b.id === chosen}
            onClick={() => setChosen(b.id)}
          >
            {teksPilihan(KATEGORI_FILE, b.jenis)}
          </Button>
        ))}
      </div>
      {one ? (
        <Paper key={one.id} url={one.url!} nama={one.nama} />
      ) : (
        <EmptyState title={readable.length > 0 ? teks.pilihDokumen : teks.tanpaDokumen} />
      )}
    </Pane>
  )
}

function Paper({ url, nama }: { url: string; nama: string }) {
  const office = useOffice()
  const { data, error, refetch } = useQuery({
    queryKey: ['penawaran-terbuka', url],
    queryFn: () => office.bacaPenawaran(url),
    // It does not change, and every reading is journaled; what was read does not stay when the page is left.
    gcTime: 0,
    staleTime: 'static',
    retry: false,
  })
  if (error) {
    return (
      <EmptyState
        illustration="error"
        title={teks.gagalBaca}
        content={errorMessage(error)}
        actions={
          <Button variant="outlined" onClick={() => void refetch()}>
            {ui.tombol.cobaLagi}
          </Button>
        }
      />
    )
  }
  if (!data) return <Skeleton variant="rectangular" sx={{ height: HEIGHT }} />
  return <Drawn blob={data} nama={nama} />
}

/** Draws what is in memory, under an address that lives as long as it is drawn. */
function Drawn({ blob, nama }: { blob: Blob; nama: string }) {
  const draw = useCallback(
    (element: HTMLIFrameElement | HTMLImageElement | null) => {
      if (!element) return
      const url = URL.createObjectURL(blob)
      element.src = element instanceof HTMLIFrameElement ? `${url}#navpanes=0&view=FitH` : url
      return () => URL.revokeObjectURL(url)
    },
    [blob]
  )
  if (blob.type === 'application/pdf') return <iframe ref={draw} title={nama} />
  if (blob.type.startsWith('image/')) return <img ref={draw} alt={nama} />
  return <EmptyState title={teks.tidakTampil} />
}
