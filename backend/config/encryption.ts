import env from '#start/env'
import { defineConfig, drivers } from '@adonisjs/core/encryption'

/** Only signed addresses use it: they are short-lived, so one key is enough. */
const encryptionConfig = defineConfig({
  default: 'gcm',
  list: {
    gcm: drivers.aes256gcm({ keys: [env.get('APP_KEY').release()], id: 'gcm' }),
  },
})

export default encryptionConfig

declare module '@adonisjs/core/types' {
  export interface EncryptorsList extends InferEncryptors<typeof encryptionConfig> {}
}
