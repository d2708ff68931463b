/** Who may become PPK of a package, and the change that waits. */
import { keIso } from '@eproc/domain/common/format'
import { bolehkah, bolehMenyetujui } from '@eproc/domain/common/rights'
import type { CalonPpk, UsulPpk } from '@eproc/domain/paket/answers'
import type Paket from '#app/paket_berjalan/paket'
import { ofDirectorate } from '#app/paket_berjalan/lingkup_paket'
import type { Pelaku } from '#core/auth/actor'
import { sql, type Koneksi } from '#core/database/sql'

/** Active ones of the package's directorate, who neither approved it nor are of its pokja. */
export const calonPpk = (
  connection: Koneksi,
  { id, ppkId, penyetujuId, satuanKerja }: Paket
): Promise<CalonPpk[]> =>
  sql<CalonPpk>(
    connection,
    `select u.id, u.nama, u.jabatan from pengguna u
      where u.peran = 'ppk' and u.status = 'A' and ${ofDirectorate('u.divisi_kode')}
        and u.id <> ? and u.id is distinct from ?
        and not exists (select 1 from pokja k where k.paket_id = ? and k.pengguna_id = u.id)
      order by u.nama, u.id`,
    [satuanKerja, ppkId, penyetujuId, id]
  )

/** Is the caller of the package's directorate? Whoever has another reason to see it decides nothing for its PA. */
export async function sedirektorat(
  connection: Koneksi,
  { divisi }: Pelaku,
  { satuanKerja }: Pick<Paket, 'satuanKerja'>
): Promise<boolean> {
  const found = await sql(
    connection,
    `select 1 from divisi u where u.kode = ? and ${ofDirectorate('u.kode')}`,
    [divisi, satuanKerja]
  )
  return found.length > 0
}

/** The change that waits for the PA; the package is in the caller's scope. */
export async function usulPpk(
  connection: Koneksi,
  pelaku: Pelaku,
  paketId: number
): Promise<UsulPpk | null> {
  const [u] = await sql<
    Omit<UsulPpk, 'diusulkanPada' | 'bolehPutus'> & {
      pada: Date
      pengusulId: number
      satuanKerja: string
    }
  >(
    connection,
    `select u.id, u.nomor, u.tanggal::text as tanggal, u.sebab, b.nama as ppk, p.nama as pengusul,
            u.pengusul_id as "pengusulId", u.diusulkan_pada as pada, x.satuan_kerja as "satuanKerja"
       from ppk_usul u join pengguna p on p.id = u.pengusul_id join pengguna b on b.id = u.ppk_id
       join paket x on x.id = u.paket_id
      where u.paket_id = ? and u.status = 'menunggu'`,
    [paketId]
  )
  if (!u) return null
  const { pada, pengusulId, satuanKerja, ...usul } = u
  const bolehPutus =
    bolehkah(pelaku, 'paket.ppk.setujui') &&
    bolehMenyetujui(pelaku.id, [pengusulId]) &&
    (await sedirektorat(connection, pelaku, { satuanKerja }))
  return { ...usul, diusulkanPada: keIso(pada)!, bolehPutus }
}
