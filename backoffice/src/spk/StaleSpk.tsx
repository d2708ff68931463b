import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SpkAnswer } from '@eproc/domain/spk/answers'
import type { HeaderInput } from '@eproc/domain/spk/aturan_spk'
import { office } from '@eproc/i18n/id/resources_office'
import { spkLayar } from '@eproc/i18n/id/spk_office'
import { umum } from '@eproc/i18n/id/umum'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { StaleTable } from '../shared/stale/StaleTable.tsx'
import type { SpkValues } from './CostGroup.tsx'
import { spokenLines, toValues } from './values.ts'

const text = office.stale

/** Somebody saved first: line by line, theirs beside what stands in the form. Nothing typed is lost. */
export function StaleSpk({ base, newer }: { base: SpkAnswer; newer: SpkAnswer }) {
  const { setValue } = useFormContext<SpkValues>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [newer])
  const mine = spokenLines((useWatch<SpkValues, 'spk'>({ name: 'spk' }) ?? []) as HeaderInput[])
  const [old, theirs] = [spokenLines(base.spk), spokenLines(newer.spk)]
  const differing = [...new Set([...theirs.keys(), ...old.keys(), ...mine.keys()])].filter(
    (line) => theirs.get(line) !== mine.get(line)
  )
  return (
    <MessageBox tone="warning" title={text.title} ref={box} tabIndex={-1}>
      {differing.length === 0 ? text.same : text.body}
      {differing.length > 0 && (
        <>
          <StaleTable
            rows={differing.map((line) => ({
              name: line,
              theirs: theirs.get(line) ?? umum.tanpaNilai,
              mine: mine.get(line) ?? umum.tanpaNilai,
            }))}
          />
          <Button
            size="small"
            onClick={() => setValue('spk', toValues(newer).spk, { shouldDirty: true })}
          >
            {spkLayar.pakaiTerbaru}
          </Button>
        </>
      )}
    </MessageBox>
  )
}
