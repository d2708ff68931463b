/**
 * Lists with a file a vendor, as S3 §5.1 sends them: a JSON list of rows {vendorId, include, …} and files
 * `listUploadFile[i]`, where i is the row's place in the list.
 */
import type { BerkasBaru } from '#core/files/receive_files'
import { invalidField } from '#core/http/errors'
import { plainJson } from '#core/http/input/plain_text'
import { MAX_ROWS } from '#core/http/query/query_string'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'

const teks = tenderHasil.kiriman

export interface TeksKiriman {
  minimal: string
  daftarSalah: string
  tanpaFile: (nama: string) => string
}

/** A ticked row with its vendor and file. */
export interface DipilihRow<Rekanan> {
  index: number
  rekanan: Rekanan
  berkas: BerkasBaru
  isi: Record<string, unknown>
}

/** The list, given as JSON text (multipart) or as an array; at most as long as the server answers it. */
function bacaDaftar(nilai: unknown, field: string, pesan: string): Record<string, unknown>[] {
  const list =
    typeof nilai === 'string' && nilai !== ''
      ? plainJson(nilai, invalidField(field, 'json', pesan))
      : nilai
  if (list === undefined || list === null || list === '') return []
  const objek = (x: unknown) => typeof x === 'object' && x !== null && !Array.isArray(x)
  if (!Array.isArray(list) || list.length > MAX_ROWS || !list.every(objek)) {
    throw invalidField(field, 'json', pesan)
  }
  return list as Record<string, unknown>[]
}

/** A row without `include` was not offered a tick box: it is meant. */
const dipilih = ({ include }: Record<string, unknown>): boolean =>
  include === undefined || include === true || include === 1 || include === 'true'

/** The ticked rows, at least one, with their places in the list. */
export function barisTercentang(
  nilai: unknown,
  field: string,
  pesan: Pick<TeksKiriman, 'minimal' | 'daftarSalah'>
): { isi: Record<string, unknown>; index: number }[] {
  const list = bacaDaftar(nilai, field, pesan.daftarSalah)
  const ikut = list.map((isi, index) => ({ isi, index })).filter(({ isi }) => dipilih(isi))
  if (ikut.length === 0) throw invalidField(field, 'min', pesan.minimal)
  return ikut
}

/**
 * The ticked rows; each needs a file, and is one of `calon`.
 * @param field name of the list, `listSppbj`
 */
export function barisDipilih<Rekanan extends { vendorId: number; nama: string }>(
  nilai: unknown,
  field: string,
  calon: readonly Rekanan[],
  berkas: ReadonlyMap<number, BerkasBaru>,
  pesan: TeksKiriman
): DipilihRow<Rekanan>[] {
  const ikut = barisTercentang(nilai, field, pesan)
  const terlihat = new Set<number>()
  const hasil = ikut.map(({ isi, index }) => {
    const rekanan = calon.find((c) => c.vendorId === Number(isi.vendorId))
    if (!rekanan) throw invalidField(`${field}.${index}`, 'unknown', teks.tidakDikenal)
    if (terlihat.has(rekanan.vendorId)) {
      throw invalidField(`${field}.${index}`, 'distinct', teks.ganda(rekanan.nama))
    }
    terlihat.add(rekanan.vendorId)
    const file = berkas.get(index)
    if (!file) {
      throw invalidField(`listUploadFile[${index}]`, 'required', pesan.tanpaFile(rekanan.nama))
    }
    return { index, rekanan, berkas: file, isi }
  })
  const lebih = [...berkas.keys()].find((i) => !ikut.some(({ index }) => index === i))
  if (lebih !== undefined) {
    throw invalidField(`listUploadFile[${lebih}]`, 'unknown', teks.fileTanpaBaris)
  }
  return hasil
}
