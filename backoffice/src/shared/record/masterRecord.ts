import type { RaRecord } from 'react-admin'

/** A record of master data in a sentence: 'Hapus 5.1 Belanja?'. */
export const codeAndName = ({ kode, nama }: RaRecord): string => `${kode} ${nama}`
