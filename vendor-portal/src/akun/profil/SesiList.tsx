import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SesiRow } from '@eproc/domain/akun/answers'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { notify, showAlert } from '@eproc/ui/api/notice.ts'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { FocusRescue } from '@eproc/ui/layout/focus_rescue.ts'
import { Loaded } from '../../app/Loaded.tsx'

const t = kodeMasuk.sesi

const Rows = styled('ul')(({ theme }) => ({
  'listStyle': 'none',
  'margin': '0 0 24px',
  'padding': 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}))

const nameOf = (s: SesiRow): string => t.perangkat(s.peramban, s.sistem)

/** Where the account is signed in, with device and place; each can be ended. */
export function SesiList() {
  const [ending, setEnding] = useState<SesiRow | null>(null)
  const sessions = useQuery({
    queryKey: ['sesi'],
    queryFn: () => api.list<SesiRow>('/api/sesi'),
  })
  const end = async ({ id }: SesiRow) => {
    setEnding(null)
    try {
      const { message } = await api.delete(`/api/sesi/${id}`)
      notify(message)
    } catch (failure) {
      showAlert(errorMessage(failure))
    }
    await sessions.refetch()
  }
  return (
    <>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t.judul}
      </Typography>
      <Loaded query={sessions}>{(data) => <Sessions {...data} onEnd={setEnding} />}</Loaded>
      <ConfirmDialog
        open={ending !== null}
        title={t.akhiriTanya}
        button={t.akhiri}
        destructive
        onConfirm={() => ending && void end(ending)}
        onCancel={() => setEnding(null)}
      >
        {ending && t.akhiriIsi(nameOf(ending))}
      </ConfirmDialog>
    </>
  )
}

interface SessionsProps {
  rows: readonly SesiRow[]
  total: number
  onEnd: (one: SesiRow) => void
}

function Sessions({ rows, total, onEnd }: SessionsProps) {
  return (
    <>
      <Rows>
        {rows.map((s) => (
          <li key={s.id}>
            <div style={{ flex: '1 1 260px', minWidth: 0 }}>
              <Typography component="div" sx={{ fontWeight: 600 }}>
                {nameOf(s)}
              </Typography>
              <Typography component="div" color="text.secondary" sx={{ fontSize: '0.875rem' }}>
                {[
                  s.alamatIp && t.dari(s.alamatIp),
                  t.masuk(tanggalWaktu(s.dibuatPada)),
                  t.terakhir(tanggalWaktu(s.terakhirPada)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </div>
            {s.ini ? (
              <StatusChip color="hijau" text={t.ini} />
            ) : (
              <>
                <FocusRescue />
                <Button
                  size="small"
                  color="error"
                  aria-label={t.akhiriNama(nameOf(s))}
                  onClick={() => onEnd(s)}
                >
                  {t.akhiri}
                </Button>
              </>
            )}
          </li>
        ))}
      </Rows>
      {total > rows.length && (
        <Typography color="text.secondary" sx={{ mb: 3 }}>
          {t.lainnya(total - rows.length)}
        </Typography>
      )}
    </>
  )
}
