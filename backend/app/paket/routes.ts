/** Packages: consolidation, approval, pokja, publication, schedule and its revisions (S3 §7.1, decisions §4, §5). */
import '#app/paket/isi/routes'
import '#app/paket/jadwal/routes'
import '#app/paket/proses/routes'
import '#app/paket/pokja/routes'
import '#app/paket/ppk/routes'
