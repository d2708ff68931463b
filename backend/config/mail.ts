import env from '#start/env'
import { defineConfig, transports } from '@adonisjs/mail'

/** `SMTP_URL` (smtp://user:password@host:587, smtps: for TLS from the start) as the transport wants it. */
function smtp(maxConnections: number) {
  const url = new URL(env.get('SMTP_URL') || 'smtp://localhost:25')
  return transports.smtp({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username
      ? {
          auth: {
            type: 'login',
            user: decodeURIComponent(url.username),
            pass: decodeURIComponent(url.password),
          },
        }
      : {}),
    pool: true,
    maxConnections,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  })
}

/** Two mailers to the same server, so that a mail that somebody waits for never stands behind the others. */
const mailConfig = defineConfig({
  default: 'biasa',
  from: { address: env.get('SURAT_DARI') || 'pengadaan@localhost', name: '' },
  mailers: { segera: smtp(2), biasa: smtp(5) },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
