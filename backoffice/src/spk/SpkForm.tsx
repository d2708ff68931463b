import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm, useFormState, useWatch } from 'react-hook-form'
import { rupiah } from '@eproc/domain/common/format'
import type { SpkAnswer } from '@eproc/domain/spk/answers'
import { aturanSpk, jumlahSpk, TIPE_BIAYA, type HeaderInput } from '@eproc/domain/spk/aturan_spk'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { useOffice } from '../providers/useOffice.ts'
import { useDeed } from '../shared/deed/useDeed.ts'
import { CostGroup, type SpkValues } from './CostGroup.tsx'

/** The builder: two groups with live totals, Save and Download. */
export function SpkForm({ spk }: { spk: SpkAnswer }) {
  const { totalPagu } = spk
  const form = useForm<SpkValues>({
    defaultValues: { spk: spk.spk.map(toValues) },
    resolver: rulesResolver<SpkValues>((v) => aturanSpk(v.spk ?? [], { totalPagu })),
  })
  const client = useQueryClient()
  const save = useDeed(
    (office, v: SpkValues) =>
      office.simpanSpk({ tenderId: spk.tenderId, versi: spk.versi, spk: v.spk }),
    {
      onDone: () => void client.invalidateQueries({ queryKey: ['spk', spk.tenderId] }),
      onFailed: (message) => showAlert(text.gagal(message), 'error'),
    }
  )
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(e) => void form.handleSubmit((v) => save.mutate(v))(e)}
        style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {TIPE_BIAYA.map((tipe) => (
          <CostGroup key={tipe} tipe={tipe} />
        ))}
        <Footer spk={spk} saving={save.isPending} />
      </form>
    </FormProvider>
  )
}

const toValues = (h: SpkAnswer['spk'][number]): SpkValues['spk'][number] => ({
  nama: h.nama,
  tipeBiaya: h.tipeBiaya,
  spk_pekerjaan: h.spk_pekerjaan.map(({ nama, quantity, satuan, hargaSatuan }) => ({
    nama,
    quantity,
    satuan,
    hargaSatuan,
  })),
})

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
