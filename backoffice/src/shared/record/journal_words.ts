import type { JurnalAnswer } from '@eproc/domain/master/answers'
import { personFieldOf } from '@eproc/domain/master/jurnal'
import { apakahPeran, teksPeran } from '@eproc/domain/common/roles'
import { bidangJurnal, kejadian, objekJurnal } from '@eproc/i18n/id/kejadian'
import { master } from '@eproc/i18n/id/master'
import { shownValue } from './journal_changes.ts'

const text = master.audit
const DEEDS: Readonly<Record<string, string>> = kejadian
const OBJECTS: Readonly<Record<string, string>> = objekJurnal

export const deedName = (r: JurnalAnswer): string => DEEDS[r.aksi] ?? r.aksi

export const roleName = (peran: string): string =>
  apakahPeran(peran) ? teksPeran(peran) : peran === 'sistem' ? text.sistem : peran

/** 'Paket PKT-2026-00001 Taman'; a record without a name is told by its number. */
export const objectName = (r: JurnalAnswer): string =>
  [OBJECTS[r.objek] ?? r.objek, r.objekNama ?? r.objekId].filter(Boolean).join(' ')

/** 'statusPelaksanaan' → 'Status pelaksanaan'. Names of steps and files are sentences already. */
export function fieldName(field: string): string {
  if (bidangJurnal[field]) return bidangJurnal[field]
  if (/[\s,]/.test(field)) return field
  const words = field
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value of a field; the numbers of people and vendors are their names. */
export function valueOf(field: string, value: unknown, names: JurnalAnswer['sebutan']): string {
  const kind = personFieldOf(field)
  if (!kind) return shownValue(value)
  if (Array.isArray(value)) {
    return value.length === 0
      ? text.kosongNilai
      : value.map((one) => valueOf(field, one, names)).join(', ')
  }
  return names[`${kind}:${String(value)}`] ?? shownValue(value)
}

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .map(([kode, teks]) => ({ kode, teks }))
    .toSorted((a, b) => a.teks.localeCompare(b.teks, 'id'))

/** What a deed, or a kind of record, is chosen from. */
export const DEED_CHOICES = options(DEEDS)
export const OBJECT_CHOICES = options(OBJECTS)
