import { styled } from '@mui/material/styles'
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
import type { FormInput } from './values.ts'

const teks = paketLayar.editor

/** Two or three columns on wide screens. */
export const Kisi = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '20px 24px',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const PESERTA = (['V', 'O', 'VO'] as const).map((kode) => ({
  kode,
  teks: teks.pesertaPilihan[kode],
}))

/** Identity, methods, weights and time for the work. */
export function LangkahData() {
  const { setValue, getValues } = useFormContext<FormInput>()
  const [jenis, metode] = useWatch<FormInput, ['jenisPengadaan', 'metodePemilihan']>({
    name: ['jenisPengadaan', 'metodePemilihan'],
  })
  const j = (jenis || null) as JenisPengadaan | null
  const kualifikasi = metode ? kualifikasiUntuk(metode as MetodePemilihan) : []

  /* Another method has another template: the schedule starts anew, choices that no longer fit are emptied. */
  const selaraskan = () => {
    const n = getValues()
    const jenisBaru = n.jenisPengadaan as JenisPengadaan | ''
    if (!jenisBaru) return setValue('listJadwal', [])
    const metodeBoleh = metodeUntuk(jenisBaru) as string[]
    if (!metodeBoleh.includes(n.metodePemilihan ?? '')) setValue('metodePemilihan', '')
    const metodeBaru = getValues('metodePemilihan') as MetodePemilihan | ''
    const boleh: string[] = metodeBaru ? kualifikasiUntuk(metodeBaru) : []
    if (!boleh.includes(n.kualifikasi ?? '')) setValue('kualifikasi', '')
    if (!metodeEvaluasiUntuk(jenisBaru).some((m) => m.kode === n.metodeEvaluasi)) {
      setValue('metodeEvaluasi', '')
    }
    if (!jenisKontrakUntuk(jenisBaru).some((k) => k.kode === n.jenisKontrak)) {
      setValue('jenisKontrak', '')
    }
    const k = (getValues('kualifikasi') || null) as Kualifikasi | null
    const siap = metodeBaru && (boleh.length === 0 || k)
    setValue('listJadwal', siap ? jadwalKosong(metodeBaru, k, jenisBaru) : [])
  }
  return (
    <>
      <FormText name="nama" label={teks.nama} wajib maks={300} />
      <Kisi>
        <FormSelect
          name="jenisPengadaan"
          label={teks.jenis}
          wajib
          pilihan={JENIS_PENGADAAN}
          saatBerubah={selaraskan}
        />
        <FormSelect
          name="metodePemilihan"
          label={teks.metode}
          wajib
          pilihan={METODE_PEMILIHAN.filter((m) => !j || metodeUntuk(j).includes(m.kode))}
          saatBerubah={selaraskan}
        />
        {kualifikasi.length > 0 && (
          <FormSelect
            name="kualifikasi"
            label={teks.kualifikasi}
            wajib
            pilihan={KUALIFIKASI.filter((k) => kualifikasi.includes(k.kode))}
            saatBerubah={selaraskan}
          />
        )}
        <FormSelect
          name="metodeEvaluasi"
          label={teks.evaluasi}
          wajib
          pilihan={j ? metodeEvaluasiUntuk(j) : []}
        />
        <FormSelect
          name="jenisKontrak"
          label={teks.kontrak}
          wajib
          pilihan={j ? jenisKontrakUntuk(j) : []}
        />
        <FormNumber name="volumePekerjaan" label={teks.volume} akhir={teks.volumeAkhir} />
      </Kisi>
      {metode === 'TLA' && (
        <FormText name="alasanMetode" label={teks.alasanMetode} wajib baris={3} maks={2000} />
      )}
      <Kisi>
        <FormNumber name="bobotTeknis" label={teks.bobotTeknis} akhir="%" />
        <FormNumber name="bobotHarga" label={teks.bobotHarga} akhir="%" />
        <FormNumber name="passingGrade" label={teks.ambang} desimal={2} />
        <FormDate name="pelaksanaanPemilihanPenyediaAwal" label={teks.pemilihanAwal} />
        <FormDate name="pelaksanaanPemilihanPenyediaAkhir" label={teks.pemilihanAkhir} />
        <FormSelect name="jenisPeserta" label={teks.peserta} pilihan={PESERTA} />
        <FormDate name="pelaksanaanKontrakAwal" label={teks.kontrakAwal} />
        <FormDate name="pelaksanaanKontrakAkhir" label={teks.kontrakAkhir} />
        <FormText name="noArsip" label={teks.arsip} maks={100} />
      </Kisi>
      <div>
        <FormCheckbox name="isPDN" label={teks.pdn} />
        <FormCheckbox name="isUsahaKecil" label={teks.kecil} />
      </div>
      <FormText name="deskripsi" label={teks.deskripsi} baris={4} maks={5000} />
    </>
  )
}
