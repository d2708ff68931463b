import { type ReactNode } from 'react'
import { useResourceDefinition, type RaRecord, type TransformData } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import type { FieldValues } from 'react-hook-form'
import type { FullDialogProps } from '@eproc/ui/dialog/FullDialog.tsx'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import type { Rules } from './FormDialog.tsx'
import type { Told } from '../stale/told.ts'

// A list is read before a record is added or changed: the dialogs come when they are opened.
const CreateDialog = lazyPart(async () => ({
  default: (await import('./RecordForms.tsx')).CreateDialog<FieldValues>,
}))
const EditDialog = lazyPart(async () => ({
  default: (await import('./RecordForms.tsx')).EditDialog<FieldValues>,
}))

export interface FormDialogsProps<T extends FieldValues> {
  /** the domain's rule function of the form; the second argument is the record that is edited */
  rules: Rules<T>
  /** the inputs; a function of the record where they differ */
  children: ReactNode | ((record?: RaRecord) => ReactNode)
  /** what a new record starts with */
  defaults?: Partial<T>
  /** the fields that a stale version compares, and how their values are told; all as they are when absent */
  told?: Told
  /** what a saved record changes elsewhere */
  onSaved?: () => void
  width?: FullDialogProps['width']
  /** what is sent of the values; all of them when absent */
  transform?: TransformData
}

/** The dialogs that add and edit a record over its list: `/admin/coa/create` and `/admin/coa/12`. */
export function FormDialogs<T extends FieldValues>(props: FormDialogsProps<T>) {
  const { hasCreate } = useResourceDefinition()
  const any = props as unknown as FormDialogsProps<FieldValues>
  return (
    <OptionalPart>
      <Routes>
        {hasCreate && <Route path="create" element={<CreateDialog {...any} />} />}
        <Route path=":id" element={<EditDialog {...any} />} />
        <Route path="*" element={null} />
      </Routes>
    </OptionalPart>
  )
}
