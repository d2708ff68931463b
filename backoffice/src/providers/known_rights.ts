import type { QueryClient } from '@tanstack/react-query'
import type { GetListResult, Identifier, RaRecord } from 'react-admin'
import { currentSession } from '@eproc/ui/session/session.ts'
import { mayAccess } from './canAccess.ts'

/** A question that react-admin asks the auth provider, as its hooks keep the answer. */
type Question = readonly ['auth', 'checkAuth' | 'getPermissions' | 'canAccess', Asked]
interface Asked {
  resource?: string
  action?: string
  recordId?: Identifier
}

/** The record as the newest list has it. */
function listed(client: QueryClient, resource: string, id: Identifier): RaRecord | undefined {
  const [newest] = client
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const rows = (newest?.state.data as GetListResult | undefined)?.data
  return rows?.find((row) => row.id === id)
}

/** undefined: only the auth provider knows. */
function known(client: QueryClient, [, what, asked]: Question): unknown {
  const { pengguna } = currentSession()
  if (!pengguna) return undefined
  if (what === 'checkAuth') return true
  if (what === 'getPermissions') return pengguna.hak
  const { resource, action, recordId } = asked
  if (!resource || !action) return undefined
  if (recordId === undefined) return mayAccess(resource, action)
  const record = listed(client, resource, recordId)
  return record && mayAccess(resource, action, record as { bisa?: string[] })
}

/**
 * Answers react-admin's questions about session and rights while they are asked, where the browser knows: through the
 * auth provider, which may be asynchronous, each of them draws its part of the screen once more. What is not answered
 * here goes to the auth provider as always.
 */
export function answerKnownRights(client: QueryClient): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || query.queryKey[0] !== 'auth') return
    const answer = known(client, query.queryKey as unknown as Question)
    if (answer !== undefined) query.setData(answer)
  })
}
