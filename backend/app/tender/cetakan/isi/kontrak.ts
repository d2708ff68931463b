/** Letter of appointment, work order, order to start work. */
import { angka, rupiah } from '@eproc/domain/common/format'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import type Paket from '#app/paket_berjalan/paket'
import {
  pemenangDisebut,
  type CetakanMaterial,
  type ContentBuilder,
} from '#app/tender/cetakan/isi/bahan'
import { hari } from '#app/tender/cetakan/isi/pengadaan'

const f = teks.fakta

/** The number that the contract form has, which the monitor of contracts tells, too. */
const nomorSpk = ({ noSpk }: Paket): [string, string][] => (noSpk ? [[f.noSpk, noSpk]] : [])

/** Signed by the PPK and the vendor whose contract it is. */
const paraPihak = ({ orang }: CetakanMaterial, pemenang: string) => [
  { sebagai: teks.ppk, ...orang.ppk },
  { sebagai: teks.penyedia, nama: pemenang, jabatan: null },
]

export const sppbjContent: ContentBuilder = async (bahan) => {
  const { paket, orang } = bahan
  const pemenang = await pemenangDisebut(bahan)
  if (!pemenang) return null
  return {
    fakta: [
      [f.penyedia, pemenang.nama],
      [f.nilai, rupiah(pemenang.nilai)],
    ],
    paragraf: [teks.sppbj(pemenang.nama, paket.nama)],
    tabel: [],
    tandaTangan: [{ sebagai: teks.ppk, ...orang.ppk }],
  }
}

export const spkContent: ContentBuilder = async (bahan) => {
  const { paket } = bahan
  const pemenang = await pemenangDisebut(bahan)
  if (!pemenang || paket.nilaiKontrak === null || !paket.tglKontrak) return null
  return {
    fakta: [
      [f.penyedia, pemenang.nama],
      ...nomorSpk(paket),
      [f.nilaiKontrak, rupiah(paket.nilaiKontrak)],
      [f.tglKontrak, hari(paket.tglKontrak)],
      [f.lama, teks.lama(angka(paket.lamaPekerjaan), paket.jenisHari ?? 'K')],
    ],
    paragraf: [teks.spk(pemenang.nama, paket.nama)],
    tabel: [],
    tandaTangan: paraPihak(bahan, pemenang.nama),
  }
}

export const spmkContent: ContentBuilder = async (bahan) => {
  const { paket } = bahan
  const pemenang = await pemenangDisebut(bahan)
  if (!pemenang || !paket.mulaiKontrak || !paket.selesaiKontrak) return null
  return {
    fakta: [
      [f.penyedia, pemenang.nama],
      ...nomorSpk(paket),
      [f.mulai, hari(paket.mulaiKontrak)],
      [f.selesai, hari(paket.selesaiKontrak)],
    ],
    paragraf: [teks.spmk(pemenang.nama, paket.nama)],
    tabel: [],
    tandaTangan: paraPihak(bahan, pemenang.nama),
  }
}
