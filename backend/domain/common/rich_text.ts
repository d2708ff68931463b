/**
 * Markdown-lite for news and the vendor policy: paragraphs, `## headings`, `- ` and `1. ` lists,
 * `**bold**`, `[words](address)` and bare addresses. The result is a tree that a component draws, so
 * no HTML ever comes out of a stored text.
 */
export type Potongan =
  | { jenis: 'teks'; teks: string }
  | { jenis: 'tebal'; teks: string }
  | { jenis: 'tautan'; teks: string; ke: string }

export type Blok =
  | { jenis: 'paragraf'; baris: Potongan[][] }
  | { jenis: 'judul'; isi: Potongan[] }
  | { jenis: 'daftar'; bernomor: boolean; mulai: number; butir: Potongan[][] }

const SISIPAN =
  /\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\(([^)\s]+)\)|(https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"])/g

/** Addresses that may become links: web, mail, and pages of this site. */
const ALAMAT_AMAN = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i

function uraiBaris(baris: string): Potongan[] {
  const hasil: Potongan[] = []
  let sampai = 0
  for (const cocok of baris.matchAll(SISIPAN)) {
    const [utuh, tebal, kata, tujuan, polos] = cocok
    const chunks: Potongan | null =
      tebal !== undefined
        ? { jenis: 'tebal', teks: tebal }
        : polos !== undefined
          ? { jenis: 'tautan', teks: polos, ke: polos }
          : ALAMAT_AMAN.test(tujuan!)
            ? { jenis: 'tautan', teks: kata!, ke: tujuan! }
            : null
    if (!chunks) continue
    if (cocok.index > sampai) hasil.push({ jenis: 'teks', teks: baris.slice(sampai, cocok.index) })
    hasil.push(chunks)
    sampai = cocok.index + utuh.length
  }
  if (sampai < baris.length) hasil.push({ jenis: 'teks', teks: baris.slice(sampai) })
  return hasil
}

/** The blocks of a text. */
export function uraiTeks(teks: string): Blok[] {
  const hasil: Blok[] = []
  let sambung = false
  for (const raw of teks.replace(/\r\n?/g, '\n').split('\n')) {
    const baris = raw.trim()
    const akhir = sambung ? hasil.at(-1) : undefined
    sambung = baris !== ''
    if (!sambung) continue
    const judul = /^#{1,4}\s+(.+)$/.exec(baris)
    const butir = /^(?:[-*•]|(\d{1,3})[.)])\s+(.+)$/.exec(baris)
    if (judul) {
      hasil.push({ jenis: 'judul', isi: uraiBaris(judul[1]!) })
    } else if (butir) {
      const bernomor = butir[1] !== undefined
      // Items of one list may be apart: a blank line between them does not restart the numbers.
      const terakhir = hasil.at(-1)
      if (terakhir?.jenis === 'daftar' && terakhir.bernomor === bernomor) {
        terakhir.butir.push(uraiBaris(butir[2]!))
      } else {
        hasil.push({
          jenis: 'daftar',
          bernomor,
          mulai: bernomor ? Number(butir[1]) : 1,
          butir: [uraiBaris(butir[2]!)],
        })
      }
    } else if (akhir?.jenis === 'paragraf') {
      akhir.baris.push(uraiBaris(baris))
    } else {
      hasil.push({ jenis: 'paragraf', baris: [uraiBaris(baris)] })
    }
  }
  return hasil
}

const polos = (chunks: Potongan[]) => chunks.map((p) => p.teks).join('')

/** Plain text of the beginning, cut at a word, at most `maks` characters. */
export function cuplikan(teks: string, maks: number): string {
  const rata = uraiTeks(teks)
    .flatMap((b) => (b.jenis === 'judul' ? [] : b.jenis === 'daftar' ? b.butir : b.baris))
    .map(polos)
    .join(' ')
  if (rata.length <= maks) return rata
  const potong = rata.slice(0, maks)
  return `${potong.slice(0, Math.max(potong.lastIndexOf(' '), maks * 0.6)).replace(/[\s.,;:]+$/, '')}\u00a0…`
}
