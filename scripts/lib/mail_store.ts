/** The mails that the catcher keeps: one .eml a mail in a folder, the newest 500. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Address } from 'postal-mime'

export type Lampiran = { nama: string; tipe: string; ukuran: number }
export type Surat = {
  id: string
  messageId: string
  dari: string
  kepada: string[]
  perihal: string
  teks: string
  html: string
  /** Every http(s) address in the mail, in the order of the text. */
  tautan: string[]
  /** ISO 8601 */
  diterima: string
  lampiran: Lampiran[]
}

const BATAS = 500

export class SimpananSurat {
  private readonly surat = new Map<string, Surat>()
  /** Messages that came a second time with the same Message-ID. */
  kembar = 0

  private readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** Opens the folder (made when absent) and reads what is there. */
  static async buka(folder: string): Promise<SimpananSurat> {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const simpanan = new SimpananSurat(folder)
    for (const nama of readdirSync(folder)
      .filter((n) => n.endsWith('.eml'))
      .sort()) {
      const id = nama.slice(0, -'.eml'.length)
      simpanan.surat.set(id, await urai(id, readFileSync(join(folder, nama))))
    }
    return simpanan
  }

  /** Keeps one mail; answers false when its Message-ID was here before. */
  async terima(raw: Buffer, penerima: string[]): Promise<boolean> {
    const id = `${Date.now()}-${createHash('sha256').update(raw).digest('hex').slice(0, 12)}`
    const surat = await urai(id, raw)
    if (surat.messageId && [...this.surat.values()].some((s) => s.messageId === surat.messageId)) {
      this.kembar++
      return false
    }
    if (surat.kepada.length === 0) surat.kepada = penerima
    const jalur = this.jalur(id)
    writeFileSync(`${jalur}.baru`, raw, { mode: 0o600 })
    renameSync(`${jalur}.baru`, jalur)
    this.surat.set(id, surat)
    for (const previous of [...this.surat.keys()].slice(0, -BATAS)) {
      this.surat.delete(previous)
      rmSync(this.jalur(previous), { force: true })
    }
    return true
  }

  /** Newest first; `kepada` and `perihal` are parts to look for, upper or lower case. */
  daftar(saring: { kepada?: string; perihal?: string } = {}): Surat[] {
    const cocok = (isi: string, cari?: string) =>
      !cari || isi.toLowerCase().includes(cari.toLowerCase())
    return [...this.surat.values()]
      .filter((s) => cocok(s.kepada.join(' '), saring.kepada) && cocok(s.perihal, saring.perihal))
      .reverse()
  }

  satu(id: string): Surat | undefined {
    return this.surat.get(id)
  }

  /** The bytes of one attachment of a mail. */
  async lampiran(
    id: string,
    urutan: number
  ): Promise<{ meta: Lampiran; isi: Uint8Array } | undefined> {
    if (!this.surat.has(id)) return undefined
    const lampiran = (await PostalMime.parse(readFileSync(this.jalur(id)))).attachments[urutan]
    if (!lampiran) return undefined
    const isi = keBytes(lampiran.content)
    return { meta: keLampiran(lampiran), isi }
  }

  kosongkan(): void {
    for (const id of this.surat.keys()) rmSync(this.jalur(id), { force: true })
    this.surat.clear()
    this.kembar = 0
  }

  private jalur(id: string): string {
    return join(this.folder, `${id}.eml`)
  }
}

async function urai(id: string, raw: Buffer): Promise<Surat> {
  const surel = await PostalMime.parse(raw)
  const html = surel.html ?? ''
  const teks = surel.text?.trim() || html.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').trim()
  const source = `${surel.text ?? ''} ${html.replaceAll('&amp;', '&')}`
  return {
    id,
    messageId: surel.messageId ?? '',
    dari: surel.from ? alamat(surel.from) : '',
    kepada: [...(surel.to ?? []), ...(surel.cc ?? [])].map(alamat),
    perihal: surel.subject ?? '',
    teks,
    html,
    tautan: [
      ...new Set(
        source.match(/https?:\/\/[^\s"'<>)\]]+/g)?.map((t) => t.replace(/[.,;:!?]+$/, ''))
      ),
    ],
    diterima: new Date(Number(id.split('-')[0])).toISOString(),
    lampiran: surel.attachments.map(keLampiran),
  }
}

function alamat(a: Address): string {
  return a.address ?? a.group?.map((g) => g.address).join(', ') ?? ''
}

function keBytes(isi: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof isi === 'string' ? new TextEncoder().encode(isi) : new Uint8Array(isi)
}

function keLampiran(l: {
  filename: string | null
  mimeType: string
  content: ArrayBuffer | Uint8Array | string
}): Lampiran {
  return { nama: l.filename ?? 'lampiran', tipe: l.mimeType, ukuran: keBytes(l.content).byteLength }
}
