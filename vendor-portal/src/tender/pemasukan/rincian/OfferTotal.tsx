import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { rupiah } from '@eproc/domain/common/format'
import type { BarisPekerjaan } from '@eproc/domain/tender/penawaran/answers_rincian'
import { rincianHarga } from '@eproc/i18n/id/rincian_harga'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { totalSoFar, unitPrices, type Prices } from './prices.ts'

const t = rincianHarga.layar

/** What the lines come to while they are typed, beside the HPS, which everybody knows. */
export function OfferTotal({
  lines,
  hps,
}: {
  lines: readonly BarisPekerjaan[]
  hps: number | null
}) {
  const prices = useWatch<{ prices: Prices }, 'prices'>({ name: 'prices' })
  const total = totalSoFar(lines, prices)
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <dl
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4px 24px',
          margin: 0,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Amount name={t.total} value={rupiah(total)} />
        {hps !== null && <Amount name={t.hps} value={rupiah(hps)} />}
      </dl>
      <Typography color="text.secondary">
        {t.terisi(unitPrices(lines, prices).length, lines.length)}
      </Typography>
      <div role="status">
        <AboveHps total={total} hps={hps} />
      </div>
    </div>
  )
}

const Amount = ({ name, value }: { name: string; value: string }) => (
  <div style={{ display: 'flex', gap: 8 }}>
    <dt>{name}</dt>
    <dd style={{ margin: 0, fontWeight: 700 }}>{value}</dd>
  </div>
)

/** Told, not refused. */
export const AboveHps = ({ total, hps }: { total: number | null; hps: number | null }) =>
  total !== null &&
  hps !== null &&
  total > hps && (
    <MessageBox tone="warning" title={t.diAtas(rupiah(hps))}>
      {t.diAtasIsi}
    </MessageBox>
  )
