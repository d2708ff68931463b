import vine from '@vinejs/vine'
import { BAGIAN_DOSIR } from '@eproc/domain/dosir/bagian'
import { idList } from '#core/http/input/input'

/** POST /api/vendor/verifikasi/berikutnya; `lewati`: vendors that are left for later in this sitting */
export const berikutnyaValidator = vine.create({ lewati: idList() })

/** POST /api/vendor/verifikasi/{vendorId}/ambil; `paksa`: also from another verifier */
export const ambilValidator = vine.create({ paksa: vine.boolean().optional() })

/** POST /api/vendor/verifikasi/{vendorId}/setujui */
export const setujuiBeberapaValidator = vine.create({
  bagian: vine
    .array(vine.enum(BAGIAN_DOSIR.map((b) => b.kunci)))
    .minLength(1)
    .maxLength(BAGIAN_DOSIR.length),
  versi: vine.number().withoutDecimals().min(1).optional(),
})
