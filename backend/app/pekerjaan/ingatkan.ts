/**
 * Reminders of running tenders (decisions §2 'My work'): staff when the stage of their next deed begins and before it
 * ends, vendors before a submission closes that they have not completed. Each moment once; a job looks every five minutes.
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keIso, tanggalWaktu } from '@eproc/domain/common/format'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { pekerjaan as teks } from '@eproc/i18n/id/pekerjaan'
import { rup } from '@eproc/i18n/id/rup'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import Paket from '#app/paket_berjalan/paket'
import { ingatkanRekanan } from '#app/pekerjaan/ingatkan_rekanan'
import Pengingat from '#app/pekerjaan/pengingat'
import { petugasPaket, saatTiba, type Petugas, type Saat } from '#app/pekerjaan/pengingat_query'
import { tenderMenunggu } from '#app/tender/pekerjaan/tender_menunggu'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'

export async function ingatkan(): Promise<void> {
  await oneByOne(await saatTiba(db), (saat) => transaction((trx) => ingatkanSaat(trx, saat)))
}

async function ingatkanSaat(trx: TransactionClientContract, saat: Saat): Promise<void> {
  await Pengingat.catat(trx, saat)
  if (saat.perihal !== 'segera') {
    for (const petugas of await petugasPaket(trx, saat.paketId)) {
      await ingatkanPetugas(trx, petugas, saat)
    }
  }
  if (saat.perihal !== 'mulai') {
    const paket = await Paket.findOrFail(saat.paketId, { client: trx })
    await ingatkanRekanan(trx, paket, saat.saat)
  }
}

/** Of what their list of work holds of this package at this moment: who has done it is not reminded. */
async function ingatkanPetugas(
  trx: TransactionClientContract,
  { pelaku, bersurat }: Petugas,
  { paketId, perihal, saat }: Saat
): Promise<void> {
  const pada = keIso(saat)
  const butir = await tenderMenunggu(pelaku, paketId)
  for (const b of butir.filter((x) => (perihal === 'mulai' ? x.sejak : x.batas) === pada)) {
    const text = kalimat(b, perihal === 'mulai')
    const bell = { from: teks.pengingat.pengirim, text, link: b.tautan }
    const mail = {
      subject: text,
      paragraphs: [text, teks.pengingat.sesudah, teks.surat.matikan],
      button: teks.pengingat.tombol,
    }
    await tell(trx, { who: [users(pelaku.id)] }, bersurat ? { ...bell, mail } : bell)
  }
}

function kalimat({ jenis, kode, nama, batas }: ButirKotak, baru: boolean): string {
  const deed = {
    jenis: rup.kotak[jenis],
    nama: `${kode} ${nama}`,
    batas: batas && tanggalWaktu(batas),
  }
  return baru ? teks.pengingat.mulai(deed) : teks.pengingat.akhir(deed)
}
