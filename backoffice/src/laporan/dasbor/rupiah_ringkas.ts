import { angka } from '@eproc/domain/common/format'
import { laporan } from '@eproc/i18n/id/laporan'

const STEPS = [
  { from: 1e12, unit: laporan.dasbor.triliun },
  { from: 1e9, unit: laporan.dasbor.miliar },
  { from: 1e6, unit: laporan.dasbor.juta },
] as const

/** '1,5 M', as an axis has room for. */
export function rupiahRingkas(nilai: number): string {
  const step = STEPS.find((s) => Math.abs(nilai) >= s.from)
  return step ? `${angka(nilai / step.from, 1)} ${step.unit}` : angka(nilai)
}
