import { Suspense, type ComponentProps } from 'react'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import type * as choice from './columns_choice.tsx'

// Columns are chosen once the rows stand: in the build the table takes these for its own (vite_lean.ts).
const Selector = lazyPart(async () => ({
  default: (await import('./columns_choice.tsx')).ColumnsSelector,
}))
const Item = lazyPart(async () => ({
  default: (await import('./columns_choice.tsx')).ColumnsSelectorItem,
}))

export const ColumnsSelector = (props: ComponentProps<typeof choice.ColumnsSelector>) => (
  <Suspense>
    <Selector {...props} />
  </Suspense>
)

export const ColumnsSelectorItem = (props: ComponentProps<typeof choice.ColumnsSelectorItem>) => (
  <Suspense>
    <Item {...props} />
  </Suspense>
)
