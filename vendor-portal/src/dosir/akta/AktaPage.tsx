import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ID_BELUM_ADA } from '@eproc/domain/dosir/bagian'
import { aturanAkta, MAKS_AKTA, type AktaInput } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import type { Akta } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { toFormData } from '@eproc/ui/api/api.ts'
import { useFormDraft } from '@eproc/ui/draft/useFormDraft.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { BagianDosir } from '../BagianDosir.tsx'
import { FieldGroup, FieldGrid } from '../FieldGrid.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { useStale } from '../../app/stale.tsx'
import { SaveEnd, useSectionSave } from '../section_save.tsx'
import { useDasar, useBagian, useRekananId } from '../useDosir.ts'

const t = dosirLayar.akta

/** Akta Pendirian and Akta Perubahan Terakhir in one form (S2 §2.2). */
export default function AktaPage() {
  const id = useRekananId()
  const query = useBagian<Akta>('akta', (v) => `/vendor/register3/akta/${v}`)
  return (
    <BagianDosir bagian="akta" title={t.title}>
      {id !== null && <Loaded query={query}>{(data) => <AktaForm first={data} />}</Loaded>}
    </BagianDosir>
  )
}

const initialInput = (data: Akta | null): AktaInput => ({
  aktaANo: data?.aktaANo ?? '',
  aktaATgl: data?.aktaATgl ?? '',
  aktaANotaris: data?.aktaANotaris ?? '',
  aktaADoc: null,
  aktaUNo: data?.aktaUNo ?? '',
  aktaUTgl: data?.aktaUTgl ?? '',
  aktaUNotaris: data?.aktaUNotaris ?? '',
  aktaUDoc: null,
})

/** The form with its rules, and what sends it. */
function useAktaForm(first: Akta) {
  const [data, setData] = useState(first)
  const dasar = useDasar()
  const vendorId = useRekananId()
  const isNew = data.aktaId === ID_BELUM_ADA
  const form = useForm<AktaInput>({
    defaultValues: initialInput(data),
    resolver: rulesResolver((input) =>
      aturanAkta(input, {
        ...dasar(),
        tersimpan: { aktaADoc: Boolean(data.aktaADoc), aktaUDoc: Boolean(data.aktaUDoc) },
      })
    ),
  })
  const draft = useFormDraft(form, 'akta')
  const stale = useStale<Akta, AktaInput>({
    start: data,
    setStart: setData,
    form,
    initial: initialInput,
    queryKey: ['dosir', vendorId, 'akta'],
    find: (answer) => answer as Akta | undefined,
  })
  const { send, saving } = useSectionSave(
    stale,
    isNew ? dosirLayar.errors.save : dosirLayar.errors.edit
  )
  const submit = async (input: AktaInput) => {
    const body = toFormData({ ...input, vendorId, aktaId: data.aktaId, versi: data.versi })
    const path = isNew ? '/vendor/register3/akta' : '/vendor/register3/akta/update'
    await send(path, body)
  }
  return { data, form, draft, submit, saving, notice: stale.notice }
}

function AktaForm({ first }: { first: Akta }) {
  const { data, form, draft, submit, saving, notice } = useAktaForm(first)
  return (
    <Form form={form} draft={draft} onSubmit={submit}>
      {notice}
      <AktaFields side="A" title={t.pendirian} data={data} required />
      <AktaFields side="U" title={t.perubahan} hint={t.perubahanHint} data={data} />
      <SaveEnd {...saving} />
    </Form>
  )
}

interface AktaFieldsProps {
  /** A akta pendirian, U akta perubahan terakhir */
  side: 'A' | 'U'
  title: string
  hint?: string
  data: Akta
  required?: boolean
}

function AktaFields({ side, title, hint, data, required = false }: AktaFieldsProps) {
  const dokumen = `akta${side}Doc` as const
  return (
    <FieldGroup>
      <legend>{title}</legend>
      {hint && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {hint}
        </Typography>
      )}
      <FieldGrid>
        <FormText
          name={`akta${side}No`}
          label={t.nomor}
          max={MAKS_AKTA.aktaANo}
          required={required}
        />
        <FormDate name={`akta${side}Tgl`} label={t.tanggal} required={required} />
        <FormText
          name={`akta${side}Notaris`}
          label={t.notaris}
          max={MAKS_AKTA.aktaANotaris}
          required={required}
        />
        <div data-lebar>
          <FormFile
            name={dokumen}
            label={t.dokumen}
            kind={DOKUMEN.akta[dokumen].jenis}
            stored={data[dokumen]}
            storedName={data.berkas[dokumen]?.nama ?? null}
            required={required}
          />
        </div>
      </FieldGrid>
    </FieldGroup>
  )
}
