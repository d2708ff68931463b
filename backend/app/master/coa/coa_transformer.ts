import type { CoaAnswer } from '@eproc/domain/master/answers'
import type Coa from '#app/master/coa/coa'

export const keCoa = ({ id, kode, nama, versi }: Coa): CoaAnswer => ({ id, kode, nama, versi })
