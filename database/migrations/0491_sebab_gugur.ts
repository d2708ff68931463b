import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of words that the product itself put before the pokja's; `alasan` of a replacement and `gugur_alasan` begin with them. */
const SAID = {
  mundur: 'Pemenang mengundurkan diri: ',
  negosiasi: 'Negosiasi tidak mencapai kesepakatan: ',
  melebihiHps: 'Harga melebihi HPS: ',
}

/** Why a determined winner dropped out: who withdrew stays away from a new evaluation, the others are judged anew. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table penetapan add column sebab text;
      alter table evaluasi add column gugur_sebab text;
      update penetapan set sebab = ${cause('alasan')} where jenis = 'pengganti';
      update evaluasi set gugur_sebab = ${cause('gugur_alasan')} where gugur_pada is not null;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table penetapan drop column sebab;
      alter table evaluasi drop column gugur_sebab;
    `)
  }
}

const cause = (reason: string): string => {
  const known = Object.entries(SAID).map(
    ([sebab, words]) => `when starts_with(${reason}, '${words}') then '${sebab}'`
  )
  return `case ${known.join(' ')} else 'lainnya' end`
}
