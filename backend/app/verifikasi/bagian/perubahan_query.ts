/**
 * What changed in a section since it was last set to A, read from the journal, and what verifiers decided on
 * it. Identity numbers are masked there already.
 */
import db from '@adonisjs/lucid/services/db'
import { bagianUntuk } from '@eproc/domain/dosir/bagian'
import { keIso } from '@eproc/domain/common/format'
import type {
  KeputusanBagian,
  NilaiJurnal,
  PerubahanBagian,
  RiwayatBagian,
} from '@eproc/domain/verifikasi/answers'
import { cariRekanan } from '#app/verifikasi/rekanan/keadaan_query'
import { notFound } from '#core/http/errors'
import { sql } from '#core/database/sql'

interface JurnalRow {
  id: number
  waktu: Date
  pelaku_nama: string
  aksi: string
  alasan: string | null
  rincian: {
    catatanId?: number
    perubahan?: Record<string, [NilaiJurnal, NilaiJurnal]>
  }
}

/** Decisions of one page. */
const KEPUTUSAN = 20

const MILIK = `from jurnal where objek = 'rekanan' and objek_id = ? and rincian->>'bagian' = ?`
const KOLOM = 'select id, waktu, pelaku_nama, aksi, alasan, rincian'

/** What changed since the last verification, whole, and a page of decisions: those older than `sebelum`. */
export async function perubahanBagian(
  id: number | null,
  key: string,
  sebelum: number | null
): Promise<RiwayatBagian> {
  const rekanan = await cariRekanan(id)
  if (!bagianUntuk(rekanan.jenis).some((b) => b.kunci === key)) throw notFound()
  const milik = [String(rekanan.id), key]
  const keputusan = await sql<JurnalRow>(
    db,
    `${KOLOM} ${MILIK} and aksi like 'verifikasi.%' and (?::bigint is null or id < ?)
      order by id desc limit ${KEPUTUSAN + 1}`,
    [...milik, sebelum, sebelum]
  )
  const [terakhirA] = await sql<JurnalRow>(
    db,
    `${KOLOM} ${MILIK} and aksi = 'verifikasi.setujui' order by id desc limit 1`,
    milik
  )
  // Without the oldest of them 'before' would be untrue; what is answered is one entry a record.
  const sesudah = terakhirA
    ? await sql<JurnalRow>(
        db,
        `${KOLOM} ${MILIK} and id > ? and jsonb_exists(rincian, 'perubahan') order by id`,
        [...milik, terakhirA.id]
      )
    : []
  return {
    diverifikasiPada: terakhirA ? keIso(terakhirA.waktu) : null,
    perubahan: ringkas(sesudah),
    keputusan: keputusan.slice(0, KEPUTUSAN).map(keKeputusan),
    lebihLama: keputusan.length > KEPUTUSAN,
  }
}

const keKeputusan = (b: JurnalRow): KeputusanBagian => ({
  id: b.id,
  waktu: keIso(b.waktu)!,
  pelaku: b.pelaku_nama,
  aksi: b.aksi.replace('verifikasi.', '') as KeputusanBagian['aksi'],
  catatan: b.alasan,
})

/** The first value before and the last one after, a record; what went back to where it was disappears. */
function ringkas(baris: readonly JurnalRow[]): PerubahanBagian[] {
  const menurutCatatan = new Map<number, JurnalRow[]>()
  for (const b of baris) {
    const key = b.rincian.catatanId ?? 0
    menurutCatatan.set(key, [...(menurutCatatan.get(key) ?? []), b])
  }
  return [...menurutCatatan].flatMap(([catatanId, daftar]) => {
    const isi = new Map<string, [NilaiJurnal, NilaiJurnal]>()
    for (const b of daftar) {
      for (const [column, [previous, baru]] of Object.entries(b.rincian.perubahan ?? {})) {
        isi.set(column, [isi.has(column) ? isi.get(column)![0] : previous, baru])
      }
    }
    const beda = [...isi].filter(([, [a, b]]) => JSON.stringify(a) !== JSON.stringify(b))
    if (beda.length === 0) return []
    const awal = daftar[0]!
    const akhir = daftar.at(-1)!
    const jenis = awal.aksi.endsWith('.tambah')
      ? 'tambah'
      : akhir.aksi.endsWith('.hapus')
        ? 'hapus'
        : 'ubah'
    return [
      {
        catatanId,
        jenis,
        waktu: keIso(akhir.waktu)!,
        pelaku: akhir.pelaku_nama,
        isi: beda.map(([column, [sebelum, sesudah]]) => ({ kolom: column, sebelum, sesudah })),
      } satisfies PerubahanBagian,
    ]
  })
}
