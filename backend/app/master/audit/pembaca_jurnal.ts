/**
 * Which rows of the journal somebody reads (decisions §2): administrators every row; PPK, pokja, manajerULP and PA those of
 * their packages. Who takes part in a package is for its pokja and PPK until the first opening (decisions §5 'Names').
 */
import { dapatDiPokja, lingkupHak } from '@eproc/domain/common/rights'
import { ofDirectorate } from '#app/paket_berjalan/lingkup_paket'
import type { Pelaku } from '#core/auth/actor'
import { existsForEach } from '#core/database/conditions'

interface Condition {
  syarat: string
  nilai: unknown[]
}

const membacaSemua = (pelaku: Pelaku): boolean => lingkupHak(pelaku, 'audit.baca').includes('semua')

/** SQL over a package `p`: this reader is its PPK or of its pokja, by role and division as by the letter. */
function milik(pelaku: Pelaku): Condition {
  const bagian = [
    ...(pelaku.peran === 'ppk' ? ['p.ppk_id = ?'] : []),
    ...(dapatDiPokja(pelaku)
      ? ['exists (select 1 from pokja k where k.paket_id = p.id and k.pengguna_id = ?)']
      : []),
  ]
  return { syarat: `(${bagian.join(' or ') || 'false'})`, nilai: bagian.map(() => pelaku.id) }
}

/** The package of the journal's row `j` by its number: as a text it would be compared with every package there is. */
const NOMOR = `(case when j.objek_id ~ '^[0-9]{1,9}$' then j.objek_id::int end)`

const paketJurnal = (syarat: string) =>
  `(j.objek = 'paket' and exists (select 1 from paket p where p.id = ${NOMOR} and ${syarat}))`

/** The same of the few rows that are shown. */
function milikBaris(pelaku: Pelaku): Condition {
  const { syarat, nilai } = milik(pelaku)
  return {
    syarat: `(j.objek = 'paket' and ${existsForEach(`from paket p where p.id = ${NOMOR} and ${syarat}`)})`,
    nilai,
  }
}

/** SQL over the journal's row `j`: may be read at all. */
export function barisTerbaca(pelaku: Pelaku): Condition {
  if (membacaSemua(pelaku)) return { syarat: 'true', nilai: [] }
  if (pelaku.peran === 'manajerULP') return { syarat: paketJurnal('true'), nilai: [] }
  const { syarat, nilai } = milik(pelaku)
  if (pelaku.peran !== 'pa') return { syarat: paketJurnal(syarat), nilai }
  return {
    syarat: paketJurnal(`(${syarat} or ${ofDirectorate('p.satuan_kerja')})`),
    nilai: [...nilai, pelaku.divisi],
  }
}

/** SQL over the journal's row `j`: the deed of a vendor in a package of which nothing has been opened. */
const TANPA_PEMBUKAAN = `(j.objek = 'paket' and not
  ${existsForEach(`from pembukaan b where b.paket_id = ${NOMOR} and b.disahkan_pada is not null`)})`
const BELUM_DIBUKA = `(j.peran in ('vendor', 'person') and ${TANPA_PEMBUKAAN})`

/** SQL over the journal's row `j`: the same, or the deed is of a submission that is still sealed, as the second of two is. */
export const TERSEGEL = `(${BELUM_DIBUKA} or (j.objek = 'paket' and j.aksi = 'penawaran.kirim' and ${existsForEach(`
  from penawaran w where w.paket_id = ${NOMOR} and w.tahap = j.rincian ->> 'tahap' and not exists (
    select 1 from pembukaan b where b.paket_id = w.paket_id and b.tahap = w.tahap_buka and b.disahkan_pada is not null)`)}))`

/** SQL over the journal's row `j`: the same, and this reader is not told whose. */
export const namaRahasia = (pelaku: Pelaku): Condition => kecualiMilik(BELUM_DIBUKA, pelaku)

/** SQL over the journal's row `j`: a deed in a package of which nothing has been opened, read by one who is not its own. */
export const paketTertutup = (pelaku: Pelaku): Condition => kecualiMilik(TANPA_PEMBUKAAN, pelaku)

function kecualiMilik(rahasia: string, pelaku: Pelaku): Condition {
  const { syarat, nilai } = milikBaris(pelaku)
  return { syarat: `(${rahasia} and not ${syarat})`, nilai }
}
