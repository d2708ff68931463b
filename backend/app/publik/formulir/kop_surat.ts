import { textParameter } from '#core/database/parameter'
import { drawnLogo, type DrawnLogo } from '#core/files/logo'

export interface KopSurat {
  perusahaan: string
  /** lines of the letterhead; the first one is bold */
  kop: readonly string[]
  /** the company's mark, above the letterhead */
  logo?: DrawnLogo | undefined
}

/** What no document may hold: control characters that a form field let through. */
const bersih = (teks: string): string => teks.replace(/[\u0000-\u0008\u000b-\u001f]/g, '')

/** The company's name, letterhead and mark, from the parameters. */
export async function kopSurat(): Promise<KopSurat> {
  const perusahaan = bersih(await textParameter('NAMA_PERUSAHAAN', 'PT Properti Kota (Perseroda)'))
  const kop = (await textParameter('KOP_SURAT', perusahaan)).split(/\r?\n/).map(bersih)
  const terisi = kop.filter(Boolean)
  return { perusahaan, kop: terisi.length ? terisi : [perusahaan], logo: await drawnLogo() }
}
