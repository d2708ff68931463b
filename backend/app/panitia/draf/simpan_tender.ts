/** Saves the committee's form: everything goes to the packages of the tender (decisions §5.4). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  aturanTender,
  jadwalDiminta,
  rencanaTender,
  type TenderContext,
  type TenderInput,
} from '@eproc/domain/panitia/aturan_tender'
import { aturanBatasPla } from '@eproc/domain/panitia/aturan_batas_pla'
import type { JenisPengadaan } from '@eproc/domain/common/choices'
import { bolehkah } from '@eproc/domain/common/rights'
import { TINDAKAN_PAKET, TINDAKAN_PANITIA } from '@eproc/domain/paket/tindakan_paket'
import { keDetikMs } from '@eproc/domain/common/format'
import type { BerkasForm } from '@eproc/domain/panitia/berkas_tender'
import { panitia as teks } from '@eproc/i18n/id/panitia'
import Rekanan from '#app/dosir/rekanan'
import { paguPla } from '#app/paket/acuan/pagu_kegiatan_query'
import { paketValues, type PaketValues } from '#app/paket/isi/bentuk_paket'
import { simpanPaket } from '#app/paket/isi/simpan_paket'
import { bacaLangkah } from '#app/paket/jadwal/jadwal_query'
import type Paket from '#app/paket_berjalan/paket'
import { simpanBerkasTender } from '#app/panitia/berkas/simpan_berkas_tender'
import { paketTender, tenderUntuk, type TenderDibaca } from '#app/panitia/tender_untuk'
import type { Pelaku } from '#core/auth/actor'
import type { BerkasBaru } from '#core/files/receive_files'
import { conflict, forbidden, invalidField } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

export interface SimpanTender extends TenderDibaca {
  isian: TenderInput
  berkas: Partial<Record<BerkasForm, BerkasBaru>>
}

/** What the rules must know of the packages, of which the first stands for all. */
async function tenderContext(
  trx: TransactionClientContract,
  paket: readonly Paket[]
): Promise<TenderContext> {
  const [awal] = paket
  if (!awal) throw conflict(teks.errors.tanpaPaket)
  const { jenisPengadaan, metodePemilihan, kualifikasi } = awal
  const jadwal = await bacaLangkah(trx, awal.id)
  return { jenisPengadaan, metodePemilihan, kualifikasi, jadwal, paket }
}

/** Those that can still be published; one may have been cancelled. */
export const belumTerbit = (paket: readonly Paket[]): Paket[] =>
  paket.filter((p) => p.statusPelaksanaan === 'N')

/** Only packages that change lose their approval. @returns the tender's code */
export async function simpanTender(
  trx: TransactionClientContract,
  actor: Pelaku,
  { isian, berkas, ...dibaca }: SimpanTender
): Promise<string> {
  const tender = await tenderUntuk(trx, dibaca, 'ubah')
  const paket = belumTerbit(await paketTender(tender))
  const context = await tenderContext(trx, paket)
  enforce(aturanTender(isian, context))
  const calon = isian.metodePemilihan === 'P' ? (isian.listPeserta ?? []) : []
  await wajibRekananAda(trx, calon)
  const baru = nilaiPaket(isian, context)
  const pilihan = { metode: baru.metodePemilihan, jenis: baru.jenisPengadaan as JenisPengadaan }
  enforce(aturanBatasPla(pilihan, paket, await paguPla()))
  for (const p of paket) {
    const lama = await paketValues(p)
    if (sama(lama, baru)) continue
    wajibBukanPemutus(actor)
    const masuk = { id: p.id, isian: baru, berkas: {}, hapusBerkas: [] }
    await simpanPaket(trx, actor, { ...masuk, aturan: TINDAKAN_PANITIA.ubah })
  }
  await simpanBerkasTender(trx, actor, paket, berkas)
  await tender.sunting(actor, { pemenang: isian.pemenang!, calon })
  return tender.kode
}

/** Who approves packages does not write or submit them (decisions §2), through a committee tender either. */
export function wajibBukanPemutus(actor: Pelaku): void {
  if (bolehkah(actor, TINDAKAN_PAKET.setujui.hak)) throw forbidden(teks.errors.pemutus)
}

type NilaiPaket = Pick<
  PaketValues,
  'kbli' | 'jenisPengadaan' | 'metodePemilihan' | 'kualifikasi' | 'metodeEvaluasi' | 'listJadwal'
>

/** The form as the packages have it. */
function nilaiPaket(isian: TenderInput, context: TenderContext) {
  const rencana = rencanaTender(isian, context)!
  return {
    kbli: [...new Set(isian.kbli)].toSorted((a, b) => a - b),
    jenisPengadaan: isian.jenisPengadaan!,
    metodePemilihan: rencana.metode,
    kualifikasi: rencana.kualifikasi,
    metodeEvaluasi: isian.metodeEvaluasi!,
    listJadwal: jadwalDiminta(rencana, isian).map(({ urut, include, mulai, selesai }) => ({
      urut,
      include,
      mulai: include ? (mulai as string | null) : null,
      selesai: include ? (selesai as string | null) : null,
    })),
  }
}

/** Would saving change anything of the package? */
export function sama(lama: PaketValues, baru: NilaiPaket): boolean {
  const potret = (v: NilaiPaket) =>
    JSON.stringify([
      v.kbli,
      v.jenisPengadaan,
      v.metodePemilihan,
      v.kualifikasi,
      v.metodeEvaluasi,
      v.listJadwal?.map((l) => [l.urut, l.include, keDetikMs(l.mulai), keDetikMs(l.selesai)]),
    ])
  return potret(lama) === potret(baru)
}

async function wajibRekananAda(
  trx: TransactionClientContract,
  calon: readonly number[]
): Promise<void> {
  const ada = await Rekanan.query({ client: trx })
    .select('id')
    .whereIn('id', [...calon])
  if (new Set(calon).size !== ada.length) {
    throw invalidField('listPeserta', 'exists', teks.aturan.peserta)
  }
}
