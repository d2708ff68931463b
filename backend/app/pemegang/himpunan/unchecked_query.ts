/** Offers whose share a holder has yet to check: the newest of each file, until they are opened. */
import { keIso } from '@eproc/domain/common/format'
import { bolehkah } from '@eproc/domain/common/rights'
import { BUKTI_KUNCI_JAM } from '@eproc/domain/pemegang/holder_set'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import db from '@adonisjs/lucid/services/db'
import { ofDirectorate } from '#app/paket_berjalan/lingkup_paket'
import { LAST_HOURS, PROVEN } from '#app/pemegang/himpunan/proven_query'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import type { Pelaku } from '#core/auth/actor'
import { dapatDiPokjaSql } from '#core/auth/actor_query'
import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

/** SQL: the person of the key `k` is a holder of the package `p`, as role and division are now (`holderCandidates`). */
const MAY_HOLD = `exists (select 1 from pengguna u left join divisi e on e.kode = u.divisi_kode where u.id = k.pengguna_id and (
  ${dapatDiPokjaSql('u', 'e')} and exists (select 1 from pokja o where o.paket_id = p.id and o.pengguna_id = u.id)
  or u.peran = 'ppk' and p.ppk_id = u.id
  or u.peran = 'pa' and ${ofDirectorate('u.divisi_kode', 'p.satuan_kerja')}))`

/**
 * SQL: offers of packages `p` that are sealed to a counting key `k` of one person (the first `?`), which has not said
 * anything of them yet.
 */
const UNCHECKED = () => `
  from kunci_pemegang k
  join himpunan_anggota a on a.kunci_id = k.id
  join penawaran_pemegang s on s.himpunan_id = a.himpunan_id
  join penawaran w on w.id = s.penawaran_id
  join paket p on p.id = w.paket_id and p.status_pelaksanaan = 'A'
  where k.pengguna_id = ? and k.berlaku_pada <= ${sqlNow()}
    and (k.berakhir_pada is null or k.berakhir_pada > ${sqlNow()})
    and not exists (select 1 from bagian_diperiksa d where d.penawaran_id = w.id and d.kunci_id = k.id)
    and not exists (select 1 from penawaran n where n.paket_id = w.paket_id and n.rekanan_id = w.rekanan_id
                     and n.tahap = w.tahap and n.jenis = w.jenis and n.versi_ke > w.versi_ke)
    and ${belumDitarik('w')}
    and not exists (select 1 from pembukaan b where b.paket_id = w.paket_id and b.tahap = w.tahap_buka
                     and b.disahkan_pada is not null)
    and ${MAY_HOLD}`

/** Ids of a package's; the holder is served no other. */
export async function uncheckedOffers(
  connection: Koneksi,
  penggunaId: number,
  paketId: number
): Promise<number[]> {
  const found = await sql<{ id: number }>(
    connection,
    `select w.id ${UNCHECKED()} and p.id = ? order by w.id limit 2000`,
    [penggunaId, paketId]
  )
  return found.map(({ id }) => id)
}

interface WaitingRow {
  id: number
  kode: string
  nama: string
  pagu: number
  sejak: Date
  tahap: string
  /** shares; 0: only the key is to show that it works */
  n: number
}

/** Packages with shares that wait for the caller's check, or whose last hours ask that the caller's key shows that it works. */
export async function sharesWaiting(pelaku: Pelaku): Promise<ButirKotak[]> {
  if (!bolehkah(pelaku, 'pemegang.kunci')) return []
  const shares = await sql<WaitingRow>(
    db,
    `select p.id, p.kode, p.nama, p.total_pagu as pagu, min(w.diterima_pada) as sejak,
            (array_agg(w.tahap order by w.id desc))[1] as tahap, count(*)::int as n
       ${UNCHECKED()} group by p.id order by p.id`,
    [pelaku.id]
  )
  const known = new Set(shares.map(({ id }) => id))
  const proofs = (await keysToShow(db, pelaku.id)).filter(({ id }) => !known.has(id))
  return [...shares, ...proofs].map(({ id, kode, nama, pagu, sejak, tahap, n }) => ({
    jenis: 'bagian',
    id,
    kode,
    nama,
    keterangan: n > 0 ? teks.periksa.menunggu(n) : teks.periksa.menungguBukti,
    nilai: pagu,
    sejak: keIso(sejak)!,
    batas: null,
    tautan: `/ppk/tender/${id}/show?tahap=${tahap}`,
  }))
}

/** Of the newest set of each package: a key of this person that counts and has shown nothing in those hours. */
const keysToShow = (connection: Koneksi, penggunaId: number): Promise<WaitingRow[]> =>
  sql<WaitingRow>(
    connection,
    `select distinct on (p.id) p.id, p.kode, p.nama, p.total_pagu as pagu, j.mulai as sejak, j.kunci as tahap, 0 as n
       from (select * from kunci_pemegang where pengguna_id = ? and berlaku_pada <= ${sqlNow()}
                and (berakhir_pada is null or berakhir_pada > ${sqlNow()})) k
       join himpunan_anggota a on a.kunci_id = k.id
       join himpunan_pemegang h on h.id = a.himpunan_id
        and not exists (select 1 from himpunan_pemegang m where m.paket_id = h.paket_id and m.nomor > h.nomor)
       join lateral (select j.* ${LAST_HOURS()} and p.id = h.paket_id) j on true
       join paket p on p.id = h.paket_id
      where not ${PROVEN} and ${MAY_HOLD} order by p.id`,
    [penggunaId, BUKTI_KUNCI_JAM, BUKTI_KUNCI_JAM]
  )
