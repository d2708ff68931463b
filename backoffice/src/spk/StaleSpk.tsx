import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import type { SpkAnswer } from '@eproc/domain/spk/answers'
import type { HeaderInput } from '@eproc/domain/spk/aturan_spk'
import { spkLayar } from '@eproc/i18n/id/spk_office'
import { umum } from '@eproc/i18n/id/umum'
import { StaleMessage, StaleTable } from '../shared/stale/StaleMessage.tsx'
import { spokenLines, toValues } from './values.ts'

/** Somebody saved first: line by line, theirs beside what stands in the form. Nothing typed is lost; the next save is meant for the version that is shown. */
export function StaleSpk({
  base,
  newer,
  change,
}: {
  base: SpkAnswer
  newer: SpkAnswer
  change: Change | undefined
}) {
  const { setValue } = useFormContext()
  useEffect(() => setValue('versi', newer.versi), [newer, setValue])
  const mine = spokenLines((useWatch({ name: 'spk' }) ?? []) as HeaderInput[])
  const [old, theirs] = [spokenLines(base.spk), spokenLines(newer.spk)]
  const differing = [...new Set([...theirs.keys(), ...old.keys(), ...mine.keys()])].filter(
    (line) => theirs.get(line) !== mine.get(line)
  )
  return (
    <StaleMessage newer={newer} change={change} differing={differing.length > 0}>
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
    </StaleMessage>
  )
}
