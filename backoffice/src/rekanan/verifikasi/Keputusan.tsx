import Setuju from '@mui/icons-material/CheckCircleOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCanAccess, useRecordContext, useShowContext } from 'react-admin'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import type { KeputusanInput } from '../../providers/verbs/verifikasi.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'
import { Pengecualian } from './Pengecualian.tsx'
import { RemarkForm } from './RemarkForm.tsx'

const text = pemeriksaanOffice.dialog

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}))

interface KeputusanProps {
  bagian: BagianVerifikasi
  /** the content that is decided on is the one on the screen */
  shown: boolean
}

/** Box for the decision on one section; after A the chip 'Sudah Verifikasi' takes its place (S2 §4). */
export function Keputusan(props: KeputusanProps) {
  const { canAccess, isPending } = useCanAccess({ action: 'verify' })
  if (props.bagian.status === 'A') {
    return (
      <div>
        <StatusChip color="hijau" text={text.sudah} />
      </div>
    )
  }
  if (isPending) return null
  if (!canAccess) return <Typography color="text.secondary">{text.hanyaBaca}</Typography>
  return <DecisionBox {...props} />
}

function DecisionBox({ bagian, shown }: KeputusanProps) {
  const [error, setError] = useState<string | null>(null)
  return (
    <Box aria-label={text.keputusan}>
      {error && <MessageBox tone="error">{error}</MessageBox>}
      {bagian.remark && (
        <MessageBox tone="warning" title={text.remarkTerkirim}>
          <span style={{ whiteSpace: 'pre-wrap' }}>{bagian.remark}</span>
        </MessageBox>
      )}
      <RemarkForm bagian={bagian} tell={setError}>
        <ApproveButton bagian={bagian} shown={shown} tell={setError} />
        <Pengecualian bagian={bagian} />
      </RemarkForm>
    </Box>
  )
}

function ApproveButton({
  bagian,
  shown,
  tell,
}: KeputusanProps & { tell: (error: string | null) => void }) {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  const { refetch } = useShowContext()
  /* What was read when the question was asked: a change that comes meanwhile makes the yes to it stale, and only what is read after it can be asked again. */
  const [asked, setAsked] = useState<KeputusanInput | null>(null)
  const { mutate, isPending } = useDeed(
    (office, read: KeputusanInput) =>
      office.setujuiBagian(read).finally(async () => {
        await refetch()
        setAsked(null)
      }),
    { onFailed: (message) => tell(verifikasi.pesan.gagalStatus(message)) }
  )
  const approve = (read: KeputusanInput) => {
    tell(null)
    mutate(read)
  }
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Setuju />}
        disabled={!bagian.bolehSetuju || !shown || isPending}
        aria-describedby={bagian.bolehSetuju ? undefined : 'belum-siap'}
        onClick={() => setAsked({ vendor, bagian })}
      >
        {text.setujui}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={text.setujuiTanya(text.tab[bagian.kunci])}
        button={text.setujui}
        busy={isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && approve(asked)}
      >
        {text.setujuiIsi(vendor.nama)}
      </ConfirmDialog>
    </>
  )
}
