import type { ComponentType } from 'react'
import { inTime } from '@eproc/ui/layout/in_time.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'

type Load = () => Promise<{ default: ComponentType }>

let begun: Promise<unknown> | undefined

/**
 * The list of a resource as a chunk of its own. The one at the page's address is asked for at once, and React draws it
 * with the frame around it: a page that is not there yet costs a drawing of its placeholder, and a second one.
 */
export function firstPage(resource: string, load: Load): ComponentType {
  if (window.location.pathname !== `/${resource}`) return lazyPart(load)
  let page: ReturnType<Load> | undefined = inTime(load)()
  // A chunk that can't be fetched is told where it is drawn, and asked for again there.
  begun = page.catch(() => {})
  return lazyPart(() => {
    const asked = page ?? load()
    page = undefined
    return asked
  })
}

/** Settles when the first page can be drawn, if the address names one. */
export const firstPageLoaded = (): Promise<unknown> => begun ?? Promise.resolve()
