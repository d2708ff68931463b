/** Revising the schedule of a package under way (S3 §2.4, decisions §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { RevisiInput as LangkahInput } from '@eproc/domain/paket/isian_paket'
import { keDetikMs } from '@eproc/domain/common/format'
import type { LangkahJadwal } from '@eproc/domain/paket/jadwal'
import { paket as teks } from '@eproc/i18n/id/paket'
import { bacaLangkah, type LangkahTersimpan } from '#app/paket/jadwal/jadwal_query'
import { bedaJadwal, langkahBerubah, wajibRevisiSah } from '#app/paket/jadwal/revisi/periksa_revisi'
import { bedaArsip, mintaBerkas, rekamBerkasRevisi } from '#app/paket/jadwal/revisi/arsip_revisi'
import { berkasMenunggu } from '#app/paket/jadwal/revisi/berkas_revisi_query'
import type { UnggahJadwal } from '#app/paket/jadwal/unggah_berkas_jadwal'
import JadwalRevisi from '#app/paket_berjalan/jadwal/jadwal_revisi'
import JadwalRevisiBaris from '#app/paket_berjalan/jadwal/jadwal_revisi_baris'
import { roles } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage } from '#app/paket_berjalan/package_message'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { insertMany } from '#core/database/insert_many'
import { conflict } from '#core/http/errors'
import { writeJournal } from '#core/journal/journal'

export interface RevisiInput extends PaketDibaca {
  paketId: number
  langkah: readonly LangkahInput[]
  berkas?: readonly UnggahJadwal[]
  alasan?: string | null | undefined
}

/** Saves a revision that waits for approval; it takes the place of an earlier one that still waited. */
export async function simpanRevisi(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, versi, langkah, alasan, berkas = [] }: RevisiInput
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, { paketId, versi }, { tindakan: 'revisi' })
  const previous = await bacaLangkah(trx, paket.id)
  const baru = susun(previous, langkah)
  await wajibRevisiSah(trx, paket, previous, baru)
  const disebut = langkah.flatMap((l) => (l.berkas ?? []).map((b) => ({ ...b, urut: l.urut })))
  const diminta = await mintaBerkas(trx, paket, { disebut, baru: berkas })
  const daftar = baru.map((b) => baris(previous, b, langkah))
  const arsip = bedaArsip(previous, daftar, diminta)
  const ditunda = paket.statusPelaksanaan === 'P'
  const berubah = baru.some((b) => langkahBerubah(previous, b)) || Object.keys(arsip).length > 0
  if (!ditunda && !berubah) throw conflict(teks.errors.tanpaRevisi)
  const dulu = await berkasMenunggu(trx, paket.id)
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
    daftar.map((b) => ({ ...b, revisiId: revisi.id }))
  )
  await rekamBerkasRevisi(trx, actor, {
    revisi,
    diminta,
    baru: berkas,
    dulu: dulu.filter((b) => b.showVendorLama === null).map((b) => b.file),
  })
  // Whoever read the schedule before has read another one.
  await paket.merge({ diubahPada: clockNow() }).toldElsewhere().save()
  await writeJournal(trx, actor, {
    aksi: 'paket.revisi',
    objek: 'paket',
    objekId: paket.id,
    rincian: { ...bedaJadwal(previous, baru), ...arsip },
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
  input: readonly LangkahInput[]
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

function baris(
  previous: readonly LangkahTersimpan[],
  b: LangkahJadwal,
  input: readonly LangkahInput[]
) {
  const asal = previous.find((l) => l.urut === b.urut)!
  const noArsip = input.find((l) => l.urut === b.urut)?.noArsip
  return {
    urut: b.urut,
    include: b.include,
    mulai: waktu(b.mulai),
    selesai: waktu(b.selesai),
    remark: b.remark ?? null,
    mulaiLama: waktu(asal.mulai),
    selesaiLama: waktu(asal.selesai),
    includeLama: asal.include,
    noArsip: noArsip === undefined ? asal.noArsip : noArsip?.trim() || null,
    noArsipLama: asal.noArsip,
  }
}

const waktu = (nilai: LangkahJadwal['mulai']): DateTime | null => {
  const ms = keDetikMs(nilai)
  return ms === null ? null : DateTime.fromMillis(ms)
}
