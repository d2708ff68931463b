import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'

/** By vendor; null while a member's score is missing. */
export type Averages = ReadonlyMap<number, number | null>

interface AverageScoresProps {
  rows: readonly EvaluasiStaf[]
  averages: Averages
}

/** Puts the members' averages into the form of the judging: nobody enters them there. */
export function AverageScores({ rows, averages }: AverageScoresProps) {
  const { setValue, getValues } = useFormContext()
  useEffect(() => {
    for (const [at, { vendorId }] of rows.entries()) {
      const field = `listEvaluasi.${at}.hasilTeknis`
      const average = averages.get(vendorId) ?? null
      if (average !== null && getValues(field) !== average) {
        setValue(field, average, { shouldDirty: true })
      }
    }
  }, [rows, averages, setValue, getValues])
  return null
}
