import { KUOTA_BAWAAN, type Ruang } from '@eproc/domain/common/ruang'
import { numberParameter } from '#core/database/parameter'
import { sql, type Koneksi } from '#core/database/sql'

const MB = 1024 * 1024

/** Letters, minutes and answers are no such classes: a deed that a date waits for is not refused for want of room. */
const KELAS_DOKUMEN = ['paket', 'jadwal', 'tender.tahap', 'tender.dokumen'] as const
export type KelasDokumen = (typeof KELAS_DOKUMEN)[number]

/** How much room the documents of a package take that staff added, in bytes. */
export async function ruangDokumen(connection: Koneksi, paketId: number): Promise<Ruang> {
  const [b] = await sql<{ terpakai: string | null }>(
    connection,
    `select sum(ukuran)::text as terpakai from berkas
      where objek = 'paket' and objek_id = ? and kelas = any(?)`,
    [String(paketId), [...KELAS_DOKUMEN]]
  )
  const batas = (await numberParameter('KUOTA_PAKET', KUOTA_BAWAAN.KUOTA_PAKET)) * MB
  return { terpakai: Number(b?.terpakai ?? 0), batas }
}
