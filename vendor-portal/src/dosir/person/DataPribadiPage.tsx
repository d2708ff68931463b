import Button from '@mui/material/Button'
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
import { umum } from '@eproc/i18n/id/umum'
import { api, keFormData, errorMessage } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogProses } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { Formulir } from '@eproc/ui/fields/Form.tsx'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/PageSkeleton.tsx'
import { useSesi } from '@eproc/ui/session/session.ts'
import { BagianDosir } from '../BagianDosir.tsx'
import { FieldGroup, FieldGrid } from '../FieldGrid.tsx'
import { AlamatFields } from '../AlamatFields.tsx'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { serverToday, useBagian, useRekananId, useSave } from '../useDosir.ts'

const t = dosirLayar.person
const p = dosirLayar.perusahaan

/** Data Pribadi of an individual rekanan (S2 §2.3). */
export default function DataPribadiPage() {
  const id = useRekananId()
  const { data, isPending } = useBagian<DataPribadi | null>(
    'dataPribadi',
    (v) => `/vendor/person/data-pribadi/${v}`
  )
  return (
    <BagianDosir bagian="dataPribadi" title={t.title}>
      {id !== null && isPending ? (
        <KerangkaHalaman />
      ) : (
        <DataPribadiForm key={data?.versi ?? 'baru'} data={data ?? null} />
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
function useDataPribadiForm(data: DataPribadi | null) {
  const id = useRekananId()
  const { pengguna } = useSesi()
  const { save, busy, progress } = useSave()
  const { notify } = useNotice()
  const form = useForm<DataPribadiInput>({
    defaultValues: initialInput(data),
    resolver: resolverAturan((input) =>
      aturanDataPribadi(input, {
        hariIni: serverToday(),
        tersimpan: Object.fromEntries(FILES.map((b) => [b, Boolean(data?.[b])])),
      })
    ),
  })
  const submit = async (input: DataPribadiInput) => {
    const body = keFormData({
      ...input,
      vendorId: id ?? ID_BELUM_ADA,
      emailR: pengguna?.email,
      versi: data?.versi,
    })
    try {
      await save((onProgress) =>
        api.post('/vendor/person/data-pribadi', body, { kemajuan: onProgress })
      )
    } catch (error) {
      notify(dosirLayar.errors.simpanPribadi(errorMessage(error)), 'error')
      throw error
    }
  }
  return { form, submit, busy, progress }
}

function DataPribadiForm({ data }: { data: DataPribadi | null }) {
  const { form, submit, busy, progress } = useDataPribadiForm(data)
  return (
    <Formulir form={form} onKirim={submit}>
      <FieldGroup>
        <legend>{t.identitas}</legend>
        <FieldGrid>
          <div data-lebar>
            <FormText name="nama" label={t.nama} maks={MAKS_DATA_PRIBADI.nama} wajib />
          </div>
          <FormMasked name="noKtp" label={t.noKtp} masker="nik" wajib />
          <FormMasked name="npwp" label={t.npwp} petunjuk={p.npwpHint} masker="npwp" wajib />
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
              jenis={DOKUMEN.dataPribadi[nama].jenis}
              tersimpan={data?.[nama] ?? null}
              namaTersimpan={data?.berkas[nama]?.nama ?? null}
              wajib
            />
          ))}
        </FieldGrid>
        <Button
          href="/daftar/Formulir_Keikutsertaan_Vendor.doc"
          download
          size="small"
          sx={{ mt: 1 }}
        >
          {p.downloadFormulir}
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
