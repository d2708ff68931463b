/** Project locations: /rest/lokasi-proyek, the contract calls under /userman/lokasi-proyek, the public list. */
import router from '@adonisjs/core/services/router'
import vine from '@vinejs/vine'
import { aturanLokasiProyek, type LokasiProyekInput } from '@eproc/domain/master/aturan_master'
import { master as teks } from '@eproc/i18n/id/master'
import LokasiProyek from '#app/master/lokasi_proyek/lokasi_proyek'
import { LOKASI_PROYEK } from '#app/master/lokasi_proyek/lokasi_proyek_query'
import { lokasiProyekRujukanQuery } from '#app/master/lokasi_proyek/lokasi_proyek_validator'
import { masterContract } from '#app/master/master_contract'
import { masterResource } from '#app/master/master_resource'
import { paragraf, wholeNumber, teks as text } from '#core/http/input/input'
import { middleware } from '#start/kernel'

const LokasiProyekController = () => import('#app/master/lokasi_proyek/lokasi_proyek_controller')

const lokasiProyek = masterResource<LokasiProyekInput>({
  name: 'lokasi-proyek',
  title: teks.objek.lokasiProyek,
  Model: LokasiProyek,
  list: LOKASI_PROYEK,
  validator: vine.create({
    id: wholeNumber(-1),
    kode: text(),
    nama: text(),
    lokasi: paragraf(500),
    versi: wholeNumber(1),
  }),
  rules: aturanLokasiProyek,
  columns: ({ kode, nama, lokasi }) => ({ kode, nama, lokasi }),
  answer: 'LokasiProyekAnswer',
})
masterContract(lokasiProyek)

router
  .get('/api/rup/lokasiproyek', [LokasiProyekController, 'rujukan'])
  .as('master.lokasi-proyek.rujukan')
  .use(middleware.publik())
  .dok({
    summary: 'Lokasi proyek untuk pilihan',
    group: 'Data master',
    query: lokasiProyekRujukanQuery,
    answer: 'RujukanLokasiProyek[]',
  })
