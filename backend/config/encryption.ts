import env from '#start/env'
import { previousAppKeys } from '#config/app'
import { defineConfig, drivers } from '@adonisjs/core/encryption'

const current = env.get('APP_KEY').release()

/**
 * `gcm` signs and encrypts what is short-lived (cookies): one key is enough, and one that was replaced because it may be
 * known makes no cookie. `stored` is for what lies in the database (the secrets of second steps): it is written under the
 * key of now, and read under those of before, too. Both have one id, which is part of what is stored.
 */
const encryptionConfig = defineConfig({
  default: 'gcm',
  list: {
    gcm: drivers.aes256gcm({ keys: [current], id: 'gcm' }),
    stored: drivers.aes256gcm({ keys: [current, ...previousAppKeys], id: 'gcm' }),
  },
})

export default encryptionConfig

declare module '@adonisjs/core/types' {
  export interface EncryptorsList extends InferEncryptors<typeof encryptionConfig> {}
}
