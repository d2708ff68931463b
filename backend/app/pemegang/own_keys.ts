import db from '@adonisjs/lucid/services/db'
import type { HolderKeyOwn, HolderKeysOwn } from '@eproc/domain/pemegang/answers'
import { keIso } from '@eproc/domain/common/format'
import { base64 } from '@eproc/sealing/bytes'
import Pengguna from '#app/akun/pengguna'
import HolderKey from '#app/pemegang/holder_key'
import { hadKeyBefore } from '#app/pemegang/holder_key_query'
import { installationName } from '#app/pemegang/statements'
import { clockNow } from '#core/clock/clock'

/** The caller's keys that have not ended, and what a statement about them has to name. */
export async function ownKeys(penggunaId: number): Promise<HolderKeysOwn> {
  const all = await HolderKey.query().where({ penggunaId }).orderBy('id')
  const alive = all.filter((key) => key.status !== 'berakhir')
  const ids = alive.flatMap((key) => key.konfirmatorId ?? [])
  const names = new Map((await Pengguna.findMany(ids)).map((one) => [one.id, one.nama]))
  return {
    instalasi: await installationName(),
    pemegang: String(penggunaId),
    sekarang: clockNow().toUTC().toISO(),
    pernahAda: await hadKeyBefore(db, penggunaId),
    kunci: alive.map((key): HolderKeyOwn => ({
      id: key.id,
      versi: key.versi,
      sidik: key.sidik,
      x25519: base64(Uint8Array.from(key.x25519)),
      ed25519: base64(Uint8Array.from(key.ed25519)),
      bungkus: key.bungkus,
      status: key.status,
      didaftarkanPada: keIso(key.didaftarkanPada.toJSDate())!,
      berlakuPada: keIso(key.berlakuPada?.toJSDate() ?? null),
      konfirmator: names.get(key.konfirmatorId ?? 0) ?? null,
    })),
  }
}
