/** Approving a revised schedule (S3 §2.4, decisions §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { batasDaftar } from '@eproc/domain/paket/aturan_pendaftaran'
import type { LangkahJadwal } from '@eproc/domain/paket/jadwal'
import { paket as teks } from '@eproc/i18n/id/paket'
import { catatRilis } from '#app/ocds/catat_rilis'
import { bacaLangkah, type LangkahTersimpan } from '#app/paket/jadwal/jadwal_query'
import { masaDaftar } from '#app/paket/jadwal/masa_daftar'
import { bedaArsip, terapkanBerkas } from '#app/paket/jadwal/revisi/arsip_revisi'
import { halanganPaket, halanganPengaju } from '#app/paket/jadwal/revisi/halangan_revisi'
import { bedaJadwal, langkahBerubah, wajibRevisiSah } from '#app/paket/jadwal/revisi/periksa_revisi'
import type JadwalRevisi from '#app/paket_berjalan/jadwal/jadwal_revisi'
import type JadwalRevisiBaris from '#app/paket_berjalan/jadwal/jadwal_revisi_baris'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import {
  packageMessage,
  packagePage,
  packageStaff,
  packageVendors,
} from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import type { MasaDaftar } from '#app/paket_berjalan/paket'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { conflict, forbidden } from '#core/http/errors'

/** manajerULP, not their own; every rule and the clock are checked again, then the schedule is replaced. */
export async function setujuiRevisi(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: PaketDibaca
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { hak: 'jadwal.revisi.setujui' })
  const revisi = await revisiMenunggu(actor, paket)
  const previous = await bacaLangkah(trx, paket.id)
  const baris = await revisi.related('baris').query().orderBy('urut')
  const baru = langkahBaru(previous, baris)
  await wajibRevisiSah(trx, paket, previous, baru)
  await terapkan(paket, baris)
  await terapkanBerkas(trx, actor, paket, revisi)
  await revisi.setujui(actor)
  await paket.revisiJadwal(actor, masaBaru(paket, previous, await bacaLangkah(trx, paket.id)), {
    ...bedaJadwal(previous, baru),
    ...bedaArsip(previous, baris, []),
  })
  await catatRilis(trx, paket.id)
  await say(trx, actor, paket, revisi, { previous, baru })
  return paket.id
}

/** The revision that waits, held, when this caller may decide it. */
export async function revisiMenunggu(actor: Pelaku, paket: Paket): Promise<JadwalRevisi> {
  const revisi = await paket
    .related('revisi')
    .query()
    .where('status', 'menunggu')
    .forUpdate()
    .first()
  if (!revisi) throw conflict(teks.errors.tanpaRevisi)
  const sendiri = halanganPengaju(actor.id, revisi.pengajuId)
  if (sendiri) throw forbidden(sendiri)
  const berakhir = halanganPaket(paket)
  if (berakhir) throw conflict(berakhir)
  return revisi
}

function langkahBaru(
  previous: readonly LangkahTersimpan[],
  baris: readonly JadwalRevisiBaris[]
): LangkahJadwal[] {
  const nama = new Map(previous.map((l) => [l.urut, l.tahap]))
  return baris.map(({ urut, include, mulai, selesai, remark }) => ({
    urut,
    include,
    mulai: mulai?.toJSDate() ?? null,
    selesai: selesai?.toJSDate() ?? null,
    remark,
    tahap: nama.get(urut) ?? '',
  }))
}

/** Steps without a remark keep the one they have. */
async function terapkan(paket: Paket, baris: readonly JadwalRevisiBaris[]): Promise<void> {
  for (const langkah of await paket.related('jadwal').query().orderBy('urut')) {
    const b = baris.find((r) => r.urut === langkah.urut)
    if (!b) continue
    langkah.isi({
      include: b.include,
      mulai: b.mulai?.toMillis(),
      selesai: b.selesai?.toMillis(),
      remark: b.remark ?? langkah.remark,
    })
    // A printout may have given the stage its number meanwhile: only a wish changes it.
    if (b.noArsip !== b.noArsipLama) langkah.noArsip = b.noArsip
    await langkah.save()
  }
}

/** Registration follows its stage; an end that was set later stays: not before the stage's own, as far as the submission still lasts. */
function masaBaru(
  paket: Paket,
  previous: readonly LangkahTersimpan[],
  jadwal: readonly LangkahTersimpan[]
): MasaDaftar {
  const baru = masaDaftar(paket, jadwal)
  const dulu = masaDaftar(paket, previous)
  const sendiri = paket.selesaiDaftar
  if (!sendiri || sendiri.toMillis() === dulu.selesai?.getTime()) return baru
  const limit = batasDaftar(paket, jadwal)
  const later = Math.max(sendiri.toMillis(), baru.selesai?.getTime() ?? 0)
  const ms = Math.min(later, limit?.getTime() ?? Infinity)
  return { mulai: baru.mulai, selesai: new Date(ms) }
}

async function say(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  revisi: JadwalRevisi,
  { previous, baru }: { previous: readonly LangkahTersimpan[]; baru: readonly LangkahJadwal[] }
): Promise<void> {
  const who = [...packageStaff(paket), users(revisi.pengajuId), ...packageVendors(paket)]
  const paragraphs = baru
    .filter((b) => langkahBerubah(previous, b))
    .map((b) => kalimatRevisi(previous, b))
  const kabar = teks.kabar.revisiDisetujui(paket.kode, paket.nama)
  await tell(
    trx,
    { who, except: [actor.id] },
    packageMessage(kabar, packagePage(paket.id), paragraphs)
  )
}

/** A stage with its new time, and the one that it had. */
function kalimatRevisi(previous: readonly LangkahTersimpan[], b: LangkahJadwal): string {
  if (!b.include) return teks.kabar.ditiadakan(b.tahap)
  const waktu = ({ mulai, selesai }: Pick<LangkahJadwal, 'mulai' | 'selesai'>) =>
    teks.kabar.waktuTahap(tanggalWaktu(mulai), tanggalWaktu(selesai))
  const semula = previous.find((l) => l.urut === b.urut && l.include)
  return teks.kabar.rincianRevisi(b.tahap, waktu(b), semula ? waktu(semula) : null)
}
