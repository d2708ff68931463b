import { bagianUntuk } from '@eproc/domain/dosir/bagian'
import { keIso } from '@eproc/domain/common/format'
import type { ButirKotak } from '@eproc/domain/rup/answers'
import Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'

/** Sections that a verifier sent back to this vendor. */
export async function perbaikanMenunggu(pelaku: Pelaku): Promise<ButirKotak[]> {
  if (pelaku.rekananId === null) return []
  const rekanan = await Rekanan.findOrFail(pelaku.rekananId)
  return bagianUntuk(rekanan.jenis).flatMap((b) => {
    const { status, remark } = rekanan.keadaan(b)
    if (status !== 'N' || !remark) return []
    return [
      {
        jenis: 'dosirDiperbaiki' as const,
        id: rekanan.id,
        kode: b.kunci,
        nama: b.judul,
        keterangan: remark,
        nilai: null,
        sejak: keIso(rekanan.diubahPada.toJSDate())!,
        batas: null,
        tautan: b.path,
      },
    ]
  })
}
