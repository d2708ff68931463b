/** The worker of `bench -- sealing`: one question, one answer. */
import { readOnce, sealOnce, unlock, type Unlocked } from './sealing_work.ts'

export type Question =
  { what: 'seal' | 'read'; mib: number } | { what: 'unlock'; vendors: number; each: 1 | 4 }
export type Answer = { ms: number } | Unlocked | { error: string }

async function answer(question: Question): Promise<Answer> {
  if (question.what === 'unlock') return unlock(question.vendors, question.each)
  return { ms: await (question.what === 'seal' ? sealOnce : readOnce)(question.mib) }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((said) => globalThis.postMessage(said))
    .catch(() => {})
})
