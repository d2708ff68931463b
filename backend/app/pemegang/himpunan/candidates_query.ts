/** Who would hold the keys of a package, with the key of each that counts now. */
import type { HolderCandidate } from '@eproc/domain/pemegang/holder_set'
import { ofDirectorate } from '#app/paket_berjalan/lingkup_paket'
import type Paket from '#app/paket_berjalan/paket'
import { dapatDiPokjaSql } from '#core/auth/actor_query'
import { sqlNow } from '#core/clock/clock'
import { sql, type Koneksi } from '#core/database/sql'

export interface Candidate extends HolderCandidate {
  kunciId: number | null
}

/**
 * The pokja; beside an official the PPK; as reserves the PA of the package's directorate (another one may not act here) and
 * elsewhere the PPK. A person comes once, acting first. Who is of the pokja or PPK by the letter only, because division or role
 * changed since, may act here no more and holds nothing.
 */
export const holderCandidates = (
  connection: Koneksi,
  {
    id,
    ppkId,
    metodePemilihan,
    satuanKerja,
  }: Pick<Paket, 'id' | 'ppkId' | 'metodePemilihan' | 'satuanKerja'>
): Promise<Candidate[]> =>
  sql<Candidate>(
    connection,
    `with orang as (
       select distinct on (pengguna_id) pengguna_id, peran, urut from (
         select k.pengguna_id, 'pokja' as peran, 1 as urut from pokja k join pengguna m on m.id = k.pengguna_id
           left join divisi e on e.kode = m.divisi_kode where k.paket_id = ? and ${dapatDiPokjaSql('m', 'e')}
         union all select m.id, ?, 2 from pengguna m where m.id = ? and m.peran = 'ppk'
         union all select u.id, 'cadangan', 3 from pengguna u where u.peran = 'pa' and u.status = 'A'
           and ${ofDirectorate('u.divisi_kode')}
       ) semua order by pengguna_id, urut
     )
     select u.id as "penggunaId", u.nama, o.peran, k.id as "kunciId", k.sidik
       from orang o join pengguna u on u.id = o.pengguna_id and u.status = 'A'
       left join kunci_pemegang k on k.pengguna_id = u.id and k.berlaku_pada <= ${sqlNow()}
                                 and (k.berakhir_pada is null or k.berakhir_pada > ${sqlNow()})
      order by o.urut, u.id`,
    [
      id,
      metodePemilihan === 'TLA' || metodePemilihan === 'PLA' ? 'ppk' : 'cadangan',
      ppkId,
      satuanKerja,
    ]
  )
