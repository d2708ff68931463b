import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, ModelAttributes } from '@adonisjs/lucid/types/model'

/**
 * Inserts rows of one model in one statement, where Lucid's `createMany` sends one each. For children whose change is
 * told with their parent: no hooks, no journal, and the new rows' ids are not read back.
 */
export async function insertMany<Model extends LucidModel>(
  client: QueryClientContract,
  Model: Model,
  rows: readonly Partial<ModelAttributes<InstanceType<Model>>>[]
): Promise<void> {
  if (rows.length === 0) return
  const prepared = rows.map((row) => {
    const instance = new Model()
    instance.merge(row)
    return Object.fromEntries(
      Object.entries(instance.$attributes).map(([name, value]) => {
        const { columnName, prepare } = Model.$columnsDefinitions.get(name)!
        return [columnName, prepare ? prepare(value, name, instance) : value]
      })
    )
  })
  await client.insertQuery().table(Model.table).multiInsert(prepared)
}
