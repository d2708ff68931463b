/** Calls of other people to the shared server, beside those who sit in front of the browsers. */
import { PDF } from './files.ts'
import { sharedServer } from './server.ts'

export const pdfBlob = (): Blob => new Blob([new Uint8Array(PDF)], { type: 'application/pdf' })

/** A call with JSON or a form; throws when it is refused, and answers the body otherwise. */
export async function call(
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: Record<string, unknown> | FormData = {}
): Promise<unknown> {
  const answer = await fetch(new URL(path, (await sharedServer()).url), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`)
  return answer.json()
}

/** A form; documents are named after their field unless said otherwise. */
export function form(fields: Record<string, string | Blob>, fileName?: string): FormData {
  const data = new FormData()
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.append(key, value)
    else data.append(key, value, fileName ?? `${key}.pdf`)
  }
  return data
}

/** The act of opening: one member of the pokja asks, another (in TLA and PLA the PPK) confirms. */
export async function openOffers(paketId: number, tokens: readonly string[]): Promise<void> {
  await call(tokens[0]!, 'POST', `/api/tender/pembukaan/${paketId}`)
  await call(tokens[1]!, 'POST', `/api/tender/pembukaan/${paketId}/sahkan`)
}

/** The bytes of a file that a server sends: that of this process unless said. @throws Error when it is refused */
export async function fetchBytes(
  path: string,
  token: string,
  server = `http://${process.env.HOST}:${process.env.PORT}`
): Promise<Buffer> {
  const answer = await fetch(new URL(path, server), {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(`${answer.status} ${path}`)
  return Buffer.from(await answer.arrayBuffer())
}
