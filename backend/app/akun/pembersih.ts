/** Daily removal of what has ended: sessions at once, links 30 days later (until then they answer EXP). */
import db from '@adonisjs/lucid/services/db'
import { daftarkanJadwal } from '#inti/antrean'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

/** Answers how many rows went. Safe to run twice. */
export async function bersihkanSesi(): Promise<{ sesi: number; tautan: number }> {
  const sesi = await sql<unknown>(
    db,
    `delete from sesi where kedaluwarsa_pada <= ${sqlSekarang()} returning id`
  )
  const tautan = await sql<unknown>(
    db,
    `delete from tautan where kedaluwarsa_pada <= ${sqlSekarang()} - interval '30 days' returning id`
  )
  return { sesi: sesi.length, tautan: tautan.length }
}

daftarkanJadwal('bersihkan-sesi', '41 2 * * *', async () => {
  await bersihkanSesi()
})
