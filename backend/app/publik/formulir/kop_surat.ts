import { textParameter } from '#core/database/parameter'

export interface KopSurat {
  perusahaan: string
  /** lines of the letterhead; the first one is bold */
  kop: readonly string[]
}

/** What no document may hold: control characters that a form field let through. */
const bersih = (teks: string): string => teks.replace(/[\u0000-\u0008\u000b-\u001f]/g, '')

/** The company's name and letterhead, from the parameters. */
export async function kopSurat(): Promise<KopSurat> {
  const perusahaan = bersih(await textParameter('NAMA_PERUSAHAAN', 'PT Properti Kota (Perseroda)'))
  const kop = (await textParameter('KOP_SURAT', perusahaan)).split(/\r?\n/).map(bersih)
  const terisi = kop.filter(Boolean)
  return { perusahaan, kop: terisi.length ? terisi : [perusahaan] }
}
