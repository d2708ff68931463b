import { createContext, use } from 'react'
import { paketLayar as text } from '@eproc/i18n/id/paket_office'
import type { PaketColumn } from './columns.tsx'

/** Deeds that a list offers for its rows, beside opening them; the record's `bisa` says which of them hold. */
export type RowDeed =
  | 'ubah'
  | 'ajukan'
  | 'pokja'
  | 'gantiPpk'
  | 'pendaftaran'
  | 'revisi'
  | 'setujuiRevisi'
  | 'fileJadwal'
  | 'terbitkan'

/** One list of packages: where it stands, what it shows, what is done there. */
export interface PaketPreset {
  address: string
  title: string
  description?: string
  /** what its packages have in common */
  filter?: { status: string }
  columns: readonly PaketColumn[]
  /** those of the columns, by source, that wait behind 'Kolom': all at once are wider than a desk's window */
  hiddenColumns?: readonly string[]
  filters?: readonly ('status' | 'statusPelaksanaan' | 'tanpaPokja')[]
  deeds?: readonly RowDeed[]
  /** a package is opened with its differences, to be approved */
  approval?: boolean
  /** packages are made and changed here */
  editor?: boolean
  /** leads to the guide to methods and stages */
  guide?: boolean
}

/** What everybody may read who reads packages; three roles have it at three addresses (S3 §2.2). */
const readingAt = (role: string): PaketPreset => ({
  address: `/rup/paket/penyedia/${role}`,
  title: text.judul.baca,
  columns: ['nama', 'hps', 'volume', 'pengadaan', 'pemilihan', 'pengguna', 'statusUlp'],
  filters: ['statusPelaksanaan'],
  deeds: ['pendaftaran'],
  guide: true,
})

export const PRESETS = {
  penyedia: {
    address: '/rup/paket/penyedia',
    title: text.judul.penyedia,
    description: text.judul.penyediaKet,
    columns: ['kode', 'nama', 'pemilihan', 'hps', 'pengguna', 'persetujuan', 'statusUlp'],
    hiddenColumns: ['metodePemilihan'],
    filters: ['status', 'statusPelaksanaan'],
    deeds: ['ubah', 'ajukan'],
    editor: true,
    guide: true,
  },
  persetujuan: {
    address: '/rup/paket/penyedia/man',
    title: text.judul.persetujuan,
    description: text.judul.persetujuanKet,
    filter: { status: 'S' },
    columns: ['kode', 'nama', 'pengadaan', 'pemilihan', 'hps', 'pengguna', 'diajukan'],
    approval: true,
  },
  ppk: readingAt('ppk'),
  ulp: readingAt('ulp'),
  pa: readingAt('pa'),
  pokja: {
    address: '/rup/paket/pokja',
    title: text.judul.pokja,
    description: text.judul.pokjaKet,
    columns: ['kode', 'nama', 'pemilihan', 'ppk', 'persetujuan', 'pokja', 'status'],
    filters: ['status', 'tanpaPokja'],
    deeds: ['pokja', 'gantiPpk'],
  },
  tender: {
    address: '/ppk/tender',
    title: text.judul.tender,
    description: text.judul.tenderKet,
    filter: { status: 'AM' },
    columns: ['kode', 'nama', 'volume', 'pengadaan', 'pemilihan', 'hps', 'pengguna', 'status'],
    filters: ['statusPelaksanaan'],
    deeds: ['revisi', 'setujuiRevisi', 'fileJadwal', 'pendaftaran', 'terbitkan'],
  },
} as const satisfies Record<string, PaketPreset>
export type PresetName = keyof typeof PRESETS

export const Preset = createContext<PaketPreset>(PRESETS.penyedia)
/** The list that is shown. */
export const usePreset = () => use(Preset)
