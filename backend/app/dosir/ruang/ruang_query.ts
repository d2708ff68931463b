/** How much room a dossier's documents take, and whether more fit. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { hampirPenuh, KUOTA_BAWAAN, type Ruang } from '@eproc/domain/common/ruang'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { numberParameter } from '#core/database/parameter'
import { sql, type Koneksi } from '#core/database/sql'
import type { BerkasBaru } from '#core/files/receive_files'
import { tooLarge } from '#core/http/errors'

const MB = 1024 * 1024

/**
 * What was replaced counts too: it is kept as evidence, and a document that is replaced again and again would
 * otherwise fill the disk without ever being refused. Certificates, letters and offers are not the dossier's.
 */
async function ruangDosir(connection: Koneksi, rekananId: number): Promise<Ruang> {
  const batas = (await numberParameter('KUOTA_DOSIR', KUOTA_BAWAAN.KUOTA_DOSIR)) * MB
  const [b] = await sql<{ terpakai: string | null }>(
    connection,
    `select sum(ukuran)::text as terpakai from berkas
      where rekanan_id = ? and kelas in ('dosir', 'dosir.pribadi')`,
    [rekananId]
  )
  return { terpakai: Number(b?.terpakai ?? 0), batas }
}

/** What the vendor is told; null while there is room enough. */
export async function ruangMenipis(connection: Koneksi, rekananId: number): Promise<Ruang | null> {
  const ruang = await ruangDosir(connection, rekananId)
  return hampirPenuh(ruang) ? ruang : null
}

/** The vendor's row is locked by its caller: two saves at once do not share the last room. @throws 413 by field */
export async function wajibMuat(
  trx: TransactionClientContract,
  rekananId: number,
  tiba: readonly (readonly [string, BerkasBaru])[]
): Promise<void> {
  if (tiba.length === 0) return
  const { terpakai, batas } = await ruangDosir(trx, rekananId)
  if (terpakai + tiba.reduce((n, [, { ukuran }]) => n + ukuran, 0) <= batas) return
  const message = dosirPesan.tolak.ruangPenuh(ukuranBerkas(terpakai), ukuranBerkas(batas))
  throw tooLarge(
    tiba.map(([field]) => field),
    'kuota',
    message
  )
}
