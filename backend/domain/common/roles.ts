/** Roles: values, captions, home paths, drawer colours (S3 §6, decisions §2). */
import { menu as teks } from '@eproc/i18n/id/menu'

export const PERAN = [
  'vendor',
  'person',
  'operator',
  'manajer',
  'ppk',
  'pa',
  'operatorULP',
  'manajerULP',
  'adminit',
  'superAdmin',
] as const
export type Peran = (typeof PERAN)[number]

export const PERAN_REKANAN = ['vendor', 'person'] as const satisfies readonly Peran[]
export const PERAN_INTERNAL = [
  'operator',
  'manajer',
  'ppk',
  'pa',
  'operatorULP',
  'manajerULP',
  'adminit',
  'superAdmin',
] as const satisfies readonly Peran[]
export type PeranInternal = (typeof PERAN_INTERNAL)[number]

export const apakahPeran = (nilai: unknown): nilai is Peran =>
  (PERAN as readonly unknown[]).includes(nilai)
export const apakahRekanan = (peran: Peran) => peran === 'vendor' || peran === 'person'
export const apakahInternal = (peran: Peran): peran is PeranInternal => !apakahRekanan(peran)
export const teksPeran = (peran: Peran): string => teks.peran[peran]

/** The three count cards of the admin dashboard (S2 §2.6, decisions §2). */
export type KelompokHitung = 'Admin' | 'Rekanan' | 'Operasional'
export function kelompokHitung(peran: Peran): KelompokHitung {
  if (peran === 'adminit' || peran === 'superAdmin') return 'Admin'
  return apakahRekanan(peran) ? 'Rekanan' : 'Operasional'
}

/** Where a user lands after login (S3 §6; `/ppk` by decisions §2 'Views'). */
export const BERANDA: Readonly<Record<Peran, string>> = {
  vendor: '/vendor',
  person: '/person/home',
  operator: '/rup/kegiatan',
  manajer: '/rup/kegiatan/sup',
  ppk: '/ppk',
  pa: '/rup/kegiatan/pa',
  operatorULP: '/rup/kegiatan',
  manajerULP: '/rup/kegiatan/sup',
  adminit: '/admin',
  superAdmin: '/super/admin',
}

/** Drawer background a role; white text on each has a contrast of at least 7:1. */
export const WARNA_LACI: Readonly<Record<Peran, string>> = {
  vendor: '#0b4a4f',
  person: '#14503f',
  operator: '#1f3a5f',
  manajer: '#2c3568',
  ppk: '#4a2f63',
  pa: '#5c2a4b',
  operatorULP: '#17415c',
  manajerULP: '#123a6b',
  adminit: '#33404d',
  superAdmin: '#3d2b2b',
}
