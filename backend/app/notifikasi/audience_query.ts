import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Audience, People, Recipient } from '#app/notifikasi/audience'
import { dapatDiPokjaSql } from '#core/auth/actor_query'
import { sql } from '#core/database/sql'

type Condition = readonly [statement: string, values: readonly unknown[]]

/** The accounts of one kind of people. */
function accounts(people: People): Condition {
  switch (people.kind) {
    case 'users':
      return ['select unnest(?::int[]) as id', [people.ids]]
    case 'roles':
      return ['select id from pengguna where peran = any(?)', [people.roles]]
    case 'verifiers':
      return [
        `select v.id from pengguna v left join divisi d on d.kode = v.divisi_kode
          where v.peran not in ('vendor','person')
            and (v.peran in ('operatorULP','manajerULP') or d.unit_pengadaan)`,
        [],
      ]
    case 'vendors':
      return ['select pengguna_id as id from rekanan where id = any(?)', [people.ids]]
    case 'participants':
      return [
        `select r.pengguna_id as id from peserta s join rekanan r on r.id = s.rekanan_id
          where s.paket_id = ? and s.mundur_pada is null`,
        [people.paketId],
      ]
    case 'invited':
      return [
        `select r.pengguna_id as id from undangan n join rekanan r on r.id = n.rekanan_id
          where n.paket_id = ? and n.tipe = 'P'`,
        [people.paketId],
      ]
    case 'awaited':
      return [
        `select r.pengguna_id as id from undangan n join rekanan r on r.id = n.rekanan_id
          where n.paket_id = ? and n.tipe = 'P' and not exists (select 1 from peserta s
                  where s.paket_id = n.paket_id and s.rekanan_id = n.rekanan_id)`,
        [people.paketId],
      ]
    case 'ppk':
      return ['select ppk_id as id from paket where id = ?', [people.paketId]]
    case 'pokja':
      // Who left the unit is not of it any more.
      return [
        `select k.pengguna_id as id from pokja k join pengguna v on v.id = k.pengguna_id
           left join divisi d on d.kode = v.divisi_kode
          where k.paket_id = ? and ${dapatDiPokjaSql('v', 'd')}`,
        [people.paketId],
      ]
  }
}

/** Everybody of the audience, each once, by id. */
export async function recipients(
  trx: TransactionClientContract,
  { who, except = [], suspendedToo = false }: Audience
): Promise<Recipient[]> {
  if (who.length === 0) return []
  const kinds = who.map(accounts)
  return sql<Recipient>(
    trx,
    `select p.id, p.email, p.nama, p.peran from pengguna p
      where p.id in (${kinds.map(([statement]) => statement).join(' union ')})
        and p.id <> all(?::int[]) ${suspendedToo ? '' : `and p.status = 'A'`}
      order by p.id`,
    [...kinds.flatMap(([, values]) => values), except.filter((id) => id !== null)]
  )
}
