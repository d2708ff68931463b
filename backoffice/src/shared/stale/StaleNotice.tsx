import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useResourceContext, useTranslate, useTranslateLabel, type RaRecord } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { office } from '@eproc/i18n/id/resources_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { StaleTable } from './StaleTable.tsx'

const text = office.stale

/** Fields by their source, each with the words for its value. */
export type Told = Readonly<Record<string, (value: unknown) => string>>

export const asItIs = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/**
 * Somebody saved first: shows, field by field, their value beside what was typed. Nothing typed is lost; the next save
 * is meant for the version that is shown here.
 */
export function StaleNotice({ newer, told }: { newer: RaRecord; told?: Told }) {
  const { setValue, watch } = useFormContext()
  const { defaultValues: start = {} } = useFormState()
  const label = useTranslateLabel()
  const resource = useResourceContext()!
  useEffect(() => setValue('versi', newer.versi), [newer, setValue])
  const t = useTranslate()
  // What the resource has no word for is nothing that was typed: times, joined rows.
  const hasWord = (source: string) => t(`resources.${resource}.fields.${source}`, { _: '' }) !== ''
  const fields = told ? Object.keys(told) : Object.keys(newer).filter(hasWord)
  const differing = fields.filter((f) => JSON.stringify(newer[f]) !== JSON.stringify(start[f]))
  const shown = (source: string, value: unknown) => (told?.[source] ?? asItIs)(value) || '-'
  return (
    <MessageBox tone="warning" title={text.title}>
      {differing.length === 0 ? text.same : text.body}
      {differing.length > 0 && (
        <StaleTable
          rows={differing.map((source) => {
            const name = String(label({ source, resource }))
            const mine: unknown = watch(source)
            return {
              name,
              theirs: (
                <>
                  {shown(source, newer[source])}
                  {mine !== newer[source] && (
                    <Button
                      size="small"
                      sx={{ px: 0, whiteSpace: 'normal', textAlign: 'left' }}
                      aria-label={text.takeFor(name)}
                      onClick={() => setValue(source, newer[source], { shouldDirty: true })}
                    >
                      {text.take}
                    </Button>
                  )}
                </>
              ),
              mine: shown(source, mine),
            }
          })}
        />
      )}
    </MessageBox>
  )
}
