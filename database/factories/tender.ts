/**
 * A package in its later stages, for tests and demonstrations: vendors with opened offers, judged and determined,
 * written straight into the database. Offers that are really sealed come through the calls.
 */
import { createHash, randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { sql } from '@eproc/backend/app/core/database/sql'
import type { RekananBuatan } from './dosir.ts'
import { createPaketTerbit, keTahap, type PaketValues, type PaketUji } from './paket.ts'
import { signInAs } from './pengguna.ts'
import { createPembukaan, createPenyedia, createPeserta } from './peserta.ts'

export interface OpenedOfferValues {
  /** rupiah; with H only */
  harga?: number
  jenis?: readonly KategoriFile[]
  tahap?: string
  tahapBuka?: string
}

/** Rows of offers as they are after the act of opening; there is no content behind them. */
async function createOpenedOffer(
  paketId: number,
  rekananId: number,
  isi: OpenedOfferValues = {}
): Promise<void> {
  for (const jenis of isi.jenis ?? (['K', 'A', 'T', 'H'] as const)) {
    const sidik = createHash('sha256').update(randomUUID()).digest('hex')
    const h = jenis === 'H'
    await sql(
      db,
      `insert into penawaran (paket_id, rekanan_id, tahap, tahap_buka, jenis, versi_ke, jalur_segel, nama_segel,
         nama_asli, mime, ukuran, sha256, sha256_segel, kunci_terbungkus, kunci_terbuka, dibuka_pada, utuh,
         harga_segel, harga, diterima_pada)
       values (?, ?, ?, ?, ?, 1, ?, ''::bytea, 'penawaran.pdf', 'application/pdf', 1, ?, ?, ''::bytea, ''::bytea,
         ${sqlNow()}, true, ${h ? "''::bytea" : 'null'}, ?, ${sqlNow()})`,
      [
        paketId,
        rekananId,
        isi.tahap ?? 'pemasukan',
        isi.tahapBuka ?? 'pembukaan',
        jenis,
        `segel/${randomUUID()}`,
        sidik,
        sidik,
        h ? (isi.harga ?? 800_000_000) : null,
      ]
    )
  }
}

export interface TenderUji extends PaketUji {
  id: number
  rekanan: RekananBuatan[]
  tokenPokja: string[]
  tokenPpk: string
}

/** A published package with a vendor for each price; their offers are opened already. */
export async function createTender(
  harga: readonly number[] = [800_000_000, 850_000_000],
  isi: PaketValues = {},
  penawaran: Omit<OpenedOfferValues, 'harga'> = {}
): Promise<TenderUji> {
  const p = await createPaketTerbit(isi)
  const rekanan: RekananBuatan[] = []
  for (const [i, satu] of harga.entries()) {
    const r = await createPenyedia({ nama: `PT Peserta ${String.fromCharCode(65 + i)}`, isi: [] })
    await createPeserta(p.paket.id, r.rekanan.id)
    await createOpenedOffer(p.paket.id, r.rekanan.id, { ...penawaran, harga: satu })
    rekanan.push(r)
  }
  await createPembukaan(p.paket.id, p.pokja, penawaran.tahapBuka ?? 'pembukaan')
  return {
    ...p,
    id: p.paket.id,
    rekanan,
    tokenPokja: await Promise.all(p.pokja.map((a) => signInAs(a))),
    tokenPpk: await signInAs(p.ppk),
  }
}

export interface NilaiValues {
  lulus?: boolean
  teknis?: number
  harga?: number
  nilai?: number
}

/** A whole evaluation of one vendor; passed everything unless said otherwise. */
export async function createNilai(
  paketId: number,
  rekananId: number,
  isi: NilaiValues = {}
): Promise<void> {
  const lulus = isi.lulus ?? true
  await sql(
    db,
    `insert into evaluasi (paket_id, rekanan_id, hasil_kualifikasi, lulus_kualifikasi, hasil_administrasi,
       hasil_teknis, lulus_teknis, hasil_harga, lulus_harga, nilai_penawaran, total_nilai, alasan)
     select ?, ?, true, ?, ?, ?, ?, ?, ?, coalesce(?::bigint,
       (select harga from penawaran where paket_id = ? and rekanan_id = ? and jenis = 'H' limit 1)), ?, ?
     on conflict (paket_id, rekanan_id) do nothing`,
    [
      paketId,
      rekananId,
      lulus,
      lulus,
      isi.teknis ?? 80,
      lulus,
      isi.harga ?? 100,
      lulus,
      isi.nilai ?? null,
      paketId,
      rekananId,
      isi.teknis ?? 80,
      JSON.stringify(lulus ? {} : { administrasi: 'Surat penawaran tidak ditandatangani.' }),
    ]
  )
}

/** Confirmed ranking: the first vendor wins. */
export async function createPenetapan(
  t: Pick<TenderUji, 'id' | 'ppk' | 'pokja'>,
  urutan: readonly { id: number; nama: string }[],
  tahap = 'penetapan'
): Promise<void> {
  await sql(db, 'update evaluasi set urutan = 0 where paket_id = ?', [t.id])
  for (const [i, r] of urutan.entries()) {
    await sql(db, 'update evaluasi set urutan = ? where paket_id = ? and rekanan_id = ?', [
      i + 1,
      t.id,
      r.id,
    ])
  }
  await sql(
    db,
    `insert into penetapan (paket_id, tahap, isi, pengusul_id, diusulkan_pada, penegas_id, ditegaskan_pada, status)
     values (?, ?, ?, ?, ${sqlNow()}, ?, ${sqlNow()}, 'tegas')`,
    [
      t.id,
      tahap,
      JSON.stringify(
        urutan.map((r, i) => ({
          vendorId: r.id,
          nama: r.nama,
          urutan: i + 1,
          totalNilai: null,
          nilai: null,
          lulus: true,
        }))
      ),
      t.pokja[0]!.id,
      t.ppk.id,
    ]
  )
}

/** A tender with a determined winner (the first price), in the stage `tahap`. */
export async function createTenderDitetapkan(
  tahap: string,
  harga: readonly number[] = [800_000_000, 850_000_000],
  isi: PaketValues = {}
): Promise<TenderUji> {
  const t = await createTender(harga, isi)
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
  await createPenetapan(
    t,
    t.rekanan.map((r) => r.rekanan)
  )
  await keTahap(t.id, tahap)
  return t
}
