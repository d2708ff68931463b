/**
 * Statements that make an index while the site goes on writing, each for itself and outside of a transaction: the
 * migration says `static override disableTransactions = true`. What an interrupted attempt left is made anew.
 */
export const concurrentIndex = (
  name: string,
  definition: string,
  kind: 'unique' | '' = ''
): string[] => [
  `drop index concurrently if exists ${name}`,
  `create ${kind} index concurrently ${name} on ${definition}`,
]
