/** Files of a package under way (decisions §5, §6). Sealed offers have no class that anybody reads. */
import {
  bolehBeritaAcara,
  bolehSurat,
  kelasBerkasJadwal,
  kelasDokumenTender,
} from '#app/tender/berkas/berkas_tender'
import { KELAS_PEMUSNAHAN } from '#app/tender/pemusnahan/minutes'
import { KELAS_PERINTAH } from '#app/tender/perintah/catat_perintah'
import { mayReadOrder } from '#app/tender/perintah/may_read_order'
import { bolehBerkasSanggah } from '#app/tender/sanggah/boleh_baca_sanggah'
import { registerFileClass } from '#core/files/file_class'

registerFileClass('tender.tahap', kelasBerkasJadwal)
registerFileClass('tender.dokumen', kelasDokumenTender)
registerFileClass('tender.undangan', { boleh: bolehSurat })
registerFileClass('tender.sanggah', { boleh: bolehBerkasSanggah })
registerFileClass('tender.ba', { boleh: bolehBeritaAcara })
registerFileClass('tender.sppbj', { boleh: bolehSurat })
registerFileClass('tender.baPl', { boleh: bolehBeritaAcara })
registerFileClass(KELAS_PEMUSNAHAN, { boleh: bolehSurat })
registerFileClass(KELAS_PERINTAH, { boleh: mayReadOrder })
