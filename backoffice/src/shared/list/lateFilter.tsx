import { Suspense, type ComponentType } from 'react'
import { useInput } from 'react-admin'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'

interface FilterProps {
  source: string
}

/** The filter form takes over the address's values for the inputs that are there when it begins, and for no later one. */
function Awaited(props: FilterProps) {
  useInput(props)
  return null
}

/** A filter that brings more than its list: its script comes once it is shown. */
export function lateFilter(
  load: () => Promise<{ default: ComponentType<FilterProps> }>
): ComponentType<FilterProps> {
  const Filter = lazyPart(load)
  const LateFilter = (props: FilterProps) => (
    <Suspense fallback={<Awaited {...props} />}>
      <Filter {...props} />
    </Suspense>
  )
  return LateFilter
}
