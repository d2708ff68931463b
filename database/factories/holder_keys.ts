/** Keys of people, made as a browser makes them and confirmed by each other, so that they count. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '@eproc/backend/app/core/auth/actor'
import { clockNow } from '@eproc/backend/app/core/clock/clock'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import HolderKey from '@eproc/backend/app/pemegang/holder_key'
import { installationName, logStatement } from '@eproc/backend/app/pemegang/statements'
import { makeKey } from '@eproc/sealing/keys/make'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import { signStatement } from '@eproc/sealing/keys/statement'

export interface MadeHolder {
  actor: Actor
  row: HolderKey
  open: OpenKey
  /** the recovery code and file, as their person was given them */
  code: string
  file: string
}

/** One of each, under the same passphrase; at least two, for nobody vouches for oneself. */
export const createCountingKeys = (
  actors: readonly Actor[],
  passphrase: string
): Promise<MadeHolder[]> =>
  transaction(async (trx) => {
    const holders: MadeHolder[] = []
    for (const actor of actors) holders.push(await enrol(trx, actor, passphrase))
    for (const [at, holder] of holders.entries()) {
      await vouch(trx, holders[at === 0 ? 1 : 0]!, holder)
    }
    return holders
  })

const said = async ({ row }: Pick<MadeHolder, 'row'>) => ({
  installation: await installationName(),
  holder: String(row.penggunaId),
  fingerprint: row.sidik,
  at: clockNow().toUTC().toISO(),
})

async function enrol(
  trx: TransactionClientContract,
  actor: Actor,
  passphrase: string
): Promise<MadeHolder> {
  const { open, wrapped, code, file } = await makeKey(String(actor.id), passphrase)
  const { x25519, ed25519 } = open.publicHalves
  const row = new HolderKey().useTransaction(trx).merge({
    penggunaId: actor.id,
    x25519: Buffer.from(x25519),
    ed25519: Buffer.from(ed25519),
    sidik: open.fingerprint,
    bungkus: wrapped,
    didaftarkanPada: clockNow(),
  })
  const statement = { kind: 'enrol', ...(await said({ row })) } as const
  row.tandaTangan = Buffer.from(await signStatement(statement, open.sign))
  await row.daftarkan(actor)
  await logStatement(trx, row.id, statement, { signature: row.tandaTangan, x25519, ed25519 })
  return { actor, row, open, code, file }
}

async function vouch(
  trx: TransactionClientContract,
  by: MadeHolder,
  of: MadeHolder
): Promise<void> {
  const statement = {
    kind: 'confirm',
    ...(await said(of)),
    by: String(by.actor.id),
    byFingerprint: by.open.fingerprint,
    how: 'tatap muka',
  } as const
  const tandaTangan = Buffer.from(await signStatement(statement, by.open.sign))
  const { how: cara, byFingerprint: sidik } = statement
  await of.row.konfirmasi(by.actor, { sidik, cara, pada: clockNow(), tandaTangan }, false)
  await logStatement(trx, of.row.id, statement, { signature: tandaTangan })
}
