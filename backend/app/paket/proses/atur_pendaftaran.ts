import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keMs, tanggalWaktu } from '@eproc/domain/common/format'
import {
  akhirTahapDaftar,
  aturanPendaftaran,
  batasDaftar,
} from '@eproc/domain/paket/aturan_pendaftaran'
import { paket as teks } from '@eproc/i18n/id/paket'
import { catatRilis } from '#app/ocds/catat_rilis'
import { bacaLangkah, kiniBasisData } from '#app/paket/jadwal/jadwal_query'
import { awaited } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { enforce } from '#core/http/input/input'

/** The end of registration, from its stage's end up to that of the first submission. `selesaiDaftar` is ISO 8601. */
export async function aturPendaftaran(
  trx: TransactionClientContract,
  actor: Pelaku,
  { selesaiDaftar, ...dibaca }: PaketDibaca & { selesaiDaftar: string }
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { tindakan: 'pendaftaran' })
  const jadwal = await bacaLangkah(trx, paket.id)
  enforce(
    aturanPendaftaran(selesaiDaftar, {
      tahap: akhirTahapDaftar(paket, jadwal),
      berlaku: paket.selesaiDaftar?.toMillis(),
      batas: batasDaftar(paket, jadwal),
      kini: await kiniBasisData(trx),
    })
  )
  const semula = paket.selesaiDaftar
  await paket.aturPendaftaran(actor, new Date(keMs(selesaiDaftar)!))
  await catatRilis(trx, paket.id)
  await say(trx, paket, semula)
  return paket.id
}

/** Who was invited and has not registered yet has that long, or no longer. */
async function say(
  trx: TransactionClientContract,
  paket: Paket,
  semula: Paket['selesaiDaftar']
): Promise<void> {
  const { id, kode, nama, selesaiDaftar } = paket
  if (!semula || !selesaiDaftar || +semula === +selesaiDaftar) return
  const [akhir, dulu] = [tanggalWaktu(selesaiDaftar.toISO()), tanggalWaktu(semula.toISO())]
  const kabar = teks.kabar.pendaftaran(`${kode} ${nama}`, akhir, dulu)
  await tell(trx, { who: [awaited(id)] }, packageMessage(kabar, packagePage(id)))
}
