/** One row by its id, or the 404 that an unknown id answers. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { notFound } from '#core/http/errors'

export async function found<Model extends LucidModel>(
  model: Model,
  id: number | null
): Promise<InstanceType<Model>> {
  const row = id === null ? null : await model.find(id)
  if (!row) throw notFound()
  return row
}

/** The row locked until the transaction ends. */
export async function foundLocked<Model extends LucidModel>(
  model: Model,
  trx: TransactionClientContract,
  id: number | null
): Promise<InstanceType<Model>> {
  const row = await model
    .query({ client: trx })
    .where(model.primaryKey, id ?? 0)
    .forUpdate()
    .first()
  if (!row) throw notFound()
  return row
}
