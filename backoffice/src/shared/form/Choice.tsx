import { SelectInput, type SelectInputProps } from 'react-admin'
import type { Pilihan } from '@eproc/domain/common/choices'

/** One of a list of the domain, as an input of a form or as a filter. */
export const Choice = ({
  list,
  ...props
}: Omit<SelectInputProps, 'choices'> & { list: readonly Pilihan[] }) => (
  <SelectInput {...props} choices={[...list]} optionValue="kode" optionText="teks" />
)
