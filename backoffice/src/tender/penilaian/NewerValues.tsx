import { useEffect, useState } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { useFormContext, type FieldValues, type UseFormGetValues } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import { StaleMessage, StaleTable } from '../../shared/stale/StaleMessage.tsx'
import { valueInWords } from './value_words.ts'
import { differing, same, sourceOf, type FlatRow } from './fields.ts'

/** A value that somebody saved while this form held another one. */
interface Newer {
  at: number
  field: string
  before: unknown
  theirs: unknown
}

/** What the form holds of a row. */
type ValuesOf = (row: EvaluasiStaf) => FlatRow
type Rows = readonly EvaluasiStaf[]

const newerOf = (before: Rows, now: Rows, valuesOf: ValuesOf): Newer[] =>
  now.flatMap((row, at) => {
    const was = before[at]
    if (!was || was.versi === row.versi) return []
    const [old, theirs] = [valuesOf(was), valuesOf(row)]
    return differing(theirs, old).map((field) => ({
      at,
      field,
      before: old[field],
      theirs: theirs[field],
    }))
  })

const mineOf = (getValues: UseFormGetValues<FieldValues>, { at, field }: Newer): unknown =>
  getValues(sourceOf(at, field))

interface NewerValuesProps {
  rows: Rows
  valuesOf: ValuesOf
  /** who saved first, of a save that was refused for it */
  change: Change | undefined
}

/**
 * Another member saved: what was not touched here takes their values at once, what was is shown beside theirs. The next
 * save is meant for the versions that are shown.
 */
export function NewerValues({ rows, valuesOf, change }: NewerValuesProps) {
  const { getValues, register, resetField, setValue, watch } = useFormContext()
  const resource = useResourceContext()
  const t = useTranslate()
  const [read, setRead] = useState(rows)
  const [newer, setNewer] = useState<readonly Newer[]>([])
  const [asked, setAsked] = useState<readonly Newer[]>([])
  if (read !== rows) {
    const all = newerOf(read, rows, valuesOf)
    setRead(rows)
    setNewer(all)
    const mine = all.filter((one) => {
      const typed = mineOf(getValues, one)
      return !same(typed, one.before) && !same(typed, one.theirs)
    })
    if (mine.length > 0) setAsked(mine)
  }
  useEffect(() => {
    for (const one of newer) {
      const name = sourceOf(one.at, one.field)
      const typed = mineOf(getValues, one)
      const touched = !same(typed, one.before)
      // Only what the form knows is reset, and it has not seen the fields of who was never in view.
      register(name)
      resetField(name, { defaultValue: one.theirs })
      if (touched) setValue(name, typed, { shouldDirty: true })
    }
  }, [newer, getValues, register, resetField, setValue])
  if (asked.length === 0) return null
  return (
    <StaleMessage newer={asked} change={change} differing>
      <StaleTable
        rows={asked.map((one) => {
          const source = sourceOf(one.at, one.field)
          const label = t(`resources.${resource}.fields.listEvaluasi.${one.field}`)
          const mine: unknown = watch(source)
          const take = () => setValue(source, one.theirs, { shouldDirty: true })
          return {
            name: `${rows[one.at]!.nama}: ${label}`,
            theirs: valueInWords(one.field, one.theirs),
            mine: valueInWords(one.field, mine),
            take: !same(mine, one.theirs) && take,
          }
        })}
      />
    </StaleMessage>
  )
}
