/** Shapes of the dossier's forms. Lengths and contents are the domain rules' part: their messages are the specification's. */
import vine from '@vinejs/vine'
import { parameterAngka } from '#inti/parameter'
import type { AturanBerkas, BerkasBaru } from '#inti/terima_berkas'
import { hariIni } from '#inti/waktu'
import { BATAS_BAWAAN, type AturanDokumen } from '@eproc/domain/dosir/dokumen'
import type { KonteksDokumen, Unggahan } from '@eproc/domain/dosir/aturan_dasar'
import { npwp } from '@eproc/domain/format'

/** Multipart knows text only, JSON callers may send numbers: both are kept as text. */
const keTeks = (nilai: unknown): unknown =>
  typeof nilai === 'number' && Number.isFinite(nilai) ? String(nilai) : nilai

/** Text, days and numbers as they were typed; at most `maks` characters whatever the rule says later. */
export const isi = (maks = 2000) =>
  vine.string().parse(keTeks).trim().maxLength(maks).nullable().optional()

/** A yes or no; absent means no. */
export const centang = () => vine.boolean().nullable().optional()

/** An id that may be a sentinel (-999, -1) or null. */
export const idBoleh = () =>
  vine.number().withoutDecimals().min(-999).max(2147483647).nullable().optional()

/** The account's address, which the specification's calls send along; the session decides, not this. */
export const emailR = () => vine.string().trim().maxLength(254).nullable().optional()

/** Fields that every form may send beside its own. */
export const bersama = {
  vendorId: idBoleh(),
  versi: idBoleh(),
}

/** What `denganBerkas` wants to know of the documents. */
export function aturanBerkas<D extends string>(
  dokumen: Readonly<Record<D, { aturan: AturanDokumen }>>
): Record<D, AturanBerkas> {
  const hasil = {} as Record<D, AturanBerkas>
  for (const f of Object.keys(dokumen) as D[]) {
    hasil[f] = { jenis: dokumen[f].aturan.jenis, maks: dokumen[f].aturan.batas }
  }
  return hasil
}

/** Received files as the domain rules see them. */
export function unggahan<D extends string>(
  berkas: Partial<Record<D, BerkasBaru>>
): Partial<Record<D, Unggahan>> {
  const hasil: Partial<Record<D, Unggahan>> = {}
  for (const f of Object.keys(berkas) as D[]) {
    const b = berkas[f]
    if (b) hasil[f] = { name: b.namaAsli, size: b.ukuran }
  }
  return hasil
}

/** Today, size limits and which documents the stored record has. */
export async function konteksDokumen<D extends string>(
  lama: Readonly<Record<D, string | null>> | null,
  bidang: readonly D[]
): Promise<KonteksDokumen<D>> {
  const tersimpan: Partial<Record<D, boolean>> = {}
  for (const f of bidang) tersimpan[f] = Boolean(lama?.[f])
  const bawaan = BATAS_BAWAAN.MAKS_UKURAN_DOKUMEN
  return {
    hariIni: hariIni(),
    batasMb: { MAKS_UKURAN_DOKUMEN: await parameterAngka('MAKS_UKURAN_DOKUMEN', bawaan) },
    tersimpan,
  }
}

/** Text for a column: empty becomes null. */
export const kolom = (nilai: string | null | undefined): string | null => nilai?.trim() || null
/** Text of a field whose rule made sure that it is filled. */
export const wajib = (nilai: string | null | undefined): string => nilai?.trim() ?? ''
/** NPWP in its mask; a masked one (`***…1234`) stays as it is. */
export const npwpTampil = (nilai: string): string => (nilai.includes('*') ? nilai : npwp(nilai))
