/**
 * Which rows of the journal somebody reads (decisions §2): administrators every row; PPK, pokja, manajerULP and PA those of
 * their packages. Who takes part in a package is for its pokja and PPK until the first opening (decisions §5 'Names').
 */
import { lingkupHak } from '@eproc/domain/common/rights'
import type { Pelaku } from '#core/auth/actor'

interface Condition {
  syarat: string
  nilai: unknown[]
}

const membacaSemua = (pelaku: Pelaku): boolean => lingkupHak(pelaku, 'audit.baca').includes('semua')

const DALAM = `(p.ppk_id = ? or exists (select 1 from pokja k where k.paket_id = p.id and k.pengguna_id = ?))`
const SEDIREKTORAT = `p.satuan_kerja in (select d.kode from divisi d where coalesce(d.parent, d.kode) =
  (select coalesce(s.parent, s.kode) from divisi s where s.kode = ?))`

/** The package of the journal's row `j` by its number: as a text it would be compared with every package there is. */
const NOMOR = `(case when j.objek_id ~ '^[0-9]{1,9}$' then j.objek_id::int end)`

const paketJurnal = (syarat: string) =>
  `(j.objek = 'paket' and exists (select 1 from paket p where p.id = ${NOMOR} and ${syarat}))`

/**
 * The same of the few rows that are shown: asked of each. As `exists` the planner prepares the answer for all packages
 * there are, a third of a second at a million.
 */
const DALAM_BARIS = `(j.objek = 'paket' and coalesce((select ${DALAM} from paket p where p.id = ${NOMOR}), false))`

/** SQL over the journal's row `j`: may be read at all. */
export function barisTerbaca(pelaku: Pelaku): Condition {
  if (membacaSemua(pelaku)) return { syarat: 'true', nilai: [] }
  if (pelaku.peran === 'manajerULP') return { syarat: paketJurnal('true'), nilai: [] }
  const nilai: unknown[] = [pelaku.id, pelaku.id]
  if (pelaku.peran !== 'pa') return { syarat: paketJurnal(DALAM), nilai }
  return { syarat: paketJurnal(`(${DALAM} or ${SEDIREKTORAT})`), nilai: [...nilai, pelaku.divisi] }
}

/** SQL over the journal's row `j`: the deed of a vendor in a package of which nothing has been opened. */
const TANPA_PEMBUKAAN = `(j.objek = 'paket' and not exists
  (select 1 from pembukaan b where b.paket_id = ${NOMOR} and b.disahkan_pada is not null))`
const BELUM_DIBUKA = `(j.peran in ('vendor', 'person') and ${TANPA_PEMBUKAAN})`

/** SQL over the journal's row `j`: the same, or the deed is of a submission that is still sealed, as the second of two is. */
export const TERSEGEL = `(${BELUM_DIBUKA} or (j.objek = 'paket' and j.aksi = 'penawaran.kirim' and exists (
  select 1 from penawaran w where w.paket_id = ${NOMOR} and w.tahap = j.rincian ->> 'tahap' and not exists (
    select 1 from pembukaan b where b.paket_id = w.paket_id and b.tahap = w.tahap_buka and b.disahkan_pada is not null))))`

/** SQL over the journal's row `j`: the same, and this reader is not told whose. */
export const namaRahasia = (pelaku: Pelaku): Condition => ({
  syarat: `(${BELUM_DIBUKA} and not ${DALAM_BARIS})`,
  nilai: [pelaku.id, pelaku.id],
})

/** SQL over the journal's row `j`: a deed in a package of which nothing has been opened, read by one who is not its own. */
export const paketTertutup = (pelaku: Pelaku): Condition => ({
  syarat: `(${TANPA_PEMBUKAAN} and not ${DALAM_BARIS})`,
  nilai: [pelaku.id, pelaku.id],
})
