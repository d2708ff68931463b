/** What a paper holds while it is drawn. */
import { listTable, paperPdf } from '@eproc/backend/app/core/files/pdf'
import { rows } from './query.ts'

/** May each of these rows be locked at this moment? `asked`: a statement that locks without waiting, and its values. */
async function free(asked: readonly (readonly [string, unknown[]])[]): Promise<boolean> {
  try {
    await Promise.all(asked.map(([statement, values]) => rows(statement, values)))
    return true
  } catch {
    return false
  }
}

/**
 * Papers are drawn one after the other: behind a large one that which `begin` asks for takes as long itself. Were the rows free
 * at the last look before that was over?
 */
export async function freeWhileDrawn<T>(
  asked: readonly (readonly [string, unknown[]])[],
  begin: () => Promise<T>
): Promise<{ free: boolean; answer: T }> {
  let drawn = false
  const lines = Array.from({ length: 2500 }, (_, i) => [`${i + 1}. Pekerjaan`, 'Rp 1'])
  const content = [listTable(['A', 'B'], lines, ['*', 80])]
  const large = paperPdf(
    { title: 'T', content, address: 'https://contoh.id/c/1', footnote: 'F' },
    { company: 'PT Kota', lines: ['PT Kota'] }
  ).finally(() => (drawn = true))
  const answer = begin()
  let last = false
  while (!drawn) {
    const now = await free(asked)
    if (!drawn) last = now
  }
  await large
  return { free: last, answer: await answer }
}
