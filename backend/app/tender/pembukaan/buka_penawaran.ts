/**
 * The act of opening (decisions §5.2), in the order in which it happens: one member of the pokja asks for it, another
 * one confirms (for TLA and PLA the PPK), and in the same transaction the last versions of the vendors that may be opened get their names, prices and readable keys, every file compared with the hash of its receipt.
 * Older versions, withdrawn vendors, and vendors that failed before stay sealed.
 *
 * From here the reading goes to `pembukaan.ts` (the row), `segel/pembuka.ts` (what opens) and `penawaran.ts` (what each
 * offer then says), and ends in `berita_acara_query.ts`.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tampakRekanan } from '@eproc/domain/tahap/akses'
import { keIso } from '@eproc/domain/common/format'
import { hakSahkanPembukaan, tahapPemasok } from '@eproc/domain/tahap/pemasukan'
import type { Hak } from '@eproc/domain/common/rights'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { participants, pokja, users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { JadwalRow, KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import Pembukaan, { type RencanaBuka } from '#app/tender/pembukaan/pembukaan'
import Penawaran from '#app/tender/penawaran/penawaran'
import TandaTerima from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { catatPenutupan } from '#app/tender/penutupan/tutup_pemasukan'
import type { Pelaku } from '#core/auth/actor'
import { conflict, forbidden, invalidField } from '#core/http/errors'
import { canonicalJson } from '#core/log/canonical_json'
import { enqueueLog } from '#core/log/enqueue'

export const LOG_PEMBUKAAN = 'pembukaan'

export interface PembukaanDiminta {
  paketId: number | null
  /** key of the stage; the one that runs now when it is not said */
  tahap?: string | null | undefined
  /** why it is done after its stage */
  alasan?: string | null | undefined
}

interface Hasil {
  paket: Paket
  pembukaan: Pembukaan
}

/** @throws 403, 409 already asked for, opened, or closed stage */
export async function mintaPembukaan(
  trx: TransactionClientContract,
  actor: Pelaku,
  diminta: PembukaanDiminta
): Promise<Hasil> {
  const { paket, tahap, ada, terlambat } = await pembukaanUntuk(trx, actor, diminta)
  if (ada) {
    throw conflict(
      ada.disahkanPada ? teks.buka.sudahDibuka : teks.buka.sudahDiminta(ada.peminta.nama)
    )
  }
  const pembukaan = new Pembukaan().useTransaction(trx).merge({ paketId: paket.id, tahap })
  if (terlambat) pembukaan.alasanSusulan = alasanWajib(diminta)
  await pembukaan.minta(actor)
  const pengesah =
    hakSahkanPembukaan(paket) === 'tender.buka' ? pokja(paket.id) : users(paket.ppkId)
  await tell(
    trx,
    { who: [pengesah], except: [actor.id], suspendedToo: true },
    packageMessage(
      teks.surat.diminta(actor.nama, `${paket.kode} ${paket.nama}`),
      `/ppk/tender/${paket.id}/show?tahap=${tahap}`
    )
  )
  return { paket, pembukaan }
}

/** Somebody else confirms: the offers are opened. @throws 403 the requester, 409 not asked for or opened already */
export async function sahkanPembukaan(
  trx: TransactionClientContract,
  actor: Pelaku,
  diminta: PembukaanDiminta
): Promise<Hasil> {
  const { paket, keadaan, ada, terlambat } = await pembukaanUntuk(
    trx,
    actor,
    diminta,
    hakSahkanPembukaan
  )
  if (!ada) throw conflict(teks.buka.belumDiminta)
  if (ada.disahkanPada) throw conflict(teks.buka.sudahDibuka)
  if (ada.pemintaId === actor.id) throw forbidden(teks.buka.pengesahSama)
  if (terlambat) ada.alasanSusulan ??= alasanWajib(diminta)
  return buka(trx, actor, { paket, keadaan, pembukaan: ada })
}

/** An opening after its stage says why (decisions §5 'Time alone does not end a deed'). */
function alasanWajib({ alasan }: PembukaanDiminta): string {
  if (!alasan?.trim()) throw invalidField('alasan', 'required', teks.buka.alasanSusulan)
  return alasan.trim()
}

/**
 * The package in its opening stage, or after it as long as an opening may still be done, with the opening as far as it has come. The package is only shared, so that
 * what else belongs to it goes on while files are decrypted; the stage's row makes a second opening wait for the first.
 */
async function pembukaanUntuk(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, tahap: key }: PembukaanDiminta,
  hak: Hak | ((paket: Paket) => Hak) = 'tender.buka'
) {
  const { paket, tahap, baris, keadaan } = await paketUntukTahap(
    trx,
    actor,
    { paketId },
    {
      hak,
      lock: 'share',
      tahap: { tab: 'pembukaan', ...(key ? { kunci: key } : {}) },
    }
  )
  await Jadwal.query({ client: trx }).where('id', baris.id).forUpdate().firstOrFail()
  const ada = await Pembukaan.query({ client: trx })
    .where({ paketId: paket.id, tahap: tahap.kunci })
    .preload('peminta')
    .first()
  const terlambat = baris.selesai !== null && baris.selesai.getTime() <= keadaan.kini
  return { paket, tahap: tahap.kunci, keadaan, ada, terlambat }
}

/** Confirmed, it opens what may be opened; who else has to do with the package is told. */
async function buka(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paket, keadaan, pembukaan }: Hasil & { keadaan: KeadaanPaket }
): Promise<Hasil> {
  const rencana = await rencanakan(trx, paket, keadaan, pembukaan.tahap)
  await pembukaan.sahkanDanBuka(actor, rencana)
  await enqueueLog(trx, {
    kind: LOG_PEMBUKAAN,
    object: LOG_PEMBUKAAN,
    objectId: String(pembukaan.id),
    content: isiLogPembukaan(paket, pembukaan, rencana),
  })
  await tell(
    trx,
    { who: packageStaff(paket), except: [actor.id], suspendedToo: true },
    packageMessage(teks.surat.dibuka(paket.kode, paket.nama), packagePage(paket.id))
  )
  // That it was done, and why late, is everybody's to know; of its content they are told nothing.
  const { alasanSusulan } = pembukaan
  await tell(
    trx,
    { who: [participants(paket.id)] },
    packageMessage(
      teks.surat.dibuka(paket.kode, paket.nama),
      packagePage(paket.id),
      alasanSusulan ? [teks.surat.susulan(alasanSusulan)] : [teks.surat.sesudahBuka]
    )
  )
  return { paket, pembukaan }
}

/** What was opened, with its hashes and prices, and what was not: nobody can say later that it was something else. */
const isiLogPembukaan = (paket: Paket, pembukaan: Pembukaan, rencana: RencanaBuka): string =>
  canonicalJson({
    paket: paket.kode,
    tahap: pembukaan.tahap,
    disahkanPada: keIso(pembukaan.disahkanPada?.toMillis() ?? null),
    dibuka: rencana.dibuka.map(({ rekananId, jenis, versiKe, sha256, harga }) => ({
      rekananId,
      jenis,
      versi: versiKe,
      sha256,
      harga,
    })),
    tidakDibuka: rencana.tidakDibuka,
  })

/** Of the newest version of each vendor's files: which are opened, and whose stay sealed for which reason. */
async function rencanakan(
  trx: TransactionClientContract,
  paket: Paket,
  keadaan: KeadaanPaket,
  tahapBuka: string
): Promise<RencanaBuka> {
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
  const tercatat = await tercatatSaatTutup(trx, paket.id, jadwal)
  const rencana: RencanaBuka = { dibuka: [], tidakDibuka: [] }
  for (const rekananId of new Set(masuk.map((p) => p.rekananId))) {
    const context = await konteksRekanan(paket, rekananId, trx, keadaan)
    // The same conditions that let the vendor hand in: an evaluation may have been changed since.
    const tampak = pemasok && jadwal && tampakRekanan(pemasok, jadwal, keadaan.status, context)
    if (context.peserta && tampak) {
      const milik = masuk.filter((p) => p.rekananId === rekananId)
      rencana.dibuka.push(...milik.filter((p) => tercatat.has(p.id)))
      if (milik.some((p) => !tercatat.has(p.id))) {
        rencana.tidakDibuka.push({ rekananId, alasan: teks.buka.tidakTercatat })
      }
    } else {
      const alasan = context.peserta ? teks.buka.tidakLulus : teks.buka.mundur
      rencana.tidakDibuka.push({ rekananId, alasan })
    }
  }
  return rencana
}

/** Ids of the offers whose receipts the closing of their stage covers; what came in later, by whatever way, is void. */
async function tercatatSaatTutup(
  trx: TransactionClientContract,
  paketId: number,
  pemasukan: JadwalRow | undefined
): Promise<Set<number>> {
  if (!pemasukan?.selesai) return new Set()
  const { kunci: tahap, selesai } = pemasukan
  const { penutupan } = await catatPenutupan(trx, { paketId, tahap, selesai })
  const tercatat = await TandaTerima.query({ client: trx })
    .select('penawaranId')
    .whereIn('kode', penutupan.tandaTerima)
  return new Set(tercatat.map((t) => t.penawaranId))
}
