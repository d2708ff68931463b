import { lazy } from 'react'
import { inTime } from './in_time.ts'

/** React's `lazy` for a page or a part of one (a dialog, a panel): one that does not come in time is told. */
export const lazyPart: typeof lazy = (load) => lazy(inTime(load))
