/** Cells that several tables of the tender have, as fields of react-admin: they read the row around them. */
import { useFieldValue } from 'react-admin'
import { STATUS_REKANAN_PESERTA, type StatusRekanan } from '@eproc/domain/common/choices'
import { angka, rupiah, tanggalWaktu } from '@eproc/domain/common/format'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'

interface FieldProps {
  source: string
}
const useValue = <T,>({ source }: FieldProps) =>
  useFieldValue<Record<string, T | null>>({ source }) as T | null

/** Nothing: a dash in a table; in a phone's card the pair is left out. */
export const Dash = () => <span data-kosong="">{umum.tanpaNilai}</span>
export const OrDash = (p: FieldProps) => useValue<string | number>(p) ?? <Dash />
export const TimeField = (p: FieldProps) => tanggalWaktu(useValue<string>(p))
export const RupiahField = (p: FieldProps) => rupiah(useValue<number>(p))
export const ScoreField = (p: FieldProps) => angka(useValue<number>(p), 2)
/** Beside the name of a rekanan, wherever staff decide about it (decisions §3). */
export const Blacklisted = ({ row }: { row: { blacklist: boolean } | undefined }) =>
  row?.blacklist && <StatusChip color="merah" text={tenderStaf.blacklist} />
export function StatusRekananField(p: FieldProps) {
  const kode = useValue<StatusRekanan | null>(p)
  return kode ? <StatusChip list={STATUS_REKANAN_PESERTA} kode={kode} /> : umum.tanpaNilai
}
