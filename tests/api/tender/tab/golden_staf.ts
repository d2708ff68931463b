/**
 * What the staff may do and read in each stage: written by hand from the list of stages and the table of rights
 * (decisions §2, §5, §5.1) before the test, independent of the code.
 */
import type { JenisPengadaan } from '@eproc/domain/common/choices'
import type { KodeTemplat } from '@eproc/domain/tahap/templat'

/** Deeds of the staff in a stage; after the colon which kind of letter, phase, part or objection. */
export const PERBUATAN = [
  ...(['undangan:P', 'undangan:B', 'undangan:B2', 'undangan:L', 'undangan:N'] as const),
  ...(['jawab:PP0', 'jawab:PP1', 'buka'] as const),
  ...(['nilai:K', 'nilai:T', 'nilai:H', 'usul'] as const),
  ...(['sanggah:P', 'sanggah:B', 'sanggah:BD'] as const),
  ...(['negosiasi', 'ba-negosiasi', 'ba-pl', 'sppbj', 'spk', 'spmk'] as const),
] as const
export type Perbuatan = (typeof PERBUATAN)[number]

export interface Golden {
  jenis: JenisPengadaan
  /** Numbers of the stages in which it is done, all its conditions being met; absent: the template has no such deed. */
  kapan: Partial<Record<Perbuatan, readonly number[]>>
  /** The first stage that announces a result to vendors; staff who do not judge still read none of it. */
  nama: number
  /** From this stage on all staff read the judgements with what was offered; 0: a letter says so, not a stage. */
  harga: number
}

const AKHIR_PASCA = { 'negosiasi': [14], 'ba-negosiasi': [15], 'sppbj': [16] } as const
/** Negotiation and its minutes in one stage. */
const dariNegosiasi = (n: number) =>
  ({ 'negosiasi': [n], 'ba-negosiasi': [n], 'sppbj': [n + 2], 'spk': [n + 3, n + 4] }) as const

const PASCA: Golden['kapan'] = {
  'jawab:PP1': [3],
  'buka': [5],
  'nilai:K': [6, 8],
  'nilai:T': [6],
  'nilai:H': [6],
  'undangan:B': [7],
  'usul': [9],
  // Answered from the stage's beginning until the next stage that vendors see.
  'sanggah:B': [11, 12],
  'undangan:N': [13],
  ...AKHIR_PASCA,
  'spk': [17, 18],
  'spmk': [18],
}
const PRA: Golden['kapan'] = {
  'jawab:PP0': [3],
  'jawab:PP1': [15],
  'buka': [5, 17, 22],
  'nilai:K': [6, 8],
  'nilai:T': [18, 19],
  'nilai:H': [23],
  'usul': [9, 24, 31],
  'undangan:B': [7],
  'undangan:L': [13],
  'undangan:B2': [19],
  'undangan:N': [29],
  'sanggah:P': [11, 12],
  'sanggah:B': [26],
  ...dariNegosiasi(30),
  'spmk': [34],
}

export const GOLDEN_STAF: Readonly<Record<KodeTemplat, Golden>> = {
  TLA: {
    jenis: 'BAR',
    kapan: {
      'undangan:P': [1],
      'jawab:PP1': [3],
      'buka': [5],
      'nilai:K': [5],
      'nilai:T': [5],
      'nilai:H': [5],
      'undangan:N': [6],
      'negosiasi': [7],
      'ba-negosiasi': [8],
      'usul': [9],
      // Its last files follow until the contract's forms are locked.
      'ba-pl': [10, 11, 12],
      'sppbj': [11],
      'spk': [12],
      'spmk': [12],
    },
    nama: 0,
    harga: 0,
  },
  PLA: {
    jenis: 'BAR',
    kapan: {
      'undangan:P': [1],
      'jawab:PP1': [3],
      'buka': [5],
      'nilai:K': [5],
      'nilai:T': [5],
      'nilai:H': [5],
      'usul': [5],
      'undangan:N': [7],
      'negosiasi': [8],
      'ba-negosiasi': [9],
      'spk': [10],
      'spmk': [10],
    },
    nama: 6,
    harga: 6,
  },
  KTEN: { jenis: 'KON', kapan: { ...PASCA, 'sanggah:BD': [12] }, nama: 10, harga: 10 },
  KSEL: { jenis: 'KOL', kapan: PASCA, nama: 10, harga: 10 },
  K2TEN: {
    jenis: 'KON',
    kapan: {
      'jawab:PP1': [3],
      'buka': [5, 10],
      'nilai:K': [6],
      'nilai:T': [6],
      'nilai:H': [11],
      'usul': [12, 19],
      'undangan:B': [7],
      'undangan:N': [17],
      'sanggah:B': [14],
      'sanggah:BD': [15, 16],
      ...dariNegosiasi(18),
      'spmk': [22],
    },
    nama: 8,
    harga: 13,
  },
  PTEN: { jenis: 'KON', kapan: { ...PRA, 'sanggah:BD': [27, 28] }, nama: 10, harga: 25 },
  PSEL: { jenis: 'KOL', kapan: PRA, nama: 10, harga: 25 },
}

const PELAKSANA = ['undangan', 'jawab'] as const
const PENILAI = [
  ...['buka', 'nilai', 'usul', 'sanggah', 'negosiasi', 'ba-negosiasi', 'ba-pl'],
] as const
const KONTRAK = ['sppbj', 'spk', 'spmk'] as const

/** Who does what; everybody else is refused (403), who does not see the package is told nothing of it (404). */
export const WEWENANG = {
  pokja: [...PELAKSANA, ...PENILAI],
  ppkPaket: [...PELAKSANA, ...KONTRAK],
  operatorULP: PELAKSANA,
  manajerULP: [...PELAKSANA, ...KONTRAK],
  operator: [],
  manajer: [],
  ppkDirektorat: [],
  pa: [],
  adminit: [],
  superAdmin: [],
  unlada: [],
} as const satisfies Record<string, readonly string[]>
export type Staf = keyof typeof WEWENANG
/** They read offers and judgements before these are announced. */
export const PEMBACA: readonly Staf[] = ['pokja', 'ppkPaket']
