import { rupLayar } from '@eproc/i18n/id/rup_office'
import type { KegiatanColumn } from './columns.tsx'

export interface KegiatanPreset {
  columns: readonly KegiatanColumn[]
  /** absent: the resource's own list, where planners write */
  address?: string
  title?: string
  description?: string
  /** what the list always asks for */
  filter?: { milik: 'ppk' }
  /** why there may be nothing */
  hint?: string
  /** the inbox above the list: always, or only when something waits */
  inbox?: 'always' | 'when waiting'
}

const text = rupLayar.kegiatan
const APPROVAL: readonly KegiatanColumn[] = [
  'nama',
  'jenisPengadaan',
  'divisi',
  'ppkId',
  'pagu',
  'persetujuan',
]
const ALL: readonly KegiatanColumn[] = [...APPROVAL.slice(0, -1), 'sisaPagu', 'persetujuan']
const approval = {
  title: text.persetujuan,
  description: text.persetujuanKet,
  columns: APPROVAL,
  inbox: 'always',
} as const

/** The lists of kegiatan, each at an address of its own. */
export const PRESETS = {
  plan: {
    columns: ALL.filter((column) => column !== 'ppkId'),
    inbox: 'when waiting',
    hint: text.kosongIsi,
  },
  view: {
    address: '/rup/kegiatan/view',
    title: text.semua,
    description: text.semuaKet,
    columns: ALL,
  },
  ppk: {
    address: '/rup/kegiatan/ppk',
    title: text.ppk,
    description: text.ppkKet,
    columns: ALL,
    filter: { milik: 'ppk' },
    hint: text.kosongPpk,
  },
  sup: { address: '/rup/kegiatan/sup', ...approval },
  pa: { address: '/rup/kegiatan/pa', ...approval },
  direktorat: {
    address: '/rup/kegiatan/pa/direktorat',
    title: text.direktorat,
    description: text.direktoratKet,
    columns: ALL,
  },
} as const satisfies Record<string, KegiatanPreset>
