import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useDebouncedEvent } from 'react-admin'
import { UnreadList, unreadOptions, type ListQuery } from '@eproc/ui/fields/UnreadList.tsx'

/** What has a code and a name. */
export interface Coded {
  id: number
  kode: string
  nama: string
}

/** How many are offered; who looks for another one types more of its code or name. */
export const OFFERED = 20
const TYPING_MS = 250

interface SearchedChoiceProps<T extends Coded> {
  label: string
  helperText?: string | undefined
  required?: boolean
  /** what is wrong with the choice, instead of the help */
  errors?: string | undefined
  value: T | null
  options: readonly T[]
  /** the search that gave them */
  of: ListQuery & { isFetching: boolean }
  /** typed words, once the typing rests */
  onSearch: (typed: string) => void
  onChange: (value: T | null) => void
}

/** One of many by code or name, searched on the server. */
export function SearchedChoice<T extends Coded>({
  label,
  helperText,
  required = false,
  errors,
  options,
  of,
  onSearch,
  onChange,
  ...rest
}: SearchedChoiceProps<T>) {
  const search = useDebouncedEvent(onSearch, TYPING_MS)
  return (
    <div style={{ maxWidth: 640, marginBottom: 32 }}>
      <Autocomplete<T>
        {...rest}
        options={options}
        loading={of.isFetching}
        noOptionsText={unreadOptions(of)}
        onChange={(_event, chosen) => onChange(chosen)}
        onInputChange={(_event, next, reason) => {
          if (reason === 'input') search(next)
          if (reason === 'clear') onSearch('')
        }}
        filterOptions={(all) => all}
        getOptionLabel={(one) => `${one.kode} ${one.nama}`}
        getOptionKey={(one) => one.id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        renderInput={(input) => (
          <TextField
            {...input}
            label={label}
            required={required}
            error={Boolean(errors)}
            helperText={errors ?? helperText}
          />
        )}
      />
      <UnreadList of={of} />
    </div>
  )
}
