import type { TipeSanggah } from '@eproc/domain/common/choices'
import { apakahInternal } from '@eproc/domain/common/roles'
import type Paket from '#app/paket_berjalan/paket'
import { dicoba } from '#app/paket_berjalan/paket_rekanan'
import { bolehPaket, paketUntuk, pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { bolehSurat } from '#app/tender/berkas/berkas_tender'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import Sanggah from '#app/tender/sanggah/sanggah'
import type { Pelaku } from '#core/auth/actor'
import type { BerkasRow } from '#core/files/file_class'

/**
 * An objection to a qualification says who failed it: of the staff for who reads judgements, and for who may have to let
 * the package fail because of it, until the winner is announced. Those to a result come after that.
 */
export async function bolehBacaSanggah(
  pelaku: Pelaku,
  paket: Paket,
  tipe: TipeSanggah
): Promise<boolean> {
  if (tipe !== 'P' || (await bolehBacaNilai(pelaku, paket))) return true
  return bolehPaket(pelaku, await pelakuPaket(pelaku, paket.id), 'paket.gagal')
}

/** The same of its file and of the answer's. */
export async function bolehBerkasSanggah(
  pelaku: Pelaku | null,
  berkas: BerkasRow
): Promise<boolean> {
  if (!pelaku || !apakahInternal(pelaku.peran)) return bolehSurat(pelaku, berkas)
  const sanggah = await Sanggah.query()
    .where('fileSanggahVendor', berkas.jalur)
    .orWhere('fileSanggahAdmin', berkas.jalur)
    .first()
  const paket = sanggah && (await dicoba(() => paketUntuk(pelaku, sanggah.paketId)))
  return !!paket && bolehBacaSanggah(pelaku, paket, sanggah.tipe)
}
