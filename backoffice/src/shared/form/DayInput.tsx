import { DateInput, type DateInputProps } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { hariSah, tanggal } from '@eproc/domain/common/format'
import { ui } from '@eproc/i18n/id/ui'

/** The browser's date field, with the day as this product writes it below. */
export function DayInput(props: DateInputProps) {
  const day: unknown = useWatch({ name: props.source })
  const chosen = typeof day === 'string' && hariSah(day) && ui.isian.tanggalDipilih(tanggal(day))
  return <DateInput {...props} helperText={chosen} />
}
