/** Chart of accounts: /rest/coa, and the contract calls under /userman/coa. */
import vine from '@vinejs/vine'
import { aturanCoa, type CoaInput } from '@eproc/domain/master/aturan_master'
import { master as teks } from '@eproc/i18n/id/master'
import Coa from '#app/master/coa/coa'
import { masterContract } from '#app/master/master_contract'
import { masterResource } from '#app/master/master_resource'
import { wholeNumber, teks as text } from '#core/http/input/input'

const coa = masterResource<CoaInput>({
  name: 'coa',
  title: teks.objek.coa,
  Model: Coa,
  list: {
    table: 'coa',
    select: 'm.id, m.kode, m.nama, m.versi',
    search: ['kode', 'nama'],
    sort: ['kode', 'id', 'nama'],
  },
  validator: vine.create({
    id: wholeNumber(-1),
    kode: text(),
    nama: text(),
    versi: wholeNumber(1),
  }),
  rules: aturanCoa,
  columns: ({ kode, nama }) => ({ kode, nama }),
  answer: 'CoaAnswer',
})
masterContract(coa)
