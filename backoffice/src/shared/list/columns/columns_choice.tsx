import { useEffect, type ComponentProps } from 'react'
import { ColumnsSelectorItem as Item } from 'react-admin'

export { ColumnsSelector } from 'react-admin'

/** One column with its switch. */
export function ColumnsSelectorItem(props: ComponentProps<typeof Item>) {
  useEffect(asPlainList)
  return <Item {...props} />
}

/** react-admin calls it an option in a menu, which neither may be of a switch: as a plain list it is read as what it is. */
function asPlainList(): void {
  for (const item of document.querySelectorAll('[id$="-columnsSelector"] li[role="option"]')) {
    item.removeAttribute('role')
    item.closest('ul')?.removeAttribute('role')
  }
}
