/** What the journal's details mean where they are numbers. */

const PEOPLE = new Set([
  'anggota',
  'ppkId',
  'pengajuId',
  'penyetujuId',
  'penggunaId',
  'olehId',
  'dibuatOleh',
  'penyunting',
])

/** Whose numbers a field of the details holds; null: nobody's. */
export const personFieldOf = (field: string): 'pengguna' | 'rekanan' | null =>
  PEOPLE.has(field) ? 'pengguna' : field === 'rekananId' || field === 'vendorId' ? 'rekanan' : null
