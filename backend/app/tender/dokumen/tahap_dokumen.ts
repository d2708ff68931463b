/** Stages of document pick-up and until when their documents may change (decisions §5 'Addendum'). */
import { keMs, tanggalWaktu } from '@eproc/domain/common/format'
import type { Tahap } from '@eproc/domain/tahap/templat'
import { tender as teks } from '@eproc/i18n/id/tender'
import type { JadwalRow, KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { conflict, invalidField } from '#core/http/errors'

export interface TahapDokumen {
  tahap: Tahap
  baris: JadwalRow
  /** explanation between pick-up and submission, when there is one */
  penjelasan: JadwalRow | null
  pemasukan: JadwalRow | null
}

/** Nobody could read it yet; there for the first time; a change of what vendors have read. */
export type SifatDokumen = 'siap' | 'baru' | 'addendum'

/** The pick-up stages with the explanation and the first submission that follow each. */
export function tahapDokumen(k: KeadaanPaket): TahapDokumen[] {
  const baris = new Map(k.jadwal.filter((b) => b.include).map((b) => [b.kunci, b]))
  return k.templat.flatMap((tahap, i) => {
    const b = baris.get(tahap.kunci)
    if (tahap.rekanan !== 'dokumen' || !b) return []
    const sesudah = k.templat.slice(i + 1)
    const cari = (awal: string, dari: readonly Tahap[]) =>
      baris.get(dari.find((t) => t.rekanan?.startsWith(awal) && baris.has(t.kunci))?.kunci ?? '') ??
      null
    const pemasukan = cari('pemasukan:', sesudah)
    const sebelumPemasukan = sesudah.filter((t) => !pemasukan || t.urut < pemasukan.urut)
    return [{ tahap, baris: b, penjelasan: cari('penjelasan:', sebelumPemasukan), pemasukan }]
  })
}

/** The stage whose documents are worked on now: the first whose submission has not ended. */
export function tahapDokumenKini(k: KeadaanPaket): TahapDokumen | undefined {
  const semua = tahapDokumen(k)
  return semua.find((t) => k.kini < (keMs(t.pemasukan?.selesai) ?? 0)) ?? semua.at(-1)
}

/**
 * What a document stored now would be, or why none can be. Freely before the stage begins; then, once the explanation is over, as an
 * addendum until the first submission ends. What is still missing may come at any time until then; before the end of the
 * explanation it changes nothing that vendors have read.
 * @param mengganti a document of a kind that is there already
 * @param draf by the committee that prepares an unpublished package
 */
export function sifatUnggah(
  k: KeadaanPaket,
  { baris, penjelasan, pemasukan }: TahapDokumen,
  mengganti: boolean,
  draf = false
): { sifat: SifatDokumen } | { tolak: string } {
  if (draf && k.status === 'N') return { sifat: 'siap' }
  if (k.status !== 'A') return { tolak: teks.daftar.tolak.tidakBerjalan }
  const akhir = keMs(pemasukan?.selesai)
  if (akhir === null || k.kini >= akhir) return { tolak: teks.dokumen.lewat }
  const mulai = keMs(baris.mulai)
  const tampak = mulai !== null && k.kini >= mulai
  const sesudah = keMs(penjelasan?.selesai)
  if (tampak && mengganti && sesudah !== null && k.kini < sesudah) {
    return { tolak: teks.dokumen.belumAddendum(tanggalWaktu(sesudah)) }
  }
  if (!tampak) return { sifat: 'siap' }
  return { sifat: mengganti || (sesudah !== null && k.kini >= sesudah) ? 'addendum' : 'baru' }
}

/** @throws 409 with the reason why none can be stored */
export function wajibBolehUnggah(...masukan: Parameters<typeof sifatUnggah>): SifatDokumen {
  const boleh = sifatUnggah(...masukan)
  if ('tolak' in boleh) throw conflict(boleh.tolak)
  return boleh.sifat
}

/** The stage that the caller names, else the current one. */
export function pilihTahapDokumen(k: KeadaanPaket, key: string | null): TahapDokumen {
  const t = key ? tahapDokumen(k).find((x) => x.tahap.kunci === key) : tahapDokumenKini(k)
  if (!t && key) throw invalidField('tahap', 'enum', teks.errors.tahapTidakAda)
  if (!t) throw conflict(teks.errors.tahapTidakAda)
  return t
}
