import { BaseSchema } from '@adonisjs/lucid/schema'

const NPWP = `lpad(npwp, 16, '0')`
const TELEPON = `regexp_replace(regexp_replace(telepon, '[^0-9]', '', 'g'), '^62', '0')`

/** What tells that two vendors may be one, found without reading every dossier. */
const INDEKS: readonly [name: string, on: string][] = [
  ['data_perusahaan_npwp', `data_perusahaan ((${NPWP}))`],
  ['data_pribadi_npwp', `data_pribadi ((${NPWP}))`],
  ['data_perusahaan_email', 'data_perusahaan ((lower(email)))'],
  ['data_pribadi_email', 'data_pribadi ((lower(email)))'],
  ['data_perusahaan_telepon', `data_perusahaan ((${TELEPON}))`],
  ['data_pribadi_telepon', `data_pribadi ((${TELEPON}))`],
  ['ijin_usaha_nomor', 'ijin_usaha ((lower(nomor)))'],
  ['pemilik_no_ktp', 'pemilik (no_ktp)'],
  ['pengurus_no_ktp', 'pengurus (no_ktp)'],
]

export default class extends BaseSchema {
  async up() {
    for (const [name, on] of INDEKS) {
      this.schema.raw(`create index ${name}_kembar on ${on}`)
    }
  }

  async down() {
    for (const [name] of INDEKS) this.schema.raw(`drop index ${name}_kembar`)
  }
}
