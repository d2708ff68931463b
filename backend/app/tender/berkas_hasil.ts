/** Readers of the files of this part: staff in whose scope the package is, and the one vendor that a file concerns. */
import { apakahInternal } from '@eproc/domain/peran'
import { dicoba, paketBagi } from '#app/paket/paket_rekanan'
import { daftarkanKelasBerkas, type BarisBerkas } from '#inti/kelas_berkas'
import type { Pelaku } from '#inti/pelaku'
import type { AturanBerkas, BerkasBaru, PemilikBerkas } from '#inti/terima_berkas'
import { BERKAS_TENDER } from '#app/tender/berkas_tender'

export type KelasHasil = 'tender.sanggah' | 'tender.ba' | 'tender.sppbj' | 'tender.baPl'

export const BERKAS_KIRIMAN: Readonly<Record<'listUploadFile[*]', AturanBerkas>> = {
  'listUploadFile[*]': BERKAS_TENDER,
}

/** Owner of a stored file of the package; `rekananId` also gives it to that vendor. */
export const milikPaket = (
  kelas: KelasHasil,
  paketId: number,
  pengunggahId: number,
  rekananId: number | null = null
): PemilikBerkas => ({ kelas, objek: 'paket', objekId: paketId, pengunggahId, rekananId })

export type { BerkasBaru }

async function boleh(pelaku: Pelaku | null, berkas: BarisBerkas): Promise<boolean> {
  if (!pelaku) return false
  if (!apakahInternal(pelaku.peran)) {
    return berkas.rekanan_id !== null && berkas.rekanan_id === pelaku.rekananId
  }
  return (await dicoba(() => paketBagi({ pelaku }, Number(berkas.objek_id)))) !== null
}

for (const kelas of ['tender.sanggah', 'tender.ba', 'tender.sppbj', 'tender.baPl'] as const) {
  daftarkanKelasBerkas(kelas, { boleh })
}
