/** Whom an invitation of a later stage is for (S3 §2.3 'Invitation', decisions §3, §5). */
import type { TipeUndangan } from '@eproc/domain/common/choices'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'

/** Takes part and nothing that was judged so far has failed. */
const TIDAK_GUGUR = `coalesce(e.hasil_kualifikasi, true) and coalesce(e.lulus_kualifikasi, true)
  and coalesce(e.hasil_administrasi, true) and coalesce(e.lulus_teknis, true)
  and coalesce(e.lulus_harga, true)`
const PESERTA = `exists (select 1 from peserta s
  where s.paket_id = x.id and s.rekanan_id = r.id and s.mundur_pada is null)`
const DIBUKA = `exists (select 1 from pembukaan b where b.paket_id = x.id and b.disahkan_pada is not null)`
/** Handed in, and opened: who hands in stays unknown until then, also between two openings. */
const memasukkan = (jenis: string) => `exists (select 1 from penawaran w
  join pembukaan b on b.paket_id = w.paket_id and b.tahap = w.tahap_buka and b.disahkan_pada is not null
  where w.paket_id = x.id and w.rekanan_id = r.id and w.jenis in (${jenis}) and ${belumDitarik('w')})`

const MENURUT_TIPE: Readonly<Record<Exclude<TipeUndangan, 'P'>, string>> = {
  B: `${memasukkan(`'K','A','T','H'`)} and ${TIDAK_GUGUR}`,
  B2: `${memasukkan(`'A','T'`)} and ${TIDAK_GUGUR}`,
  L: `e.hasil_kualifikasi and e.lulus_kualifikasi`,
  N: `${memasukkan(`'A','T','H'`)} and case
        when exists (select 1 from evaluasi z where z.paket_id = x.id and z.urutan > 0)
        then e.urutan = (select min(z.urutan) from evaluasi z
                          where z.paket_id = x.id and z.urutan > 0 and z.gugur_pada is null)
        else ${TIDAK_GUGUR} end and e.gugur_pada is null`,
}

/**
 * SQL over package `x`, vendor `r` and its evaluation `e` (left join): nobody before the first opening, for who has handed
 * in is not known until then. N goes to the best rank; while nobody is ranked to those whom nothing has failed.
 */
export const calonUndangan = (tipe: Exclude<TipeUndangan, 'P'>): string =>
  `${PESERTA} and ${DIBUKA} and coalesce(${MENURUT_TIPE[tipe]}, false)`
