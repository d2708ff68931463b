import { join } from 'node:path'
import env from '#start/env'
import { defineConfig } from '@adonisjs/drive'
import { DurableFsDriver } from '#core/files/drivers/durable_fs_driver'

const dataDir = env.get('DATA_DIR')

/** Loaded where it is used only: the S3 client is large. */
const S3Disk =
  env.get('DRIVE_DISK') === 's3'
    ? (await import('#core/files/drivers/product_s3_driver')).ProductS3Driver
    : null

/** Both disks are ours over FlyDrive's drivers: see there for what they add. Nothing is served by drive itself. */
const driveConfig = defineConfig({
  default: env.get('DRIVE_DISK') ?? 'local',
  services: {
    local: () => new DurableFsDriver(dataDir),
    s3: () => {
      const endpoint = env.get('S3_ENDPOINT')
      if (!S3Disk) throw new Error('DRIVE_DISK is not s3')
      return new S3Disk({
        region: env.get('S3_REGION')!,
        bucket: env.get('S3_BUCKET')!,
        accessKeyId: env.get('S3_ACCESS_KEY_ID')!,
        secretAccessKey: env.get('S3_SECRET_ACCESS_KEY')!,
        ...(endpoint ? { endpoint } : {}),
        spool: join(dataDir, 'berkas', 'masuk'),
      })
    },
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
