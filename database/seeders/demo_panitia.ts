/** What the committee does with the demonstration's packages that are handed over to it (S3 §4.3, §4.4). */
import { transaction } from '@eproc/backend/app/core/database/transaction'
import { buatTender } from '@eproc/backend/app/panitia/draf/draf_tender'
import { konfirmasiTender } from '@eproc/backend/app/panitia/draf/konfirmasi_tender'
import { serahkanPaket } from '@eproc/backend/app/panitia/draf/serahkan_paket'
import { simpanTender } from '@eproc/backend/app/panitia/draf/simpan_tender'
import { unggahBeritaAcara } from '@eproc/backend/app/panitia/berkas/unggah_berita_acara'
import { tulisTopik } from '@eproc/backend/app/panitia/tulis_topik'
import { simpanSpk } from '@eproc/backend/app/spk/simpan_spk'
import { bacaWaktu, petaPasangan } from '@eproc/domain/panitia/jadwal_tender'
import { pekerjaanDemo } from './demo_paket_content.ts'
import { pdfDemo, INSTANSI } from './demo_paket_actors.ts'
import type { PaketBerjalan } from './demo_paket_events.ts'

/** The PPK hands the approved package over: A0. */
export async function serahkan(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai(p.ppk)
  const { id } = await transaction((trx) =>
    serahkanPaket(trx, pelaku, { paketId: p.id, tenderId: null })
  )
  p.tenderId = id
}

/** D1, with the documents that the committee adds. */
export async function susunDraf(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai('panitia1')
  const { tenderId } = p
  await transaction((trx) => buatTender(trx, pelaku, { tenderId }))
  const { metodePemilihan, kualifikasi, jenisPengadaan, metodeEvaluasi, kbli } = p.isian!
  const isian = {
    kbli,
    jenisPengadaan,
    metodePemilihan: 'T',
    metodeKualifikasi: kualifikasi,
    metodeEvaluasi,
    pemenang: 1,
    ...bacaWaktu(
      petaPasangan(metodePemilihan, kualifikasi),
      p.jadwal.map((t) => ({ ...t, tahap: t.kunci, include: t.include ?? true }))
    ),
  }
  const berkas = {
    DokumenPemilihan: await pdfDemo(INSTANSI, 'Dokumen Pemilihan', [['Paket', p.nama]]),
    PersyaratanTeknis: await pdfDemo(INSTANSI, 'Persyaratan Teknis', [['Paket', p.nama]]),
  }
  await transaction((trx) => simpanTender(trx, pelaku, { tenderId, isian, berkas }))
}

/** Its package is published, and the tender runs: T1. */
export async function konfirmasi(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai('panitia1')
  const { tenderId } = p
  await transaction((trx) => konfirmasiTender(trx, pelaku, { tenderId, status: 'T1' }))
}

export async function topikPanitia(
  p: PaketBerjalan,
  subject: string,
  message: string
): Promise<void> {
  const { pelaku } = await p.sebagai('panitia1')
  await transaction((trx) => tulisTopik(trx, pelaku, { tenderId: p.tenderId, subject, message }))
}

export async function beritaAcara(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai('panitia2')
  const berkas = await pdfDemo(INSTANSI, 'Berita Acara Penjelasan', [['Paket', p.nama]])
  await transaction((trx) => unggahBeritaAcara(trx, pelaku, { tenderId: p.tenderId, berkas }))
}

/** The work order, a little below the contract's value. */
export async function susunSpk(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai(p.ppk)
  const tenderId = p.tenderId!
  await transaction((trx) => simpanSpk(trx, pelaku, { tenderId, spk: pekerjaanDemo(p.hps) }))
}
