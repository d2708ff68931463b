import type { ParameterAnswer } from '@eproc/domain/master/answers'
import type Parameter from '#app/master/parameter/parameter'

export const keParameter = (p: Parameter): ParameterAnswer => ({
  id: p.id,
  key: p.key,
  value: p.value,
  tipe: p.tipe,
  min: p.min,
  max: p.max,
  keterangan: p.keterangan,
  publik: p.publik,
  versi: p.versi,
})
