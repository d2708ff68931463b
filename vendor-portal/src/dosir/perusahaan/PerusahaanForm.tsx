import Button from '@mui/material/Button'
import { useForm, useWatch } from 'react-hook-form'
import { ID_BELUM_ADA } from '@eproc/domain/dosir/bagian'
import { aturanPerusahaan, MAKS_PERUSAHAAN, MAKS_PUSAT } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import type { DataPerusahaan } from '@eproc/domain/dosir/answers'
import { BENTUK_USAHA, UKURAN_USAHA } from '@eproc/domain/common/choices'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { umum } from '@eproc/i18n/id/umum'
import { api, keFormData, errorMessage } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogProses } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { Formulir } from '@eproc/ui/fields/Form.tsx'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { useSesi } from '@eproc/ui/session/session.ts'
import { FieldGroup, FieldGrid } from '../FieldGrid.tsx'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { serverToday, useRekananId, useSave } from '../useDosir.ts'
import { AlamatFields } from '../AlamatFields.tsx'
import { initialInput, toInput, type FormPerusahaan } from './perusahaan_input.ts'
import { PkpForm } from './PkpForm.tsx'

const t = dosirLayar.perusahaan

/** The form with its rules, and what sends it. */
function usePerusahaanForm(data: DataPerusahaan | null) {
  const id = useRekananId()
  const { pengguna } = useSesi()
  const { save, busy, progress } = useSave()
  const { notify } = useNotice()
  const stored = {
    skPkp: Boolean(data?.skPkp),
    fileFormulir: Boolean(data?.fileFormulir),
    fileNonPKP: Boolean(data?.fileNonPKP),
    fileSertifikat: Boolean(data?.fileSertifikat),
  }
  const form = useForm<FormPerusahaan>({
    defaultValues: initialInput(data),
    resolver: resolverAturan((f) =>
      aturanPerusahaan(toInput(f), { hariIni: serverToday(), tersimpan: stored })
    ),
  })
  const submit = async (f: FormPerusahaan) => {
    const body = keFormData({
      ...toInput(f),
      vendorId: id ?? ID_BELUM_ADA,
      emailR: pengguna?.email,
      versi: data?.versi,
    })
    const path = data ? '/vendor/registrasi/perusahaan/update' : '/vendor/registrasi/perusahaan'
    try {
      await save((onProgress) => api.post(path, body, { kemajuan: onProgress }))
    } catch (error) {
      notify(errorMessage(error), 'error')
      throw error
    }
  }
  return { form, submit, busy, progress }
}

/** Form of Data Perusahaan; the rules of S2 §5 come from the domain, as on the server. */
export function PerusahaanForm({ data }: { data: DataPerusahaan | null }) {
  const { form, submit, busy, progress } = usePerusahaanForm(data)
  return (
    <Formulir form={form} onKirim={submit}>
      <FieldGroup>
        <legend>{t.identitas}</legend>
        <FieldGrid>
          <div data-lebar>
            <FormText
              name="nama"
              label={t.nama}
              petunjuk={t.namaHint}
              maks={MAKS_PERUSAHAAN.nama}
              autoComplete="organization"
              wajib
            />
          </div>
          <FormSelect name="bentuk" label={t.bentuk} pilihan={BENTUK_USAHA} wajib />
          <FormSelect name="ukuran" label={t.ukuran} pilihan={UKURAN_USAHA} />
          <FormMasked name="npwp" label={t.npwp} petunjuk={t.npwpHint} masker="npwp" wajib />
        </FieldGrid>
      </FieldGroup>
      <AlamatFields
        max={MAKS_PERUSAHAAN}
        labelEmail={t.email}
        hintAlamat={t.alamatHint}
        hintEmail={t.emailHint}
        middle={<FormText name="fax" label={t.fax} type="tel" maks={MAKS_PERUSAHAAN.fax} />}
        below={
          <div style={{ marginTop: 12 }}>
            <FormCheckbox name="cabang" label={t.cabang} />
          </div>
        }
      >
        <FormText name="website" label={t.website} type="url" maks={MAKS_PERUSAHAAN.website} />
      </AlamatFields>
      <KantorPusat />
      <PkpForm data={data} />
      <FieldGroup>
        <legend>{t.lampiran}</legend>
        <FormFile
          name="fileFormulir"
          label={t.fileFormulir}
          jenis={DOKUMEN.perusahaan.fileFormulir.jenis}
          tersimpan={data?.fileFormulir ?? null}
          namaTersimpan={data?.berkas.fileFormulir?.nama ?? null}
          wajib
        />
        <Button
          href="/daftar/Formulir_Keikutsertaan_Vendor.doc"
          download
          size="small"
          sx={{ mt: 1 }}
        >
          {t.downloadFormulir}
        </Button>
      </FieldGroup>
      <div>
        <Button type="submit" variant="contained" size="large" disabled={busy}>
          {umum.tombol.simpan}
        </Button>
      </div>
      <DialogProses buka={busy} kemajuan={progress} />
    </Formulir>
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
            maks={MAKS_PUSAT.alamatPusat}
            baris={2}
            wajib
          />
        </div>
        <FormText
          name="teleponPusat"
          label={t.teleponPusat}
          type="tel"
          maks={MAKS_PUSAT.teleponPusat}
          wajib
        />
        <FormText name="faxPusat" label={t.faxPusat} type="tel" maks={MAKS_PUSAT.faxPusat} />
        <FormText
          name="emailPusat"
          label={t.emailPusat}
          type="email"
          maks={MAKS_PUSAT.emailPusat}
        />
      </FieldGrid>
    </FieldGroup>
  )
}
