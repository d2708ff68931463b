import db from '@adonisjs/lucid/services/db'
import { workDuration } from '@eproc/domain/tender/aturan_kontrak'
import type { KontrakAnswer } from '@eproc/domain/tender/answers_hasil'
import type Paket from '#app/paket_berjalan/paket'
import { pemenangPaket } from '#app/tender/evaluasi/nilai_query'
import { sql } from '#core/database/sql'

/** The contract form as stored, with what it needs to start: duration 14, calendar days, the winner's price. */
export async function jawabanKontrak(paket: Paket): Promise<KontrakAnswer> {
  const pemenang = await pemenangPaket(db, paket.id)
  const libur = await sql<{ tanggal: string }>(
    db,
    'select tanggal from libur where tanggal >= ?::date order by tanggal',
    [`${paket.tahunAnggaran}-01-01`]
  )
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
    versi: paket.versi,
    pemenang: pemenang
      ? { vendorId: pemenang.vendorId, nama: pemenang.nama, nilai: pemenang.nilai }
      : null,
    libur: libur.map((l) => l.tanggal),
  }
}
