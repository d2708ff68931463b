import logger from '@adonisjs/core/services/logger'

/**
 * A job's work on one item after the other. One that fails is logged and keeps no other waiting; the job fails at the end,
 * so that it runs again and is seen to have failed. Answers what `work` answered, summed.
 * @param nameOf what the log may say of an item that holds more than ids
 */
export async function oneByOne<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<number | void>,
  nameOf: (item: Item) => unknown = (item) => item
): Promise<number> {
  const failures: unknown[] = []
  let sum = 0
  for await (const item of items) {
    try {
      sum += (await work(item)) ?? 0
    } catch (error) {
      logger.error({ err: error, item: nameOf(item) }, 'tugas')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return sum
}
