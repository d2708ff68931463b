/**
 * `npm run admin-pertama -- --login <id> --email <alamat> --nama "<nama>"`: makes the first
 * superAdmin of an installation and prints the link on which the password is chosen. Refused once
 * there is an active superAdmin, so it is no way around the rights.
 */
import { createInterface } from 'node:readline/promises'
import { denganAplikasi } from './aplikasi.js'

process.env.PORT ??= '3333'
process.env.APP_URL ??= 'http://localhost:3333'

async function tanya(pilihan: string, pertanyaan: string): Promise<string> {
  const letak = process.argv.indexOf(`--${pilihan}`)
  const diberi = letak >= 0 ? process.argv[letak + 1] : undefined
  if (diberi) return diberi.trim()
  const baca = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await baca.question(`${pertanyaan}: `)).trim()
  } finally {
    baca.close()
  }
}

async function buatAdmin() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { sql } = await import('#core/database/sql')
  const { catat } = await import('#core/journal/journal')
  const { SYSTEM } = await import('#core/auth/actor')
  const { default: Tautan } = await import('#app/akun/tautan/tautan')
  const { alamat } = await import('#core/mail/letter_template')
  const login = await tanya('login', 'User ID')
  const email = await tanya('email', 'E-mail')
  const nama = await tanya('nama', 'Nama lengkap')
  if (login.length < 5 || !/^\S+@\S+\.\S+$/.test(email) || nama === '') {
    throw new Error('User ID minimal 5 karakter, e-mail yang benar, dan nama harus diisi.')
  }
  const kode = await db.transaction(async (trx) => {
    await sql(trx, 'lock table pengguna in share row exclusive mode')
    const ada = await sql(
      trx,
      `select 1 from pengguna where peran = 'superAdmin' and status = 'A' and diaktifkan_pada is not null`
    )
    if (ada.length > 0) throw new Error('Administrator sudah ada. Minta ia menambah pengguna.')
    const [baris] = await sql<{ id: number }>(
      trx,
      `insert into pengguna (login, email, nama, jabatan, peran) values (?, ?, ?, 'Administrator', 'superAdmin')
       on conflict (lower(login)) do update set email = excluded.email, nama = excluded.nama
       where pengguna.peran = 'superAdmin' returning id`,
      [login, email, nama]
    )
    if (!baris) throw new Error(`User ID ${login} sudah dipakai akun lain.`)
    await catat(trx, SYSTEM, {
      aksi: 'pengguna.adminPertama',
      objek: 'pengguna',
      objekId: baris.id,
      rincian: { login, email, nama },
    })
    return Tautan.buat(trx, baris.id, 'sandi')
  })
  console.log(`Administrator ${login} dibuat. Pilih kata sandi dalam 24 jam di alamat ini:`)
  console.log(alamat(`/userman/forget/${kode}`))
}

await denganAplikasi(buatAdmin).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
