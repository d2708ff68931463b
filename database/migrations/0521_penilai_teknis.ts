import { BaseSchema } from '@adonisjs/lucid/schema'

/** The average of these scores at two decimals, a half rounded up: is it the one that was stored? */
const AVERAGED = `floor(sum(n.nilai * 100) / count(*) + 0.5) / 100 = e.hasil_teknis`

const scorers = (more: string): string => `
  update evaluasi e set penilai = s.penilai
    from (select e.id, array_agg(n.pengguna_id order by n.pengguna_id) as penilai
            from evaluasi e join cara_nilai c on c.paket_id = e.paket_id and c.cara = 'rata-rata'
            join nilai_anggota n on n.paket_id = e.paket_id and n.rekanan_id = e.rekanan_id ${more}
           where e.penilai is null and e.hasil_teknis is not null
           group by e.id, e.hasil_teknis having ${AVERAGED}) s
   where s.id = e.id;`

/**
 * Whose scores a stored technical score is the average of: who leaves the pokja afterwards stays in its minutes. Of packages
 * that are judged those of the present members whose average it is, else of all who scored.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table evaluasi add column penilai integer[];
      ${scorers(`and exists (select 1 from pokja k where k.paket_id = n.paket_id and k.pengguna_id = n.pengguna_id
        and k.bebas_benturan_pada is not null)`)}
      ${scorers('')}
    `)
  }

  async down() {
    this.schema.raw('alter table evaluasi drop column penilai')
  }
}
