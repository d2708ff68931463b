/** The store below the tus protocol: a row an upload, its bytes sealed on disk; for the requests of one caller. */
import type { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/server'
import db from '@adonisjs/lucid/services/db'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import Paket from '#app/paket_berjalan/paket'
import { appendPiece } from '#app/tender/penawaran/unggahan/append_part'
import { batalkanUnggahan, beginUpload } from '#app/tender/penawaran/unggahan/begin_upload'
import Unggahan from '#app/tender/penawaran/unggahan/unggahan'
import { stillTaken } from '#app/tender/penawaran/unggahan/unggahan_query'
import { beginUploadValidator } from '#app/tender/penawaran/unggahan/unggahan_validator'
import { uploadDataKey } from '#app/tender/penawaran/unggahan/upload_keys'
import { hapusBagian } from '#app/tender/penawaran/unggahan/upload_parts'
import { frameSeal } from '#app/tender/penawaran/unggahan/upload_seal'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import { HttpError } from '#core/http/errors'

export interface Caller {
  actor: Pelaku
  /** the client's own key of the upload, from X-Kunci-Unggahan */
  token: string
}

export class SegelStore extends DataStore {
  override extensions = ['creation', 'termination', 'expiration']
  /** until when the upload may be continued, once a call has had to do with an unfinished one */
  expires: Date | null = null

  /** Without one, only `extensions` can be asked for. */
  constructor(private readonly caller: Caller | null) {
    super()
  }

  override async create(upload: Upload): Promise<Upload> {
    const { actor, token } = this.#caller()
    const given = { ...upload.metadata, ukuran: upload.size }
    const input = await beginUploadValidator.validate(given)
    const unggahan = await transaction((trx) => beginUpload(trx, actor, { ...input, token }))
    upload.id = unggahan.id
    this.expires = unggahan.berakhirPada.toJSDate()
    return upload
  }

  /** Name and price are sealed: of the metadata only what is no secret is told again. */
  override async getUpload(id: string): Promise<Upload> {
    const unggahan = await this.#own(id)
    const { paketId, jenis, ukuran: size, diterima: offset } = unggahan
    return new Upload({ id, size, offset, metadata: { paketPenyediaId: String(paketId), jenis } })
  }

  /** @returns bytes that are on disk for good, of all */
  override async write(stream: Readable, id: string, from: number): Promise<number> {
    const unggahan = await this.#own(id)
    await stillTaken(await Paket.findOrFail(unggahan.paketId), unggahan)
    const dataKey = await uploadDataKey(unggahan, this.#caller().token)
    try {
      const source = stream as AsyncIterable<Buffer>
      const now = await appendPiece(unggahan, { from, seal: frameSeal(unggahan, dataKey), source })
      this.expires = now.diterima < now.ukuran ? now.berakhirPada.toJSDate() : null
      return now.diterima
    } finally {
      dataKey.fill(0)
    }
  }

  override async remove(id: string): Promise<void> {
    await transaction((trx) => batalkanUnggahan(trx, this.#caller().actor, { id }))
    await hapusBagian(id)
  }

  /** The caller's own, as long as it lasts. @throws 404, 410 */
  async #own(id: string): Promise<Unggahan> {
    const unggahan = await Unggahan.milik(db.connection(), id, this.#caller().actor.rekananId)
    if (unggahan.penawaranId === null && unggahan.berakhirPada < clockNow()) {
      throw new HttpError(410, teks.unggahan.hilang)
    }
    if (unggahan.diterima < unggahan.ukuran) this.expires = unggahan.berakhirPada.toJSDate()
    return unggahan
  }

  #caller(): Caller {
    if (!this.caller) throw new HttpError(404, teks.unggahan.hilang)
    return this.caller
  }
}
