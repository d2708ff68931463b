import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ID_BELUM_ADA } from '@eproc/domain/dosir/bagian'
import { aturanPerusahaan, MAKS_PERUSAHAAN, MAKS_PUSAT } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import type { DataPerusahaan } from '@eproc/domain/dosir/answers'
import { BENTUK_USAHA, UKURAN_USAHA } from '@eproc/domain/common/choices'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { toFormData } from '@eproc/ui/api/api.ts'
import { useFormDraft } from '@eproc/ui/draft/useFormDraft.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { useSession } from '@eproc/ui/session/session.ts'
import { FieldGroup, FieldGrid } from '../FieldGrid.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { FormulirLink, SaveEnd, useSectionSave } from '../section_save.tsx'
import { useDasar, useRekananId } from '../useDosir.ts'
import { AlamatFields } from '../AlamatFields.tsx'
import { useStale } from '../../app/stale.tsx'
import { initialInput, toInput, type FormPerusahaan } from './perusahaan_input.ts'
import { PkpForm } from './PkpForm.tsx'

const t = dosirLayar.perusahaan

/** The form with its rules, and what sends it. */
function usePerusahaanForm(first: DataPerusahaan | null) {
  const [data, setData] = useState(first)
  const dasar = useDasar()
  const id = useRekananId()
  const { pengguna } = useSession()
  const stored = {
    skPkp: Boolean(data?.skPkp),
    fileFormulir: Boolean(data?.fileFormulir),
    fileNonPKP: Boolean(data?.fileNonPKP),
    fileSertifikat: Boolean(data?.fileSertifikat),
  }
  const form = useForm<FormPerusahaan>({
    defaultValues: initialInput(data),
    resolver: rulesResolver((f) => aturanPerusahaan(toInput(f), { ...dasar(), tersimpan: stored })),
  })
  const draft = useFormDraft(form, 'perusahaan')
  const stale = useStale<DataPerusahaan, FormPerusahaan>({
    start: data,
    setStart: setData,
    form,
    initial: initialInput,
    queryKey: ['dosir', id, 'perusahaan'],
    find: (answer) => answer as DataPerusahaan | null | undefined,
  })
  const { send, saving } = useSectionSave(stale, (message) => message)
  const submit = async (f: FormPerusahaan) => {
    const body = toFormData({
      ...toInput(f),
      vendorId: id ?? ID_BELUM_ADA,
      emailR: pengguna?.email,
      versi: data?.versi,
    })
    const path = data ? '/vendor/registrasi/perusahaan/update' : '/vendor/registrasi/perusahaan'
    await send(path, body)
  }
  return { data, form, draft, submit, saving, notice: stale.notice }
}

/** Form of Data Perusahaan; the rules of S2 §5 come from the domain, as on the server. */
export function PerusahaanForm({ first }: { first: DataPerusahaan | null }) {
  const { data, form, draft, submit, saving, notice } = usePerusahaanForm(first)
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
              hint={t.namaHint}
              max={MAKS_PERUSAHAAN.nama}
              autoComplete="organization"
              required
            />
          </div>
          <FormSelect name="bentuk" label={t.bentuk} choices={BENTUK_USAHA} required />
          <FormSelect name="ukuran" label={t.ukuran} choices={UKURAN_USAHA} />
          <FormMasked name="npwp" label={t.npwp} hint={t.npwpHint} mask="npwp" required />
        </FieldGrid>
      </FieldGroup>
      <AlamatFields
        max={MAKS_PERUSAHAAN}
        labelEmail={t.email}
        hintAlamat={t.alamatHint}
        hintEmail={t.emailHint}
        middle={<FormText name="fax" label={t.fax} type="tel" max={MAKS_PERUSAHAAN.fax} />}
        below={
          <div style={{ marginTop: 12 }}>
            <FormCheckbox name="cabang" label={t.cabang} />
          </div>
        }
      >
        <FormText name="website" label={t.website} type="url" max={MAKS_PERUSAHAAN.website} />
      </AlamatFields>
      <KantorPusat />
      <PkpForm data={data} />
      <FieldGroup>
        <legend>{t.lampiran}</legend>
        <FormFile
          name="fileFormulir"
          label={t.fileFormulir}
          kind={DOKUMEN.perusahaan.fileFormulir.jenis}
          stored={data?.fileFormulir ?? null}
          storedName={data?.berkas.fileFormulir?.nama ?? null}
          required
        />
        <FormulirLink />
      </FieldGroup>
      <SaveEnd {...saving} />
    </Form>
  )
}

/** Branches only: address and phone of the head office are required. */
function KantorPusat() {
  const cabang = useWatch({ name: 'cabang' }) as boolean
  if (!cabang) return null
  return (
    <FieldGroup>
      <legend>{t.pusat}</legend>
      <FieldGrid>
        <div data-lebar>
          <FormText
            name="alamatPusat"
            label={t.alamatPusat}
            max={MAKS_PUSAT.alamatPusat}
            rows={2}
            required
          />
        </div>
        <FormText
          name="teleponPusat"
          label={t.teleponPusat}
          type="tel"
          max={MAKS_PUSAT.teleponPusat}
          required
        />
        <FormText name="faxPusat" label={t.faxPusat} type="tel" max={MAKS_PUSAT.faxPusat} />
        <FormText name="emailPusat" label={t.emailPusat} type="email" max={MAKS_PUSAT.emailPusat} />
      </FieldGrid>
    </FieldGroup>
  )
}
