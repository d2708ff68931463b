import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  aturanKebijakan,
  FILE_KEBIJAKAN,
  type FileKebijakan,
} from '@eproc/domain/berita/aturan_kebijakan'
import type { KebijakanBody } from '#app/berita/berita_validator'
import KebijakanVendor from '#app/berita/kebijakan_vendor'
import type { Actor } from '#core/auth/actor'
import { today } from '#core/clock/clock'
import { foundLocked } from '#core/database/found'
import { type BerkasBaru, releaseFiles, recordFile } from '#core/files/receive_files'
import { enforce } from '#core/http/input/input'

type FormInput = KebijakanBody & { berkas: Partial<Record<FileKebijakan, BerkasBaru>> }

/** Saves the policy; a form that comes takes the place of the one that was there. */
export async function simpanKebijakan(
  trx: TransactionClientContract,
  actor: Actor,
  { content, versi, berkas, ...input }: FormInput
): Promise<void> {
  enforce(aturanKebijakan({ content }, { hariIni: today() }))
  const hapus = { file1: input.hapusFile1, file2: input.hapusFile2, file3: input.hapusFile3 }
  const kebijakan = (await foundLocked(KebijakanVendor, trx, 1)).asRead(versi)
  kebijakan.isi = content!
  for (const f of FILE_KEBIJAKAN) {
    const baru = berkas[f]
    if (!baru && !hapus[f]) continue
    await releaseFiles(trx, kebijakan[f])
    kebijakan[f] = baru?.jalur ?? null
    if (!baru) continue
    await recordFile(trx, baru, {
      kelas: 'kebijakan',
      objek: 'kebijakan_vendor',
      objekId: 1,
      pengunggahId: actor.id,
    })
  }
  await kebijakan.ubah(actor)
}
