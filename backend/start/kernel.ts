import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#inti/penangan_galat'))

server.use([() => import('#inti/keamanan_middleware'), () => import('#inti/halaman_middleware')])

router.use([() => import('@adonisjs/core/bodyparser_middleware')])

/** `izin('hak')` or `publik()`: every route carries exactly one of them. */
export const middleware = router.named({
  izin: () => import('#inti/izin_middleware'),
  publik: () => import('#inti/publik_middleware'),
})
