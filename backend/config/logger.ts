import env from '#start/env'
import { defineConfig } from '@adonisjs/core/logger'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'eproc',
      level: env.get('LOG_LEVEL') || (env.get('NODE_ENV') === 'test' ? 'error' : 'info'),
      redact: { paths: ['password', '*.password', 'req.headers.authorization'] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
