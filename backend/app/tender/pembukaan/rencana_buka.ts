/** What an opening will do: of the newest versions that were recorded in time, those of vendors that may be opened. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import { tahapPemasok } from '@eproc/domain/tahap/pemasukan'
import { pemasukanPertama } from '@eproc/domain/tahap/templat'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import type Paket from '#app/paket_berjalan/paket'
import type { JadwalRow, KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { konteksTiapRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import type { RencanaBuka } from '#app/tender/pembukaan/pembukaan'
import HakMasuk from '#app/tender/pembukaan/hak_masuk/hak_masuk'
import { withdrawnOffers } from '#app/tender/pembukaan/withdrawn_query'
import Penawaran from '#app/tender/penawaran/penawaran'
import TandaTerima from '#app/tender/penawaran/tanda_terima/tanda_terima'
import type Penutupan from '#app/tender/penutupan/penutupan'
import { catatPenutupan } from '#app/tender/penutupan/tutup_pemasukan'

/** Of the newest version of each vendor's files: which are opened, and whose stay sealed for which reason. */
export async function rencanakan(
  trx: TransactionClientContract,
  paket: Paket,
  keadaan: KeadaanPaket,
  tahapBuka: string
): Promise<{
  rencana: RencanaBuka
  penutupan: Penutupan | null
  /** who passed before, as the log has it; null before the first submission, and where the installation's key opens */
  hakMasuk: HakMasuk | null
}> {
  const masuk = await Penawaran.query({ client: trx })
    .where({ paketId: paket.id, tahapBuka })
    .distinctOn('rekananId', 'tahap', 'jenis')
    .orderBy([
      { column: 'rekananId' },
      { column: 'tahap' },
      { column: 'jenis' },
      { column: 'versiKe', order: 'desc' },
    ])
  const pemasok = tahapPemasok(keadaan.templat, tahapBuka)
  const jadwal = keadaan.jadwal.find((j) => j.kunci === pemasok?.kunci)
  const penutupan = await penutupanTahap(trx, paket.id, jadwal)
  const tercatat = await tercatatDi(trx, penutupan)
  const ditarik = await withdrawnOffers(trx, paket.id)
  // Where people's keys open, only a signed withdrawal takes a file of the first submission out (ADR 0048), and of a
  // later one only who had not passed when it began (ADR 0027).
  const byHolders = (await HolderSet.newest(trx, paket.id)) !== null
  const pertama = pemasok?.kunci === pemasukanPertama(keadaan.templat)?.kunci
  const hakMasuk =
    byHolders && !pertama && jadwal?.mulai ? await HakMasuk.of(trx, paket.id, jadwal) : null
  const berhak = (id: number) => (byHolders && pertama) || hakMasuk?.rekanan.includes(id) === true
  const rencana: RencanaBuka = { dibuka: [], tidakDibuka: [] }
  const pengirim = [...new Set(masuk.map((p) => p.rekananId))]
  for (const [rekananId, context] of await konteksTiapRekanan(paket, pengirim, trx, keadaan)) {
    // The same conditions that let the vendor hand in: an evaluation may have been changed since.
    const tampak = hakMasuk
      ? hakMasuk.rekanan.includes(rekananId)
      : pemasok && jadwal && tampakRekanan(pemasok, jadwal, keadaan.status, context)
    const semua = masuk.filter((p) => p.rekananId === rekananId)
    const milik = semua.filter((p) => !ditarik.has(p.id))
    if ((context.peserta && tampak) || (berhak(rekananId) && milik.length > 0)) {
      // Who withdrew, came back and handed in nothing new.
      if (milik.length === 0) rencana.tidakDibuka.push({ rekananId, alasan: teks.buka.ditarik })
      rencana.dibuka.push(...milik.filter((p) => tercatat.has(p.id)))
      if (milik.some((p) => !tercatat.has(p.id))) {
        rencana.tidakDibuka.push({ rekananId, alasan: teks.buka.tidakTercatat })
      }
    } else {
      const alasan = context.peserta ? teks.buka.tidakLulus : teks.buka.mundur
      rencana.tidakDibuka.push({ rekananId, alasan })
    }
  }
  return { rencana, penutupan, hakMasuk }
}

async function penutupanTahap(
  trx: TransactionClientContract,
  paketId: number,
  pemasukan: JadwalRow | undefined
): Promise<Penutupan | null> {
  if (!pemasukan?.selesai) return null
  const { kunci: tahap, selesai } = pemasukan
  return (await catatPenutupan(trx, { paketId, tahap, selesai })).penutupan
}

/** Ids of the offers whose receipts the closing of their stage covers; what came in later, by whatever way, is void. */
async function tercatatDi(
  trx: TransactionClientContract,
  penutupan: Penutupan | null
): Promise<Set<number>> {
  const tercatat = await TandaTerima.query({ client: trx })
    .select('penawaranId')
    .whereIn('kode', penutupan?.tandaTerima ?? [])
  return new Set(tercatat.map((t) => t.penawaranId))
}
