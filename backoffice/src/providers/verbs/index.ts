import { akunVerbs } from './akun.ts'
import { laporanVerbs } from './laporan.ts'
import { masterVerbs } from './master.ts'
import { notifikasiVerbs } from './notifikasi.ts'
import { panitiaVerbs } from './panitia.ts'
import { paketVerbs } from './paket.ts'
import { pemegangVerbs } from './pemegang.ts'
import { penawaranVerbs } from './penawaran.ts'
import { perintahVerbs } from './perintah.ts'
import { rupVerbs } from './rup.ts'
import { spkVerbs } from './spk.ts'
import { tenderVerbs } from './tender/index.ts'
import { verifikasiVerbs } from './verifikasi.ts'

/** What is no list, record, create, edit or delete, as typed methods of the data provider: one file a module. */
export const verbs = {
  ...akunVerbs,
  ...laporanVerbs,
  ...masterVerbs,
  ...notifikasiVerbs,
  ...paketVerbs,
  ...panitiaVerbs,
  ...pemegangVerbs,
  ...penawaranVerbs,
  ...perintahVerbs,
  ...rupVerbs,
  ...spkVerbs,
  ...tenderVerbs,
  ...verifikasiVerbs,
}
