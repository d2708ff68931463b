/** What the account tests share: reading the outbox, the journal and single columns. */
import db from '@adonisjs/lucid/services/db'
import { sql } from '@eproc/backend/app/inti/sql'

export const bearer = (token: string) => `Bearer ${token}`

export interface BarisSurat {
  kepada: string
  perihal: string
  teks: string
}

/** Mails to the address, newest first, sent or waiting. */
export const suratUntuk = (kepada: string) =>
  sql<BarisSurat>(
    db,
    'select kepada, perihal, teks from surat where kepada = ? order by dibuat_pada desc',
    [kepada]
  )

/** The code of the newest link to `awalan` that was mailed to the address. */
export async function kodeDariSurat(kepada: string, awalan: string): Promise<string> {
  for (const surat of await suratUntuk(kepada)) {
    const cocok = surat.teks.match(new RegExp(`${awalan}/([A-Za-z0-9_-]{43})`))
    if (cocok) return cocok[1]!
  }
  throw new Error(`Tidak ada tautan ${awalan} untuk ${kepada}`)
}

/** Actions in the journal about one account, oldest first. */
export async function jurnalAkun(penggunaId: number): Promise<string[]> {
  const hasil = await sql<{ aksi: string }>(
    db,
    `select aksi from jurnal where objek = 'pengguna' and objek_id = ? order by id`,
    [String(penggunaId)]
  )
  return hasil.map((b) => b.aksi)
}

export async function jumlahSesi(penggunaId: number): Promise<number> {
  const hasil = await sql<{ n: number }>(
    db,
    'select count(*)::int as n from sesi where pengguna_id = ?',
    [penggunaId]
  )
  return hasil[0]!.n
}

export async function akunDb(login: string) {
  const hasil = await sql<{
    id: number
    peran: string
    email: string
    sandi_hash: string | null
    diaktifkan_pada: Date | null
    persetujuan_data_pada: Date | null
  }>(db, 'select * from pengguna where lower(login) = lower(?)', [login])
  return hasil[0] ?? null
}
