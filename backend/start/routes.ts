/** Table of contents of the API: each module declares its own routes. */
import '#inti/dok'
import '#inti/routes'
import '#app/akun/routes'
import '#app/notifikasi/routes'
import '#app/publik/routes'
import '#app/berita/routes'
import '#app/dokumentasi/routes'
import '#app/verifikasi/routes'
