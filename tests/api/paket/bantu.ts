/** What the package tests share: people with sessions, a complete form, calls. */
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type Pengguna from '@eproc/backend/app/akun/pengguna'
import { sekarangMs } from '@eproc/backend/app/inti/waktu'
import { buatKegiatanAD, idLokasiProyek, type KegiatanUji } from '@eproc/database/factories/paket'
import { buatPengguna, masukSebagai, type IsiPengguna } from '@eproc/database/factories/pengguna'
import type { RincianPaket } from '@eproc/domain/jawaban/paket'
import { jadwalAwal } from '@eproc/domain/tahap/templat'

export interface Orang {
  pengguna: Pengguna
  sesi: string
}

export async function orang(isi: IsiPengguna): Promise<Orang> {
  const pengguna = await buatPengguna(isi)
  return { pengguna, sesi: `Bearer ${await masukSebagai(pengguna)}` }
}
export const sesiUntuk = async (pengguna: { id: number }): Promise<string> =>
  `Bearer ${await masukSebagai(pengguna)}`

export async function baris<T>(perintah: string, nilai: readonly (string | number)[] = []) {
  const hasil = (await db.rawQuery(perintah, [...nilai])) as { rows: T[] }
  return hasil.rows
}

export async function jurnal(paketId: number, aksi: string) {
  const [b] = await baris<{
    rincian: Record<string, [unknown, unknown]>
    alasan: string | null
    pelaku_id: number
  }>(
    `select rincian, alasan, pelaku_id from jurnal where objek = 'paket' and objek_id = ? and aksi = ?
      order by id desc limit 1`,
    [String(paketId), aksi]
  )
  return b
}

const JAM = 3_600_000

/** Rows of a sound KTEN construction schedule, each stage a day, from an hour on. */
export function jadwalIsian(mulaiJam = 2) {
  let awal = Math.ceil(sekarangMs() / 60_000) * 60_000 + mulaiJam * JAM
  return jadwalAwal('TEN', 'K', 'KON').map(({ urut, include }) => {
    const mulai = awal
    awal += 24 * JAM
    return {
      urut,
      include,
      mulai: new Date(mulai).toISOString(),
      selesai: new Date(mulai + 23 * JAM).toISOString(),
      remark: null as string | null,
    }
  })
}

/** A whole form for a KTEN construction package of 922 000 000 over one activity. */
export async function isianPaket(kegiatan?: KegiatanUji, pagu = 1_000_000_000) {
  const k = kegiatan ?? (await buatKegiatanAD())
  const [kbli] = await baris<{ id: number }>(`select id from kbli where kode = '41011'`)
  return {
    nama: 'Pembangunan Rumah Susun Kenanga',
    jenisPengadaan: 'KON',
    metodePemilihan: 'TEN',
    kualifikasi: 'K' as string | null,
    metodeEvaluasi: 'NIL',
    jenisKontrak: 'LUM',
    bobotTeknis: 30,
    bobotHarga: 70,
    passingGrade: 60,
    deskripsi: 'Dua menara.',
    isPDN: true,
    listHps: [
      { uraian: 'Struktur', volume: 100, satuan: 'm2', hargaSatuan: 6_000_000 },
      { uraian: 'Arsitektur', volume: 80.5, satuan: 'm2', hargaSatuan: 4_000_000 },
    ],
    listPendanaan: [{ kegiatanId: k.id, sumberDana: 'pmd', asalDana: 'APBD', mak: '1.3.01', pagu }],
    listLokasiKerja: [{ lokasiProyekId: await idLokasiProyek(), detail: 'Blok A' }],
    kbli: [kbli!.id],
    listJadwal: jadwalIsian(),
  }
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** Creates the package with its KAK through the route. */
export async function buatLewatRute(
  client: ApiClient,
  sesi: string,
  isian?: Awaited<ReturnType<typeof isianPaket>>
): Promise<RincianPaket> {
  const r = await client
    .post('/api/paket')
    .header('authorization', sesi)
    .field('data', JSON.stringify(isian ?? (await isianPaket())))
    .file('fileKAK', PDF, { filename: 'kak.pdf', contentType: 'application/pdf' })
  r.assertStatus(200)
  return (r.body() as { data: RincianPaket }).data
}

export { PDF }
