import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanParameter } from '@eproc/domain/master/aturan_master'
import { master as teks } from '@eproc/i18n/id/master'
import Parameter from '#app/master/parameter/parameter'
import type { Actor } from '#core/auth/actor'
import { bidangSalah, tidakDitemukan } from '#core/http/errors'
import { tegakkan } from '#core/http/input'
import { notify } from '#core/live/notify'

interface Isian {
  id?: number | null | undefined
  key?: string | null | undefined
  value?: string | null | undefined
  versi?: number | null | undefined
}

/**
 * Changes the value of an installed parameter; every process reads it anew at the commit. Found by id,
 * or by key when no id comes.
 */
export async function ubahParameter(
  trx: TransactionClientContract,
  actor: Actor,
  isian: Isian
): Promise<Parameter> {
  const parameter = await Parameter.query({ client: trx })
    .where(isian.id ? { id: isian.id } : { key: isian.key ?? '' })
    .forUpdate()
    .first()
  if (!parameter) throw tidakDitemukan()
  if (isian.key && isian.key !== parameter.key) {
    throw bidangSalah('key', 'same', teks.aturan.kunciParameter)
  }
  parameter.asRead(isian.versi)
  const value = (isian.value ?? '').trim()
  tegakkan(aturanParameter({ value }, parameter))
  if (value === parameter.value) return parameter
  await parameter.ubahNilai(actor, value)
  await notify(trx, 'parameter', parameter.key)
  return parameter
}
