import type { PokjaTerakhir } from '@eproc/domain/paket/answers'
import { alasanBukanPokja } from '@eproc/domain/paket/aturan_pokja'
import { calonPokja } from '#app/paket/pokja/calon_pokja_query'
import { anggotaPaket, paketBerpokjaTerakhir } from '#app/paket/pokja/pokja_terakhir_query'
import type Paket from '#app/paket_berjalan/paket'
import type { Koneksi } from '#core/database/sql'

/**
 * The pokja of the last package as a proposal for this one (decisions §2): who may still be a member here, and who
 * may not with the reason that saving would give. Null where neither the PPK nor the author has another package.
 */
export async function pokjaTerakhir(
  connection: Koneksi,
  paket: Paket
): Promise<PokjaTerakhir | null> {
  const terakhir = await paketBerpokjaTerakhir(connection, paket)
  if (!terakhir) return null
  const [semua, calon] = await Promise.all([
    anggotaPaket(connection, terakhir.id),
    calonPokja(connection),
  ])
  const context = {
    ppkId: paket.ppkId,
    penyetujuId: paket.penyetujuId,
    calon: calon.map((c) => c.id),
    nama: new Map(semua.map((a) => [a.id, a.nama])),
  }
  const diperiksa = semua.map((a) => ({ ...a, alasan: alasanBukanPokja(a.id, context)?.message }))
  return {
    paket: terakhir,
    anggota: diperiksa.flatMap(({ id, nama, alasan }) => (alasan ? [] : [{ id, nama }])),
    tidakIkut: diperiksa.flatMap(({ id, nama, alasan }) => (alasan ? [{ id, nama, alasan }] : [])),
  }
}
