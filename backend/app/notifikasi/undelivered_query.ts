import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Peran } from '@eproc/domain/common/roles'
import { sql } from '#core/database/sql'
import type { GivenUp } from '#core/mail/surat'

export interface Undelivered {
  id: string
  kepada: string
  perihal: string
  paketId: number | null
  sebab: GivenUp | null
  /** of the account with that address; null where there is none */
  peran: Peran | null
  /** of a package whose participants are known to pokja and PPK only (decisions §5 'Names') */
  rahasia: boolean
}

/** Mails that were given up and not told of yet, the oldest first; what another process tells just now is left out. */
export const undelivered = (
  trx: TransactionClientContract,
  limit: number
): Promise<Undelivered[]> =>
  sql<Undelivered>(
    trx,
    `select s.id, s.kepada, s.perihal, s.paket_id as "paketId", s.sebab_gagal as sebab,
            (select p.peran from pengguna p where lower(p.email) = lower(s.kepada) limit 1) as peran,
            s.paket_id is not null and not exists (select 1 from pembukaan b
               where b.paket_id = s.paket_id and b.disahkan_pada is not null) as rahasia
       from surat s where s.status = 'gagal' and s.dikabarkan_pada is null
      order by s.dibuat_pada limit ? for update skip locked`,
    [limit]
  )
