/** Revising the schedule of a package under way (S3 §2.4, decisions §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { JadwalInput } from '@eproc/domain/paket/isian_paket'
import { keMs } from '@eproc/domain/common/format'
import type { LangkahJadwal } from '@eproc/domain/paket/jadwal'
import { paket as teks } from '@eproc/i18n/id/paket'
import { bacaLangkah, type LangkahTersimpan } from '#app/paket/jadwal/jadwal_query'
import { bedaJadwal, langkahBerubah, wajibRevisiSah } from '#app/paket/jadwal/periksa_revisi'
import JadwalRevisi from '#app/paket_berjalan/jadwal/jadwal_revisi'
import JadwalRevisiBaris from '#app/paket_berjalan/jadwal/jadwal_revisi_baris'
import { roles } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage } from '#app/paket_berjalan/package_message'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { insertMany } from '#core/database/insert_many'
import { conflict } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

export interface RevisiInput {
  paketId: number
  langkah: readonly JadwalInput[]
  alasan?: string | null | undefined
}

/** Saves a revision that waits for approval; it takes the place of an earlier one that still waited. */
export async function simpanRevisi(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, langkah, alasan }: RevisiInput
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { tindakan: 'revisi' })
  const previous = await bacaLangkah(trx, paket.id)
  const baru = susun(previous, langkah)
  await wajibRevisiSah(trx, paket, previous, baru)
  const ditunda = paket.statusPelaksanaan === 'P'
  if (!ditunda && !baru.some((b) => langkahBerubah(previous, b)))
    throw conflict(teks.errors.tanpaRevisi)
  await paket.gantiRevisi()
  const revisi = await JadwalRevisi.create(
    {
      paketId: paket.id,
      status: 'menunggu',
      lanjutkan: ditunda,
      pengajuId: actor.id,
      diajukanPada: clockNow(),
      alasan: alasan?.trim() || null,
    },
    { client: trx }
  )
  await insertMany(
    trx,
    JadwalRevisiBaris,
    baru.map((b) => baris(revisi.id, previous, b))
  )
  await writeJournal(trx, actor, {
    aksi: 'paket.revisi',
    objek: 'paket',
    objekId: paket.id,
    rincian: bedaJadwal(previous, baru),
    alasan: revisi.alasan,
  })
  const kabar = teks.kabar.revisi(paket.kode, paket.nama)
  await tell(
    trx,
    { who: [roles('manajerULP')], except: [actor.id] },
    packageMessage(kabar, `/ppk/approve-jadwal/${paket.id}/show`)
  )
  return paket.id
}

function susun(
  previous: readonly LangkahTersimpan[],
  input: readonly JadwalInput[]
): LangkahJadwal[] {
  const nama = new Map(previous.map((l) => [l.urut, l.tahap]))
  return input.map((b) => ({
    urut: b.urut,
    tahap: nama.get(b.urut) ?? String(b.urut),
    include: b.include,
    mulai: b.include ? (b.mulai ?? null) : null,
    selesai: b.include ? (b.selesai ?? null) : null,
    remark: b.remark?.trim() || null,
  }))
}

function baris(revisiId: number, previous: readonly LangkahTersimpan[], b: LangkahJadwal) {
  const asal = previous.find((l) => l.urut === b.urut)!
  return {
    revisiId,
    urut: b.urut,
    include: b.include,
    mulai: waktu(b.mulai),
    selesai: waktu(b.selesai),
    remark: b.remark ?? null,
    mulaiLama: waktu(asal.mulai),
    selesaiLama: waktu(asal.selesai),
    includeLama: asal.include,
  }
}

const waktu = (nilai: LangkahJadwal['mulai']): DateTime | null => {
  const ms = keMs(nilai)
  return ms === null ? null : DateTime.fromMillis(ms)
}
