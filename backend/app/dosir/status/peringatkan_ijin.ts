/** Vendors are told 60, 30 and 7 days before a licence ends, once each, by bell and mail. Safe to run twice. */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sisaHariIjin } from '@eproc/domain/dosir/masa_ijin'
import { tanggal } from '@eproc/domain/common/format'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import Rekanan from '#app/dosir/rekanan'
import { belumDiperingatkan } from '#app/dosir/status/akan_habis_query'
import PeringatanIjin from '#app/dosir/status/peringatan_ijin'
import { vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { clockNow, today } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'

/** Answers how many vendors were told. */
export async function peringatkanIjin(): Promise<number> {
  const daftar = await belumDiperingatkan(db.connection(), null)
  const ids = new Set(daftar.map((i) => i.rekananId))
  return oneByOne(ids, (id) => transaction((trx) => peringatkanRekanan(trx, id)))
}

/** One letter a vendor, however many licences; its row is locked, so that two runs don't tell the same. Answers 0 or 1. */
async function peringatkanRekanan(trx: TransactionClientContract, id: number): Promise<number> {
  const rekanan = await Rekanan.query({ client: trx }).where('id', id).forUpdate().first()
  if (!rekanan) return 0
  const daftar = await belumDiperingatkan(trx, id)
  const [pertama] = daftar
  if (!pertama) return 0
  const pada = clockNow()
  await PeringatanIjin.createMany(
    daftar.map(({ id: ijinId, berlaku, ambang }) => ({ ijinId, berlaku, ambang, pada })),
    { client: trx }
  )
  const { kabar, surat } = dosirPesan
  const baris = daftar.map((i) =>
    kabar.akanHabis(`${i.jenis} ${i.nomor}`, tanggal(i.berlaku), sisaHariIjin(i.berlaku, today())!)
  )
  await tell(
    trx,
    { who: [vendors(id)] },
    {
      from: kabar.pengirim,
      text: baris[0]! + (baris.length > 1 ? kabar.danLain(baris.length - 1) : ''),
      link: '/vendor/ijin',
      mail: {
        subject: surat.akanHabis.perihal(sisaHariIjin(pertama.berlaku, today())!),
        paragraphs: [surat.akanHabis.isi(rekanan.nama), ...baris, surat.akanHabis.lanjut],
        button: surat.kedaluwarsa.tombol,
      },
    }
  )
  return 1
}
