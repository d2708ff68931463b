/** The worker of `bench -- sealing`: one question, one answer. */
import { readContents, sealOnce, unlock, type Unlocked } from './sealing_work.ts'

export type Question =
  | { what: 'seal'; mib: number }
  | { what: 'read'; offers: number; mib: number }
  | { what: 'unlock'; vendors: number; each: 1 | 4 }
export type Answer = { ms: number } | Unlocked | { error: string }

async function answer(question: Question): Promise<Answer> {
  switch (question.what) {
    case 'unlock':
      return unlock(question.vendors, question.each)
    case 'seal':
      return { ms: await sealOnce(question.mib) }
    case 'read':
      return { ms: await readContents(question.offers, question.mib) }
  }
}

globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((said) => globalThis.postMessage(said))
    .catch(() => {})
})
