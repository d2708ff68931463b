import Dokumen from '@mui/icons-material/DescriptionOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import type { ShownCatatan, ShownDokumen } from './content/company.ts'

const Catatan = styled('article')(({ theme }) => ({
  'padding': '16px 0 20px',
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& h3': { margin: '0 0 8px' },
}))
const Butir = styled('dl')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(120px, 200px) minmax(0, 1fr)',
  'gap': '6px 16px',
  'margin': 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& ul': { margin: 0, paddingLeft: 18 },
  [theme.breakpoints.down('sm')]: {
    'gridTemplateColumns': '1fr',
    'gap': 0,
    '& dt': { fontSize: '0.8125rem' },
    '& dd': { marginBottom: 8 },
  },
}))
const Berkas = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 })

export interface CatatanListProps {
  catatan: readonly ShownCatatan[]
  /** The document open beside the data. */
  terbuka: string | null
  onBuka: (dokumen: ShownDokumen) => void
}

/** Content of one bagian as a list of definitions; each document is a button that opens it beside the data. */
export function CatatanList({ catatan, terbuka, onBuka }: CatatanListProps) {
  return (
    <div>
      {catatan.map((c) => (
        <Catatan key={c.id}>
          {c.judul && (
            <Typography variant="h3" component="h3">
              {c.judul}
            </Typography>
          )}
          <Butir>
            {c.butir.map(({ label, nilai }) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>
                  {Array.isArray(nilai) ? (
                    <ul>
                      {nilai.map((n: string) => (
                        <li key={n}>{n}</li>
                      ))}
                    </ul>
                  ) : (
                    (nilai ?? umum.tanpaNilai)
                  )}
                </dd>
              </div>
            ))}
          </Butir>
          {c.dokumen.length > 0 && (
            <Berkas>
              {c.dokumen.map((d) => (
                <Button
                  key={d.path}
                  size="small"
                  variant={terbuka === d.path ? 'contained' : 'outlined'}
                  startIcon={<Dokumen />}
                  aria-pressed={terbuka === d.path}
                  aria-label={verifikasi.dialog.lihatDokumen(d.label)}
                  onClick={() => onBuka(d)}
                  sx={{ whiteSpace: 'normal', textAlign: 'left' }}
                >
                  {d.label}
                </Button>
              ))}
            </Berkas>
          )}
        </Catatan>
      ))}
    </div>
  )
}
