import { useWatch } from 'react-hook-form'
import { MAKS_KEGIATAN } from '@eproc/domain/rup/aturan_rup'
import type { AcuanRup, Kegiatan } from '@eproc/domain/rup/answers'
import { JENIS_PENGADAAN, type Pilihan } from '@eproc/domain/common/choices'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'

const teks = rupLayar.kegiatan

/** Form values of a kegiatan; a select keeps the id as text. */
export interface FormKegiatanInput {
  programId: string
  kode: string
  nama: string
  jenisPengadaan: string
  coaId: string
  ppkId: string
  pagu: number | null
  keterangan: string
}

export const awalKegiatan = (k: Kegiatan | null, programId: string): FormKegiatanInput => ({
  programId: k ? String(k.programId) : programId,
  kode: k?.kode ?? '',
  nama: k?.nama ?? '',
  jenisPengadaan: k?.jenisPengadaan ?? '',
  coaId: k ? String(k.coaId) : '',
  ppkId: k ? String(k.ppkId) : '',
  pagu: k?.pagu ?? null,
  keterangan: k?.keterangan ?? '',
})

const pilihan = (daftar: readonly { id: number; kode: string; nama: string }[]): Pilihan[] =>
  daftar.map((d) => ({ kode: String(d.id), teks: `${d.kode} ${d.nama}` }))

/** Fields of a kegiatan inside the dialog; the PPK follow the direktorat of the chosen program. */
export function KegiatanForm({ acuan, kegiatan }: { acuan: AcuanRup; kegiatan: Kegiatan | null }) {
  const programId = Number(useWatch<FormKegiatanInput>({ name: 'programId' }))
  const direktorat = acuan.program.find((p) => p.id === programId)?.direktorat
  const ppk = acuan.ppk.filter((u) => direktorat === undefined || u.direktorat === direktorat)
  const dipakai = kegiatan?.status === 'U'
  return (
    <>
      {kegiatan && kegiatan.persetujuan !== '' && (
        <KotakPesan nada="peringatan">{teks.mengulang}</KotakPesan>
      )}
      {dipakai && <KotakPesan nada="info">{teks.dipakai}</KotakPesan>}
      {acuan.program.length === 0 && <KotakPesan nada="peringatan">{teks.tanpaProgram}</KotakPesan>}
      <FormSelect
        name="programId"
        label={teks.bidang.program}
        wajib
        pilihan={pilihan(acuan.program)}
        petunjuk={teks.petunjukProgram}
        disabled={dipakai}
      />
      <FormText name="kode" label={teks.bidang.kode} wajib maks={MAKS_KEGIATAN.kode} />
      <FormText name="nama" label={teks.bidang.nama} wajib maks={MAKS_KEGIATAN.nama} />
      <FormSelect
        name="jenisPengadaan"
        label={teks.bidang.jenisPengadaan}
        wajib
        pilihan={JENIS_PENGADAAN}
      />
      <FormSelect name="coaId" label={teks.bidang.coa} wajib pilihan={pilihan(acuan.coa)} />
      <FormSelect
        name="ppkId"
        label={teks.bidang.ppk}
        wajib
        pilihan={ppk.map((u) => ({ kode: String(u.id), teks: u.nama }))}
        petunjuk={teks.petunjukPpk}
        disabled={dipakai}
      />
      <FormRupiah name="pagu" label={teks.bidang.pagu} wajib />
      <FormText
        name="keterangan"
        label={teks.bidang.keterangan}
        baris={3}
        maks={MAKS_KEGIATAN.keterangan}
      />
    </>
  )
}
