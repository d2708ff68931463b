/** Reference lists of the dossier's forms, public (decisions §1): KBLI, SBU, provinces and regencies. */
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { AcuanKbli, AcuanSbu, AcuanWilayah } from '@eproc/domain/jawaban/dosir'
import { bidangSalah, tidakDitemukan } from '#inti/galat'
import { kirimDaftar, kirimData } from '#inti/jawaban'
import { bacaHalaman, polaCari, tolakKueriAsing } from '#inti/kueri'
import { sql } from '#inti/sql'

interface Acuan<Urut extends string> {
  tabel: 'kbli' | 'sbu'
  kolom: string
  cari: readonly string[]
  urut: readonly Urut[]
  bawaan: string
}

/** The newest edition, unless `edisi` names another one. */
async function daftar<Baris, Urut extends string>(
  ctx: HttpContext,
  acuan: Acuan<Urut>
): Promise<{ rows: Baris[]; total: number }> {
  const h = bacaHalaman(ctx, { urut: acuan.urut, saring: ['edisi'], batas: 5000 })
  const edisi = h.saring.edisi ?? null
  if (edisi !== null && !/^\d{4}$/.test(edisi))
    throw bidangSalah('edisi', 'angka', 'Edisi berupa tahun')
  const syarat = ['t.edisi = coalesce(?::int, (select max(edisi) from ' + acuan.tabel + '))']
  const nilai: unknown[] = [edisi]
  if (h.cari) {
    syarat.push(`(${acuan.cari.map((k) => `t.${k} ilike ?`).join(' or ')})`)
    nilai.push(...acuan.cari.map(() => polaCari(h.cari!)))
  }
  const urut = h.urut ? `t.${h.urut.kolom} ${h.urut.turun ? 'desc' : 'asc'}, ` : ''
  const rows = await sql<Baris & { jumlah?: number }>(
    db,
    `select ${acuan.kolom}, count(*) over ()::int as jumlah from ${acuan.tabel} t
      where ${syarat.join(' and ')} order by ${urut}${acuan.bawaan} limit ? offset ?`,
    [...nilai, h.jumlah, h.awal]
  )
  const total = rows[0]?.jumlah ?? 0
  for (const baris of rows) delete baris.jumlah
  return { rows, total }
}

export default class AcuanController {
  async kbli(ctx: HttpContext) {
    const { rows, total } = await daftar<AcuanKbli, 'kode' | 'nama' | 'kategori'>(ctx, {
      tabel: 'kbli',
      kolom: 't.id, t.kode, t.nama, t.kategori',
      cari: ['kode', 'nama'],
      urut: ['kode', 'nama', 'kategori'],
      bawaan: 't.kode, t.id',
    })
    kirimDaftar(ctx, rows, total)
  }

  async sbu(ctx: HttpContext) {
    const { rows, total } = await daftar<AcuanSbu, 'kode' | 'subklasifikasi'>(ctx, {
      tabel: 'sbu',
      kolom: 't.id, t.kode, t.subklasifikasi, t.edisi',
      cari: ['kode', 'subklasifikasi'],
      urut: ['kode', 'subklasifikasi'],
      bawaan: 't.kode, t.id',
    })
    kirimDaftar(ctx, rows, total)
  }

  async provinsi(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    kirimData(ctx, await sql<AcuanWilayah>(db, 'select kode, nama from provinsi order by nama'))
  }

  async kabupatenKota(ctx: HttpContext) {
    tolakKueriAsing(ctx, [])
    const rows = await sql<AcuanWilayah>(
      db,
      `select kode, jenis || ' ' || nama as nama from kabupaten_kota where kode_provinsi = ?
        order by jenis desc, kabupaten_kota.nama`,
      [String(ctx.params.kodeProvinsi)]
    )
    if (rows.length === 0) throw tidakDitemukan()
    kirimData(ctx, rows)
  }
}
