/** What stands in the way of another pokja: offers that are in, a change that waits. */
import { keIso } from '@eproc/domain/common/format'
import type { UsulPokja } from '@eproc/domain/paket/answers'
import { sql, type Koneksi } from '#core/database/sql'

/** Has a vendor handed in anything? */
export async function adaPenawaran(connection: Koneksi, paketId: number): Promise<boolean> {
  const [ada] = await sql(connection, 'select 1 from penawaran where paket_id = ? limit 1', [
    paketId,
  ])
  return ada !== undefined
}

/** The change that waits for the PPK. */
export async function usulPokja(connection: Koneksi, paketId: number): Promise<UsulPokja | null> {
  const [u] = await sql<Omit<UsulPokja, 'diusulkanPada'> & { pada: Date }>(
    connection,
    `select u.id, u.nomor, u.tanggal::text as tanggal, p.nama as pengusul, u.diusulkan_pada as pada,
            (select array_agg(a.nama order by a.nama) from pengguna a where a.id = any(u.anggota)) as anggota
       from pokja_usul u join pengguna p on p.id = u.pengusul_id join paket x on x.id = u.paket_id
      where u.paket_id = ? and u.status = 'menunggu' and x.status_pelaksanaan in ('N', 'A', 'P')`,
    [paketId]
  )
  if (!u) return null
  const { pada, ...usul } = u
  return { ...usul, diusulkanPada: keIso(pada)! }
}
