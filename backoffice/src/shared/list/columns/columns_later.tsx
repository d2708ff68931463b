import { useDataTableStoreContext } from 'react-admin'
import { useEffect, useState, type ComponentProps } from 'react'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import type * as choice from './columns_choice.tsx'

// Columns are chosen once the rows stand: in the build the table takes these for its own (vite_lean.ts).
const Selector = lazyPart(async () => ({
  default: (await import('./columns_choice.tsx')).ColumnsSelector,
}))
const Item = lazyPart(async () => ({
  default: (await import('./columns_choice.tsx')).ColumnsSelectorItem,
}))

export const ColumnsSelector = (props: ComponentProps<typeof choice.ColumnsSelector>) =>
  usePlace() && (
    <OptionalPart>
      <Selector {...props} />
    </OptionalPart>
  )

/* react-admin looks for half a second whether its button is there; ours comes after the rows, on a slow line later. */
function usePlace(): boolean {
  const { storeKey } = useDataTableStoreContext()
  const [there, setThere] = useState(false)
  useEffect(() => {
    if (there) return
    const look = () => setThere(document.getElementById(`${storeKey}-columnsSelector`) !== null)
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [there, storeKey])
  return there
}

export const ColumnsSelectorItem = (props: ComponentProps<typeof choice.ColumnsSelectorItem>) => (
  <OptionalPart>
    <Item {...props} />
  </OptionalPart>
)
