import { angkaKata as kata } from '@eproc/i18n/id/spk'

/** 0–999 in words, without a word for 0. */
function ratusan(n: number): string[] {
  if (n < 12) return n === 0 ? [] : [kata.satuan[n]!]
  if (n < 20) return [kata.satuan[n - 10]!, kata.belas]
  if (n < 100) return [kata.satuan[Math.floor(n / 10)]!, kata.puluh, ...ratusan(n % 10)]
  const ratus = n < 200 ? [kata.seratus] : [kata.satuan[Math.floor(n / 100)]!, kata.ratus]
  return [...ratus, ...ratusan(n % 100)]
}

/** A whole number from 0 on in Indonesian words: 1.500 → 'seribu lima ratus'. */
export function terbilang(nilai: number): string {
  if (nilai === 0) return kata.nol
  const kelompok: string[][] = []
  for (let sisa = nilai, i = 0; sisa > 0; sisa = Math.floor(sisa / 1000), i++) {
    const n = sisa % 1000
    if (n === 0) continue
    if (i === 1 && n === 1) kelompok.unshift([kata.seribu])
    else kelompok.unshift([...ratusan(n), ...(i > 0 ? [kata.kelompok[i]!] : [])])
  }
  return kelompok.flat().join(' ')
}
