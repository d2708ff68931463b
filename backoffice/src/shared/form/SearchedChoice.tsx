import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useDebouncedEvent } from 'react-admin'

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
  loading: boolean
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
  onSearch,
  onChange,
  ...rest
}: SearchedChoiceProps<T>) {
  const search = useDebouncedEvent(onSearch, TYPING_MS)
  return (
    <Autocomplete<T>
      {...rest}
      options={options}
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
      sx={{ maxWidth: 640, mb: 4 }}
    />
  )
}
