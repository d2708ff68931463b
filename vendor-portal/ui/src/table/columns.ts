/** What a table is told: its columns, rows and tools. */
import type { ReactNode } from 'react'
import type { KosongProps } from '../feedback/EmptyState.tsx'
import type { KeadaanTabel } from './table_state.ts'

/** One column. */
export interface Kolom<T> {
  kunci: string
  judul: string
  isi: (baris: T) => ReactNode
  /** Sort key of the server, when the column can be sorted. */
  urut?: string
  /** Numbers and money stand on the right. */
  rata?: 'kanan' | 'tengah'
  lebar?: number | string
  /** Title of the card on a phone (the first column when none says so). */
  utama?: boolean
  /** Not on the card of a phone. */
  tanpaPonsel?: boolean
}

export interface TabelDataProps<T> {
  /** The table's name for screen readers. */
  judul: string
  kolom: readonly Kolom<T>[]
  baris: readonly T[] | undefined
  total?: number
  kunciBaris: (baris: T) => string | number
  /** From useKeadaanTabel; without it the whole table shows, without tools. */
  keadaan?: KeadaanTabel
  /** Waiting for the first data. */
  memuat?: boolean
  errors?: unknown
  /** Opens a row (click or Enter); `namaBaris` is read out. */
  onBuka?: (baris: T) => void
  namaBaris?: (baris: T) => string
  /** Buttons at the row's end. */
  aksi?: (baris: T) => ReactNode
  /** Empty, when nothing is searched. */
  kosong?: Partial<KosongProps>
  /** Search box above the table; a text is its hint. */
  cari?: boolean | string
  /** Filters beside the search box. */
  penyaring?: ReactNode
  onSegarkan?: () => void
  /** A dark row, for instance a blacklisted vendor. */
  gelap?: (baris: T) => boolean
}

export interface TableContentProps<T> extends TabelDataProps<T> {
  barisKerangka: number
}
