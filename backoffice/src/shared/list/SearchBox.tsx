import { SearchInput, useResourceContext, useTranslate, type SearchInputProps } from 'react-admin'
import { MAX_SEARCH } from '@eproc/ui/table/table_state.ts'

/** The search box of a list, with the resource's own hint. */
export function SearchBox(props: SearchInputProps) {
  const hint = useTranslate()(`resources.${useResourceContext()}.search`)
  return (
    <SearchInput
      type="search"
      {...props}
      placeholder={hint}
      slotProps={{ htmlInput: { 'aria-label': hint, 'maxLength': MAX_SEARCH } }}
    />
  )
}
