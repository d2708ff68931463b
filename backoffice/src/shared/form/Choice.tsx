import {
  SelectInput,
  useResourceContext,
  useTranslateLabel,
  type SelectInputProps,
} from 'react-admin'
import type { Pilihan } from '@eproc/domain/common/choices'
import { office } from '@eproc/i18n/id/resources_office'

type ChoiceProps = Omit<SelectInputProps, 'choices'> & { list: readonly Pilihan[] }

/** One of a list of the domain, as an input of a form. */
export const Choice = ({ list, ...props }: ChoiceProps) => (
  <SelectInput {...props} choices={[...list]} optionValue="kode" optionText="teks" />
)

/** The same as a filter of a list: empty it says that it hides nothing ('Semua status'). */
export const FilterChoice = (props: ChoiceProps) => <Choice {...useEvery(props)} {...props} />

/** What a select says that filters nothing. */
function useEvery({ label, source, resource }: Partial<SelectInputProps>) {
  const own = useResourceContext()
  const name = useTranslateLabel()({ label, source, resource: resource ?? own })
  return {
    ...(typeof name === 'string' ? { emptyText: office.every(name) } : {}),
    slotProps: { select: { displayEmpty: true } },
  } satisfies Partial<SelectInputProps>
}
