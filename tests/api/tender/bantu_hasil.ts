/** Calls of the later stages that several tests make. */
import type { Assert } from '@japa/assert'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import type { RekananBuatan } from '@eproc/database/factories/dosir'
import type { TenderUji } from '@eproc/database/factories/tender'
import type { HasilSanggah, TipeSanggah } from '@eproc/domain/common/choices'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import { data, message } from '../../lib/answers.ts'
import { dayFromNow } from '../../lib/dates.ts'
import { PDF, pdfFile } from '../../lib/files.ts'

/** POST /api/lelang/masa-sanggah/vendor; `tanpaFile` leaves the file out. */
export function sanggah(
  client: ApiClient,
  t: Pick<TenderUji, 'id'>,
  r: RekananBuatan,
  options: { tipe?: TipeSanggah; tanpaFile?: boolean; vendorId?: number } = {}
): Promise<ApiResponse> {
  const minta = client
    .post('/api/lelang/masa-sanggah/vendor')
    .bearerToken(r.token)
    .field('paketPenyediaId', String(t.id))
    .field('vendorId', String(options.vendorId ?? r.rekanan.id))
    .field('tipe', options.tipe ?? 'B')
    .field('tipeFileVendor', 'fileSanggahVendor')
  if (!options.tanpaFile) minta.file('fileSanggahVendor', PDF, pdfFile('sanggah.pdf'))
  return Promise.resolve(minta)
}

/** A contract as S3 §5.3 takes it: ninety days, at the winner's price. */
export const suratSah = () => ({
  lamaPekerjaan: 90,
  jenisHari: 'K',
  tglKontrak: dayFromNow(1),
  mulaiKontrak: dayFromNow(2),
  selesaiKontrak: dayFromNow(92),
  nilaiKontrak: 790_000_000,
})

/** PUT /api/lelang/surat-perjanjian by the PPK. */
export async function simpanKontrak(
  client: ApiClient,
  t: Pick<TenderUji, 'id' | 'tokenPpk'>
): Promise<void> {
  const saved = await client
    .put('/api/lelang/surat-perjanjian')
    .bearerToken(t.tokenPpk)
    .json({ paketPenyediaId: t.id, ...suratSah() })
  saved.assertStatus(200)
}

/** Declares the tender finished: the tabs said before whether it may be, and why not, in the refusal's words. */
export async function finishAsTold(
  assert: Assert,
  client: ApiClient,
  t: Pick<TenderUji, 'id' | 'tokenPpk'>
): Promise<ApiResponse> {
  const told = await client.get(`/api/paket/${t.id}/tab`).bearerToken(t.tokenPpk)
  const { alasan } = data<TabAnswer>(told).selesai!
  const answer = await client
    .put(`/api/rup/lelang/selesai/${t.id}`)
    .bearerToken(t.tokenPpk)
    .json({})
  assert.equal(alasan, answer.status() === 200 ? null : message(answer))
  return answer
}

export interface KirimRow {
  vendorId: number
  include?: boolean
  hasil?: HasilSanggah
  catatan?: string
  tanpaFile?: boolean
}

/** A list with a file a ticked row, as the screens of S3 §5.1 send it. */
export function sendList(
  client: ApiClient,
  options: {
    alamat: string
    token: string
    paketId: number
    daftar: string
    rows: readonly KirimRow[]
    lain?: Record<string, string>
  }
): Promise<ApiResponse> {
  const minta = client
    .post(options.alamat)
    .bearerToken(options.token)
    .field('userId', 'panitia1 '.repeat(20))
    .field('paketPenyediaId', String(options.paketId))
    .field('count', `${options.rows.length} rekanan`)
    .field(
      options.daftar,
      JSON.stringify(options.rows.map(({ tanpaFile: _t, ...r }) => ({ include: true, ...r })))
    )
  for (const [k, v] of Object.entries(options.lain ?? {})) minta.field(k, v)
  for (const [i, r] of options.rows.entries()) {
    if (r.include !== false && !r.tanpaFile) {
      minta.file(`listUploadFile[${i}]`, PDF, pdfFile(`berkas-${i}.pdf`))
    }
  }
  return Promise.resolve(minta)
}

export const jawabSanggah = (
  client: ApiClient,
  t: TenderUji,
  rows: readonly KirimRow[],
  tipe: TipeSanggah = 'B',
  token = t.tokenPokja[0]!
): Promise<ApiResponse> =>
  sendList(client, {
    alamat: '/api/lelang/masa-sanggah',
    token,
    paketId: t.id,
    daftar: 'listSanggah',
    rows,
    lain: { tipe, tipeFileAdmin: 'fileSanggahAdmin' },
  })

export const kirimSppbj = (
  client: ApiClient,
  t: TenderUji,
  rows: readonly KirimRow[],
  token = t.tokenPpk
): Promise<ApiResponse> =>
  sendList(client, {
    alamat: '/api/lelang/sppbj',
    token,
    paketId: t.id,
    daftar: 'listSppbj',
    rows,
  })

export const kirimBa = (
  client: ApiClient,
  t: TenderUji,
  rows: readonly KirimRow[],
  token = t.tokenPokja[0]!
): Promise<ApiResponse> =>
  sendList(client, {
    alamat: '/api/lelang/ba-klarifikasi-negosiasi',
    token,
    paketId: t.id,
    daftar: 'listBaPeserta',
    rows,
  })
