import { useFormContext, useWatch } from 'react-hook-form'
import {
  JENIS_PENGADAAN,
  jenisKontrakUntuk,
  KUALIFIKASI,
  kualifikasiUntuk,
  METODE_PEMILIHAN,
  metodeEvaluasiUntuk,
  metodeUntuk,
  type JenisPengadaan,
  type Kualifikasi,
  type MetodePemilihan,
} from '@eproc/domain/common/choices'
import { jadwalKosong } from '@eproc/domain/paket/aturan_jadwal_paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FormNumber } from '@eproc/ui/fields/FormNumber.tsx'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { FieldGrid } from '../parts.tsx'
import type { FormInput } from '../values.ts'

const text = paketLayar.editor

export const PESERTA = (['V', 'O', 'VO'] as const).map((kode) => ({
  kode,
  teks: text.pesertaPilihan[kode],
}))

/** Identity, methods, weights and time for the work. */
export function DataStep() {
  const metode = useWatch<FormInput, 'metodePemilihan'>({ name: 'metodePemilihan' })
  return (
    <>
      <FormText name="nama" label={text.nama} required max={300} />
      <MethodFields />
      {metode === 'TLA' && (
        <FormText name="alasanMetode" label={text.alasanMetode} required rows={3} max={2000} />
      )}
      <FieldGrid>
        <FormNumber name="bobotTeknis" label={text.bobotTeknis} end="%" />
        <FormNumber name="bobotHarga" label={text.bobotHarga} end="%" />
        <FormNumber name="passingGrade" label={text.ambang} decimal={2} />
        <FormDate name="pelaksanaanPemilihanPenyediaAwal" label={text.pemilihanAwal} />
        <FormDate name="pelaksanaanPemilihanPenyediaAkhir" label={text.pemilihanAkhir} />
        <FormSelect name="jenisPeserta" label={text.peserta} choices={PESERTA} />
        <FormDate name="pelaksanaanKontrakAwal" label={text.kontrakAwal} />
        <FormDate name="pelaksanaanKontrakAkhir" label={text.kontrakAkhir} />
        <FormText name="noArsip" label={text.arsip} max={100} />
      </FieldGrid>
      <div>
        <FormCheckbox name="isPDN" label={text.pdn} />
        <FormCheckbox name="isUsahaKecil" label={text.kecil} />
      </div>
      <FormText name="deskripsi" label={text.deskripsi} rows={4} max={5000} />
    </>
  )
}

/** What is bought, and how it is chosen; each choice narrows the next ones. */
function MethodFields() {
  const [jenis, metode] = useWatch<FormInput, ['jenisPengadaan', 'metodePemilihan']>({
    name: ['jenisPengadaan', 'metodePemilihan'],
  })
  const j = (jenis || null) as JenisPengadaan | null
  const kualifikasi = metode ? kualifikasiUntuk(metode as MetodePemilihan) : []
  const adjust = useAdjust()
  return (
    <FieldGrid>
      <FormSelect
        name="jenisPengadaan"
        label={text.jenis}
        required
        choices={JENIS_PENGADAAN}
        onChanged={adjust}
      />
      <FormSelect
        name="metodePemilihan"
        label={text.metode}
        required
        choices={METODE_PEMILIHAN.filter((m) => !j || metodeUntuk(j).includes(m.kode))}
        onChanged={adjust}
      />
      {kualifikasi.length > 0 && (
        <FormSelect
          name="kualifikasi"
          label={text.kualifikasi}
          required
          choices={KUALIFIKASI.filter((k) => kualifikasi.includes(k.kode))}
          onChanged={adjust}
        />
      )}
      <FormSelect
        name="metodeEvaluasi"
        label={text.evaluasi}
        required
        choices={j ? metodeEvaluasiUntuk(j) : []}
      />
      <FormSelect
        name="jenisKontrak"
        label={text.kontrak}
        required
        choices={j ? jenisKontrakUntuk(j) : []}
      />
      <FormNumber name="volumePekerjaan" label={text.volume} end={text.volumeAkhir} />
    </FieldGrid>
  )
}

/** Another method has another template: the schedule starts anew, choices that no longer fit are emptied. */
function useAdjust() {
  const { setValue, getValues } = useFormContext<FormInput>()
  return () => {
    const n = getValues()
    const newJenis = n.jenisPengadaan as JenisPengadaan | ''
    if (!newJenis) return setValue('listJadwal', [])
    const allowedMetode = metodeUntuk(newJenis) as string[]
    if (!allowedMetode.includes(n.metodePemilihan ?? '')) setValue('metodePemilihan', '')
    const newMetode = getValues('metodePemilihan') as MetodePemilihan | ''
    const allowed: string[] = newMetode ? kualifikasiUntuk(newMetode) : []
    if (!allowed.includes(n.kualifikasi ?? '')) setValue('kualifikasi', '')
    if (!metodeEvaluasiUntuk(newJenis).some((m) => m.kode === n.metodeEvaluasi)) {
      setValue('metodeEvaluasi', '')
    }
    if (!jenisKontrakUntuk(newJenis).some((k) => k.kode === n.jenisKontrak)) {
      setValue('jenisKontrak', '')
    }
    const k = (getValues('kualifikasi') || null) as Kualifikasi | null
    const ready = newMetode && (allowed.length === 0 || k)
    setValue('listJadwal', ready ? jadwalKosong(newMetode, k, newJenis) : [])
  }
}
