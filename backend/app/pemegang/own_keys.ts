import type { HolderKeyOwn, HolderKeysOwn } from '@eproc/domain/pemegang/answers'
import { keIso } from '@eproc/domain/common/format'
import { base64 } from '@eproc/sealing/bytes'
import HolderKey from '#app/pemegang/holder_key'
import { installationName } from '#app/pemegang/statements'
import { clockNow } from '#core/clock/clock'

/** The caller's keys that have not ended, and what a statement about them has to name. */
export async function ownKeys(penggunaId: number): Promise<HolderKeysOwn> {
  const all = await HolderKey.query().where({ penggunaId }).orderBy('id')
  const alive = all.filter((key) => key.status !== 'berakhir')
  return {
    instalasi: await installationName(),
    pemegang: String(penggunaId),
    sekarang: clockNow().toUTC().toISO(),
    kunci: alive.map((key): HolderKeyOwn => ({
      id: key.id,
      sidik: key.sidik,
      x25519: base64(Uint8Array.from(key.x25519)),
      ed25519: base64(Uint8Array.from(key.ed25519)),
      bungkus: key.bungkus,
      status: key.status,
      berlakuPada: keIso(key.berlakuPada?.toJSDate() ?? null),
    })),
  }
}
