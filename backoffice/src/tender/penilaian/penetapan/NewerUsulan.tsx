import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { PenetapanDetails } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { StaleMessage, StaleTable } from '../../../shared/stale/StaleMessage.tsx'
import { rankSource } from './ranks.ts'

const teks = tenderStaf.penetapan

const rankIn = (list: readonly PenetapanDetails[], { vendorId }: PenetapanDetails) =>
  list.find((u) => u.vendorId === vendorId)?.urutan ?? 0

/**
 * An evaluation that somebody saved has changed what the system proposes: ranks that nobody has typed go with it, typed
 * ones stay beside the newer.
 */
export function NewerUsulan({ usulan }: { usulan: readonly PenetapanDetails[] }) {
  const { getValues, register, resetField, setValue, watch } = useFormContext()
  // What the ranks in the form began with.
  const [base, setBase] = useState(usulan)
  if (base !== usulan && base.every((u) => getValues(rankSource(u)) === u.urutan)) setBase(usulan)
  useEffect(() => {
    for (const u of base) {
      // Only what the form knows is reset.
      register(rankSource(u))
      resetField(rankSource(u), { defaultValue: u.urutan })
    }
  }, [base, register, resetField])
  const changed = usulan.filter((u) => u.urutan !== rankIn(base, u))
  if (changed.length === 0) return null
  return (
    <StaleMessage newer={usulan} differing>
      <StaleTable
        rows={changed.map((u) => {
          const mine = watch(rankSource(u)) as number
          return {
            name: teks.urutanNama(u.nama),
            theirs: u.urutan || teks.tanpaUrutan,
            mine: mine || teks.tanpaUrutan,
            take:
              (mine || 0) !== u.urutan &&
              (() => setValue(rankSource(u), u.urutan, { shouldDirty: true })),
          }
        })}
      />
    </StaleMessage>
  )
}
