import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { FormProvider, useForm, useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import type { Change } from '@eproc/domain/common/change'
import { rupiah } from '@eproc/domain/common/format'
import type { SpkAnswer } from '@eproc/domain/spk/answers'
import { aturanSpk, jumlahSpk, TIPE_BIAYA, type HeaderInput } from '@eproc/domain/spk/aturan_spk'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { useOffice } from '../providers/useOffice.ts'
import { useDeed } from '../shared/deed/useDeed.ts'
import { changeOf } from '../shared/stale/change.ts'
import { useUnsaved } from '../shared/unsaved/unsaved.ts'
import { CostGroup, type SpkValues } from './CostGroup.tsx'
import { StaleSpk } from './StaleSpk.tsx'
import { toValues } from './values.ts'

/** The builder: two groups with live totals, Save and Download. What is typed outlives that somebody else saves first. */
export function SpkForm({ spk }: { spk: SpkAnswer }) {
  const { totalPagu } = spk
  const form = useForm<SpkValues>({
    defaultValues: toValues(spk),
    resolver: rulesResolver<SpkValues>((v) => aturanSpk(v.spk ?? [], { totalPagu })),
  })
  const { isDirty } = form.formState
  useUnsaved(isDirty)
  const { base, read, theirs, save, saving } = useSaveSpk(form, spk)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(e) => void form.handleSubmit(save)(e)}
        style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {theirs && <StaleSpk base={base} {...theirs} />}
        {TIPE_BIAYA.map((tipe) => (
          <CostGroup key={tipe} tipe={tipe} />
        ))}
        <Footer spk={read} saving={saving} />
      </form>
    </FormProvider>
  )
}

/**
 * `base` is what the form started from, `theirs` what somebody else saved meanwhile: the next save is meant for that
 * version (`read`). What is read again in the background replaces the form only while nothing is typed.
 */
function useSaveSpk(form: UseFormReturn<SpkValues>, latest: SpkAnswer) {
  const office = useOffice()
  const client = useQueryClient()
  const [base, setBase] = useState(latest)
  const [theirs, setTheirs] = useState<{ newer: SpkAnswer; change: Change | undefined }>()
  const read = theirs?.newer ?? base
  const start = useCallback(
    (spk: SpkAnswer) => {
      setBase(spk)
      setTheirs(undefined)
      form.reset(toValues(spk))
      client.setQueryData(['spk', spk.tenderId], spk)
    },
    [client, form]
  )
  const { isDirty } = form.formState
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the form, which React does not know, is reset with it
    if (!isDirty && latest.versi !== base.versi) start(latest)
  }, [isDirty, latest, base, start])
  const refused = async (message: string, error: unknown) => {
    const newer = isConflict(error) ? await office.bacaSpk(base.tenderId) : read
    if (newer.versi === read.versi) showAlert(text.gagal(message), 'error')
    else setTheirs({ newer, change: changeOf(error) })
  }
  const { mutate, isPending } = useDeed(
    (provider, { spk }: SpkValues) =>
      provider.simpanSpk({ tenderId: base.tenderId, versi: read.versi, spk }),
    {
      onDone: ({ data }) => start(data),
      onFailed: (message, error) => void refused(message, error),
    }
  )
  return { base, read, theirs, save: (values: SpkValues) => mutate(values), saving: isPending }
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

function Footer({ spk, saving }: { spk: SpkAnswer; saving: boolean }) {
  const office = useOffice()
  const list = useWatch<SpkValues, 'spk'>({ name: 'spk' }) as HeaderInput[]
  const { errors, isDirty } = useFormState<SpkValues>()
  const total = jumlahSpk(list ?? [])
  const problem = errors.spk?.message ?? errors.spk?.root?.message
  const fetchPdf = () =>
    office
      .unduhSpk(spk.tenderId, `SPK-${spk.kode}.pdf`)
      .catch((error: unknown) => showAlert(errorMessage(error), 'error'))
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'end' }}>
      <Typography variant="h6" component="p" aria-live="polite">
        {`${text.total} ${rupiah(total)}`}
      </Typography>
      <Typography color={total > spk.totalPagu ? 'error' : 'text.secondary'}>
        {text.totalHps(rupiah(spk.totalPagu))}
      </Typography>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
        <Button disabled={spk.versi === null || isDirty} onClick={() => void fetchPdf()}>
          {text.unduh}
        </Button>
        <Button type="submit" variant="contained" loading={saving}>
          {text.simpan}
        </Button>
      </div>
      {isDirty && spk.versi !== null && <FormHelperText>{text.simpanDulu}</FormHelperText>}
    </div>
  )
}
