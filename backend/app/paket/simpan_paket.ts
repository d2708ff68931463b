/** Consolidation and editing (decisions §4): one request saves every part of the package in one transaction. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanPaket, barisHps, type IsianPaket } from '@eproc/domain/aturan_paket'
import { jumlahHps } from '@eproc/domain/hps'
import type {
  JenisKontrak,
  JenisPengadaan,
  Kualifikasi,
  MetodeEvaluasi,
  MetodePemilihan,
} from '@eproc/domain/pilihan'
import { DateTime } from 'luxon'
import Paket from '#app/paket/paket'
import { isiPaket, type IsiPaket } from '#app/paket/isi_paket'
import {
  kunciKegiatan,
  paguPla,
  segarkanStatusKegiatan,
  type KegiatanTerkunci,
} from '#app/paket/pagu_kegiatan'
import { mulaiTindakan } from '#app/paket/tindakan'
import { tulisIsi, tulisJadwal } from '#app/paket/tulis_isi'
import { tegakkan } from '#inti/isian'
import { beda, catat, sumberDari } from '#inti/jurnal'
import { nomorBerikut } from '#inti/nomor'
import { sql } from '#inti/sql'
import { lepasBerkas, rekamBerkas, type BerkasBaru } from '#inti/terima_berkas'
import { sekarang } from '#inti/waktu'

export const BERKAS_PAKET = {
  fileKAK: 'fileKak',
  fileLampiran: 'fileLampiran',
  fileLain: 'fileLain',
} as const
export type BidangBerkasPaket = keyof typeof BERKAS_PAKET

export interface SimpanPaket {
  /** null: a new package */
  id: number | null
  versi?: number | null | undefined
  isian: IsianPaket
  berkas: Partial<Record<BidangBerkasPaket, BerkasBaru>>
  hapusBerkas: readonly BidangBerkasPaket[]
}

const AWAL: IsiPaket = {
  nama: null,
  jenisPengadaan: null,
  metodePemilihan: null,
  kualifikasi: null,
  metodeEvaluasi: null,
  jenisKontrak: null,
  alasanMetode: null,
  volumePekerjaan: 1,
  deskripsi: null,
  isPDN: false,
  isUsahaKecil: false,
  jenisPeserta: 'V',
  bobotTeknis: 0,
  bobotHarga: 100,
  passingGrade: 0,
  noArsip: null,
  pelaksanaanKontrakAwal: null,
  pelaksanaanKontrakAkhir: null,
  pelaksanaanPemilihanPenyediaAwal: null,
  pelaksanaanPemilihanPenyediaAkhir: null,
  listHps: [],
  listPendanaan: [],
  listLokasiKerja: [],
  kbli: [],
  listJadwal: [],
}

/** What was not sent stays as it is stored. */
function gabung(lama: IsiPaket, isian: IsianPaket): IsiPaket {
  const dikirim = Object.fromEntries(
    Object.entries(isian).filter(([kunci, v]) => v !== undefined && Object.hasOwn(AWAL, kunci))
  )
  const hasil = { ...lama, ...dikirim } as IsiPaket
  if (!hasil.kualifikasi) hasil.kualifikasi = null
  return hasil
}

const templatBerubah = (a: IsiPaket, b: IsiPaket): boolean =>
  a.metodePemilihan !== b.metodePemilihan ||
  a.kualifikasi !== b.kualifikasi ||
  a.jenisPengadaan !== b.jenisPengadaan

/** Saves and answers the package's id. Money that is no longer asked of an activity is free at the commit. */
export async function simpanPaket(ctx: HttpContext, masuk: SimpanPaket): Promise<number> {
  const batas = await paguPla()
  return db.transaction(async (trx) => {
    const paket =
      masuk.id === null
        ? new Paket().useTransaction(trx)
        : await mulaiTindakan(ctx, trx, masuk.id, 'ubah', masuk.versi)
    const lama = masuk.id === null ? AWAL : await isiPaket(trx, paket)
    const isi = gabung(lama, masuk.isian)
    const ganti = masuk.id === null || templatBerubah(lama, isi)
    // Another template, and no rows for it: the schedule starts anew.
    if (ganti && masuk.isian.listJadwal === undefined) isi.listJadwal = []

    const idDana = (i: IsiPaket) => (i.listPendanaan ?? []).map((p) => p.kegiatanId ?? 0)
    const ids = [...new Set([...idDana(lama), ...idDana(isi)])].filter((id) => id > 0)
    const kegiatan = await kunciKegiatan(trx, ids, masuk.id)
    tegakkan(aturanPaket(isi, { kegiatan, paguPla: batas }))

    const asal = kegiatan.find((k) => k.id === isi.listPendanaan![0]!.kegiatanId)!
    isikan(paket, isi, asal)
    const rincianBerkas = await simpanKepala(ctx, trx, paket, masuk)
    await tulisIsi(trx, paket.id, isi)
    await tulisJadwal(trx, paket.id, isi, ganti)
    await segarkanStatusKegiatan(trx, ids)
    await catat(trx, sumberDari(ctx), {
      aksi: masuk.id === null ? 'paket.buat' : 'paket.ubah',
      objek: 'paket',
      objekId: paket.id,
      rincian: { ...beda(lama, await isiPaket(trx, paket)), ...rincianBerkas },
    })
    return paket.id
  })
}

function isikan(paket: Paket, isi: IsiPaket, asal: KegiatanTerkunci): void {
  paket.merge({
    nama: isi.nama!.trim(),
    tahunAnggaran: asal.tahunAnggaran,
    satuanKerja: asal.divisi,
    ppkId: asal.ppkId,
    jenisPengadaan: isi.jenisPengadaan as JenisPengadaan,
    metodePemilihan: isi.metodePemilihan as MetodePemilihan,
    kualifikasi: isi.kualifikasi as Kualifikasi | null,
    metodeEvaluasi: isi.metodeEvaluasi as MetodeEvaluasi,
    jenisKontrak: isi.jenisKontrak as JenisKontrak,
    alasanMetode: isi.alasanMetode?.trim() || null,
    totalPagu: jumlahHps(barisHps(isi.listHps)),
    volumePekerjaan: isi.volumePekerjaan ?? 1,
    deskripsi: isi.deskripsi?.trim() || null,
    isPdn: isi.isPDN ?? false,
    isUsahaKecil: isi.isUsahaKecil ?? false,
    jenisPeserta: (isi.jenisPeserta ?? 'V') as 'V' | 'O' | 'VO',
    bobotTeknis: isi.bobotTeknis ?? 0,
    bobotHarga: isi.bobotHarga ?? 0,
    passingGrade: isi.passingGrade ?? 0,
    noArsip: isi.noArsip?.trim() || null,
    pelaksanaanKontrakAwal: isi.pelaksanaanKontrakAwal,
    pelaksanaanKontrakAkhir: isi.pelaksanaanKontrakAkhir,
    pelaksanaanPemilihanAwal: isi.pelaksanaanPemilihanPenyediaAwal,
    pelaksanaanPemilihanAkhir: isi.pelaksanaanPemilihanPenyediaAkhir,
  })
}

/** The row itself with its documents; editing takes the approval back. Answers the documents that changed. */
async function simpanKepala(
  ctx: HttpContext,
  trx: TransactionClientContract,
  paket: Paket,
  { id, berkas, hapusBerkas }: SimpanPaket
): Promise<Record<string, [unknown, unknown]>> {
  const kini = DateTime.fromISO(sekarang().toISO())
  if (id === null) {
    const nomor = await nomorBerikut(trx, `paket.${paket.tahunAnggaran}`)
    paket.merge({
      kode: `PKT-${paket.tahunAnggaran}-${String(nomor).padStart(5, '0')}`,
      statusPelaksanaan: 'N',
      dibuatOleh: ctx.pelaku.id,
      dibuatPada: kini,
      versi: 1,
    })
  } else paket.versi++
  paket.merge({
    status: '',
    penyetujuId: null,
    pengajuId: null,
    diubahPada: kini,
    penyunting: [...new Set([...(paket.penyunting ?? []), ctx.pelaku.id])],
  })
  await paket.save()
  const rincian: Record<string, [unknown, unknown]> = {}
  for (const bidang of Object.keys(BERKAS_PAKET) as BidangBerkasPaket[]) {
    const baru = berkas[bidang]
    if (!baru && !hapusBerkas.includes(bidang)) continue
    const kolom = BERKAS_PAKET[bidang]
    const lama = paket[kolom]
    paket[kolom] = baru
      ? await rekamBerkas(trx, baru, {
          kelas: 'paket',
          objek: 'paket',
          objekId: paket.id,
          pengunggahId: ctx.pelaku.id,
        })
      : null
    await paket.save()
    if (lama && !(await dipakaiLain(trx, lama))) await lepasBerkas(trx, lama)
    rincian[bidang] = [lama ?? null, paket[kolom]]
  }
  return rincian
}

/** A package tendered again shares its documents with the one before. */
async function dipakaiLain(trx: TransactionClientContract, jalur: string): Promise<boolean> {
  const [ada] = await sql(
    trx,
    'select 1 from paket where ? in (file_kak, file_lampiran, file_lain) limit 1',
    [jalur]
  )
  return ada !== undefined
}
