/** Who reads the dossier's documents (decisions §3, §6). */
import { bolehkah, type Hak } from '@eproc/domain/common/rights'
import { berkasTerverifikasi } from '#app/dosir/bagian/isi_bagian_query'
import { registerFileClass, type BerkasRow } from '#core/files/file_class'
import type { Pelaku } from '#core/auth/actor'

async function boleh(pelaku: Pelaku | null, berkas: BerkasRow, hak: Hak): Promise<boolean> {
  if (!pelaku) return false
  const sendiri = pelaku.rekananId !== null && pelaku.rekananId === berkas.rekanan_id
  if (berkas.dilepas_pada === null) return sendiri || bolehkah(pelaku, hak)
  // What was replaced or deleted is evidence for verifiers; the vendor's own while the verified version rests on it.
  if (bolehkah(pelaku, 'rekanan.dataPribadi.baca')) return true
  return sendiri && (await berkasTerverifikasi(berkas.rekanan_id!, berkas.jalur))
}

registerFileClass('dosir', {
  boleh: (pelaku, berkas) => boleh(pelaku, berkas, 'rekanan.dosir.baca'),
})
registerFileClass('dosir.pribadi', {
  boleh: (pelaku, berkas) => boleh(pelaku, berkas, 'rekanan.dataPribadi.baca'),
  catatPembukaan: true,
})
