/** Statements about keys as they stand in the public log: their text, then signature and public halves in base64. */
import { type Bytes, equalBytes, fromBase64 } from '../bytes.ts'
import { fingerprintOf, type PublicHalves } from './pair.ts'
import { checkStatement, type Statement, textOf } from './statement.ts'

export interface LoggedStatement {
  readonly statement: Statement
  readonly signature: Bytes
  /** of an enrolment */
  readonly halves: PublicHalves | null
}

const TITLE = /^eproc-key-statement-1 (enrol|confirm|renew|revoke)$/

/** Null for what is no logged statement, or not written as one. */
export function readLoggedStatement(content: string): LoggedStatement | null {
  const [title = '', ...lines] = content.split('\n')
  const kind = TITLE.exec(title)?.[1]
  if (!kind || lines.pop() !== '') return null
  const values = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)]
    })
  )
  const { signature, x25519, ed25519, ...said } = values
  if (!signature) return null
  const statement = { kind, ...said } as unknown as Statement
  try {
    if (!content.startsWith(textOf(statement))) return null
    const halves =
      x25519 && ed25519 ? { x25519: fromBase64(x25519), ed25519: fromBase64(ed25519) } : null
    return { statement, signature: fromBase64(signature), halves }
  } catch {
    return null
  }
}

/** Whether this enrolment is that of these halves, signed by them. */
export async function enrols(logged: LoggedStatement, halves: PublicHalves): Promise<boolean> {
  const { statement, signature, halves: said } = logged
  return (
    statement.kind === 'enrol' &&
    said !== null &&
    equalBytes(said.x25519, halves.x25519) &&
    equalBytes(said.ed25519, halves.ed25519) &&
    statement.fingerprint === (await fingerprintOf(halves)) &&
    (await checkStatement(statement, signature, halves.ed25519))
  )
}

/** Whether another key vouches for this fingerprint: somebody compared it with its person, or its predecessor signed it. */
export async function vouchesFor(
  { statement, signature }: LoggedStatement,
  fingerprint: string,
  by: PublicHalves
): Promise<boolean> {
  const signer =
    statement.kind === 'confirm'
      ? statement.byFingerprint
      : statement.kind === 'renew'
        ? statement.previous
        : null
  return (
    signer === (await fingerprintOf(by)) &&
    statement.fingerprint === fingerprint &&
    (await checkStatement(statement, signature, by.ed25519))
  )
}
