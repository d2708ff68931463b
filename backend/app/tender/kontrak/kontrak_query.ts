import db from '@adonisjs/lucid/services/db'
import { workDuration } from '@eproc/domain/tender/aturan_kontrak'
import type { KontrakAnswer } from '@eproc/domain/tender/answers_hasil'
import { halanganSpmk } from '#app/paket_berjalan/keadaan/akhir_tender'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import { pemenangPaket } from '#app/tender/evaluasi/nilai_query'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'

/**
 * The contract form as stored, with what it needs to start: duration 14, calendar days, and for who may know the winner
 * already its price.
 */
export async function jawabanKontrak(actor: Pelaku, paket: Paket): Promise<KontrakAnswer> {
  const tampak = await bolehBacaNilai(actor, paket)
  const pemenang = tampak ? await pemenangPaket(db, paket.id) : null
  // Also of the year before: a contract of next year's budget may begin in December.
  const libur = await sql<{ tanggal: string }>(db, 'select tanggal from libur order by tanggal')
  return {
    paketId: paket.id,
    totalPagu: paket.totalPagu,
    lamaPekerjaan: workDuration(paket.lamaPekerjaan),
    jenisHari: paket.jenisHari ?? 'K',
    tglKontrak: paket.tglKontrak,
    mulaiKontrak: paket.mulaiKontrak,
    selesaiKontrak: paket.selesaiKontrak,
    nilaiKontrak: paket.nilaiKontrak,
    noSpk: paket.noSpk,
    kunciSpmk: paket.kunciSpmk,
    halanganSpmk: await halanganSpmk(paket, await keadaanPaket(paket), db),
    versi: paket.versi,
    pemenang: pemenang
      ? { vendorId: pemenang.vendorId, nama: pemenang.nama, nilai: pemenang.nilai }
      : null,
    libur: libur.map((l) => l.tanggal),
  }
}
