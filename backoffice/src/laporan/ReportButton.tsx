import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import Download from '@mui/icons-material/DownloadOutlined'
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { laporan } from '@eproc/i18n/id/laporan'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { useOffice } from '../providers/useOffice.ts'

interface ReportButtonProps {
  /** as the server tells its progress */
  name: 'rup' | 'rup2' | 'vendor'
  /** below `/laporan/xls` */
  path: string
  label: string
}

/** Has a workbook made on the server, says how far it is, and downloads it. */
export function ReportButton({ name, path, label }: ReportButtonProps) {
  const office = useOffice()
  const [percent, setPercent] = useState(0)
  useLiveStream((hint) => {
    if (hint.jenis === 'laporan' && hint.nama === name)
      setPercent(Math.round((hint.bagian ?? 0) * 100))
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () => office.unduhLaporan(path),
    onMutate: () => setPercent(0),
    onError: (error) => showAlert(errorMessage(error), 'error'),
  })
  return (
    <div>
      <Button
        variant="outlined"
        startIcon={<Download />}
        onClick={() => mutate()}
        disabled={isPending}
      >
        {label}
      </Button>
      {isPending && (
        <div role="status">
          <LinearProgress
            aria-label={label}
            {...(percent > 0 ? { variant: 'determinate' as const, value: percent } : {})}
          />
          <Typography variant="caption">{laporan.layar.menyusun(percent)}</Typography>
        </div>
      )}
    </div>
  )
}
