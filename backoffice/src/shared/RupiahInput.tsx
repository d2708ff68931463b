import { useResourceContext, useTranslateLabel, type InputProps } from 'react-admin'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'

/** Money as an input of a form: Rp in front, dots at thousands, the value a number of whole rupiah. */
export function RupiahInput({ source, label, isRequired = false }: InputProps) {
  const translateLabel = useTranslateLabel()
  const resource = useResourceContext()!
  return (
    <FormRupiah
      name={source}
      label={String(translateLabel({ source, resource, label }))}
      wajib={isRequired}
    />
  )
}
