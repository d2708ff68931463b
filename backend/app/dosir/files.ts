/** Who reads the dossier's documents (decisions §3, §6). */
import { bolehkah, type Hak } from '@eproc/domain/common/rights'
import { registerFileClass, type BerkasRow } from '#core/files/file_class'
import type { Pelaku } from '#core/auth/actor'

function boleh(pelaku: Pelaku | null, berkas: BerkasRow, hak: Hak): boolean {
  if (!pelaku) return false
  // What was replaced or deleted is evidence for verifiers, no longer the vendor's document.
  if (berkas.dilepas_pada !== null) return bolehkah(pelaku, 'rekanan.dataPribadi.baca')
  if (pelaku.rekananId !== null && pelaku.rekananId === berkas.rekanan_id) return true
  return bolehkah(pelaku, hak)
}

registerFileClass('dosir', {
  boleh: (pelaku, berkas) => boleh(pelaku, berkas, 'rekanan.dosir.baca'),
})
registerFileClass('dosir.pribadi', {
  boleh: (pelaku, berkas) => boleh(pelaku, berkas, 'rekanan.dataPribadi.baca'),
  catatPembukaan: true,
})
