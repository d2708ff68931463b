/** Makes and sends the vendor certificate (S2 §7, decisions §3). */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { blacklistAktif, nomorSertifikat, statusTampil } from '@eproc/domain/dosir/bagian'
import type { StatusPengguna } from '@eproc/domain/common/choices'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import type { JawabanSertifikat } from '@eproc/domain/verifikasi/answers'
import type Rekanan from '#app/dosir/rekanan'
import { home, ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { kunciRekanan } from '#app/verifikasi/rekanan/rekanan_terkunci'
import { buatPdfSertifikat } from '#app/verifikasi/sertifikat/sertifikat_pdf'
import { isiSertifikat, sertifikatTerakhir } from '#app/verifikasi/sertifikat/sertifikat_query'
import { bentrok } from '#core/http/errors'
import { deleteFile, writeFile } from '#core/files/disk'
import { catat } from '#core/journal/journal'
import { nomorBerikut } from '#core/database/serial_number'
import { parameterTeks } from '#core/database/parameter'
import { alamat } from '#core/mail/letter_template'
import { kirimSurat } from '#core/mail/outbox'
import { rekamBerkas } from '#core/files/receive_files'
import { hariIni, sekarang } from '#core/clock/clock'
import { type Koneksi, sql } from '#core/database/sql'
import { transaction } from '#core/database/transaction'

export const KELAS_SERTIFIKAT = 'sertifikat_rekanan'
export const halamanSertifikat = (kode: string): string => `/sertifikat/${kode}`

interface Akun {
  email: string
  nama: string
  status: StatusPengguna
  email_dosir: string | null
}

async function akunRekanan(koneksi: Koneksi, r: Rekanan): Promise<Akun> {
  const [akun] = await sql<Akun>(
    koneksi,
    `select p.email, p.nama, p.status, coalesce(dp.email, dq.email) as email_dosir from pengguna p
       left join data_perusahaan dp on dp.rekanan_id = ? left join data_pribadi dq on dq.rekanan_id = ?
      where p.id = ?`,
    [r.id, r.id, r.penggunaId]
  )
  return akun!
}

/**
 * Makes a certificate; only for a vendor that is Aktif and not blacklisted. The file is durable before the
 * transaction that points to it ends, and removed again when that fails.
 */
export async function buatSertifikat(
  ctx: HttpContext,
  id: number | null
): Promise<JawabanSertifikat> {
  const uuid = randomUUID()
  const jalur = `berkas/${uuid.slice(0, 2)}/${uuid}.pdf`
  let tertulis = false
  try {
    return await transaction(async (trx) => {
      const r = await kunciRekanan(trx, id)
      const akun = await akunRekanan(trx, r)
      if (statusTampil(r.status, akun.status) !== 'A') throw bentrok(teks.tolak.belumAktif)
      if (blacklistAktif(r.blacklist, r.blacklistTglMulai, r.blacklistTglSelesai, hariIni())) {
        throw bentrok(teks.tolak.blacklist)
      }
      const kini = sekarang()
      const urut = await nomorBerikut(trx, `sertifikat.${r.jenis}.${kini.year}`)
      const nomor = nomorSertifikat(r.jenis, kini.year, urut)
      const kode = randomBytes(12).toString('base64url')
      const isi = await isiSertifikat(trx, r)
      const perusahaan = await parameterTeks('NAMA_PERUSAHAAN')
      const kop = (await parameterTeks('KOP_SURAT', perusahaan)).split('\n').map((b) => b.trim())
      const pdf = await buatPdfSertifikat({
        isi,
        nomor,
        pada: kini.toISO(),
        alamat: alamat(halamanSertifikat(kode)),
        kop: kop.filter((b) => b !== ''),
        perusahaan,
      })
      await writeFile(jalur, satuPotong(pdf))
      tertulis = true
      await rekamBerkas(
        trx,
        {
          id: uuid,
          jalur,
          namaAsli: `Sertifikat ${nomor.replaceAll('/', '-')}.pdf`,
          ukuran: pdf.length,
          sha256: createHash('sha256').update(pdf).digest('hex'),
          mime: 'application/pdf',
        },
        {
          kelas: KELAS_SERTIFIKAT,
          objek: 'sertifikat_rekanan',
          objekId: nomor,
          rekananId: r.id,
          pengunggahId: ctx.pelaku.id,
        }
      )
      await sql(
        trx,
        `insert into sertifikat_rekanan (rekanan_id, nomor, kode, jalur, isi, dibuat_oleh, dibuat_pada)
         values (?, ?, ?, ?, ?, ?, ?)`,
        [r.id, nomor, kode, jalur, JSON.stringify(isi), ctx.pelaku.id, kini.toISO()]
      )
      await r.bersertifikat(ctx.pelaku, nomor, jalur, kini)
      return {
        emailMember: akun.email,
        email: akun.email_dosir ?? akun.email,
        fileSertifikat: jalur,
        nomor,
        kode,
      }
    })
  } catch (error) {
    if (tertulis) await deleteFile(jalur).catch(() => {})
    throw error
  }
}

async function* satuPotong(isi: Buffer): AsyncIterable<Buffer> {
  yield isi
}

/** Mails the latest certificate; 409 with the specification's words when there is none. */
export async function kirimSertifikat(ctx: HttpContext, id: number, kepada: string): Promise<void> {
  await transaction(async (trx) => {
    const r = await kunciRekanan(trx, id)
    const s = await sertifikatTerakhir(trx, r.id)
    if (!s) throw bentrok(teks.pesan.sertifikatBelumAda)
    const akun = await akunRekanan(trx, r)
    const { sertifikat } = teks.surat
    await kirimSurat(trx, {
      kepada,
      nama: akun.nama,
      perihal: sertifikat.perihal(s.nomor),
      paragraf: [sertifikat.isi(r.nama, s.nomor), sertifikat.periksa],
      tombol: { teks: sertifikat.tombol, url: halamanSertifikat(s.kode) },
      lampiran: [s.jalur],
    })
    await tell(trx, ownAccount(r.id), {
      from: teks.surat.pengirim,
      text: sertifikat.kabar(s.nomor),
      link: home,
    })
    await sql(trx, 'update sertifikat_rekanan set dikirim_ke = ?, dikirim_pada = ? where id = ?', [
      kepada,
      sekarang().toISO(),
      s.id,
    ])
    await catat(trx, ctx.pelaku, {
      aksi: 'sertifikat.kirim',
      objek: 'rekanan',
      objekId: r.id,
      rincian: { nomor: s.nomor, kepada },
    })
  })
}
