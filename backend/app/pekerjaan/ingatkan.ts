/**
 * Reminders of what waits (decisions §2 'My work'). Of running tenders: staff when the stage of their next deed begins and
 * before it ends, vendors before a submission closes that they have not completed. Of packages that are prepared or
 * paused, and of changes of powers, which are told when they begin by the deed itself: before they end. Each moment
 * once; a job looks every five minutes.
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keIso, tanggalWaktu } from '@eproc/domain/common/format'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { pekerjaan as teks } from '@eproc/i18n/id/pekerjaan'
import { rup } from '@eproc/i18n/id/rup'
import { aksesMenunggu } from '#app/akun/akses/akses_menunggu_query'
import PerubahanAkses from '#app/akun/akses/perubahan_akses'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import Paket from '#app/paket_berjalan/paket'
import { ingatkanRekanan } from '#app/pekerjaan/ingatkan_rekanan'
import Pengingat from '#app/pekerjaan/pengingat'
import {
  administrator,
  aksesHampirLewat,
  petugasPaket,
  saatTiba,
  type Petugas,
  type Saat,
} from '#app/pekerjaan/pengingat_query'
import { paketMenunggu } from '#app/rup/kotak_masuk/paket_menunggu_query'
import { tenderMenunggu } from '#app/tender/pekerjaan/tender_menunggu'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'

export async function ingatkan(): Promise<void> {
  await oneByOne(await saatTiba(db), (saat) => transaction((trx) => ingatkanSaat(trx, saat)))
  await oneByOne(await aksesHampirLewat(db), (id) => transaction((trx) => ingatkanAkses(trx, id)))
}

async function ingatkanSaat(trx: TransactionClientContract, saat: Saat): Promise<void> {
  await Pengingat.catat(trx, saat)
  if (saat.perihal !== 'segera') {
    for (const petugas of await petugasPaket(trx, saat)) await ingatkanPetugas(trx, petugas, saat)
  }
  if (saat.perihal !== 'mulai' && !saat.rencana) {
    const paket = await Paket.findOrFail(saat.paketId, { client: trx })
    await ingatkanRekanan(trx, paket, saat.saat)
  }
}

/** Of what their list of work holds of this package at this moment: who has done it is not reminded. */
async function ingatkanPetugas(
  trx: TransactionClientContract,
  petugas: Petugas,
  { paketId, perihal, saat, rencana }: Saat
): Promise<void> {
  const pada = keIso(saat)
  const { pelaku } = petugas
  const butir = rencana
    ? (await paketMenunggu(pelaku, 1, paketId)).flatMap((m) => m.butir)
    : await tenderMenunggu(pelaku, paketId)
  const akhir = rencana ? teks.pengingat.batas : teks.pengingat.akhir
  const kalimat = perihal === 'mulai' ? teks.pengingat.mulai : akhir
  for (const b of butir.filter((x) => (perihal === 'mulai' ? x.sejak : x.batas) === pada)) {
    await kabari(trx, petugas, b, { text: kalimat(isi(b)), button: teks.pengingat.tombol })
  }
}

/** The administrators who may confirm it; who asked for it and whose it is may not. */
async function ingatkanAkses(trx: TransactionClientContract, id: number): Promise<void> {
  if (!(await PerubahanAkses.ingatkan(trx, id))) return
  for (const petugas of await administrator(trx)) {
    for (const b of (await aksesMenunggu(petugas.pelaku)).filter((x) => x.id === id)) {
      const text = teks.pengingat.batas(isi(b))
      await kabari(trx, petugas, b, { text, button: teks.pengingat.tombolAkses })
    }
  }
}

async function kabari(
  trx: TransactionClientContract,
  { pelaku, bersurat }: Petugas,
  { tautan: link }: ButirKotak,
  { text, button }: { text: string; button: string }
): Promise<void> {
  const bell = { from: teks.pengingat.pengirim, text, link }
  const paragraphs = [text, teks.pengingat.sesudah, teks.surat.matikan]
  const mail = { subject: text, paragraphs, button }
  await tell(trx, { who: [users(pelaku.id)] }, bersurat ? { ...bell, mail } : bell)
}

const isi = ({ jenis, kode, nama, batas }: ButirKotak) => ({
  jenis: rup.kotak[jenis],
  nama: [kode, nama].filter(Boolean).join(' '),
  batas: batas && tanggalWaktu(batas),
})
