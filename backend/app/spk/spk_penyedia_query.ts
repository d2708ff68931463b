import db from '@adonisjs/lucid/services/db'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { memakaiPagu } from '#app/paket_berjalan/lingkup_paket'
import Paket from '#app/paket_berjalan/paket'
import { sql, type Koneksi } from '#core/database/sql'

export interface PihakSpk {
  paket: string
  ppk: string
  penyedia: string | null
}

/** Who signs: the PPK of each package and its winner, whom nobody reads here before it is announced. */
export async function pihakSpk(tenderId: number): Promise<PihakSpk[]> {
  const announced: number[] = []
  for (const paket of await Paket.query().where({ tenderId })) {
    if (diumumkanSaat(await keadaanPaket(paket)).has('pemenang')) announced.push(paket.id)
  }
  return sql<PihakSpk>(
    db,
    `select p.kode || ' ' || p.nama as paket, u.nama as ppk, r.nama as penyedia
       from paket p join pengguna u on u.id = p.ppk_id
       left join evaluasi e on e.paket_id = p.id and e.urutan = 1 and p.id = any(?)
       left join rekanan r on r.id = e.rekanan_id
      where p.tender_id = ? and ${memakaiPagu()} order by p.id`,
    [announced, tenderId]
  )
}

/** Was a paper drawn before something was announced, another PPK took over or a package ended, by which it names others? */
export async function drawnBefore(
  connection: Koneksi,
  { tenderId, file }: { tenderId: number; file: string }
): Promise<boolean> {
  const [found] = await sql(
    connection,
    `select 1 from berkas b join paket p on p.tender_id = ?
       left join pengumuman_hasil h on h.paket_id = p.id and h.pada >= b.dibuat_pada
       left join ppk_usul g on g.paket_id = p.id and g.status = 'berlaku' and g.diputus_pada >= b.dibuat_pada
      where b.jalur = ? and (h.paket_id is not null or g.id is not null
        or not ${memakaiPagu()} and p.diubah_pada >= b.dibuat_pada) limit 1`,
    [tenderId, file]
  )
  return found !== undefined
}
