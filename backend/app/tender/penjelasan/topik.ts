import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { DateTime } from 'luxon'
import type { FaseTopik } from '@eproc/domain/tahap/tab'
import Rekanan from '#app/dosir/rekanan'
import { BagianPaket } from '#app/paket_berjalan/bagian_paket'
import PesanTopik from '#app/tender/penjelasan/pesan_topik'
import type { Actor } from '#core/auth/actor'
import { beda } from '#core/journal/journal'

/** A question in the explanation of a package (or, by the committee, in its objection period), with its messages. */
export default class Topik extends BagianPaket {
  static override table = 'topik'

  @column({ isPrimary: true }) declare id: number
  @column() declare fase: FaseTopik
  /** null: opened by the committee */
  @column() declare rekananId: number | null
  @column() declare pembuatId: number
  @column() declare subjek: string
  @column() declare pesan: string
  @column() declare versi: number
  @column.dateTime() declare dibuatPada: DateTime
  @column.dateTime() declare diubahPada: DateTime

  @belongsTo(() => Rekanan) declare rekanan: BelongsTo<typeof Rekanan>

  buat(oleh: Actor): Promise<this> {
    this.pembuatId = oleh.id
    const { fase, subjek, pesan } = this
    const told = { idAs: 'topikId', details: { fase, subjek, pesan } }
    return this.by(oleh, 'penjelasan.topik.buat', told).save()
  }

  /** The one that the same person opened with the same words: sent again because the first answer was lost. */
  sudahAda(oleh: Actor): Promise<Topik | null> {
    const { paketId, fase, subjek, pesan } = this
    return Topik.query({ client: this.$trx! })
      .where({ paketId, fase, subjek, pesan, pembuatId: oleh.id })
      .first()
  }

  /** Are these words the last that were written below it, by the same person? */
  async berakhirDengan(oleh: Actor, pesan: string): Promise<boolean> {
    const last = await PesanTopik.query({ client: this.$trx! })
      .where('topikId', this.id)
      .orderBy('id', 'desc')
      .first()
    return last?.pengirimId === oleh.id && last.pesan === pesan
  }

  /** Has the committee written below it? What was answered stays as it was asked. */
  async sudahDijawab(): Promise<boolean> {
    const answer = await PesanTopik.query({ client: this.$trx! })
      .where('topikId', this.id)
      .whereNull('rekananId')
      .first()
    return answer !== null
  }

  ubah(oleh: Actor, isi: { subjek: string; pesan: string }): Promise<this> {
    const berubah = beda({ subjek: this.subjek, pesan: this.pesan }, isi)
    this.subjek = isi.subjek
    this.pesan = isi.pesan
    const details = { topikId: this.id, ...berubah }
    return this.by(oleh, 'penjelasan.topik.ubah', { details }).save()
  }

  /** A message under it, by a participant or (`rekananId` null) by staff. */
  balas(oleh: Actor, pesan: string, rekananId: number | null): Promise<PesanTopik> {
    const balasan = new PesanTopik().useTransaction(this.$trx!)
    return balasan.merge({ topikId: this.id, rekananId, pesan }).kirim(oleh, this.paketId)
  }
}
