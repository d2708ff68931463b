import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import {
  ArrayInputBase,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useWrappedSource,
} from 'react-admin'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { same } from '@eproc/ui/fields/same_value.ts'
import { RemoveRow, useRowFocus } from './RemoveRow.tsx'

/** One item of an edited list: fields on the left, delete button on the right. */
export const FormRow = styled('fieldset')(({ theme }) => ({
  'position': 'relative',
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  'padding': '16px 64px 16px 16px',
  'margin': 0,
  'minWidth': 0,
  'display': 'grid',
  'gap': '16px 20px',
  'alignItems': 'start',
  '& > [data-remove]': { position: 'absolute', right: 8, top: 12 },
  [theme.breakpoints.down('sm')]: { padding: '56px 16px 16px' },
}))

interface RowsProps {
  /** `kosong`: what is said while there is no row */
  words: { judul: string; tambah: string; kosong?: string; hapus: (n: number) => string }
  /** the frame of a row */
  row?: ComponentType<ComponentProps<'fieldset'>>
  /** what a new row starts with */
  start: FieldValues
  /** the inputs of a row, their sources as within it */
  children: ReactNode
}

/** react-admin's array of sub-forms, each in a frame with its number. */
export const RowsInput = ({ source, ...rows }: RowsProps & { source: string }) => (
  <ArrayInputBase source={source}>
    <SimpleFormIteratorBase getItemDefaults={() => ({ ...rows.start })}>
      <Rows {...rows} />
    </SimpleFormIteratorBase>
  </ArrayInputBase>
)

function Rows(p: RowsProps) {
  const { fields } = useArrayInput()
  const { add, source } = useSimpleFormIterator()
  const { foot, left } = useRowFocus(fields.length)
  return (
    <>
      {fields.length === 0 && p.words.kosong && (
        <EmptyState title={p.words.kosong} illustration="kosong" />
      )}
      {fields.map(({ id }, index) => (
        <SimpleFormIteratorItemBase key={id} index={index}>
          <Row {...p} onLeave={left} />
        </SimpleFormIteratorItemBase>
      ))}
      <div ref={foot} data-bidang={source}>
        <Button variant="outlined" startIcon={<Add />} onClick={() => add()}>
          {p.words.tambah}
        </Button>
      </div>
    </>
  )
}

/* Nothing is nothing, however an input writes it. */
const filled = (row: FieldValues, start: FieldValues): boolean =>
  Object.entries(row).some(([name, value]) => value !== '' && !same(value, start[name]))

type RowProps = RowsProps & { onLeave: (index: number) => void }

function Row({ words, row: Frame = FormRow, start, children, onLeave }: RowProps) {
  const { index, remove } = useSimpleFormIteratorItem()
  const { getValues } = useFormContext()
  const name = useWrappedSource('')
  return (
    <Frame aria-label={`${words.judul} ${index + 1}`} data-row tabIndex={-1}>
      {children}
      <RemoveRow
        label={words.hapus(index + 1)}
        filled={() => filled((getValues(name) ?? {}) as FieldValues, start)}
        onRemove={() => {
          onLeave(index)
          remove()
        }}
      />
    </Frame>
  )
}
