/** The daily mail (decisions §2 'My work'): what waits for each person, to those who want it; none when nothing waits. */
import { BATAS_HITUNG, lebihDariTerhitung } from '@eproc/domain/common/batas_hitung'
import { angka, tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import { BERANDA } from '@eproc/domain/common/roles'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { pekerjaan as teks } from '@eproc/i18n/id/pekerjaan'
import { rup } from '@eproc/i18n/id/rup'
import { akunTerkunci } from '#app/akun/akun_query'
import { penerimaHarian } from '#app/pekerjaan/penerima_query'
import { pekerjaanSaya, type Pekerjaan } from '#app/pekerjaan/pekerjaan'
import type { Pelaku } from '#core/auth/actor'
import { today } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'
import { sendLater } from '#core/mail/outbox'

/** What the mail names; the rest it counts. */
const DISEBUT = 10

export async function kirimSuratHarian(): Promise<void> {
  await oneByOne(await penerimaHarian(), kirim, ({ id }) => id)
}

async function kirim(penerima: Pelaku): Promise<void> {
  const pekerjaan = await pekerjaanSaya(penerima)
  if (pekerjaan.total === 0) return
  await transaction(async (trx) => {
    const akun = await akunTerkunci(trx, penerima.id)
    if (!akun?.suratHarian || akun.suratHarianPada === today()) return
    await akun.tersuratiHarian(today())
    await sendLater(trx, {
      kepada: penerima.email,
      nama: penerima.nama,
      perihal: teks.surat.perihal(hitungan(pekerjaan.total)),
      paragraf: paragraf(pekerjaan),
      tombol: { teks: teks.surat.tombol, url: BERANDA[penerima.peran] },
      withCheckpoint: true,
    })
  })
}

function paragraf({ butir, total, perJenis }: Pekerjaan): string[] {
  const jenis = [...new Set(butir.map((b) => b.jenis))]
  return [
    teks.surat.isi,
    jenis.map((j) => teks.surat.jumlah(rup.kotak[j], hitungan(perJenis.get(j)!))).join('; '),
    ...butir.slice(0, DISEBUT).map(baris),
    ...(total > DISEBUT ? [teks.surat.lainnya(hitungan(total - DISEBUT))] : []),
    teks.surat.matikan,
  ]
}

const hitungan = (n: number): string =>
  lebihDariTerhitung(n) ? teks.lebihDari(angka(BATAS_HITUNG)) : String(n)

const baris = (b: ButirKotak): string =>
  teks.surat.baris({
    jenis: rup.kotak[b.jenis],
    nama: [b.kode, b.nama].filter(Boolean).join(' '),
    sejak: tanggal(b.sejak),
    batas: b.batas && tanggalWaktu(b.batas),
  })
