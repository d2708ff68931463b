import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import Download from '@mui/icons-material/DownloadOutlined'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { arsipLayar as text } from '@eproc/i18n/id/arsip_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { notify, showAlert } from '@eproc/ui/api/notice.ts'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { useOffice } from '../../providers/useOffice.ts'

/** A download that was broken off in the browser says nothing any more. */
const SILENT_MS = 15_000

/** Everything of a package that has ended, as one file that the browser downloads by itself. */
export function ArsipButton() {
  const paket = useRecordContext<RincianPaket>()!
  const office = useOffice()
  const [sent, setSent] = useSent(paket.id)
  const { mutate, isPending } = useMutation({
    mutationFn: () => office.unduhArsip(paket.id),
    onMutate: () => setSent(null),
    onError: (error) => showAlert(errorMessage(error), 'error'),
  })
  if (!paket.bisa.includes('arsip')) return null
  const progress = isPending ? text.menyiapkan : sent === null ? '' : text.mengunduh(sent)
  return (
    <>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mr: 1 }}>
        {progress}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<Download />}
        disabled={isPending}
        onClick={() => mutate()}
        aria-label={text.tombolDari(paket.kode)}
      >
        {text.tombol}
      </Button>
    </>
  )
}

/** How many percent of the archive the server has sent; null while none is under way. */
function useSent(paketId: number) {
  const [sent, setSent] = useState<number | null>(null)
  useLiveStream((hint) => {
    if (hint.jenis !== 'arsip' || hint.paketId !== paketId) return
    if (hint.bagian === 1) notify(text.selesai)
    setSent(hint.bagian === 1 ? null : Math.round((hint.bagian ?? 0) * 100))
  })
  useEffect(() => {
    if (sent === null) return
    const silent = window.setTimeout(() => setSent(null), SILENT_MS)
    return () => window.clearTimeout(silent)
  }, [sent])
  return [sent, setSent] as const
}
