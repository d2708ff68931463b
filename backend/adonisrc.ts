import { defineConfig } from '@adonisjs/core/app'

export default defineConfig({
  commands: [],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('#app/inti/inti_provider'),
  ],
  preloads: [() => import('#start/kernel'), () => import('#start/routes')],
  directories: {
    migrations: '../database/migrations',
  },
})
