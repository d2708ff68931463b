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
import { jadwalIsian, type BarisJadwal } from '@eproc/domain/paket/aturan_jadwal_paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { DayInput } from '../../../shared/form/DayInput.tsx'
import { DecimalInput, NativeChoice, TickInput } from '../../../shared/form/inputs.tsx'
import { LimitedText } from '../../../shared/form/LimitedText.tsx'
import { FieldGrid } from '../parts.tsx'
import type { FormInput } from '../values.ts'

const text = paketLayar.editor
const names = text.bidang
const LONG = { multiline: true, maxRows: 16 }

export const PESERTA = (['V', 'O', 'VO'] as const).map((kode) => ({
  kode,
  teks: text.pesertaPilihan[kode],
}))

/** Identity, methods, weights and time for the work. */
export function DataStep() {
  const metode = useWatch<FormInput, 'metodePemilihan'>({ name: 'metodePemilihan' })
  return (
    <>
      <LimitedText source="nama" isRequired max={300} />
      <MethodFields />
      {metode === 'TLA' && (
        <LimitedText
          source="alasanMetode"
          label={names.alasanMetode}
          isRequired
          {...LONG}
          minRows={3}
          max={2000}
        />
      )}
      <FieldGrid>
        <DecimalInput source="bobotTeknis" label={names.bobotTeknis} end="%" />
        <DecimalInput source="bobotHarga" label={names.bobotHarga} end="%" />
        <DecimalInput source="passingGrade" label={names.passingGrade} decimal={2} />
        <DayInput
          source="pelaksanaanPemilihanPenyediaAwal"
          label={names.pelaksanaanPemilihanPenyediaAwal}
        />
        <DayInput
          source="pelaksanaanPemilihanPenyediaAkhir"
          label={names.pelaksanaanPemilihanPenyediaAkhir}
        />
        <NativeChoice source="jenisPeserta" label={names.jenisPeserta} choices={PESERTA} />
        <DayInput source="pelaksanaanKontrakAwal" label={names.pelaksanaanKontrakAwal} />
        <DayInput source="pelaksanaanKontrakAkhir" label={names.pelaksanaanKontrakAkhir} />
        <LimitedText source="noArsip" label={names.noArsip} max={100} />
      </FieldGrid>
      <div>
        <TickInput source="isPDN" label={names.isPDN} />
        <TickInput source="isUsahaKecil" label={names.isUsahaKecil} />
      </div>
      <LimitedText source="deskripsi" label={names.deskripsi} {...LONG} minRows={4} max={5000} />
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
      <NativeChoice
        source="jenisPengadaan"
        label={names.jenisPengadaan}
        required
        choices={JENIS_PENGADAAN}
        onChanged={adjust}
      />
      <NativeChoice
        source="metodePemilihan"
        label={names.metodePemilihan}
        required
        choices={METODE_PEMILIHAN.filter((m) => !j || metodeUntuk(j).includes(m.kode))}
        onChanged={adjust}
      />
      {kualifikasi.length > 0 && (
        <NativeChoice
          source="kualifikasi"
          label={names.kualifikasi}
          required
          choices={KUALIFIKASI.filter((k) => kualifikasi.includes(k.kode))}
          onChanged={adjust}
        />
      )}
      <NativeChoice
        source="metodeEvaluasi"
        label={names.metodeEvaluasi}
        required
        choices={j ? metodeEvaluasiUntuk(j) : []}
      />
      <NativeChoice
        source="jenisKontrak"
        label={names.jenisKontrak}
        required
        choices={j ? jenisKontrakUntuk(j) : []}
      />
      <DecimalInput source="volumePekerjaan" label={names.volumePekerjaan} end={text.volumeAkhir} />
    </FieldGrid>
  )
}

/** Choices that no longer fit are emptied. Another method may have other stages: those that both have keep their times. */
function useAdjust() {
  const { setValue, getValues } = useFormContext<FormInput>()
  return () => {
    const n = getValues()
    const terisi = [...n.listJadwal, ...n.tahapLain]
    const setJadwal = (rows: BarisJadwal[]) => {
      setValue('listJadwal', rows)
      setValue(
        'tahapLain',
        terisi.filter((old) => !rows.some(({ kunci }) => kunci === old.kunci))
      )
    }
    const newJenis = n.jenisPengadaan as JenisPengadaan | ''
    if (!newJenis) return setJadwal([])
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
    setJadwal(ready ? jadwalIsian(newMetode, k, newJenis, terisi) : [])
  }
}
