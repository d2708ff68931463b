/** Registration (S1 §2.4 and §5, decisions §3): an account that waits for its activation link. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { akunLayar } from '@eproc/i18n/id/akun_layar'
import { aturanRegistrasi, type IsianRegistrasi } from '@eproc/domain/aturan_akun'
import { panjangMinimal, tolakSandiUmum } from '#app/akun/aturan_sandi'
import { hitung } from '#app/akun/batas_akun'
import { kirimTautanAktivasi } from '#app/akun/kirim_tautan'
import { sumberAkun } from '#app/akun/sumber_akun'
import { isianSalah, type GalatIsian } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { catat } from '#inti/jurnal'
import { acakSandi } from '#inti/kata_sandi'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

const LOGIN_DIPAKAI = { field: 'userId', rule: 'unique', message: akunLayar.pesan.userIdDipakai }
const EMAIL_DIPAKAI = { field: 'email', rule: 'unique', message: akunLayar.pesan.emailDipakai }
const DIPAKAI: Record<string, GalatIsian> = {
  pengguna_login_unik: LOGIN_DIPAKAI,
  pengguna_email_unik: EMAIL_DIPAKAI,
}

async function tolakYangDipakai(login: string, email: string): Promise<void> {
  const hasil = await sql<{ login: boolean; email: boolean }>(
    db,
    `select exists (select 1 from pengguna where lower(login) = lower(?)) as login,
            exists (select 1 from pengguna where lower(email) = lower(?)) as email`,
    [login, email]
  )
  const galat = [
    ...(hasil[0]!.login ? [LOGIN_DIPAKAI] : []),
    ...(hasil[0]!.email ? [EMAIL_DIPAKAI] : []),
  ]
  if (galat.length > 0) throw isianSalah(galat)
}

/** Throws 400 with the fields' messages, or 429 after too many from one address. */
export async function daftarkanAkun(ctx: HttpContext, isian: IsianRegistrasi): Promise<void> {
  tegakkan(aturanRegistrasi(isian, { ...(await panjangMinimal()), wajibSetuju: true }))
  // From here on the answer tells whether a User ID or an address is taken, so it is counted.
  await hitung('registrasiAlamat', ctx.request.ip())
  await tolakSandiUmum(isian.password!, 'password')
  const login = isian.userId!.trim()
  const email = isian.email!.trim()
  const nama = isian.nama!.trim()
  await tolakYangDipakai(login, email)
  const sandiHash = await acakSandi(isian.password!)
  const peran = isian.jenis === 'O' ? 'person' : 'vendor'
  try {
    await db.transaction(async (trx) => {
      const hasil = await sql<{ id: number }>(
        trx,
        `insert into pengguna (login, email, nama, jabatan, telepon, peran, sandi_hash,
                sandi_diubah_pada, persetujuan_data_pada, dibuat_pada, diubah_pada)
         select ?, ?, ?, ?, ?, ?, ?, s, s, s, s from (select ${sqlSekarang()} as s) waktu
         returning id`,
        [login, email, nama, isian.jabatan || null, isian.noHp || null, peran, sandiHash]
      )
      const akun = { id: hasil[0]!.id, login, email, nama, peran } as const
      await kirimTautanAktivasi(trx, { ...akun, diaktifkanPada: null })
      await catat(trx, sumberAkun(ctx, akun), {
        aksi: 'akun.daftar',
        objek: 'pengguna',
        objekId: akun.id,
        rincian: { login, peran, persetujuanData: true },
      })
    })
  } catch (error) {
    // Two at once: the unique indexes let one through.
    const e = error as { code?: string; constraint?: string }
    const galat = e.code === '23505' && e.constraint ? DIPAKAI[e.constraint] : undefined
    throw galat ? isianSalah([galat]) : error
  }
}
