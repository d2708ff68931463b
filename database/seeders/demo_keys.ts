/**
 * Keys of the demonstration's holders, with its password as their passphrase (never in production): made as a browser
 * makes them, and confirmed by each other, so that they count.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Pelaku } from '@eproc/backend/app/core/auth/actor'
import { clockNow } from '@eproc/backend/app/core/clock/clock'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import HolderKey from '@eproc/backend/app/pemegang/holder_key'
import { installationName, logStatement } from '@eproc/backend/app/pemegang/statements'
import { makeKey } from '@eproc/sealing/keys/make'
import type { OpenKey } from '@eproc/sealing/keys/pair'
import { signStatement } from '@eproc/sealing/keys/statement'
import { DEMO_PASSWORD } from './demo_akun.ts'
import { pelakuDemo } from './demo_paket_actors.ts'

/** Pokja, PPK and PA of both directorates, and who may be in a pokja. */
const HOLDERS = ['panitia1', 'panitia2', 'panitia3', 'ppk', 'pa', 'ppk2', 'pa2', 'operatorulp']

interface Holder {
  actor: Pelaku
  row: HolderKey
  open: OpenKey
}

export async function seedDemoKeys(): Promise<void> {
  if (await HolderKey.first()) return
  const as = pelakuDemo()
  await transaction(async (trx) => {
    const holders: Holder[] = []
    for (const login of HOLDERS) holders.push(await enrol(trx, (await as(login)).pelaku))
    for (const [at, holder] of holders.entries()) {
      await vouch(trx, holders[at === 0 ? 1 : 0]!, holder)
    }
  })
}

const said = async ({ row }: Pick<Holder, 'row'>) => ({
  installation: await installationName(),
  holder: String(row.penggunaId),
  fingerprint: row.sidik,
  at: clockNow().toUTC().toISO(),
})

async function enrol(trx: TransactionClientContract, actor: Pelaku): Promise<Holder> {
  const { open, wrapped } = await makeKey(String(actor.id), DEMO_PASSWORD)
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
  return { actor, row, open }
}

async function vouch(trx: TransactionClientContract, by: Holder, of: Holder): Promise<void> {
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
