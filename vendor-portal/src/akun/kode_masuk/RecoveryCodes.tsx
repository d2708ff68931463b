import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { kodeMasuk } from '@eproc/i18n/id/kode_masuk'
import { copyText } from '@eproc/ui/api/copy_text.ts'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { LeaveGuard } from '@eproc/ui/layout/LeaveGuard.tsx'

const t = kodeMasuk.layar

const Codes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: '8px 24px',
  margin: '16px 0 0',
  padding: 16,
  listStyle: 'none',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1rem',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
}))

/** Shown once: they cannot be read again. */
export function RecoveryCodes({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}) {
  const copy = () => copyText(codes.join('\n'), t.disalin)
  return (
    <FullDialog
      open
      title={t.simpanPemulihan}
      width="sm"
      onClose={onClose}
      dirty
      actions={
        <>
          <Button onClick={() => void copy()}>{t.salin}</Button>
          <Button variant="contained" onClick={onClose}>
            {t.sudahDisimpan}
          </Button>
        </>
      }
    >
      <LeaveGuard dirty kept={false} />
      <Typography>{t.pemulihanTentang}</Typography>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
    </FullDialog>
  )
}
