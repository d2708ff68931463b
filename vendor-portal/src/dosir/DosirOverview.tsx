import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { bagianDosir } from '@eproc/domain/dosir/bagian'
import { tanggalPanjang } from '@eproc/domain/common/format'
import type { StatusDosir } from '@eproc/domain/dosir/answers'
import { KELOMPOK_BAGIAN, type RingkasanDosir } from '@eproc/domain/dosir/ringkasan'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { addressOf } from './record_address.ts'

const t = dosirLayar.ringkasan

const Next = styled('section')(({ theme }) => ({
  'display': 'flex',
  'flexWrap': 'wrap',
  'alignItems': 'center',
  'gap': '12px 24px',
  'padding': '20px 24px',
  'borderRadius': 12,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderLeft': `4px solid ${theme.vars.palette.primary.main}`,
  'backgroundColor': theme.vars.palette.background.paper,
  '& > div': { flex: '1 1 280px', minWidth: 0 },
}))
const Counts = styled('dl')(({ theme }) => ({
  'display': 'flex',
  'flexWrap': 'wrap',
  'gap': '8px 32px',
  'margin': 0,
  '& div': { display: 'flex', flexDirection: 'row-reverse', gap: 8, alignItems: 'baseline' },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
}))

/** What the dossier asks for: the next thing first, then how many sections stand how, then what ends soon. */
export function DosirOverview({ data }: { data: StatusDosir }) {
  const { ringkasan } = data
  return (
    <div style={{ display: 'grid', gap: 16, marginBottom: 28 }}>
      <NextStep data={data} />
      <Counts aria-label={t.judul}>
        {KELOMPOK_BAGIAN.filter((k) => ringkasan.jumlah[k] > 0).map((k) => (
          <div key={k}>
            <dt>{t.kelompok[k]}</dt>
            <dd>{ringkasan.jumlah[k]}</dd>
          </div>
        ))}
      </Counts>
      <EndsSoon list={ringkasan.akanHabis} />
    </div>
  )
}

function NextStep({ data: { bagian, ringkasan } }: { data: StatusDosir }) {
  const { berikutnya, jumlah } = ringkasan
  if (!berikutnya) {
    return (
      <MessageBox tone={jumlah.menunggu > 0 ? 'info' : 'success'}>
        {jumlah.menunggu > 0 ? t.menunggu(jumlah.menunggu) : t.selesai}
      </MessageBox>
    )
  }
  const next = bagianDosir(berikutnya.bagian)
  const { judul } = next
  const state = bagian.find((b) => b.kunci === next.kunci)
  const remark = state?.remark
  return (
    <Next aria-labelledby="dosir-berikutnya">
      <div>
        <Typography variant="caption" color="text.secondary" component="p">
          {t.berikutnya}
        </Typography>
        <Typography variant="h2" id="dosir-berikutnya">
          {t.alasan[berikutnya.alasan](judul)}
        </Typography>
        {berikutnya.alasan === 'catatan' && remark && (
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {remark}
          </Typography>
        )}
      </div>
      <Button variant="contained" component={AppLink} to={addressOf(next, state?.jumlah ?? 0)}>
        {t.buka(judul)}
      </Button>
    </Next>
  )
}

function EndsSoon({ list }: { list: RingkasanDosir['akanHabis'] }) {
  if (list.length === 0) return null
  return (
    <MessageBox tone="warning" title={t.akanHabis}>
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        {list.map((i) => (
          <li key={i.id}>
            <AppLink to={bagianDosir('ijin').path}>
              {i.jenis} {i.nomor}
            </AppLink>
            {`: ${t.sampai(tanggalPanjang(i.berlaku), i.sisaHari)}`}
          </li>
        ))}
      </ul>
    </MessageBox>
  )
}
