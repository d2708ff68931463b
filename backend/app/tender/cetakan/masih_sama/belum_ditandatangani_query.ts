/** Letters that are printed before they are signed. */
import db from '@adonisjs/lucid/services/db'
import type { JenisCetakan } from '@eproc/domain/tahap/cetakan'
import { sql } from '#core/database/sql'

const minutes = (file: string) =>
  `exists (select 1 from ba_pl b where b.paket_id = c.paket_id and b.${file} is not null)`

/** A contract's paper: its form is closed, or a file came to the stage after it was printed. */
const contract = (file: string) => `(select kunci_spmk from paket where id = c.paket_id)
  or ${minutes(file)}
  or exists (select 1 from jadwal j join jadwal_berkas f on f.jadwal_id = j.id
              where j.paket_id = c.paket_id and j.kunci = c.tahap and f.pada > c.dibuat_pada)`

/** SQL over the printout `c`, of letters that are printed before they are signed: was it sent, or its signed file stored? */
const SIGNED: Partial<Record<JenisCetakan, string>> = {
  sppbj: `exists (select 1 from sppbj s join evaluasi e on e.paket_id = s.paket_id and e.rekanan_id = s.rekanan_id
                   where s.paket_id = c.paket_id and e.urutan = 1) or ${minutes('file_sppbj')}`,
  spk: contract('file_spk'),
  spmk: contract('file_spmk'),
}

/** Is it such a letter, and nobody has signed it yet? */
export async function belumDitandatangani({
  jenis,
  nomor,
}: {
  jenis: JenisCetakan
  nomor: string
}): Promise<boolean> {
  const signed = SIGNED[jenis]
  if (!signed) return false
  const [found] = await sql<{ sudah: boolean }>(
    db,
    `select ${signed} as sudah from cetakan c where c.nomor = ?`,
    [nomor]
  )
  return found?.sudah === false
}
