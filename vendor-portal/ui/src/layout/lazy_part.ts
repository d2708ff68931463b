import { createElement, lazy, type LazyExoticComponent } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { inTime } from './in_time.ts'

/** A part of the page that did not come. `renew` lets its next drawing ask for it again: React keeps a refusal for ever. */
export class MissingPart extends Error {
  readonly renew: () => void
  constructor(cause: unknown, renew: () => void) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.renew = renew
  }
}

/** Is it no longer there, as after an upgrade? Asking again brings nothing then. Unknown of what was not refused. */
export const isGone = (error: unknown): boolean | undefined =>
  error instanceof MissingPart ? isGone(error.cause) : (error as { gone?: boolean }).gone

/** Why a part did not come. */
export const missingMessage = (error: unknown): string =>
  isGone(error) ? ui.errors.versiBaru : ui.errors.bagianTidakDatang

/** What is told where the part would stand, and nowhere else. */
export const toldInPlace = new WeakSet<object>()

/** Any component: what React's `lazy` takes. */
type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/** React's `lazy` for a page or a part of one (a dialog, a panel): one that does not come in time is told, and can be asked for again. */
export function lazyPart<T extends AnyComponent>(
  load: () => Promise<{ default: T }>
): LazyExoticComponent<T> {
  const fresh = (): LazyExoticComponent<T> => {
    const asked: LazyExoticComponent<T> = lazy(() =>
      inTime(load)().catch((cause: unknown) => {
        if (cause instanceof Error) toldInPlace.add(cause)
        throw new MissingPart(cause, () => {
          // Another place of the same part may have asked again already.
          if (part === asked) part = fresh()
        })
      })
    )
    return asked
  }
  let part = fresh()
  const Part = (props: object) => createElement(part as AnyComponent, props)
  return Part as unknown as LazyExoticComponent<T>
}
