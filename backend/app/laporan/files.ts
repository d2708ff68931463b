import { bolehkah } from '@eproc/domain/common/rights'
import { KELAS_LAPORAN } from '#app/laporan/xls/buat_laporan_xls'
import { registerFileClass } from '#core/files/file_class'

registerFileClass(KELAS_LAPORAN, {
  boleh: (pelaku) => pelaku !== null && bolehkah(pelaku, 'laporan.baca'),
})
