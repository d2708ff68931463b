import { pilihanTahap } from '@eproc/domain/tahap/nama_tahap'
import { FilterChoice } from '../../shared/form/Choice.tsx'

const STAGES = pilihanTahap()

/** One of the stages by its name, whatever the method. */
export default function TahapFilter(props: { source: string }) {
  return <FilterChoice {...props} list={STAGES} />
}
