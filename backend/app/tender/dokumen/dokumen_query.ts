import db from '@adonisjs/lucid/services/db'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import { apakahInternal } from '@eproc/domain/common/roles'
import { keIso, keMs } from '@eproc/domain/common/format'
import type {
  DokumenTahap,
  DokumenTender,
  JenisDokumenTender,
  VersiDokumen,
} from '@eproc/domain/tender/answers_dokumen'
import type Paket from '#app/paket_berjalan/paket'
import { keadaanPaket, type KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { keadaanTahap, sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import { bolehPaket, pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import {
  sifatUnggah,
  tahapDokumen,
  tahapDokumenKini,
  type TahapDokumen,
} from '#app/tender/dokumen/tahap_dokumen'
import type { Pelaku } from '#core/auth/actor'
import { sql, type Koneksi } from '#core/database/sql'

export const versiDokumen = async (
  connection: Koneksi,
  paketId: number
): Promise<Omit<VersiDokumen, 'addendum'>[]> =>
  (
    await sql<{
      id: number
      tahap: string
      jenis: JenisDokumenTender
      versi_ke: number
      file: string
      nama: string
      keterangan: string | null
      pada: Date
    }>(
      connection,
      `select d.id, d.tahap, d.jenis, d.versi_ke, d.file, coalesce(f.nama_asli, d.file) as nama,
              d.keterangan, d.pada
         from paket_dokumen d left join berkas f on f.jalur = d.file
        where d.paket_id = ? order by d.versi_ke desc, d.id desc`,
      [paketId]
    )
  ).map((b) => ({
    id: b.id,
    tahap: b.tahap,
    jenis: b.jenis,
    versiKe: b.versi_ke,
    file: b.file,
    nama: b.nama,
    keterangan: b.keterangan,
    pada: keIso(b.pada)!,
  }))

function keTahap(
  k: KeadaanPaket,
  t: TahapDokumen,
  semua: readonly Omit<VersiDokumen, 'addendum'>[],
  mengunggah: boolean
): DokumenTahap {
  const { tahap, baris } = t
  const mulai = keMs(baris.mulai) ?? Number.POSITIVE_INFINITY
  const versi = semua
    .filter((v) => v.tahap === tahap.kunci)
    .map((v) => ({ ...v, addendum: v.versiKe > 1 && keMs(v.pada)! >= mulai }))
  const akhir = (jenis: JenisDokumenTender) => versi.find((v) => v.jenis === jenis)?.file ?? null
  const tolak = (jenis: JenisDokumenTender) => {
    const boleh = sifatUnggah(k, t, akhir(jenis) !== null)
    return 'tolak' in boleh ? boleh.tolak : null
  }
  return {
    tahap: tahap.kunci,
    namaTahap: baris.tahap,
    fileSDP: akhir('fileSDP'),
    fileTambahan: akhir('fileTambahan'),
    versi,
    unggah: mengunggah ? { fileSDP: tolak('fileSDP'), fileTambahan: tolak('fileTambahan') } : null,
  }
}

/** The pick-up stages whose documents the caller may see: staff all, vendors from the start of a visible stage. */
async function tahapTampak(paket: Paket, pelaku: Pelaku, k: KeadaanPaket): Promise<TahapDokumen[]> {
  if (apakahInternal(pelaku.peran)) return tahapDokumen(k)
  if (pelaku.rekananId === null) return []
  return visibleToVendor(paket, pelaku.rekananId, k)
}

/** Does the vendor see the documents of any stage by now? */
export const documentsVisible = async (paket: Paket, rekananId: number): Promise<boolean> =>
  (await visibleToVendor(paket, rekananId, await keadaanPaket(paket))).length > 0

async function visibleToVendor(
  paket: Paket,
  rekananId: number,
  k: KeadaanPaket
): Promise<TahapDokumen[]> {
  const context = await konteksRekanan(paket, rekananId, db, k)
  return tahapDokumen(k).filter(
    ({ tahap, baris }) =>
      tampakRekanan(tahap, baris, k.status, context) &&
      sudahMulai(k, baris) &&
      keadaanTahap(k, tahap, baris, 'dokumen', false).keadaan !== 'terkunci'
  )
}

const TANPA_DOKUMEN: DokumenTahap = {
  tahap: '',
  namaTahap: '',
  fileSDP: null,
  fileTambahan: null,
  versi: [],
  unggah: null,
}

/** The tender's documents as the caller may see them. */
export async function dokumenTender(
  paket: Paket,
  pelaku: Pelaku,
  addendum = false
): Promise<DokumenTender> {
  const k = await keadaanPaket(paket)
  const tampak = await tahapTampak(paket, pelaku, k)
  const versi = await versiDokumen(db, paket.id)
  const mengunggah = bolehPaket(pelaku, await pelakuPaket(pelaku, paket.id), 'tender.sdp')
  const semua = tampak.map((t) => keTahap(k, t, versi, mengunggah))
  const kini = tahapDokumenKini(k)
  const utama = semua.find((t) => t.tahap === kini?.tahap.kunci) ?? semua.at(-1) ?? TANPA_DOKUMEN
  const pemasukan = kini?.pemasukan ?? null
  return {
    ...utama,
    semua,
    addendum,
    pemasukan: pemasukan && {
      urut: pemasukan.urut,
      tahap: pemasukan.tahap,
      selesai: keIso(pemasukan.selesai),
    },
  }
}
