/** How much room a vendor's offer to a package takes. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { hampirPenuh, KUOTA_BAWAAN, type Ruang } from '@eproc/domain/common/ruang'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { BIDANG } from '#app/tender/penawaran/penawaran_validator'
import { numberParameter } from '#core/database/parameter'
import { sql, type Koneksi } from '#core/database/sql'
import { tooLarge } from '#core/http/errors'

const MB = 1024 * 1024

interface Letak {
  paketId: number
  rekananId: number
}

/**
 * Only the newest version of each file counts, and that of the kind that is being sent makes room for it: a vendor may
 * correct its offer until the last second, and no earlier version may be the reason why the last one is refused.
 */
async function terpakai(
  connection: Koneksi,
  { paketId, rekananId }: Letak,
  diganti: { tahap: string; jenis: readonly KategoriFile[] } | null
): Promise<number> {
  const [b] = await sql<{ terpakai: string | null }>(
    connection,
    `select sum(ukuran)::text as terpakai from (
       select distinct on (tahap, jenis) tahap, jenis, ukuran from penawaran n
        where paket_id = ? and rekanan_id = ? and ${belumDitarik('n')} order by tahap, jenis, versi_ke desc) w
      where not (w.tahap = ? and w.jenis = any(?))`,
    [paketId, rekananId, diganti?.tahap ?? '', [...(diganti?.jenis ?? [])]]
  )
  return Number(b?.terpakai ?? 0)
}

const kuota = async (): Promise<number> =>
  (await numberParameter('KUOTA_PENAWARAN', KUOTA_BAWAAN.KUOTA_PENAWARAN)) * MB

/** What the vendor is told; null while there is room enough. */
export async function ruangPenawaran(connection: Koneksi, letak: Letak): Promise<Ruang | null> {
  const ruang = { terpakai: await terpakai(connection, letak, null), batas: await kuota() }
  return hampirPenuh(ruang) ? ruang : null
}

/** The participant is locked by its caller. @throws 413 by field */
export async function wajibMuat(
  trx: TransactionClientContract,
  { tahap, ...letak }: Letak & { tahap: string },
  kiriman: readonly { jenis: KategoriFile; ukuran: number }[]
): Promise<void> {
  const jenis = kiriman.map((k) => k.jenis)
  const lain = await terpakai(trx, letak, { tahap, jenis })
  const batas = await kuota()
  if (lain + kiriman.reduce((n, k) => n + k.ukuran, 0) <= batas) return
  const message = teks.tolak.ruangPenuh(ukuranBerkas(lain), ukuranBerkas(batas))
  throw tooLarge(
    jenis.map((j) => BIDANG[j]),
    'kuota',
    message
  )
}
