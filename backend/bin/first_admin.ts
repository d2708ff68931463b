/**
 * `npm run admin-pertama -- --login <id> --email <alamat> --nama "<nama>"`: makes the first
 * superAdmin of an installation and prints the link on which the password is chosen. Refused once
 * there is an active superAdmin, so it is no way around the rights.
 */
import { createInterface } from 'node:readline/promises'
import { denganAplikasi } from './application.js'

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
  const { adminPertama } = await import('#app/akun/admin_pertama')
  const { transaction } = await import('#core/database/transaction')
  const { alamat } = await import('#core/mail/letter_template')
  const login = await tanya('login', 'User ID')
  const email = await tanya('email', 'E-mail')
  const nama = await tanya('nama', 'Nama lengkap')
  if (login.length < 5 || !/^\S+@\S+\.\S+$/.test(email) || nama === '') {
    throw new Error('User ID minimal 5 karakter, e-mail yang benar, dan nama harus diisi.')
  }
  const kode = await transaction((trx) => adminPertama(trx, { login, email, nama }))
  console.log(`Administrator ${login} dibuat. Pilih kata sandi dalam 24 jam di alamat ini:`)
  console.log(alamat(`/userman/forget/${kode}`))
}

await denganAplikasi(buatAdmin).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
