import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import {
  ArrayInputBase,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'

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

/** Takes the item away. */
const RemoveRow = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton data-remove aria-label={label} onClick={onClick}>
    <Delete />
  </IconButton>
)

interface RowsProps {
  /** `kosong`: what is said while there is no row */
  words: { judul: string; tambah: string; kosong?: string; hapus: (n: number) => string }
  /** the frame of a row */
  row?: ComponentType<ComponentProps<'fieldset'>>
  /** the inputs of a row, their sources as within it */
  children: ReactNode
}

/** react-admin's array of sub-forms, each in a frame with its number. */
export const RowsInput = ({
  source,
  start,
  ...rows
}: RowsProps & { source: string; start: object }) => (
  <ArrayInputBase source={source}>
    <SimpleFormIteratorBase getItemDefaults={() => ({ ...start })}>
      <Rows {...rows} />
    </SimpleFormIteratorBase>
  </ArrayInputBase>
)

function Rows(p: RowsProps) {
  const { fields } = useArrayInput()
  const { add, source } = useSimpleFormIterator()
  return (
    <>
      {fields.length === 0 && p.words.kosong && (
        <EmptyState title={p.words.kosong} illustration="kosong" />
      )}
      {fields.map(({ id }, index) => (
        <SimpleFormIteratorItemBase key={id} index={index}>
          <Row {...p} />
        </SimpleFormIteratorItemBase>
      ))}
      <div data-bidang={source}>
        <Button variant="outlined" startIcon={<Add />} onClick={() => add()}>
          {p.words.tambah}
        </Button>
      </div>
    </>
  )
}

function Row({ words, row: Frame = FormRow, children }: RowsProps) {
  const { index, remove } = useSimpleFormIteratorItem()
  return (
    <Frame aria-label={`${words.judul} ${index + 1}`}>
      {children}
      <RemoveRow label={words.hapus(index + 1)} onClick={remove} />
    </Frame>
  )
}
