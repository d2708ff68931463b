/** What the package tests share: a complete form, and the call that sends it. */
import type { ApiClient } from '@japa/api-client'
import { createKegiatanAD, idLokasiProyek, type KegiatanUji } from '@eproc/database/factories/paket'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { jadwalAwal } from '@eproc/domain/tahap/templat'
import { data } from '../../lib/answers.ts'
import { clockNowMs } from '../../lib/dates.ts'
import { PDF, pdfFile } from '../../lib/files.ts'
import { row } from '../../lib/query.ts'

// Read from here by tests that have not moved to tests/lib yet.
export { PDF } from '../../lib/files.ts'
export { rows as baris } from '../../lib/query.ts'

const JAM = 3_600_000

/** Rows of a sound KTEN construction schedule, each stage a day, from an hour on. */
function jadwalIsian(mulaiJam = 2) {
  let awal = Math.ceil(clockNowMs() / 60_000) * 60_000 + mulaiJam * JAM
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
export async function paketInput(kegiatan?: KegiatanUji, pagu = 1_000_000_000) {
  const k = kegiatan ?? (await createKegiatanAD())
  const kbli = await row<{ id: number }>(
    `select id from kbli where kode = '41011' order by edisi desc limit 1`
  )
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
    kbli: [kbli.id],
    listJadwal: jadwalIsian(),
  }
}

/** Creates the package with its KAK through the route. */
export async function buatLewatRute(
  client: ApiClient,
  token: string,
  input?: Awaited<ReturnType<typeof paketInput>>
): Promise<RincianPaket> {
  const r = await client
    .post('/api/paket')
    .bearerToken(token)
    .field('data', JSON.stringify(input ?? (await paketInput())))
    .file('fileKAK', PDF, pdfFile('kak.pdf'))
  r.assertStatus(200)
  return data<RincianPaket>(r)
}
