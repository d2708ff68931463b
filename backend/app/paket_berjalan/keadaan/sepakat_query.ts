import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { sql, type Koneksi } from '#core/database/sql'

/**
 * Since when everybody may read what was negotiated with a vendor: the winner is announced, and the minutes of the
 * negotiation were sent, or the award letter that is made of it. Null while it may still change (decisions §5).
 */
export async function sepakatSejak(
  connection: Koneksi,
  k: KeadaanPaket,
  { paketId, rekananId }: { paketId: number; rekananId: number }
): Promise<Date | null> {
  if (!diumumkanSaat(k).has('pemenang')) return null
  const [b] = await sql<{ sejak: Date | null }>(
    connection,
    `select coalesce(
       (select n.tgl_kirim from ba_negosiasi n where n.paket_id = x.paket and n.rekanan_id = x.rekanan),
       (select s.tgl_kirim from sppbj s where s.paket_id = x.paket and s.rekanan_id = x.rekanan)) as sejak
       from (select ?::int as paket, ?::int as rekanan) x`,
    [paketId, rekananId]
  )
  return b!.sejak
}
