import { createHash } from 'node:crypto'
import { column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { JenisCetakan } from '@eproc/domain/tahap/cetakan'
import type { BerkasCetakan } from '@eproc/domain/tender/answers_cetakan'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import type { SebutanTersimpan } from '#app/tender/cetakan/masih_sama/sebutan'
import type { Actor } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'

/** What a printout says, ready to be read: nothing in it depends on who asks or when. */
export interface CetakanContent {
  judul: string
  /** name and fact */
  fakta: [string, string][]
  paragraf: string[]
  tabel: TabelCetakan[]
  tandaTangan: PenandaTangan[]
}
export interface TabelCetakan {
  judul: string
  kepala: string[]
  baris: string[][]
}
export interface PenandaTangan {
  sebagai: string
  nama: string
  jabatan: string | null
}

/** Facts that are settled by what they document, and told by names that change afterwards. */
const BERNAMA: ReadonlySet<string> = new Set([
  teks.fakta.tahap,
  teks.fakta.satuanKerja,
  teks.fakta.oleh,
  teks.fakta.cadangan,
])

/**
 * What the data say in it: neither titles nor headings, which only their author changes, nor where a line may break, nor
 * whose names stand below it: who signed may have gone since or have another position, and the paper stays what was signed.
 * Nor in which order rows stand, for many are sorted by names; ranks and numbers are told by the rows themselves.
 */
const dataDari = ({ fakta, paragraf, tabel }: CetakanContent): string =>
  JSON.stringify([
    fakta.filter(([nama]) => !BERNAMA.has(nama)).map(([, nilai]) => nilai),
    paragraf,
    tabel
      .map((t) =>
        t.baris
          .map((sel) => JSON.stringify(sel))
          .toSorted()
          .join()
      )
      .toSorted(),
  ]).replaceAll('\u00A0', ' ')

/** Do two printouts of one document say the same, whatever their titles? */
export const sebutSama = (a: CetakanContent, b: CetakanContent): boolean =>
  dataDari(a) === dataDari(b)

/** Do the same people sign both? */
export const tandaTanganSama = (a: CetakanContent, b: CetakanContent): boolean => {
  const signed = ({ tandaTangan }: CetakanContent) =>
    JSON.stringify(tandaTangan.map(({ nama, jabatan }) => [nama, jabatan]))
  return signed(a) === signed(b)
}

const UNTOLD = { meta: { journal: false } }

/** A printout of a stage's document; the newest that is not revoked is in force. */
export default class Cetakan extends BagianPaket {
  static override table = 'cetakan'

  @column({ isPrimary: true }) declare id: number
  @column() declare tahap: string
  @column() declare jenis: JenisCetakan
  @column() declare nomor: string
  /** opens the public confirmation page */
  @column(UNTOLD) declare kode: string
  @column({ ...UNTOLD, prepare: (isi: CetakanContent) => JSON.stringify(isi) })
  declare isi: CetakanContent
  /** null on papers from before it was kept */
  @column({ ...UNTOLD, prepare: (sebutan: unknown) => JSON.stringify(sebutan) })
  declare sebutan: SebutanTersimpan | null
  /** SHA-256 of what it says; the journal keeps it */
  @column() declare sidik: string
  @column() declare jalur: string
  @column(UNTOLD) declare dibuatOleh: number
  @column.dateTime(UNTOLD) declare dibuatPada: DateTime
  @column.dateTime(UNTOLD) declare dicabutPada: DateTime | null

  static sidikDari = (isi: CetakanContent): string =>
    createHash('sha256').update(JSON.stringify(isi)).digest('hex')

  /** The one in force of a document; null before the first. */
  static berlaku(
    client: QueryClientContract,
    dokumen: Pick<Cetakan, 'paketId' | 'tahap' | 'jenis'>
  ): Promise<Cetakan | null> {
    const { paketId, tahap, jenis } = dokumen
    return this.query({ client }).where({ paketId, tahap, jenis }).whereNull('dicabutPada').first()
  }

  terbitkan(oleh: Actor): Promise<this> {
    this.dibuatOleh = oleh.id
    return this.by(oleh, 'cetakan.terbitkan').save()
  }

  /** The data say otherwise and another one takes its place; or by hand, for a reason. */
  cabut(oleh: Actor, reason: string | null = null): Promise<this> {
    this.dicabutPada = clockNow()
    const { nomor, tahap, jenis } = this
    return this.by(oleh, 'cetakan.cabut', { reason, details: { nomor, tahap, jenis } }).save()
  }

  sebagaiBerkas(): BerkasCetakan {
    const { jalur, nomor, isi } = this
    return { file: jalur, nomor, nama: teks.namaBerkas(isi.judul, nomor.replaceAll('/', '-')) }
  }
}
