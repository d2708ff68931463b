/** Holidays: /rest/libur. */
import vine from '@vinejs/vine'
import { aturanLibur, type LiburInput } from '@eproc/domain/master/aturan_master'
import Libur from '#app/master/libur/libur'
import { masterResource } from '#app/master/master_resource'
import { wholeNumber, teks } from '#core/http/input/input'

masterResource<LiburInput>({
  name: 'libur',
  title: 'hari libur',
  Model: Libur,
  list: {
    table: 'libur',
    select: 'm.id, m.tanggal, m.nama, m.jenis, m.dasar, m.status, m.versi',
    search: ['nama', 'dasar'],
    sort: ['tanggal', 'id', 'nama', 'jenis', 'dasar', 'status'],
    filter: ['jenis', 'status'],
  },
  validator: vine.create({
    tanggal: teks(10),
    nama: teks(),
    jenis: teks(),
    dasar: teks(),
    status: teks(),
    versi: wholeNumber(1),
  }),
  rules: aturanLibur,
  columns: ({ tanggal, nama, jenis, dasar, status }) => ({ tanggal, nama, jenis, dasar, status }),
  answer: 'LiburAnswer',
})
