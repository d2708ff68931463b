import { lingkupHak } from '@eproc/domain/common/rights'
import { KELAS_IMPOR } from '#app/rup/impor/simpan_impor'
import { registerFileClass } from '#core/files/file_class'

// A workbook may hold rows of several divisions: for those who plan for all of them.
registerFileClass(KELAS_IMPOR, {
  boleh: (pelaku) => pelaku !== null && lingkupHak(pelaku, 'kegiatan.buat').includes('semua'),
})
