import { useWatch } from 'react-hook-form'
import { MAKS_IJIN_USAHA, perluIjin } from '@eproc/domain/dosir/aturan'
import { DOKUMEN } from '@eproc/domain/common/documents'
import type { AcuanKbli, AcuanSbu, IjinUsaha } from '@eproc/domain/dosir/answers'
import { JENIS_IJIN } from '@eproc/domain/common/choices'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { api } from '@eproc/ui/api/api.ts'
import { FormMultiSelect } from '@eproc/ui/fields/FormMultiSelect.tsx'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormMasked } from '@eproc/ui/fields/FormMasked.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { FieldGrid } from '../FieldGrid.tsx'

const t = dosirLayar.ijin

const fetchKbli = async () =>
  (await api.ambil<AcuanKbli[]>('/kbli')).map((k) => ({ id: k.id, teks: `${k.kode} ${k.nama}` }))
const fetchSbu = async () =>
  (await api.ambil<AcuanSbu[]>('/sbu')).map((s) => ({
    id: s.id,
    teks: `${s.kode} ${s.subklasifikasi}`,
  }))

/** Fields of one ijin; its kind tells which are required. */
export function IjinUsahaForm({ row, minimal }: { row: IjinUsaha | null; minimal: number }) {
  const jenis = useWatch({ name: 'jenis' }) as string
  const required = perluIjin(jenis)
  return (
    <FieldGrid>
      <FormSelect name="jenis" label={t.jenis} pilihan={JENIS_IJIN} wajib />
      {jenis === 'NIB' ? (
        <FormMasked name="nomor" label={t.nomorNib} masker="nib" wajib />
      ) : (
        <FormText name="nomor" label={t.nomor} maks={MAKS_IJIN_USAHA.nomor} wajib />
      )}
      <FormText name="instansi" label={t.instansi} maks={MAKS_IJIN_USAHA.instansi} wajib />
      <FormDate
        name="berlaku"
        label={t.berlaku}
        wajib={required.berlaku}
        petunjuk={required.berlaku ? t.berlakuHint(minimal) : t.berlakuBoleh}
      />
      {required.kualifikasi && (
        <FormText
          name="kualifikasi"
          label={t.kualifikasi}
          maks={MAKS_IJIN_USAHA.kualifikasi}
          wajib
        />
      )}
      {required.kbli && (
        <div data-lebar>
          <FormMultiSelect name="kbli" label={t.kbli} kunci={['kbli']} ambil={fetchKbli} wajib />
        </div>
      )}
      {required.sbu && (
        <div data-lebar>
          <FormMultiSelect name="sbu" label={t.sbu} kunci={['sbu']} ambil={fetchSbu} wajib />
        </div>
      )}
      <div data-lebar>
        <FormText
          name="keterangan"
          label={t.keterangan}
          maks={MAKS_IJIN_USAHA.keterangan}
          baris={2}
        />
      </div>
      <div data-lebar>
        <FormFile
          name="dokumen"
          label={t.dokumen}
          jenis={DOKUMEN.ijin.dokumen.jenis}
          tersimpan={row?.dokumen ?? null}
          namaTersimpan={row?.berkas.dokumen?.nama ?? null}
          wajib
        />
      </div>
    </FieldGrid>
  )
}
