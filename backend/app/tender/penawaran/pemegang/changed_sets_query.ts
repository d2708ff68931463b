/** Packages that take files now, and vendors whose newest ones are sealed to an earlier set. */
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** A submission stage `j` of package `p` that takes files now. */
const RUNNING = () => `j.paket_id = p.id and j.include and j.kunci like 'pemasukan%'
  and j.mulai <= ${sqlNow()} and j.selesai > ${sqlNow()}`

/** SQL: vendors that had sealed to the set of `penawaran_pemegang s` of offer `w` were told of a later one. */
export const TOLD_OF_LATER = `exists (select 1 from himpunan_pemegang h, himpunan_pemegang lama
  where lama.id = s.himpunan_id and h.paket_id = w.paket_id and h.nomor > lama.nomor and h.dikabarkan_pada is not null)`

/** Ids of packages with a holder set that take files now. */
export async function takingFiles(connection: Koneksi): Promise<number[]> {
  const found = await sql<{ id: number }>(
    connection,
    `select p.id from paket p where p.status_pelaksanaan = 'A'
        and exists (select 1 from himpunan_pemegang h where h.paket_id = p.id)
        and exists (select 1 from jadwal j where ${RUNNING()}) order by p.id`
  )
  return found.map(({ id }) => id)
}

/** Ids of vendors that take part and can still hand in again what is sealed to another set than this one. */
export async function vendorsBehind(
  connection: Koneksi,
  paketId: number,
  himpunanId: number
): Promise<number[]> {
  const found = await sql<{ id: number }>(
    connection,
    `select distinct w.rekanan_id as id from penawaran w
       join penawaran_pemegang s on s.penawaran_id = w.id and s.himpunan_id <> ?
       join peserta t on t.paket_id = w.paket_id and t.rekanan_id = w.rekanan_id and t.mundur_pada is null
       join paket p on p.id = w.paket_id
      where w.paket_id = ? and ${belumDitarik('w')}
        and exists (select 1 from jadwal j where j.kunci = w.tahap and ${RUNNING()})
        and not exists (select 1 from penawaran n where n.paket_id = w.paket_id and n.rekanan_id = w.rekanan_id
                         and n.tahap = w.tahap and n.jenis = w.jenis and n.versi_ke > w.versi_ke)`,
    [himpunanId, paketId]
  )
  return found.map(({ id }) => id)
}
