import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#core/http/exception_handler'))

server.use([
  () => import('#core/http/guard/security_middleware'),
  () => import('#core/latihan/gate_middleware'),
  () => import('#core/http/pages/pages_middleware'),
])

router.use([
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#core/http/input/plain_text_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])

/** `izin('hak')` or `publik()`: every route carries exactly one of them. */
export const middleware = router.named({
  izin: () => import('#core/auth/permission_middleware'),
  publik: () => import('#core/auth/public_middleware'),
})
