import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { use, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { umum } from '@eproc/i18n/id/umum'
import { diubahOleh, usang as t } from '@eproc/i18n/id/usang'
import { MessageBox } from '../feedback/MessageBox.tsx'
import { same } from './same_value.ts'
import { LabelContext, ToldContext } from './use_field.ts'

/** What somebody else saved meanwhile: each field that they changed, and whether it was changed here, too. */
export interface Newer {
  fields: readonly { name: string; theirs: unknown; both: boolean }[]
  /** names of stored documents, which are no value of the form */
  documents: Readonly<Record<string, string>>
  /** the record is there no more: the next save adds it */
  gone: boolean
  /** who saved first, as far as it is told */
  change?: Change | undefined
}

const List = styled('dl')({
  'margin': '8px 0 0',
  'display': 'grid',
  'gap': 12,
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})

/**
 * Somebody saved the same record first. What was changed only there is in the form already; where both changed a field,
 * their value stands beside what was typed, and one click takes it. Takes the focus each time.
 */
export default function StaleFields({ newer }: { newer: Newer }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [newer])
  return (
    <MessageBox tone="warning" title={newer.gone ? t.gone : t.title} ref={box} tabIndex={-1}>
      {newer.change &&
        `${diubahOleh(newer.change.diubahOleh, tanggalWaktu(newer.change.diubahPada))} `}
      {newer.gone ? t.goneBody : newer.fields.length > 0 ? t.body : t.same}
      {newer.fields.length > 0 && (
        <List>
          {newer.fields.map((field) => (
            <Field key={field.name} {...field} document={newer.documents[field.name]} />
          ))}
        </List>
      )}
    </MessageBox>
  )
}

interface FieldProps {
  name: string
  theirs: unknown
  both: boolean
  document: string | undefined
}

function Field({ name, theirs, both, document }: FieldProps) {
  const { watch, setValue } = useFormContext()
  const label = use(LabelContext)?.get(name) ?? name
  const words = use(ToldContext)?.get(name) ?? String
  const mine: unknown = watch(name)
  const told = (value: unknown) =>
    (value instanceof File ? value.name : words(value ?? '')) || umum.tanpaNilai
  return (
    <div>
      <dt>{label}</dt>
      <dd>{t.theirs(document ?? told(theirs))}</dd>
      {both && !same(mine, theirs) ? (
        <dd>
          {t.yours(told(mine))}{' '}
          <Button
            size="small"
            aria-label={t.takeFor(label)}
            onClick={() => setValue(name, theirs, { shouldDirty: true })}
          >
            {t.take}
          </Button>
        </dd>
      ) : (
        <dd>{t.taken}</dd>
      )}
    </div>
  )
}
