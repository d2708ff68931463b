import Download from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { angka } from '@eproc/domain/common/format'
import type { ImporDiperiksa } from '@eproc/domain/rup/answers'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { downloadErrors } from './errors_xlsx.ts'

const text = rupLayar.kegiatan.impor
/** More are read in the downloaded list, which says so where it does not have all of them. */
const SHOWN = 200

const Scroll = styled('div')(({ theme }) => ({
  'overflow': 'auto',
  'maxHeight': 420,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  '& table': { width: '100%', minWidth: 620, borderCollapse: 'collapse' },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    padding: '8px 12px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 400,
  },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& td:first-of-type, & tbody th': { whiteSpace: 'nowrap' },
  '& .isi': { overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
}))

/** What is wrong, by row and column of the sheet; on a phone the table scrolls in its frame. */
export function ImportErrors({ checked }: { checked: ImporDiperiksa }) {
  const { errors, errorCount } = checked
  return (
    <>
      <MessageBox tone="error" title={text.errors(angka(errorCount))}>
        {text.errorHint}
      </MessageBox>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<Download />}
          onClick={() =>
            void downloadErrors(checked).catch((error: unknown) => showAlert(errorMessage(error)))
          }
        >
          {text.downloadErrors}
        </Button>
        {errorCount > SHOWN && (
          <Typography variant="caption" color="text.secondary">
            {text.tampil(angka(SHOWN), angka(errorCount))}
          </Typography>
        )}
      </div>
      <Scroll tabIndex={0} role="group" aria-label={text.errorList}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.kolom.baris}</th>
              <th scope="col">{text.kolom.kolom}</th>
              <th scope="col">{text.kolom.pesan}</th>
              <th scope="col">{text.kolom.isi}</th>
            </tr>
          </thead>
          <tbody>
            {errors.slice(0, SHOWN).map((g) => (
              <tr key={`${g.baris} ${g.kolom} ${g.pesan}`}>
                <th scope="row">{g.baris}</th>
                <td>{g.kolom}</td>
                <td>{g.pesan}</td>
                <td className="isi">{g.isi}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  )
}
