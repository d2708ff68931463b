/** Table of contents of the stored files: each module declares its own classes and who reads them. */
import '#app/berita/files'
import '#app/dosir/files'
import '#app/paket/files'
import '#app/spk/files'
import '#app/tender/files'
import '#app/verifikasi/files'
