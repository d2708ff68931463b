/** Packages whose schedule is moved past the clock of the shared server, and signed-in vendors. */
import db from '@adonisjs/lucid/services/db'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { masukSebagai } from '@eproc/database/factories/pengguna'
import type { PaketUji } from '@eproc/database/factories/paket'
import { bukaHalaman, type Page } from '../../lib/peramban.ts'

export async function kueri<T>(perintah: string, nilai: readonly unknown[] = []): Promise<T[]> {
  const hasil = (await db.rawQuery(perintah, nilai as RawQueryBindings)) as { rows: T[] }
  return hasil.rows
}

/**
 * Moves the whole schedule so that the stage began `menit` ago: the browser's server is a process of its own, whose
 * clock stays.
 */
export async function geserJadwal(paketId: number, kunci: string, menit = 1): Promise<void> {
  const [b] = await kueri<{ detik: number }>(
    `select extract(epoch from clock_timestamp() - mulai)::float8 - ? as detik
       from jadwal where paket_id = ? and kunci = ?`,
    [menit * 60, paketId, kunci]
  )
  const geser = [b!.detik, b!.detik, paketId]
  await kueri(
    `update jadwal set mulai = mulai + make_interval(secs => ?), selesai = selesai + make_interval(secs => ?)
      where paket_id = ?`,
    geser
  )
  await kueri(
    `update paket set mulai_daftar = mulai_daftar + make_interval(secs => ?),
            selesai_daftar = selesai_daftar + make_interval(secs => ?) where id = ?`,
    geser
  )
}

/** A signed-in page at desk or phone width. */
export async function masuk(token: string, layar: 'lebar' | 'sempit' = 'lebar') {
  const { page, keluhan } = await bukaHalaman({ layar })
  await page.addInitScript((isi) => {
    // Frames of the document viewer have no storage.
    if (globalThis.self === globalThis.top) globalThis.localStorage.setItem('eproc.token', isi)
  }, token)
  return { page, keluhan }
}

/** The act of opening: one member asks, another confirms. */
export async function buka(page: Page, p: Pick<PaketUji, 'paket' | 'pokja'>): Promise<void> {
  for (const [i, langkah] of ['', '/sahkan'].entries()) {
    const token = await masukSebagai(p.pokja[i]!)
    const jawab = await fetch(
      new URL(`/api/tender/pembukaan/${p.paket.id}${langkah}`, page.url()),
      { method: 'POST', headers: { Authorization: `Bearer ${token}` } }
    )
    if (!jawab.ok) throw new Error(`Pembukaan ${jawab.status}: ${await jawab.text()}`)
  }
}

/** Nothing in an open dialog is wider than the dialog. */
export async function periksaLebarDialog(page: Page): Promise<void> {
  const lebih = await page.evaluate(() =>
    [...document.querySelectorAll('.MuiDialogContent-root')]
      .filter((d) => d.scrollWidth > d.clientWidth + 1)
      .map((d) => `${d.scrollWidth} > ${d.clientWidth}`)
  )
  if (lebih.length > 0) throw new Error(`Isi dialog melebar: ${lebih.join(', ')}`)
}

/** Waits for the fonts, so that pictures and contrast are the real ones. */
export const tenang = (page: Page) => page.evaluate('document.fonts.ready.then(() => null)')

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
export const berkasUji = (nama: string) => ({
  name: nama,
  mimeType: 'application/pdf',
  buffer: PDF,
})

/** Staff send a letter to one vendor through their own call; answers the message. */
export async function kirimSurat(
  asal: string,
  jalur: string,
  token: string,
  isian: Record<string, string>,
  nama = 'surat.pdf'
): Promise<string> {
  const badan = new FormData()
  for (const [kunci, nilai] of Object.entries(isian)) badan.set(kunci, nilai)
  badan.set('listUploadFile[0]', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), nama)
  const jawab = await fetch(new URL(jalur, asal), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: badan,
  })
  const { message } = (await jawab.json()) as { message: string }
  if (!jawab.ok) throw new Error(`${jalur} ${jawab.status}: ${message}`)
  return message
}
