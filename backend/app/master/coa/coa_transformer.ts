import type { JawabanCoa } from '@eproc/domain/master/answers'
import type Coa from '#app/master/coa/coa'

export const keCoa = ({ id, kode, nama, versi }: Coa): JawabanCoa => ({ id, kode, nama, versi })
