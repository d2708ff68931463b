/** What of a package stands in the public log and can be opened, by the names under which it was committed to. */
import db from '@adonisjs/lucid/services/db'
import { ENTITLED } from '@eproc/sealing/offer/entitled'
import { LOG_RILIS } from '#app/ocds/rilis_ocds'
import { LOG_HIMPUNAN } from '#app/pemegang/himpunan/form_set'
import { LOG_PEMBUKAAN } from '#app/tender/pembukaan/log/opening_log'
import { LOG_JADWAL } from '#app/tender/pembukaan/log/logged_schedule'
import { LOG_KEPUTUSAN } from '#app/tender/pembukaan/rekanan/decide'
import { LOG_PEMUSNAHAN } from '#app/tender/pemusnahan/pemusnahan'
import {
  LOG_PERINTAH,
  LOG_PERINTAH_BUKA,
  LOG_PERINTAH_TUTUP,
} from '#app/tender/perintah/perintah_akses'
import { LOG_PENUTUPAN } from '#app/tender/penutupan/penutupan'
import { JENIS_LOG } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { LOG_JAWABAN, LOG_SANGGAH, LOG_TARIK } from '#app/tender/sanggah/sanggah'
import { sql } from '#core/database/sql'

/** Who may have it in an archive: whoever gets one, who may know who took part, who may read what was offered. */
type Reader = 'semua' | 'nama' | 'isi'

export interface LoggedOfPackage {
  objek: string
  objekId: string
}

const IDS: readonly [objek: string, reader: Reader, ids: string][] = [
  [LOG_RILIS, 'semua', `select isi->>'id' from rilis_ocds where paket_id = ?`],
  [LOG_HIMPUNAN, 'semua', 'select id::text from himpunan_pemegang where paket_id = ?'],
  [LOG_PENUTUPAN, 'semua', 'select id::text from penutupan where paket_id = ?'],
  [LOG_KEPUTUSAN, 'semua', 'select id::text from keputusan_kunci where paket_id = ?'],
  [ENTITLED, 'semua', 'select id::text from hak_masuk where paket_id = ?'],
  [LOG_PEMUSNAHAN, 'semua', 'select id::text from pemusnahan where paket_id = ?'],
  [LOG_PERINTAH, 'semua', 'select id::text from perintah_akses where paket_id = ?'],
  [LOG_PERINTAH_BUKA, 'semua', 'select id::text from perintah_akses where paket_id = ?'],
  [LOG_PERINTAH_TUTUP, 'semua', 'select id::text from perintah_akses where paket_id = ?'],
  [
    JENIS_LOG,
    'nama',
    'select t.kode from tanda_terima t join penawaran w on w.id = t.penawaran_id where w.paket_id = ?',
  ],
  [LOG_PEMBUKAAN, 'isi', 'select id::text from pembukaan where paket_id = ?'],
  [LOG_SANGGAH, 'isi', 'select id::text from sanggah where paket_id = ?'],
  [LOG_JAWABAN, 'isi', 'select id::text from sanggah where paket_id = ?'],
  [LOG_TARIK, 'isi', 'select id::text from sanggah where paket_id = ?'],
]

export async function loggedOfPackage(
  paketId: number,
  may: { nama: boolean; isi: boolean }
): Promise<LoggedOfPackage[]> {
  const parts = IDS.filter(([, reader]) => reader === 'semua' || may[reader])
  const found = parts.map(([, , ids]) => `(l.objek = ? and l.objek_id in (${ids}))`)
  return sql<LoggedOfPackage>(
    db,
    `select l.objek, l.objek_id as "objekId" from log_antri l
      where l.garam is not null and l.daun is not null
        and (${found.join(' or ')} or (l.objek = ? and l.objek_id like ?))
      order by l.id`,
    [...parts.flatMap(([objek]) => [objek, paketId]), LOG_JADWAL, `${paketId}-%`]
  )
}
