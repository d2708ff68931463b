/** A workbook's activities as drafts (decisions §4): all of its rows, or none. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { ImporDiperiksa, ImporSelesai } from '@eproc/domain/rup/answers'
import { rupImpor as teks } from '@eproc/i18n/id/rup_impor'
import { imporSebelumnya, lockRencana } from '#app/rup/impor/impor_query'
import ImporKegiatan from '#app/rup/impor/impor_kegiatan'
import { nilaiBaris, type BarisDinilai } from '#app/rup/impor/nilai_baris'
import Kegiatan from '#app/rup/kegiatan/kegiatan'
import { pelakuRencana } from '#app/rup/pelaku_rencana_query'
import type { Pelaku } from '#core/auth/actor'
import { clockNow } from '#core/clock/clock'
import { insertMany } from '#core/database/insert_many'
import { storeGenerated } from '#core/files/store_generated'
import { conflict, invalidInput } from '#core/http/errors'
import type { FileInMemory } from '#core/http/file_in_memory'

export const KELAS_IMPOR = 'impor_kegiatan'

/** More say nothing new about a workbook. */
const MAKS_GALAT = 1000
/** Rows of one statement. */
const SEKALI = 500

export interface ImporDiminta {
  tahun: number
  berkas: FileInMemory
}

const jumlahkan = ({ isi }: BarisDinilai): number => isi.reduce((n, b) => n + b.pagu, 0)

/** What an import of these bytes would do now, or what keeps it from it. */
export async function periksaImpor(
  trx: TransactionClientContract,
  actor: Pelaku,
  { tahun, berkas }: ImporDiminta
): Promise<ImporDiperiksa> {
  const pelaku = await pelakuRencana(actor, trx)
  const dinilai = await nilaiBaris(trx, pelaku, { tahun, berkas: berkas.content })
  return {
    sidik: berkas.sha256,
    nama: berkas.name,
    jumlah: dinilai.jumlah,
    totalPagu: dinilai.errors.length > 0 ? 0 : jumlahkan(dinilai),
    errors: dinilai.errors.slice(0, MAKS_GALAT),
    errorCount: dinilai.errors.length,
    pernah: await imporSebelumnya(trx, tahun, berkas.sha256),
  }
}

export async function simpanImpor(
  trx: TransactionClientContract,
  actor: Pelaku,
  { tahun, berkas, sidik, ulang }: ImporDiminta & { sidik: string; ulang: boolean }
): Promise<ImporSelesai> {
  if (sidik !== berkas.sha256) throw conflict(teks.errors.berubah)
  await lockRencana(trx, tahun)
  const pernah = await imporSebelumnya(trx, tahun, sidik)
  if (pernah && !ulang) throw conflict(teks.errors.pernah(tanggalWaktu(pernah.waktu), pernah.oleh))
  const pelaku = await pelakuRencana(actor, trx)
  const dinilai = await nilaiBaris(trx, pelaku, { tahun, berkas: berkas.content })
  refuseErrors(dinilai)
  const impor = await catatImpor(trx, actor, { tahun, berkas }, dinilai)
  const baris = dinilai.isi.map((isi) => ({
    ...isi,
    imporId: impor.id,
    penyunting: [actor.id],
    persetujuanPada: clockNow(),
    dibuatPada: clockNow(),
    diubahPada: clockNow(),
  }))
  for (let awal = 0; awal < baris.length; awal += SEKALI) {
    await insertMany(trx, Kegiatan, baris.slice(awal, awal + SEKALI))
  }
  return { id: impor.id, jumlah: impor.jumlah }
}

/** The plan may have changed since the check: the refusal names row and column too. */
function refuseErrors({ errors }: BarisDinilai): void {
  if (errors.length === 0) return
  throw invalidInput(
    errors.slice(0, MAKS_GALAT).map(({ baris, kolom, pesan }) => ({
      field: `baris.${baris}.${kolom}`,
      rule: 'baris',
      message: teks.errors.dari(baris, kolom, pesan),
    }))
  )
}

/** The import's own row: the one deed that the journal tells, with the workbook's hash; the workbook is kept. */
async function catatImpor(
  trx: TransactionClientContract,
  actor: Pelaku,
  { tahun, berkas }: ImporDiminta,
  dinilai: BarisDinilai
): Promise<ImporKegiatan> {
  const jalur = await storeGenerated(
    trx,
    berkas.content,
    { ekstensi: 'xlsx', namaAsli: berkas.name },
    { kelas: KELAS_IMPOR, objek: 'impor_kegiatan', objekId: berkas.sha256, pengunggahId: actor.id }
  )
  const impor = new ImporKegiatan().useTransaction(trx).merge({
    tahunAnggaran: tahun,
    sidik: berkas.sha256,
    nama: berkas.name,
    berkas: jalur,
    jumlah: dinilai.isi.length,
    totalPagu: jumlahkan(dinilai),
    penggunaId: actor.id,
  })
  return impor.by(actor, 'kegiatan.impor').save()
}
