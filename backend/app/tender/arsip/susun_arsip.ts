/**
 * The archive of a finished package as a stream: nothing of it is kept but what its manifest and its index say. What
 * cannot be read is told there and ends nothing.
 */
import type { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import { namaAman } from '@eproc/domain/tender/arsip'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import type Paket from '#app/paket_berjalan/paket'
import { Pemuatan, wajibTerbaca, type Butir } from '#app/tender/arsip/butir/butir'
import { kumpulkanButir } from '#app/tender/arsip/butir/kumpulkan_butir'
import { indeksArsip } from '#app/tender/arsip/indeks_arsip'
import type { PembacaArsip } from '#app/tender/arsip/pembaca_arsip'
import type { Actor } from '#core/auth/actor'
import { zip, type ZipEntry } from '#core/files/zip'
import { hintNow } from '#core/live/notify'

/** Told no more often than that. */
const STEPS = 50

export async function susunArsip(
  actor: Actor,
  paket: Paket,
  pembaca: PembacaArsip
): Promise<Readable> {
  const { butir, tertutup } = await kumpulkanButir(paket, pembaca)
  await wajibTerbaca(butir)
  const catatan = new Pemuatan()
  catatan.tertutup.push(...tertutup)
  return zip(entri(actor, paket, pembaca, butir, catatan))
}

async function* entri(
  actor: Actor,
  paket: Paket,
  pembaca: PembacaArsip,
  butir: readonly Butir[],
  catatan: Pemuatan
): AsyncGenerator<ZipEntry> {
  const folder = namaAman(teks.folder(paket.kode))
  const jumlah = butir.reduce((n, b) => n + b.ukuran, 0)
  const passed = progress(actor, paket.id, jumlah)
  for (const satu of butir) {
    const isi = await catatan.entri(folder, satu, passed)
    if (isi) yield isi
  }
  const indeks = await catatan.entri(folder, {
    letak: 'index.html',
    keterangan: teks.keterangan.daftarIsi,
    sha256: null,
    ukuran: 0,
    buka: () => indeksArsip(actor, paket, pembaca, catatan),
  })
  if (indeks) yield indeks
  yield { name: `${folder}/${teks.manifes}`, content: catatan.manifes() }
  tell(actor, paket.id, 1)
}

/** Only a hint: it neither waits for a connection nor ends the archive. */
const tell = (actor: Actor, paketId: number, bagian: number): void =>
  void hintNow(db, actor.id, { jenis: 'arsip', paketId, bagian }).catch(() => {})

/** Tells the actor's screens how much has gone out, after every so much of it. */
function progress(actor: Actor, paketId: number, jumlah: number): (bytes: number) => void {
  let done = 0
  let told = 0
  return (bytes) => {
    done += bytes
    if (jumlah === 0 || done - told < jumlah / STEPS) return
    told = done
    // The end is told by the end.
    tell(actor, paketId, Math.min(0.99, done / jumlah))
  }
}
