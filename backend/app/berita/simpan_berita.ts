/** Adds, changes and removes a news item with its attachment. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanBerita } from '@eproc/domain/master/aturan_master'
import type { TipeBerita } from '@eproc/domain/common/choices'
import Berita from '#app/berita/berita'
import type { BeritaBody } from '#app/berita/berita_validator'
import type { Actor } from '#core/auth/actor'
import { today } from '#core/clock/clock'
import { foundLocked } from '#core/database/found'
import { type BerkasBaru, releaseFiles, recordFile } from '#core/files/receive_files'
import { enforce } from '#core/http/input/input'

type FormInput = Omit<BeritaBody, 'id'> & {
  /** null: a new one */
  id: number | null
  lampiran: BerkasBaru | undefined
}

/** Answers the item's id. */
export async function simpanBerita(
  trx: TransactionClientContract,
  actor: Actor,
  input: FormInput
): Promise<number> {
  const { id, lampiran } = input
  enforce(aturanBerita({ ...input, fileAttachment: null }, { hariIni: today() }))
  const berita =
    id === null
      ? new Berita().useTransaction(trx).merge({ tipe: 'I' })
      : (await foundLocked(Berita, trx, id)).asRead(input.versi)
  berita.judul = input.title!
  berita.isi = input.content!
  if (input.type) berita.tipe = input.type as TipeBerita
  if (lampiran || input.hapusFileAttachment) {
    await releaseFiles(trx, berita.lampiran ?? null)
    berita.lampiran = lampiran?.jalur ?? null
  }
  await (id === null ? berita.terbitkan(actor) : berita.ubah(actor))
  if (lampiran) {
    await recordFile(trx, lampiran, {
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
  { id, versi }: { id: number | null; versi?: number | null | undefined }
): Promise<void> {
  const berita = (await foundLocked(Berita, trx, id)).asRead(versi)
  await berita.hapus(actor)
  await releaseFiles(trx, berita.lampiran)
}
