/** Work orders as their makers read them: the committee every tender's, a PPK those of the own packages. */
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { bolehkah } from '@eproc/domain/common/rights'
import { jumlahHeader, jumlahPekerjaan } from '@eproc/domain/spk/aturan_spk'
import type { SpkAnswer, SpkTender } from '@eproc/domain/spk/answers'
import type { TenderRow } from '@eproc/domain/panitia/answers'
import { barisTender, pilihanTender, type TenderFilter } from '#app/panitia/tender_query'
import Spk from '#app/spk/spk'
import { paketSpk } from '#app/spk/spk_paket_query'
import type { Pelaku } from '#core/auth/actor'
import { notFound } from '#core/http/errors'
import type { Halaman } from '#core/http/query/query_string'

const lingkup = (pelaku: Pelaku): TenderFilter =>
  bolehkah(pelaku, 'panitia.tender.kelola') ? {} : { ppkId: pelaku.id }

/** The tender in the caller's scope; another's looks like none. */
export async function tenderSpk(pelaku: Pelaku, tenderId: number | null): Promise<TenderRow> {
  const ada = await barisTender(tenderId ?? 0, lingkup(pelaku))
  if (!ada) throw notFound()
  return ada.baris
}

/** Running and finished ones, newest first. */
export const tenderUntukSpk = (
  pelaku: Pelaku,
  halaman: Halaman<never>
): Promise<{ rows: SpkTender[]; total: number }> =>
  pilihanTender(halaman, { ...lingkup(pelaku), kelompok: 'jalan' })

export const bacaSpk = async (pelaku: Pelaku, tenderId: number | null): Promise<SpkAnswer> =>
  readSpk(await tenderSpk(pelaku, tenderId), db.connection())

/** The work order of a tender in the caller's scope. */
export async function readSpk(
  { id, kode, nama }: TenderRow,
  client: QueryClientContract
): Promise<SpkAnswer> {
  const { totalPagu, nilaiKontrak, halangan } = await paketSpk(client, id)
  const spk = await Spk.query({ client })
    .where('tenderId', id)
    .preload(
      'header',
      (q) => void q.orderBy('urut').preload('pekerjaan', (p) => void p.orderBy('urut'))
    )
    .first()
  return {
    tenderId: id,
    kode,
    nama,
    totalPagu,
    nilaiKontrak,
    total: spk?.total ?? 0,
    versi: spk?.versi ?? null,
    halangan,
    spk: (spk?.header ?? []).map((h) => ({
      id: h.id,
      nama: h.nama,
      tipeBiaya: h.tipeBiaya,
      jumlah: jumlahHeader({ spk_pekerjaan: h.pekerjaan }),
      spk_pekerjaan: h.pekerjaan.map((p) => ({
        id: p.id,
        nama: p.nama,
        quantity: p.quantity,
        satuan: p.satuan,
        hargaSatuan: p.hargaSatuan,
        jumlah: jumlahPekerjaan(p),
      })),
    })),
  }
}
