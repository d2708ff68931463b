import type { Akta } from '@eproc/domain/dosir/answers'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import * as company from './company.ts'
import * as person from './person.ts'
import type { ShownRecord } from './shown_record.ts'

/** How each section of the dossier is read by a verifier: where it comes from, its fields, its documents. */
export interface BagianSource {
  path: (id: number) => string
  /**
   * Holds identity numbers and documents, so no document opens by itself. 'samar': numbers are masked until asked
   * for with ?pribadi=1; 'penuh': the server always answers in full and journals it.
   */
  pribadi?: 'samar' | 'penuh'
  read: (data: unknown, today: string) => ShownRecord[]
}

export const BAGIAN_SOURCES: Readonly<Record<BagianKey, BagianSource>> = {
  perusahaan: { path: (id) => `/vendor/registrasi/perusahaan/${id}`, read: company.perusahaan },
  ijin: { path: (id) => `/vendor/ijinusaha/${id}`, read: company.ijin },
  akta: {
    path: (id) => `/vendor/register3/akta/${id}`,
    read: (data) => company.akta((data as Akta | null)?.aktaANo ? data : null),
  },
  pemilik: { path: (id) => `/vendor/pemilik/${id}`, read: company.pemilik, pribadi: 'samar' },
  pengurus: { path: (id) => `/vendor/pengurus/${id}`, read: company.pengurus, pribadi: 'samar' },
  pengalaman: { path: (id) => `/vendor/pengalaman/${id}`, read: company.pengalaman },
  pajak: { path: (id) => `/vendor/pajak/${id}`, read: company.pajak },
  dataPribadi: {
    path: (id) => `/vendor/person/data-pribadi/${id}`,
    read: person.dataPribadi,
    pribadi: 'penuh',
  },
  pengalamanPerson: {
    path: (id) => `/vendor/person/pengalaman/${id}`,
    read: person.pengalamanPerson,
  },
  sertifikat: { path: (id) => `/vendor/person/sertifikat/${id}`, read: person.sertifikat },
}
