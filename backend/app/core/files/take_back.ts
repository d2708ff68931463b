import { outcomeUnknown } from '#core/database/sure_commit'
import { deleteFile } from '#core/files/disk'
import { withoutRow } from '#core/files/sweeper'

/**
 * Deletes what a request stored before it failed, as far as no row points to it: what failed may have been the answer
 * after the commit. What cannot be known now (a COMMIT nobody heard of, a database that is away) is left to the sweeper.
 */
export async function takeBack(paths: readonly string[], failure: unknown): Promise<void> {
  if (paths.length === 0 || outcomeUnknown(failure)) return
  const orphans = await withoutRow(paths).catch(() => [])
  for (const path of orphans) await deleteFile(path).catch(() => {})
}
