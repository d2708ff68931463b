/** Evaluates one participant (S3 §7.3): the committee's words for what the package's evaluation stores. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { usulUrutan, type UrutanRekanan } from '@eproc/domain/tender/nilai/aturan_urutan'
import { type REASON_KEYS, type BenderaEvaluasi } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { panitia as teks } from '@eproc/i18n/id/panitia'
import type Paket from '#app/paket_berjalan/paket'
import { wajibHakPaket } from '#app/paket_berjalan/pelaku_paket'
import type { evaluasiTenderValidator } from '#app/panitia/panitia_validator'
import { paketTender, tenderUntuk } from '#app/panitia/tender_untuk'
import { evaluasiRecord } from '#app/tender/evaluasi/evaluasi'
import { bobotPaket, muatNilai, type NilaiRow } from '#app/tender/evaluasi/nilai_query'
import { simpanEvaluasi } from '#app/tender/evaluasi/simpan_evaluasi'
import { usulkanUrutan } from '#app/tender/penetapan/usulkan_penetapan'
import type { Pelaku } from '#core/auth/actor'
import { HttpError, invalidField, invalidInput, notFound, staleVersion } from '#core/http/errors'

type Masukan = Infer<typeof evaluasiTenderValidator>

/** Parts that the call changes are saved by the rules of their stage; a winner is proposed to the PPK. */
export async function evaluasiTender(
  trx: TransactionClientContract,
  actor: Pelaku,
  { tenderId, ...input }: Masukan & { tenderId: number | null }
): Promise<void> {
  const tender = await tenderUntuk(trx, { tenderId }, 'jalan')
  const { paket, nilai } = await paketPeserta(trx, await paketTender(tender), input)
  await wajibHakPaket(actor, paket, 'tender.evaluasi', trx)
  // Before it is asked what the call changes: of a stale form that would be what others have judged since.
  if (typeof input.versi === 'number' && input.versi !== nilai.versi) {
    throw staleVersion(evaluasiRecord(paket.id, nilai.id))
  }
  const bendera = bagianBerubah(nilai, input)
  if (bendera.length > 0) {
    await simpanEvaluasi(trx, actor, {
      paketPenyediaId: paket.id,
      ...Object.fromEntries(bendera.map((b) => [b, true])),
      listEvaluasi: [keBaris(nilai, input)],
    }).catch(inTheirWords)
  }
  if (input.pemenang && (input.urutan ?? 1) !== nilai.urutan) {
    const urutan = urutanBaru(paket, await muatNilai(trx, paket.id), input)
    await usulkanUrutan(trx, actor, { paketId: paket.id, urutan, alasan: input.keterangan })
  }
}

/** Fields of the package's evaluation by the committee's names. */
const NAMES: Readonly<Record<string, string>> = {
  hasilKualifikasi: 'evaluasiKualifikasi',
  lulusKualifikasi: 'pembuktianKualifikasi',
  hasilAdministrasi: 'evaluasiAdministrasi',
  lulusTeknis: 'evaluasiTeknis',
  lulusHarga: 'evaluasiHarga',
  nilaiPenawaran: 'hargaTerkoreksi',
}

/** A refusal names the fields that the caller has sent, not those that they are stored in. */
function inTheirWords(error: unknown): never {
  if (!(error instanceof HttpError) || !error.errors) throw error
  const errors = error.errors.map((finding) => {
    const field = finding.field.replace('listEvaluasi.0.', '')
    return { ...finding, field: NAMES[field] ?? field }
  })
  throw invalidInput(errors, error.message)
}

/** The package in which this vendor is evaluated; it must be named when there are several. */
async function paketPeserta(
  trx: TransactionClientContract,
  paket: readonly Paket[],
  { vendorId, paketPenyediaId }: Masukan
): Promise<{ paket: Paket; nilai: NilaiRow }> {
  const ada: { paket: Paket; nilai: NilaiRow }[] = []
  for (const p of paket) {
    if (paketPenyediaId && paketPenyediaId !== p.id) continue
    const nilai = (await muatNilai(trx, p.id)).find((n) => n.vendorId === vendorId)
    if (nilai) ada.push({ paket: p, nilai })
  }
  if (ada.length > 1) throw invalidField('paketPenyediaId', 'required', teks.aturan.paket)
  if (!ada[0]) throw notFound()
  return ada[0]
}

/** The stored evaluation with what the call says; what it does not say stays. */
function keBaris(n: NilaiRow, input: Masukan) {
  const atau = <T>(baru: T | undefined, lama: T): T => (baru === undefined ? lama : baru)
  return {
    vendorId: n.vendorId,
    hasilKualifikasi: atau(input.evaluasiKualifikasi, n.hasilKualifikasi),
    lulusKualifikasi: atau(input.pembuktianKualifikasi, n.lulusKualifikasi),
    hasilAdministrasi: atau(input.evaluasiAdministrasi, n.hasilAdministrasi),
    hasilTeknis: atau(input.hasilTeknis, n.hasilTeknis),
    lulusTeknis: atau(input.evaluasiTeknis, n.lulusTeknis),
    hasilHarga: atau(input.hasilHarga, n.hasilHarga),
    lulusHarga: atau(input.evaluasiHarga, n.lulusHarga),
    nilaiPenawaran: atau(input.hargaTerkoreksi, n.nilaiPenawaran),
    catatanKoreksi: atau(input.catatanKoreksi, n.catatanKoreksi),
    biayaEvaluasi: n.biayaEvaluasi,
    alasan: { ...n.alasan, ...input.alasan },
  }
}

function bagianBerubah(n: NilaiRow, input: Masukan): BenderaEvaluasi[] {
  const baru = keBaris(n, input)
  const beda = (...bidang: (keyof typeof baru & keyof NilaiRow)[]) =>
    bidang.some((b) => (baru[b] ?? null) !== (n[b] ?? null))
  const alasan = (bagian: (typeof REASON_KEYS)[keyof typeof REASON_KEYS]) =>
    (baru.alasan[bagian]?.trim() ?? '') !== (n.alasan[bagian] ?? '')
  const bendera: BenderaEvaluasi[] = []
  if (beda('lulusKualifikasi')) bendera.push('kualifikasi')
  else if (beda('hasilKualifikasi') || alasan('kualifikasi')) bendera.push('dokumenKualifikasi')
  if (beda('hasilAdministrasi') || alasan('administrasi')) bendera.push('administrasi')
  if (beda('hasilTeknis', 'lulusTeknis') || alasan('teknis')) bendera.push('teknis')
  const harga = beda('hasilHarga', 'lulusHarga', 'nilaiPenawaran', 'catatanKoreksi')
  if (harga || alasan('harga')) bendera.push('harga')
  return bendera
}

/** The system's ranking with this vendor moved to its place. */
function urutanBaru(
  paket: Paket,
  nilai: readonly NilaiRow[],
  { vendorId, urutan }: Masukan
): UrutanRekanan[] {
  const usul = usulUrutan(nilai, bobotPaket(paket), paket.totalPagu)
  const deret = [...usul]
    .filter(([id, u]) => u > 0 && id !== vendorId)
    .toSorted((a, b) => a[1] - b[1])
    .map(([id]) => id)
  deret.splice(Math.max(0, (urutan ?? 1) - 1), 0, vendorId)
  return nilai.map((n) => ({ vendorId: n.vendorId, urutan: deret.indexOf(n.vendorId) + 1 }))
}
