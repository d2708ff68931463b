/** Document fields of the dossier and of news: accepted kinds and the parameter of the size limit (S2 §5, decisions §6). */
export type JenisBerkas = 'jpg' | 'png' | 'pdf' | 'doc' | 'docx' | 'xls' | 'xlsx' | 'zip'
export type ParameterBatas = 'MAKS_UKURAN_DOKUMEN' | 'MAKS_UKURAN_TENDER'

export interface AturanDokumen {
  jenis: readonly JenisBerkas[]
  /** Parameter that holds the limit in MB. */
  batas: ParameterBatas
}

/** Defaults of the size parameters in MB. */
export const BATAS_BAWAAN: Readonly<Record<ParameterBatas, number>> = {
  MAKS_UKURAN_DOKUMEN: 3,
  MAKS_UKURAN_TENDER: 50,
}

/** Files in a request: letters go to so many vendors at once. */
export const MAKS_BERKAS_SEKALIGUS = 100

const SCAN: AturanDokumen = { jenis: ['jpg', 'png', 'pdf'], batas: 'MAKS_UKURAN_DOKUMEN' }
const FORMULIR: AturanDokumen = {
  jenis: ['jpg', 'png', 'pdf', 'doc', 'docx'],
  batas: 'MAKS_UKURAN_DOKUMEN',
}
const PERNYATAAN: AturanDokumen = {
  jenis: ['jpg', 'png', 'pdf', 'docx'],
  batas: 'MAKS_UKURAN_DOKUMEN',
}

export const DOKUMEN = {
  perusahaan: {
    skPkp: SCAN,
    fileFormulir: FORMULIR,
    fileNonPKP: PERNYATAAN,
    fileSertifikat: SCAN,
  },
  ijin: { dokumen: SCAN },
  akta: { aktaADoc: SCAN, aktaUDoc: SCAN },
  pemilik: { fileKTP: SCAN },
  pengurus: { dokKtp: SCAN },
  pengalaman: { dokumen: SCAN },
  pajak: { dokumen: SCAN },
  dataPribadi: { fileKtp: SCAN, fileNpwp: SCAN, fileFormulir: FORMULIR },
  pengalamanPerson: {},
  sertifikat: { fileSertifikat: SCAN },
  berita: { fileAttachment: SCAN },
  kebijakan: { file1: FORMULIR, file2: FORMULIR, file3: FORMULIR },
  blacklist: { fileBlacklist: SCAN },
} as const satisfies Readonly<Record<string, Readonly<Record<string, AturanDokumen>>>>

/** Kind by the name's ending, jpeg read as jpg; null when it has none. The server also looks at the content. */
export function jenisDariNama(nama: string): string | null {
  const cocok = /\.([A-Za-z0-9]+)$/.exec(nama.trim())
  if (!cocok?.[1]) return null
  const ekor = cocok[1].toLowerCase()
  return ekor === 'jpeg' ? 'jpg' : ekor
}
