/** Columns that the monitors share. */
import { useRecordContext, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import type { MonitorBagan, MonitorJadwal, MonitorKontrak } from '@eproc/domain/pantauan/answers'
import { LETAK_TAHAP, TENGGAT, type Tenggat } from '@eproc/domain/pantauan/tenggat'
import { teksPilihan, warnaPilihan } from '@eproc/domain/common/choices'
import { pantauan } from '@eproc/i18n/id/pantauan'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'

type OfPaket = Pick<MonitorBagan, 'paketId' | 'nama' | 'bolehBuka'>

const paketAddress = ({ paketId }: OfPaket) => `/rup/paket/penyedia/ulp/${paketId}/show`

/** A click on a row opens its package, where the caller may read it. */
export const openPaket = (_id: unknown, _resource: string, record: RaRecord): string | false => {
  const row = record as unknown as OfPaket
  return row.bolehBuka && paketAddress(row)
}

/** The package's name, a link as far as the caller may open it. */
export function PaketField() {
  const row = useRecordContext<MonitorBagan>()
  return row ? <PaketName {...row} /> : null
}

export const PaketName = (row: OfPaket) =>
  row.bolehBuka ? (
    <Link to={paketAddress(row)} onClick={(click) => click.stopPropagation()}>
      {row.nama}
    </Link>
  ) : (
    row.nama
  )

/** How long it still is, in words and in colour. */
const Sisa = ({ hari, tenggat }: { hari: number | null; tenggat: Tenggat }) => (
  <StatusChip
    color={tenggat === 'tanpaBatas' ? 'abu' : warnaPilihan(TENGGAT, tenggat)}
    text={pantauan.sisa(hari)}
  />
)

export function SisaField() {
  const row = useRecordContext<Pick<MonitorKontrak, 'id' | 'hari' | 'tenggat'>>()
  return row ? <Sisa {...row} /> : null
}

export const keadaanTahap = (row: Pick<MonitorJadwal, 'letak' | 'ditunda'>): string =>
  row.ditunda
    ? `${teksPilihan(LETAK_TAHAP, row.letak)}, ${pantauan.ditunda.toLowerCase()}`
    : teksPilihan(LETAK_TAHAP, row.letak)

/** A stage that runs says how long; any other, that it does not run. */
export function TahapField() {
  const row = useRecordContext<MonitorJadwal>()
  if (!row) return null
  const { letak } = row
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 6 }}>
      {letak === 'kini' ? (
        <Sisa {...row} />
      ) : (
        <StatusChip
          color={letak === 'nanti' ? 'biru' : 'abu'}
          text={teksPilihan(LETAK_TAHAP, letak)}
        />
      )}
      {row.ditunda && <StatusChip color="kuning" text={pantauan.ditunda} />}
    </span>
  )
}
