/** Subclassifications of construction work: /rest/sbu. */
import vine from '@vinejs/vine'
import { aturanSbu, type SbuInput } from '@eproc/domain/master/aturan_master'
import Sbu from '#app/dosir/acuan/sbu'
import { masterResource } from '#app/master/master_resource'
import { wholeNumber, teks } from '#core/http/input/input'

masterResource<SbuInput>({
  name: 'sbu',
  title: 'SBU',
  Model: Sbu,
  list: {
    table: 'sbu',
    select: `m.id, m.edisi, m.kode, m.jenis, m.sifat, m.kode_klasifikasi as "kodeKlasifikasi",
      m.klasifikasi, m.subklasifikasi, m.kode_kbli as "kodeKbli", m.versi`,
    search: ['kode', 'subklasifikasi'],
    sort: ['kode', 'id', 'edisi', 'subklasifikasi', 'klasifikasi', 'jenis', 'sifat'],
    filter: ['edisi', 'sifat'],
  },
  validator: vine.create({
    edisi: wholeNumber(),
    kode: teks(),
    jenis: teks(),
    sifat: teks(),
    kodeKlasifikasi: teks(),
    klasifikasi: teks(),
    subklasifikasi: teks(500),
    kodeKbli: teks(),
    versi: wholeNumber(1),
  }),
  rules: aturanSbu,
  columns: ({ edisi, kode, kodeKbli, ...words }) => ({
    edisi: Number(edisi),
    kode,
    kodeKbli: kodeKbli || null,
    jenis: words.jenis,
    sifat: words.sifat,
    kodeKlasifikasi: words.kodeKlasifikasi,
    klasifikasi: words.klasifikasi,
    subklasifikasi: words.subklasifikasi,
  }),
  answer: 'SbuAnswer',
})
