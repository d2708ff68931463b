/** The archive of a finished package: names of its files and lines of its manifest. */
import { arsip as teks } from '@eproc/i18n/id/arsip'

const MAKS_NAMA = 80
const MAKS_EKSTENSI = 8

/** A file name that every system takes and `sha256sum` need not escape; the extension stays. */
export function namaAman(nama: string): string {
  const bersih = nama
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/-*\.+-*/g, '.')
    .replace(/-{2,}/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '')
  const titik = bersih.lastIndexOf('.')
  const ekor = titik > 0 && bersih.length - titik <= MAKS_EKSTENSI ? bersih.slice(titik) : ''
  const badan = (ekor ? bersih.slice(0, titik) : bersih).slice(0, MAKS_NAMA - ekor.length)
  return `${badan || teks.tanpaNama}${ekor}`
}

/** The same path never twice: the second 'a.pdf' is 'a-2.pdf'. */
export function letakUnik(): (letak: string) => string {
  const ada = new Set<string>()
  return (letak) => {
    const titik = letak.lastIndexOf('.')
    const batas = titik > letak.lastIndexOf('/') ? titik : letak.length
    let satu = letak
    // Some systems take A.pdf and a.pdf for one.
    for (let n = 2; ada.has(satu.toLowerCase()); n++) {
      satu = `${letak.slice(0, batas)}-${n}${letak.slice(batas)}`
    }
    ada.add(satu.toLowerCase())
    return satu
  }
}

/** A line as `sha256sum -c` reads it. */
export const barisManifes = (sha256: string, letak: string): string => `${sha256}  ${letak}\n`

/** `sha256sum -c` passes over what begins with #. */
export const barisManifesHilang = (letak: string, sha256: string | null, belum: boolean): string =>
  `# ${belum ? teks.manifesBelum : teks.manifesHilang}: ${sha256 ?? '-'}  ${letak}\n`
