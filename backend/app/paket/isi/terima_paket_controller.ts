/** What both controllers that save a package share: its request with documents. */
import type { HttpContext } from '@adonisjs/core/http'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { simpanPaket } from '#app/paket/isi/simpan_paket'
import { ajukanPaket } from '#app/paket/proses/putuskan_paket'
import { paketValidator } from '#app/paket/paket_validator'
import { transaction } from '#core/database/transaction'
import { withFiles } from '#core/http/with_files'
import { versionRead } from '#core/http/input/version'
import { dataField } from '#core/http/input/data_field'

const aturan = { jenis: [...JENIS_BERKAS_UMUM], maks: 'MAKS_UKURAN_TENDER' as const }

/**
 * JSON, or multipart with the parts as JSON in the field `data` beside the documents; `id` null is a new package.
 * `lampiranLokasi[i]` is the attachment of the place at i of `listLokasiKerja`. With `ajukan` it is saved and submitted, or neither.
 */
export const terimaPaket = (ctx: HttpContext, id: number | null): Promise<number> =>
  withFiles(
    ctx,
    { 'fileKAK': aturan, 'fileLampiran': aturan, 'fileLain': aturan, 'lampiranLokasi[*]': aturan },
    async ({ isian: input, berkas, berindeks }) => {
      const {
        versi,
        hapusBerkas = [],
        ajukan = false,
        id: _id,
        ...isi
      } = await paketValidator.validate(dataField(input))
      if (id !== null) versionRead(ctx, versi)
      return transaction(async (trx) => {
        const masuk = { id, versi, isian: isi, berkas, hapusBerkas, lampiranLokasi: berindeks }
        const paketId = await simpanPaket(trx, ctx.pelaku, masuk)
        return ajukan ? ajukanPaket(trx, ctx.pelaku, { paketId }) : paketId
      })
    }
  )
