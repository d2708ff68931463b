import { useFormContext, useWatch } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import type { KegiatanSiap, RincianPaket } from '@eproc/domain/paket/answers'
import { StaleMessage, StaleTable } from '../../shared/stale/StaleMessage.tsx'
import { twoValues } from '../show/two_values.tsx'
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
  return (
    <StaleMessage newer={newer} change={change} differing={fields.length > 0}>
      <StaleTable
        rows={fields.map((field) => {
          const [name, newest, typed] = twoValues(field, spoken(field, theirs), spoken(field, mine))
          const take = () => setValue(field, theirs[field], { shouldDirty: true })
          return {
            name,
            theirs: newest,
            mine: typed,
            take: !same(mine[field], theirs[field]) && take,
          }
        })}
      />
    </StaleMessage>
  )
}
