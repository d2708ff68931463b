/** Files of a package under way (decisions §5, §6). Sealed offers have no class that anybody reads. */
import { bolehSurat, kelasBerkasJadwal, kelasDokumenTender } from '#app/tender/berkas/berkas_tender'
import { daftarkanKelasBerkas } from '#core/files/file_class'

daftarkanKelasBerkas('tender.tahap', kelasBerkasJadwal)
daftarkanKelasBerkas('tender.dokumen', kelasDokumenTender)
daftarkanKelasBerkas('tender.undangan', { boleh: bolehSurat })
daftarkanKelasBerkas('tender.sanggah', { boleh: bolehSurat })
daftarkanKelasBerkas('tender.ba', { boleh: bolehSurat })
daftarkanKelasBerkas('tender.sppbj', { boleh: bolehSurat })
daftarkanKelasBerkas('tender.baPl', { boleh: bolehSurat })
