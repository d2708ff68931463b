import { useFormContext, useWatch } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import type { KegiatanSiap, RincianPaket } from '@eproc/domain/paket/answers'
import { usangOffice as text } from '@eproc/i18n/id/usang'
import { StaleMessage, TakeNewest } from '../../shared/stale/StaleMessage.tsx'
import { DifferenceTable, type Difference } from '../show/DifferenceTable.tsx'
import { useSpoken } from './spoken.ts'
import { fromPaket, type FormInput } from './values.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Somebody saved first: what they changed beside what stands in the form; nothing typed is lost. */
export function StalePaket({
  paket,
  newer,
  change,
  kegiatan,
}: {
  paket: RincianPaket
  newer: RincianPaket
  change: Change | undefined
  kegiatan: readonly KegiatanSiap[]
}) {
  const { setValue } = useFormContext<FormInput>()
  const mine = useWatch<FormInput>() as FormInput
  const spoken = useSpoken(kegiatan, [paket, newer])
  const [old, theirs] = [fromPaket(paket), fromPaket(newer)]
  const fields = (Object.keys(old) as (keyof FormInput)[]).filter((f) => !same(old[f], theirs[f]))
  const rows = fields.map((f): Difference => [f, spoken(f, theirs), spoken(f, mine)])
  return (
    <StaleMessage newer={newer} change={change} differing={rows.length > 0}>
      <DifferenceTable
        heads={[text.theirs, text.yours]}
        rows={rows}
        action={(name, label) => {
          const field = name as keyof FormInput
          if (same(mine[field], theirs[field])) return null
          const take = () => setValue(field, theirs[field], { shouldDirty: true })
          return <TakeNewest label={label} onClick={take} />
        }}
      />
    </StaleMessage>
  )
}
