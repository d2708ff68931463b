import { urutanPengganti, type UrutanRekanan } from '@eproc/domain/tender/nilai/aturan_urutan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type Paket from '#app/paket_berjalan/paket'
import { bobotPaket, type NilaiRow } from '#app/tender/evaluasi/nilai_query'

const teks = tenderHasil.penetapan

/** The ranking that is confirmed at present. */
export const urutanKini = (nilai: readonly NilaiRow[]): UrutanRekanan[] =>
  nilai
    .filter((n) => n.urutan > 0)
    .map(({ vendorId, urutan }) => ({ vendorId, urutan }))
    .toSorted((a, b) => a.urutan - b.urutan)

/** Who would follow the determined winner, nobody maybe, until the contract form is saved; or why nothing is proposed now. */
export function rencanaPengganti(
  paket: Paket,
  nilai: readonly NilaiRow[]
): { pemenang: number | null; urutan: UrutanRekanan[]; halangan: string | null } {
  const kini = urutanKini(nilai)
  const pemenang = kini[0]?.vendorId ?? null
  const tolak = (halangan: string) => ({ pemenang, urutan: [], halangan })
  if (paket.statusPelaksanaan !== 'A') return tolak(teks.lewat)
  if (paket.tglKontrak !== null) return tolak(teks.sudahKontrak)
  if (pemenang === null) return tolak(teks.belumTetap)
  const urutan = urutanPengganti(nilai, kini, pemenang, bobotPaket(paket), paket.totalPagu)
  return { pemenang, urutan: urutan ?? [], halangan: null }
}
