import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { keamanan } from '@eproc/i18n/id/keamanan_portal'
import { Explained } from './parts.tsx'

const { judul, keterangan, kolom, ancaman, cara } = keamanan.pemeriksa

const Threats = styled('table')(({ theme }) => ({
  'borderCollapse': 'collapse',
  'width': '100%',
  '& th, & td': {
    textAlign: 'start',
    verticalAlign: 'top',
    padding: '10px 24px 10px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 400,
  },
  '& thead th, & tbody th': { fontWeight: 600 },
  '& tbody th': { width: '24%' },
  '& td:nth-of-type(1)': { width: '32%' },
  // On a phone a row is a card: each cell under its column's name.
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tbody, & tr, & th, & td': { display: 'block' },
    '& tbody th, & td:nth-of-type(1)': { width: 'auto' },
    '& tr': { borderBottom: `1px solid ${theme.vars.palette.divider}`, padding: '12px 0' },
    '& th, & td': { border: 0, padding: '2px 0' },
    '& td::before': {
      content: "attr(data-label) ': '",
      color: theme.vars.palette.text.secondary,
    },
  },
}))
const Ways = styled('dl')({
  'margin': '8px 0 0',
  'display': 'grid',
  'gap': 8,
  '& dt': { fontFamily: 'monospace', overflowWrap: 'anywhere' },
  '& dd': { margin: '0 0 4px' },
})

/** /keamanan/pemeriksa: the threat model, for auditors. */
export default function PemeriksaPage() {
  return (
    <Explained path="/keamanan/pemeriksa" title={judul} description={keterangan}>
      <Threats>
        <thead>
          <tr>
            <th scope="col">{kolom.siapa}</th>
            <th scope="col">{kolom.dapat}</th>
            <th scope="col">{kolom.terlihat}</th>
          </tr>
        </thead>
        <tbody>
          {ancaman.map(({ siapa, dapat, terlihat }) => (
            <tr key={siapa}>
              <th scope="row">{siapa}</th>
              <td data-label={kolom.dapat}>{dapat}</td>
              <td data-label={kolom.terlihat}>{terlihat}</td>
            </tr>
          ))}
        </tbody>
      </Threats>
      <section aria-label={cara.judul}>
        <Typography variant="h3" component="h2">
          {cara.judul}
        </Typography>
        <Ways>
          {cara.butir.map(([apa, gunanya]) => (
            <div key={apa}>
              <dt>{apa}</dt>
              <dd>{gunanya}</dd>
            </div>
          ))}
        </Ways>
      </section>
    </Explained>
  )
}
