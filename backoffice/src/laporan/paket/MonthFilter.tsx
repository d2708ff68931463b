import { useListContext } from 'react-admin'
import { tahunAnggaran, type Pilihan } from '@eproc/domain/common/choices'
import { umum } from '@eproc/i18n/id/umum'
import { currentYear } from '@eproc/ui/api/time.ts'
import { FilterChoice } from '../../shared/form/Choice.tsx'

interface Filters {
  tahun?: number
  [source: string]: unknown
}

const monthsOf = (year: number): Pilihan[] =>
  umum.waktu.bulan.map((name, i) => ({
    kode: `${year}-${String(i + 1).padStart(2, '0')}`,
    teks: `${name} ${year}`,
  }))

/** Packages of a budget year are made in it or in the year before. */
const yearsOf = ({ tahun }: Filters): number[] =>
  tahun
    ? [Number(tahun) - 1, Number(tahun)]
    : tahunAnggaran(currentYear()).filter((year) => year <= currentYear())

/** A month by its name; without a budget year all that have been. */
export function MonthFilter(props: { source: string }) {
  const filters = useListContext().filterValues as Filters
  const months = yearsOf(filters).flatMap(monthsOf).reverse()
  const asked = filters[props.source]
  // A figure of the dashboard may have led to another one.
  const other = months.some((m) => m.kode === asked)
    ? []
    : monthsOf(Number(String(asked).slice(0, 4))).filter((m) => m.kode === asked)
  return <FilterChoice {...props} list={[...other, ...months]} />
}
