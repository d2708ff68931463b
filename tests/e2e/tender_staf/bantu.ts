/** A tender for the staff's screens: people with pages, a schedule that is moved instead of the clock, vendors' calls. */
import db from '@adonisjs/lucid/services/db'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { masukSebagai } from '@eproc/database/factories/pengguna'
import { peladenBersama } from '../../lib/peladen.ts'
import { bukaHalaman, type Page } from '../../lib/peramban.ts'

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
export const berkas = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })

export async function baris<T>(perintah: string, nilai: readonly unknown[] = []): Promise<T[]> {
  const hasil = (await db.rawQuery(perintah, nilai as RawQueryBindings)) as { rows: T[] }
  return hasil.rows
}

/** A signed-in page, without the way through the login form. */
export async function masuk(
  pengguna: { id: number },
  layar: 'lebar' | 'sempit' = 'lebar'
): Promise<{ page: Page; keluhan: { daftar: string[] } }> {
  const token = await masukSebagai(pengguna)
  const { page, keluhan } = await bukaHalaman({ layar })
  await page.addInitScript((isi) => {
    if (globalThis.self === globalThis.top) globalThis.localStorage.setItem('eproc.token', isi)
  }, token)
  return { page, keluhan }
}

/** Moves the whole schedule so that the stage began five minutes ago: the server's clock stands still. */
export async function keTahapKini(paketId: number, kunci: string): Promise<void> {
  await baris(
    `update jadwal set mulai = mulai + x.geser, selesai = selesai + x.geser
       from (select clock_timestamp() - interval '5 minutes' - mulai as geser
               from jadwal where paket_id = ? and kunci = ?) x
      where paket_id = ?`,
    [paketId, kunci, paketId]
  )
}

async function kirim(
  cara: 'POST' | 'PUT',
  jalur: string,
  kepala: Record<string, string>,
  badan: FormData | string
) {
  const jawab = await fetch(new URL(jalur, (await peladenBersama()).url), {
    method: cara,
    headers: kepala,
    body: badan,
  })
  if (!jawab.ok) throw new Error(`${jawab.status} ${jalur}: ${await jawab.text()}`)
}

/** A call of a vendor with JSON. */
export const kirimJson = (jalur: string, token: string, isi: unknown): Promise<void> =>
  kirim(
    'POST',
    jalur,
    {
      'Authorization': `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Accept': 'application/json',
    },
    JSON.stringify(isi)
  )

/** A call of a vendor with a form. */
export async function kirimRekanan(
  cara: 'POST' | 'PUT',
  jalur: string,
  token: string,
  isi: Record<string, string | Blob>
): Promise<void> {
  const badan = new FormData()
  for (const [k, v] of Object.entries(isi)) {
    if (typeof v === 'string') badan.append(k, v)
    else badan.append(k, v, `${k}.pdf`)
  }
  await kirim(cara, jalur, { Authorization: `Bearer ${token}` }, badan)
}

export const pdfBlob = () => new Blob([PDF], { type: 'application/pdf' })

/** The stage in the dialog of the package, by its deep link. */
export async function bukaTahap(page: Page, paketId: number, kunci: string) {
  await page.goto(`/ppk/tender?paket=${paketId}&tahap=${kunci}`)
  const dialog = page.getByRole('dialog', { name: /^Proses paket: / })
  await dialog.getByRole('tabpanel').waitFor()
  return dialog
}

/** Chooses a file through the row's own button. */
export async function pilihBerkas(page: Page, tombol: string, nama: string) {
  const [pemilih] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('button', { name: tombol }).click(),
  ])
  await pemilih.setFiles(berkas(nama))
}
