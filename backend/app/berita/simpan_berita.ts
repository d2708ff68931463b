/** Adds, changes and removes a news item with its attachment. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanBerita } from '@eproc/domain/master/aturan_master'
import type { TipeBerita } from '@eproc/domain/common/choices'
import Berita from '#app/berita/berita'
import type { IsiBerita } from '#app/berita/berita_validator'
import type { Actor } from '#core/auth/actor'
import { hariIni } from '#core/clock/clock'
import { foundLocked } from '#core/database/found'
import { type BerkasBaru, lepasBerkas, rekamBerkas } from '#core/files/receive_files'
import { tegakkan } from '#core/http/input'

type Isian = Omit<IsiBerita, 'id'> & {
  /** null: a new one */
  id: number | null
  lampiran: BerkasBaru | undefined
}

/** Answers the item's id. */
export async function simpanBerita(
  trx: TransactionClientContract,
  actor: Actor,
  isian: Isian
): Promise<number> {
  const { id, lampiran } = isian
  tegakkan(aturanBerita({ ...isian, fileAttachment: null }, { hariIni: hariIni() }))
  const berita =
    id === null
      ? new Berita().useTransaction(trx).merge({ tipe: 'I' })
      : (await foundLocked(Berita, trx, id)).asRead(isian.versi)
  berita.judul = isian.title!
  berita.isi = isian.content!
  if (isian.type) berita.tipe = isian.type as TipeBerita
  if (lampiran || isian.hapusFileAttachment) {
    await lepasBerkas(trx, berita.lampiran ?? null)
    berita.lampiran = lampiran?.jalur ?? null
  }
  await (id === null ? berita.terbitkan(actor) : berita.ubah(actor))
  if (lampiran) {
    await rekamBerkas(trx, lampiran, {
      kelas: 'berita',
      objek: 'berita',
      objekId: berita.id,
      pengunggahId: actor.id,
    })
  }
  return berita.id
}

/** Removes the item; its attachment can no longer be downloaded but is kept as evidence. */
export async function hapusBerita(
  trx: TransactionClientContract,
  actor: Actor,
  id: number | null
): Promise<void> {
  const berita = await foundLocked(Berita, trx, id)
  await berita.hapus(actor)
  await lepasBerkas(trx, berita.lampiran)
}
