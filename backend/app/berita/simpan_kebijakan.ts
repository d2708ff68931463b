import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  aturanKebijakan,
  FILE_KEBIJAKAN,
  type FileKebijakan,
} from '@eproc/domain/berita/aturan_kebijakan'
import type { IsiKebijakan } from '#app/berita/berita_validator'
import KebijakanVendor from '#app/berita/kebijakan_vendor'
import type { Actor } from '#core/auth/actor'
import { hariIni } from '#core/clock/clock'
import { foundLocked } from '#core/database/found'
import { type BerkasBaru, lepasBerkas, rekamBerkas } from '#core/files/receive_files'
import { tegakkan } from '#core/http/input'

type Isian = IsiKebijakan & { berkas: Partial<Record<FileKebijakan, BerkasBaru>> }

/** Saves the policy; a form that comes takes the place of the one that was there. */
export async function simpanKebijakan(
  trx: TransactionClientContract,
  actor: Actor,
  { content, versi, berkas, ...isian }: Isian
): Promise<void> {
  tegakkan(aturanKebijakan({ content }, { hariIni: hariIni() }))
  const hapus = { file1: isian.hapusFile1, file2: isian.hapusFile2, file3: isian.hapusFile3 }
  const kebijakan = (await foundLocked(KebijakanVendor, trx, 1)).asRead(versi)
  kebijakan.isi = content!
  for (const f of FILE_KEBIJAKAN) {
    const baru = berkas[f]
    if (!baru && !hapus[f]) continue
    await lepasBerkas(trx, kebijakan[f])
    kebijakan[f] = baru?.jalur ?? null
    if (!baru) continue
    await rekamBerkas(trx, baru, {
      kelas: 'kebijakan',
      objek: 'kebijakan_vendor',
      objekId: 1,
      pengunggahId: actor.id,
    })
  }
  await kebijakan.ubah(actor)
}
