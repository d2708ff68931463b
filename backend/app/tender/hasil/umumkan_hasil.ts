/**
 * Tells participants that a result was announced: announcing stages take effect by the clock, so a job looks every
 * minute which of them have begun (decisions §5 'Results').
 */
import db from '@adonisjs/lucid/services/db'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { kabariPeserta } from '#app/paket/kabari_paket'
import Paket from '#app/paket/paket'
import { diumumkanSaat, keadaanPaket, sudahMulai } from '#app/paket/tahap_paket'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

/** Announces what has not been told yet; safe to run twice and in several processes. Answers how many. */
export async function umumkanHasil(): Promise<number> {
  const calon = await sql<{ id: number }>(
    db,
    `select p.id from paket p where p.status_pelaksanaan = 'A' and exists (
       select 1 from jadwal j where j.paket_id = p.id and j.include and j.mulai <= ${sqlSekarang()}
          and j.mulai > ${sqlSekarang()} - interval '7 days'
          and not exists (select 1 from pengumuman_hasil h where h.paket_id = p.id and h.tahap = j.kunci))`
  )
  let jumlah = 0
  for (const { id } of calon) jumlah += await umumkanPaket(id)
  return jumlah
}

const umumkanPaket = (paketId: number): Promise<number> =>
  db.transaction(async (trx) => {
    const paket = await Paket.findOrFail(paketId, { client: trx })
    const k = await keadaanPaket(paket, trx)
    const diumumkan = diumumkanSaat(k)
    let jumlah = 0
    for (const tahap of k.templat) {
      const baris = k.jadwal.find((b) => b.kunci === tahap.kunci)
      if (!tahap.umumkan || !baris?.include || !sudahMulai(k, baris)) continue
      // A winner who is not confirmed yet is no announcement.
      if (!tahap.umumkan.every((b) => diumumkan.has(b))) continue
      const [baru] = await sql(
        trx,
        `insert into pengumuman_hasil (paket_id, tahap, pada) values (?, ?, ${sqlSekarang()})
         on conflict do nothing returning tahap`,
        [paketId, tahap.kunci]
      )
      if (!baru) continue
      jumlah++
      await kabariPeserta(trx, paket, {
        pesan: tenderHasil.hasil.kabar(tahap.nama, `${paket.kode} ${paket.nama}`),
        paragraf: [tenderHasil.hasil.isi],
      })
    }
    return jumlah
  })
