/** Makes and sends the vendor certificate (S2 §7, decisions §3). */
import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { tanggalPanjang } from '@eproc/domain/common/format'
import type { StatusPengguna } from '@eproc/domain/common/choices'
import { blacklistAktif, nomorSertifikat, statusTampil } from '@eproc/domain/dosir/bagian'
import type { SertifikatAnswer } from '@eproc/domain/verifikasi/answers'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import type Rekanan from '#app/dosir/rekanan'
import { home, ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { akunRekanan } from '#app/verifikasi/rekanan/akun_rekanan_query'
import { lockRekanan } from '#app/verifikasi/rekanan/rekanan_terkunci'
import { buatPdfSertifikat, type BahanSertifikat } from '#app/verifikasi/sertifikat/sertifikat_pdf'
import { sertifikatDetails } from '#app/verifikasi/sertifikat/sertifikat_query'
import SertifikatRekanan, {
  type SertifikatDetails,
} from '#app/verifikasi/sertifikat/sertifikat_rekanan'
import type { Actor } from '#core/auth/actor'
import { today, clockNow } from '#core/clock/clock'
import { giveNumberBack, nextNumber } from '#core/database/serial_number'
import { issueDrawn, type FindDrawn } from '#core/files/drawing/issue_drawn'
import { storeGenerated } from '#core/files/store_generated'
import { conflict } from '#core/http/errors'
import { alamat } from '#core/mail/letter_template'
import { sendLater } from '#core/mail/outbox'

export const KELAS_SERTIFIKAT = 'sertifikat_rekanan'
const halamanSertifikat = (kode: string): string => `/sertifikat/${kode}`

/** Why this vendor gets none now, as the account reads; null: it may be made. */
export function halanganSertifikat(r: Rekanan, statusAkun: StatusPengguna): string | null {
  if (statusTampil(r.status, statusAkun) !== 'A') return teks.tolak.belumAktif
  const { blacklistTglMulai: mulai, blacklistTglSelesai: selesai } = r
  return blacklistAktif(r.blacklist, mulai, selesai, today()) ? teks.tolak.blacklist : null
}

type Kertas = BahanSertifikat & Pick<SertifikatRekanan, 'kode'>

/** Makes a certificate; only for a vendor that is Aktif and not blacklisted. */
export const buatSertifikat = (actor: Actor, vendorId: number | null): Promise<SertifikatAnswer> =>
  issueDrawn<Kertas, SertifikatAnswer>({ draw: buatPdfSertifikat, alike: serupa }, (trx, find) =>
    terbitkan(trx, actor, vendorId, find)
  )

/** Would they look alike, but for the code? */
const serupa = (a: Kertas, b: Kertas): boolean =>
  a.nomor === b.nomor &&
  tanggalPanjang(a.pada) === tanggalPanjang(b.pada) &&
  JSON.stringify(a.isi) === JSON.stringify(b.isi)

/** Issues it as it was drawn; else answers what is to be drawn. */
async function terbitkan(
  trx: TransactionClientContract,
  actor: Actor,
  vendorId: number | null,
  find: FindDrawn<Kertas>
): Promise<{ issued: SertifikatAnswer } | { toDraw: Kertas }> {
  const r = await lockRekanan(trx, vendorId)
  const akun = await akunRekanan(trx, r)
  const halangan = halanganSertifikat(r, akun.status)
  if (halangan) throw conflict(halangan)
  const tanggal = clockNow()
  const deret = `sertifikat.${r.jenis}.${tanggal.year}`
  const urut = await nextNumber(trx, deret)
  const nomor = nomorSertifikat(r.jenis, tanggal.year, urut)
  const isi = await sertifikatDetails(trx, r)
  const kertas = kertasBaru(isi, nomor, tanggal)
  const digambar = await find(kertas)
  if (!digambar) {
    await giveNumberBack(trx, deret)
    return { toDraw: kertas }
  }
  const { kode } = digambar.paper
  const sertifikat = new SertifikatRekanan().useTransaction(trx)
  sertifikat.merge({ rekananId: r.id, nomor, kode, isi, tanggal })
  sertifikat.jalur = await simpanPdf(trx, actor, r, { nomor, pdf: digambar.pdf })
  await sertifikat.terbitkan(actor, r.nomorSertifikat)
  await r.bersertifikat(nomor, sertifikat.jalur, tanggal)
  const email = akun.email_dosir ?? akun.email
  return {
    issued: { emailMember: akun.email, email, fileSertifikat: sertifikat.jalur, nomor, kode },
  }
}

function kertasBaru(isi: SertifikatDetails, nomor: string, pada: DateTime): Kertas {
  const kode = randomBytes(12).toString('base64url')
  return { isi, nomor, pada: pada.toISO()!, kode, alamat: alamat(halamanSertifikat(kode)) }
}

async function simpanPdf(
  trx: TransactionClientContract,
  actor: Actor,
  r: Rekanan,
  { nomor, pdf }: { nomor: string; pdf: Buffer }
): Promise<string> {
  const namaAsli = `Sertifikat ${nomor.replaceAll('/', '-')}.pdf`
  return storeGenerated(
    trx,
    pdf,
    { ekstensi: 'pdf', namaAsli },
    {
      kelas: KELAS_SERTIFIKAT,
      objek: 'sertifikat_rekanan',
      objekId: nomor,
      rekananId: r.id,
      pengunggahId: actor.id,
    }
  )
}

/** Mails the latest certificate; 409 with the specification's words when there is none. */
export async function kirimSertifikat(
  trx: TransactionClientContract,
  actor: Actor,
  { vendorId, emailSend: kepada }: { vendorId: number; emailSend: string }
): Promise<void> {
  const r = await lockRekanan(trx, vendorId)
  const s = await SertifikatRekanan.terakhir(r.id, trx)
  if (!s) throw conflict(teks.pesan.sertifikatBelumAda)
  const akun = await akunRekanan(trx, r)
  const { sertifikat } = teks.surat
  await sendLater(trx, {
    kepada,
    nama: akun.nama,
    perihal: sertifikat.perihal(s.nomor),
    paragraf: [sertifikat.isi(s.isi.nama, s.nomor), sertifikat.periksa],
    tombol: { teks: sertifikat.tombol, url: halamanSertifikat(s.kode) },
    lampiran: [s.jalur],
  })
  await tell(trx, ownAccount(r.id), {
    from: teks.surat.pengirim,
    text: sertifikat.kabar(s.nomor),
    link: home,
  })
  await s.kirim(actor, kepada)
}
