import type { JurnalAnswer } from '@eproc/domain/master/answers'
import { valueInWords } from '@eproc/domain/master/nilai_jurnal'
import { apakahPeran, teksPeran } from '@eproc/domain/common/roles'
import { kejadian, objekJurnal } from '@eproc/i18n/id/kejadian'
import { master } from '@eproc/i18n/id/master'

export { fieldName } from '@eproc/domain/master/nilai_jurnal'

const text = master.audit
const DEEDS: Readonly<Record<string, string>> = kejadian
const OBJECTS: Readonly<Record<string, string>> = objekJurnal

export const deedName = (r: JurnalAnswer): string => DEEDS[r.aksi] ?? r.aksi

export const roleName = (peran: string): string =>
  apakahPeran(peran) ? teksPeran(peran) : peran === 'sistem' ? text.sistem : peran

/** 'Paket PKT-2026-00001 Taman'; a record without a name is told by its number. */
export const objectName = (r: JurnalAnswer): string =>
  [OBJECTS[r.objek] ?? r.objek, r.objekNama ?? r.objekId].filter(Boolean).join(' ')

/** A value of a field in the words of its deed. */
export const valueOf = (r: JurnalAnswer, field: string, value: unknown): string =>
  valueInWords(r, field, value)

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .map(([kode, teks]) => ({ kode, teks }))
    .toSorted((a, b) => a.teks.localeCompare(b.teks, 'id'))

/** What a deed, or a kind of record, is chosen from. */
export const DEED_CHOICES = options(DEEDS)
export const OBJECT_CHOICES = options(OBJECTS)
