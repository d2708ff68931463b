/** Certificates and blacklist decisions: verifiers, and the vendor that they are about (decisions §3, §6). */
import { bolehkah } from '@eproc/domain/common/rights'
import { KELAS_BLACKLIST } from '#app/verifikasi/blacklist/ubah_blacklist'
import { KELAS_SERTIFIKAT } from '#app/verifikasi/sertifikat/buat_sertifikat'
import { registerFileClass } from '#core/files/file_class'

registerFileClass(KELAS_SERTIFIKAT, {
  boleh: (pelaku, berkas) =>
    pelaku !== null &&
    (bolehkah(pelaku, 'rekanan.dosir.baca') ||
      (berkas.rekanan_id !== null && berkas.rekanan_id === pelaku.rekananId)),
})
registerFileClass(KELAS_BLACKLIST, {
  boleh: (pelaku, berkas) =>
    pelaku !== null &&
    (bolehkah(pelaku, 'rekanan.dosir.baca') ||
      bolehkah(pelaku, 'rekanan.blacklist') ||
      (berkas.rekanan_id !== null && berkas.rekanan_id === pelaku.rekananId)),
})
