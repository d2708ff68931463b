import Download from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useMutation, useQuery } from '@tanstack/react-query'
import { angka, tanggalWaktu } from '@eproc/domain/common/format'
import { master } from '@eproc/i18n/id/master'
import { ui } from '@eproc/i18n/id/ui'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { useOffice } from '../providers/useOffice.ts'
import { Pairs } from '../shared/record/Pairs.tsx'

const text = master.audit
const Code = styled('code')({ fontSize: '0.8125rem', overflowWrap: 'anywhere' })

/** The journal's last seal, to be kept outside of the installation. */
export function JournalHead() {
  const office = useOffice()
  const { data, error } = useQuery({
    queryKey: ['journal-head'],
    queryFn: () => office.journalHead(),
  })
  const { mutate: download, isPending } = useMutation({
    mutationFn: () => office.downloadJournalHeads(),
    onError: (failure) => showAlert(errorMessage(failure)),
  })
  return (
    <Card component="section" aria-labelledby="journal-head" sx={{ mt: 4 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2" id="journal-head">
          {text.kepala}
        </Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {text.kepalaKeterangan}
        </Typography>
        {error && <Typography>{errorMessage(error)}</Typography>}
        {data === undefined && !error && <Typography>{ui.memuat}</Typography>}
        {data === null && <Typography>{text.kepalaKosong}</Typography>}
        {data && (
          <>
            <Pairs
              rows={[
                [text.nomor, angka(data.nomor)],
                [text.waktu, tanggalWaktu(data.waktu)],
                [text.hash, <Code>{data.hash}</Code>],
                [text.tandaTangan, <Code>{data.tandaTangan}</Code>],
              ]}
            />
            <Button
              variant="outlined"
              startIcon={<Download />}
              loading={isPending}
              onClick={() => download()}
              sx={{ justifySelf: 'start' }}
            >
              {text.unduh}
            </Button>
          </>
        )}
      </CardContent>
    </Card>
  )
}
