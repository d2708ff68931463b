import { useEffect } from 'react'
import { useResourceContext, useTranslate, useTranslateLabel, type RaRecord } from 'react-admin'
import { get, useFormContext, useFormState } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import type { InputNames } from '../form/FormErrors.tsx'
import { StaleMessage, StaleTable } from './StaleMessage.tsx'
import { asItIs, type Told } from './told.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Somebody saved first: shows, field by field, their value beside what was typed. Nothing typed is lost; the next save
 * is meant for the version that is shown here.
 */
export function StaleNotice({
  newer,
  change,
  told,
  names = {},
}: {
  newer: RaRecord
  change?: Change | undefined
  told?: Told
  names?: InputNames
}) {
  const { setValue, watch } = useFormContext()
  const { defaultValues: start = {} } = useFormState()
  const label = useTranslateLabel()
  const resource = useResourceContext()!
  useEffect(() => setValue('versi', newer.versi), [newer, setValue])
  const t = useTranslate()
  // What the resource has no word for is nothing that was typed: times, joined rows.
  const hasWord = (source: string) => t(`resources.${resource}.fields.${source}`, { _: '' }) !== ''
  const fields = told ? Object.keys(told) : Object.keys(newer).filter(hasWord)
  const theirs = (source: string): unknown => get(newer, source)
  const differing = fields.filter((f) => !same(theirs(f), get(start, f)))
  const shown = (source: string, value: unknown) => (told?.[source] ?? asItIs)(value) || '-'
  return (
    <StaleMessage newer={newer} change={change} differing={differing.length > 0}>
      <StaleTable
        rows={differing.map((source) => {
          const named = names[source]
          const name = typeof named === 'string' ? named : String(label({ source, resource }))
          const mine: unknown = watch(source)
          const take = () => setValue(source, theirs(source), { shouldDirty: true })
          return {
            name,
            theirs: shown(source, theirs(source)),
            mine: shown(source, mine),
            take: !same(mine, theirs(source)) && take,
          }
        })}
      />
    </StaleMessage>
  )
}
