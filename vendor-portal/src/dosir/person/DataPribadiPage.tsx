import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ID_BELUM_ADA } from '@eproc/domain/dosir/bagian'
import {
  aturanDataPribadi,
  MAKS_DATA_PRIBADI,
  type DataPribadiInput,
} from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import { npwp } from '@eproc/domain/common/format'
import type { DataPribadi } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { toFormData } from '@eproc/ui/api/api.ts'
import { useFormDraft } from '@eproc/ui/draft/useFormDraft.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { useSession } from '@eproc/ui/session/session.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { BagianDosir } from '../BagianDosir.tsx'
import { FieldGroup, FieldGrid } from '../FieldGrid.tsx'
import { AlamatFields } from '../AlamatFields.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { useStale } from '../../app/stale.tsx'
import { FormulirLink, SaveEnd, useSectionSave } from '../section_save.tsx'
import { useDasar, useBagian, useRekananId } from '../useDosir.ts'

const t = dosirLayar.person
const p = dosirLayar.perusahaan

/** Data Pribadi of an individual rekanan (S2 §2.3). */
export default function DataPribadiPage() {
  const id = useRekananId()
  const query = useBagian<DataPribadi | null>(
    'dataPribadi',
    (v) => `/vendor/person/data-pribadi/${v}`
  )
  return (
    <BagianDosir bagian="dataPribadi" title={t.title}>
      {id === null ? (
        <DataPribadiForm first={null} />
      ) : (
        <Loaded query={query} failed={dosirLayar.errors.muatPribadi}>
          {(data) => <DataPribadiForm first={data} />}
        </Loaded>
      )}
    </BagianDosir>
  )
}

const FILES = ['fileKtp', 'fileNpwp', 'fileFormulir'] as const

const initialInput = (data: DataPribadi | null): DataPribadiInput => ({
  nama: data?.nama ?? '',
  noKtp: data?.noKtp ?? '',
  npwp: npwp(data?.npwp),
  alamat: data?.alamat ?? '',
  provinsi: data?.provinsi ?? '',
  kabkod: data?.kabkod ?? '',
  kodepos: data?.kodepos ?? '',
  telepon: data?.telepon ?? '',
  email: data?.email ?? '',
  fileKtp: null,
  fileNpwp: null,
  fileFormulir: null,
})

/** The form with its rules, and what sends it. */
function useDataPribadiForm(first: DataPribadi | null) {
  const [data, setData] = useState(first)
  const dasar = useDasar()
  const id = useRekananId()
  const { pengguna } = useSession()
  const form = useForm<DataPribadiInput>({
    defaultValues: initialInput(data),
    resolver: rulesResolver((input) =>
      aturanDataPribadi(input, {
        ...dasar(),
        tersimpan: Object.fromEntries(FILES.map((b) => [b, Boolean(data?.[b])])),
      })
    ),
  })
  const draft = useFormDraft(form, 'dataPribadi')
  const stale = useStale<DataPribadi, DataPribadiInput>({
    start: data,
    setStart: setData,
    form,
    initial: initialInput,
    queryKey: ['dosir', id, 'dataPribadi'],
    find: (answer) => answer as DataPribadi | null | undefined,
  })
  const { send, saving } = useSectionSave(stale, dosirLayar.errors.simpanPribadi)
  const submit = async (input: DataPribadiInput) => {
    const body = toFormData({
      ...input,
      vendorId: id ?? ID_BELUM_ADA,
      emailR: pengguna?.email,
      versi: data?.versi,
    })
    await send('/vendor/person/data-pribadi', body)
  }
  return { data, form, draft, submit, saving, notice: stale.notice }
}

function DataPribadiForm({ first }: { first: DataPribadi | null }) {
  const { data, form, draft, submit, saving, notice } = useDataPribadiForm(first)
  return (
    <Form form={form} draft={draft} onSubmit={submit}>
      {notice}
      <FieldGroup>
        <legend>{t.identitas}</legend>
        <FieldGrid>
          <div data-lebar>
            <FormText
              name="nama"
              label={t.nama}
              max={MAKS_DATA_PRIBADI.nama}
              autoComplete="name"
              required
            />
          </div>
          <FormMasked name="noKtp" label={t.noKtp} mask="nik" required />
          <FormMasked name="npwp" label={t.npwp} hint={p.npwpHint} mask="npwp" required />
        </FieldGrid>
      </FieldGroup>
      <AlamatFields max={MAKS_DATA_PRIBADI} labelEmail={t.email} />
      <FieldGroup>
        <legend>{p.lampiran}</legend>
        <FieldGrid>
          {FILES.map((nama) => (
            <FormFile
              key={nama}
              name={nama}
              label={t[nama]}
              kind={DOKUMEN.dataPribadi[nama].jenis}
              stored={data?.[nama] ?? null}
              storedName={data?.berkas[nama]?.nama ?? null}
              required
            />
          ))}
        </FieldGrid>
        <FormulirLink />
      </FieldGroup>
      <SaveEnd {...saving} />
    </Form>
  )
}
