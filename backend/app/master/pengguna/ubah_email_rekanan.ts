/** Another e-mail of a vendor's account (decisions §2 'No one is everybody'): its receipts, invitations and password links go there. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanEmailRekanan, type EmailRekananInput } from '@eproc/domain/akun/aturan_pengguna'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { mintaAkses } from '#app/master/akses/minta_akses'
import { pastikanBelumAda } from '#app/master/akses/perlu_konfirmasi'
import { lockAccount } from '#app/master/pengguna/kewenangan'
import type { Pelaku } from '#core/auth/actor'
import { notFound } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

/** Asks for it, always: who has the mailbox has the company's offers. Answers the request's id. */
export async function mintaEmailRekanan(
  trx: TransactionClientContract,
  actor: Pelaku,
  {
    id,
    versi,
    ...input
  }: EmailRekananInput & { id: number | null; versi?: number | null | undefined }
): Promise<number> {
  const { akun } = await lockAccount(trx, id ?? 0)
  if (!apakahRekanan(akun.peran)) throw notFound()
  akun.asRead(versi)
  enforce(aturanEmailRekanan(input, akun.email))
  const email = input.email!.trim()
  const { login } = akun
  await pastikanBelumAda(trx, { login, email }, akun.id)
  return mintaAkses(trx, actor, {
    objek: 'pengguna',
    penggunaId: akun.id,
    nama: akun.nama,
    semula: { email: akun.email },
    isi: { email },
    sebab: input.alasan!.trim(),
    akun: { login, alamat: [akun.email, email] },
  })
}
