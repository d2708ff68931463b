import { useFormContext, useWatch } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { StaleMessage, StaleTable } from '../../shared/stale/StaleMessage.tsx'
import { start, type DraftRow, type RevisiRead, type RevisiValues } from './revisi_draft.ts'

const step = paketLayar.editor.jadwal

/** A step in words: when, why, its number and papers. */
const told = ({ include, mulai, selesai, remark, noArsip, berkas }: DraftRow): string =>
  [
    include ? `${tanggalWaktu(mulai)} – ${tanggalWaktu(selesai)}` : step.tidakIkut,
    remark,
    noArsip && `${step.arsip}: ${noArsip}`,
    ...berkas.map(
      ({ nama, showVendor }) =>
        `${nama} (${showVendor ? paketLayar.unggah.rekanan : paketLayar.unggah.staf})`
    ),
  ]
    .filter(Boolean)
    .join(', ')

/** Somebody revised the schedule first: their steps beside those in the form; nothing typed is lost. */
export function StaleRevisi(p: {
  base: RevisiRead
  newer: RevisiRead & { change: Change | undefined }
}) {
  const { setValue } = useFormContext<RevisiValues>()
  const { listJadwal } = useWatch<RevisiValues>() as RevisiValues
  const take = ({ urut, ...theirs }: Omit<DraftRow, 'files'>) =>
    setValue(
      'listJadwal',
      listJadwal.map((row) => (row.urut === urut ? { ...row, ...theirs } : row)),
      { shouldDirty: true }
    )
  const before = new Map(start(p.base).map((row) => [row.urut, told(row)]))
  const differing = start(p.newer).filter((row) => told(row) !== before.get(row.urut))
  return (
    <StaleMessage newer={p.newer} change={p.newer.change} differing={differing.length > 0}>
      <StaleTable
        rows={differing.map(({ files: _, ...theirs }) => {
          const mine = listJadwal.find(({ urut }) => urut === theirs.urut)!
          const [newest, typed] = [told({ ...theirs, files: [] }), told(mine)]
          return {
            name: `${theirs.urut}. ${theirs.tahap}`,
            theirs: newest,
            mine: typed,
            take: newest !== typed && (() => take(theirs)),
          }
        })}
      />
    </StaleMessage>
  )
}
