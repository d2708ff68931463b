/** Makes and sends the vendor certificate (S2 §7, decisions §3). */
import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { StatusPengguna } from '@eproc/domain/common/choices'
import { blacklistAktif, nomorSertifikat, statusTampil } from '@eproc/domain/dosir/bagian'
import type { SertifikatAnswer } from '@eproc/domain/verifikasi/answers'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import type Rekanan from '#app/dosir/rekanan'
import { home, ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { akunRekanan } from '#app/verifikasi/rekanan/akun_rekanan_query'
import { lockRekanan } from '#app/verifikasi/rekanan/rekanan_terkunci'
import { buatPdfSertifikat } from '#app/verifikasi/sertifikat/sertifikat_pdf'
import { sertifikatDetails } from '#app/verifikasi/sertifikat/sertifikat_query'
import SertifikatRekanan from '#app/verifikasi/sertifikat/sertifikat_rekanan'
import type { Actor } from '#core/auth/actor'
import { today, clockNow } from '#core/clock/clock'
import { nextNumber } from '#core/database/serial_number'
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

/** Makes a certificate; only for a vendor that is Aktif and not blacklisted. */
export async function buatSertifikat(
  trx: TransactionClientContract,
  actor: Actor,
  vendorId: number | null
): Promise<SertifikatAnswer> {
  const r = await lockRekanan(trx, vendorId)
  const akun = await akunRekanan(trx, r)
  const halangan = halanganSertifikat(r, akun.status)
  if (halangan) throw conflict(halangan)
  const tanggal = clockNow()
  const urut = await nextNumber(trx, `sertifikat.${r.jenis}.${tanggal.year}`)
  const nomor = nomorSertifikat(r.jenis, tanggal.year, urut)
  const kode = randomBytes(12).toString('base64url')
  const isi = await sertifikatDetails(trx, r)
  const sertifikat = new SertifikatRekanan().useTransaction(trx)
  sertifikat.merge({ rekananId: r.id, nomor, kode, isi, tanggal })
  sertifikat.jalur = await simpanPdf(trx, actor, r, sertifikat)
  await sertifikat.terbitkan(actor, r.nomorSertifikat)
  await r.bersertifikat(nomor, sertifikat.jalur, tanggal)
  return {
    emailMember: akun.email,
    email: akun.email_dosir ?? akun.email,
    fileSertifikat: sertifikat.jalur,
    nomor,
    kode,
  }
}

async function simpanPdf(
  trx: TransactionClientContract,
  actor: Actor,
  r: Rekanan,
  { isi, nomor, kode, tanggal }: SertifikatRekanan
): Promise<string> {
  const pdf = await buatPdfSertifikat({
    isi,
    nomor,
    pada: tanggal.toISO()!,
    alamat: alamat(halamanSertifikat(kode)),
  })
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
