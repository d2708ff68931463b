/** Verification, blacklist and certificates of vendors (S2 §2.6, §2.7, §7), and their /rest resources. */
import '#app/verifikasi/rekanan/routes'
import '#app/verifikasi/bagian/routes'
import '#app/verifikasi/pemeriksaan/routes'
import '#app/verifikasi/blacklist/routes'
import '#app/verifikasi/sertifikat/routes'
