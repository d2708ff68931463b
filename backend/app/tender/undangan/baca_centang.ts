import { tender as teks } from '@eproc/i18n/id/tender'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { barisTercentang } from '#app/tender/kiriman/kiriman_rekanan'
import type { BerkasBaru } from '#core/files/receive_files'
import { invalidField } from '#core/http/errors'
import { asWhole } from '#core/http/query/query_fields'

export interface CentangUndangan {
  vendorId: number
  berkas: BerkasBaru | undefined
  indeks: number
}

const MAKS_ID = 2147483647

/** The ticked rows of `listUndangan` with their files; at least one. */
export function bacaCentang(
  daftar: unknown,
  berkas: ReadonlyMap<number, BerkasBaru>
): CentangUndangan[] {
  return barisTercentang(daftar, 'listUndangan', teks.undangan).map(({ isi, index: indeks }) => {
    const vendorId = asWhole(isi.vendorId, MAKS_ID)
    if (vendorId === undefined) {
      throw invalidField(`listUndangan.${indeks}`, 'unknown', tenderHasil.kiriman.tidakDikenal)
    }
    return { vendorId, berkas: berkas.get(indeks), indeks }
  })
}
