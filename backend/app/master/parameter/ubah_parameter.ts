import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanParameter } from '@eproc/domain/master/aturan_parameter'
import { master as teks } from '@eproc/i18n/id/master'
import Parameter from '#app/master/parameter/parameter'
import { pastikanTidakTertahan } from '#app/master/parameter/parameter_tertahan'
import type { Actor } from '#core/auth/actor'
import { invalidField, notFound } from '#core/http/errors'
import { enforce } from '#core/http/input/input'
import { notify } from '#core/live/notify'

interface FormInput {
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
  input: FormInput
): Promise<Parameter> {
  const parameter = await Parameter.query({ client: trx })
    .where(input.id ? { id: input.id } : { key: input.key ?? '' })
    .forUpdate()
    .first()
  if (!parameter) throw notFound()
  if (input.key && input.key !== parameter.key) {
    throw invalidField('key', 'same', teks.aturan.kunciParameter)
  }
  parameter.asRead(input.versi)
  const value = (input.value ?? '').trim()
  enforce(aturanParameter({ value }, parameter))
  if (value === parameter.value) return parameter
  await pastikanTidakTertahan(trx, parameter, value)
  await parameter.ubahNilai(actor, value)
  await notify(trx, 'parameter', parameter.key)
  return parameter
}
