import { defineConfig } from '@adonisjs/core/app'

export default defineConfig({
  commands: [],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('#core/core_provider'),
    () => import('#core/ops/ops_provider'),
    () => import('#app/master/instalasi/instalasi_provider'),
  ],
  preloads: [
    // Set-up commands answer no request: without the routes they start a quarter sooner.
    { file: () => import('#start/kernel'), environment: ['web', 'test'] },
    { file: () => import('#start/routes'), environment: ['web', 'test'] },
    () => import('#start/file_classes'),
    () => import('#start/jobs'),
    () => import('#start/log'),
  ],
  directories: {
    migrations: '../database/migrations',
  },
})
