import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ui } from '@eproc/i18n/id/ui'
import type { FieldBase } from './field_frame.ts'
import { FieldFooter } from './FormText.tsx'
import { UnreadList, unreadOptions } from './UnreadList.tsx'
import { useField } from './use_field.ts'

/** One reference item (KBLI, SBU): its id and the text that shows. */
export interface ReferenceItem {
  id: number
  text: string
}

export interface FormMultiSelectProps<N extends FieldValues = FieldValues> extends FieldBase<N> {
  /** react-query key of this list, for instance ['kbli']. */
  queryKey: readonly unknown[]
  /** Reads the whole list; the answer is cached. */
  get: () => Promise<ReferenceItem[]>
  /** Stored choices, which the list may have no more. */
  stored?: readonly ReferenceItem[] | undefined
}

/** Rows shown at once; the rest is found by typing. */
const MOST_SHOWN = 60

const itemsById = (...lists: (readonly ReferenceItem[] | undefined)[]) =>
  new Map(lists.flatMap((list) => list ?? []).map((item) => [item.id, item]))

/** Chooses many from a long reference list by searching. Value: number[] (ids). */
export function FormMultiSelect<N extends FieldValues = FieldValues>(p: FormMultiSelectProps<N>) {
  const client = useQueryClient()
  const told = (ids: unknown) => {
    const all = itemsById(p.stored, client.getQueryData<ReferenceItem[]>(p.queryKey))
    return (Array.isArray(ids) ? ids : []).map((n) => all.get(n)?.text ?? `#${n}`).join('; ')
  }
  const { id, field, errors: error, required } = useField(p, told)
  const [opened, setOpened] = useState(false)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed).trim().toLowerCase()
  const value: number[] = Array.isArray(field.value) ? field.value : []
  const list = useQuery({
    queryKey: p.queryKey,
    queryFn: p.get,
    enabled: opened || value.length > 0,
    staleTime: Infinity,
  })
  const { data = [], isFetching } = list
  const byId = itemsById(p.stored, data)
  const chosen = value.map((n) => byId.get(n) ?? { id: n, text: `#${n}` })
  const matches = data
    .filter((b) => search.split(/\s+/).every((words) => b.text.toLowerCase().includes(words)))
    .slice(0, MOST_SHOWN)
  return (
    <div data-bidang={p.name}>
      <Autocomplete<ReferenceItem, true>
        multiple
        id={id}
        options={[...chosen.filter((t) => !matches.some((c) => c.id === t.id)), ...matches]}
        value={chosen}
        onChange={(_, fresh) => field.onChange(fresh.map((b) => b.id))}
        inputValue={typed}
        // 'reset' comes with every re-render, because the value is a new array: it must not eat what is typed.
        onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
        onOpen={() => setOpened(true)}
        onBlur={field.onBlur}
        filterOptions={(everywhere) => everywhere}
        filterSelectedOptions
        disableCloseOnSelect
        getOptionLabel={(b) => b.text}
        getOptionKey={(b) => b.id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        loading={isFetching}
        loadingText={ui.isian.mencari}
        noOptionsText={unreadOptions(list)}
        clearText={ui.isian.hapusPilihan}
        openText={ui.tombol.buka}
        closeText={ui.tombol.tutup}
        disabled={p.disabled === true}
        readOnly={p.readOnly === true}
        slotProps={{ chip: { size: 'small' } }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={p.label}
            required={required}
            inputRef={field.ref}
            error={error !== undefined}
            placeholder={chosen.length ? '' : ui.isian.ketikUntukMencari}
            helperText={<FieldFooter errors={error} hint={p.hint} />}
            slotProps={{
              formHelperText: { component: 'div' },
              inputLabel: { ...params.InputLabelProps, shrink: true },
              htmlInput: { ...params.inputProps, 'required': false, 'aria-required': required },
            }}
          />
        )}
      />
      <UnreadList of={list} />
    </div>
  )
}
