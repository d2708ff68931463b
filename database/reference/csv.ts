import { readFile } from 'node:fs/promises'

/** One record of a CSV file: header → cell, every cell a string ('' when empty). */
export type CsvRow = Record<string, string>

/**
 * Reads RFC 4180 text: comma, double quotes, doubled quotes and line breaks inside quotes, LF or CRLF.
 * Throws when a quote stays open or a row has another number of cells than the header.
 */
export function uraiCsv(teks: string): CsvRow[] {
  const [kepala, ...isi] = pecahCsv(teks)
  if (!kepala) return []
  return isi.map((sel, nomor) => {
    if (sel.length !== kepala.length) {
      throw new Error(`CSV record ${nomor + 1}: ${sel.length} cells, expected ${kepala.length}`)
    }
    return Object.fromEntries(kepala.map((nama, i) => [nama, sel[i] ?? '']))
  })
}

function pecahCsv(teks: string): string[][] {
  const baris: string[][] = []
  let rekaman: string[] = []
  let sel = ''
  let dalamKutip = false
  for (let i = 0; i < teks.length; i++) {
    const huruf = teks[i]
    if (dalamKutip) {
      if (huruf !== '"') sel += huruf
      else if (teks[i + 1] === '"') sel += teks[++i]
      else dalamKutip = false
    } else if (huruf === '"') {
      dalamKutip = true
    } else if (huruf === ',') {
      rekaman.push(sel)
      sel = ''
    } else if (huruf === '\n') {
      baris.push([...rekaman, sel])
      rekaman = []
      sel = ''
    } else if (huruf !== '\r') {
      sel += huruf
    }
  }
  if (dalamKutip) throw new Error('CSV: a quote is not closed')
  if (sel !== '' || rekaman.length > 0) baris.push([...rekaman, sel])
  return baris
}

/** Text of `<nama>.csv` in this folder. */
export function bacaReferensi(nama: string): Promise<string> {
  return readFile(new URL(`./${nama}.csv`, import.meta.url), 'utf8')
}
