/** A plan, its planner, and the calls of an import. */
import { createHash } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { createProgram } from '@eproc/database/factories/rup'
import { fetchBytes } from '../../lib/calls.ts'
import { budgetYear } from '../../lib/dates.ts'
import { type Person } from '../../lib/people.ts'
import { row } from '../../lib/query.ts'
import { type FilledCell } from '../../lib/xlsx.ts'
import { jajaran, kegiatanInput } from './bantu.ts'

export const alamat = (ekor = '') => `/api/rup/impor/${budgetYear()}${ekor}`

export const sha256 = (isi: Buffer) => createHash('sha256').update(isi).digest('hex')

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const kirim = (
  client: ApiClient,
  token: string,
  ekor: string,
  isi: Buffer,
  nama = 'rencana.xlsx'
) =>
  client
    .post(alamat(ekor))
    .bearerToken(token)
    .file('file', isi, { filename: nama, contentType: XLSX })

export const periksa = (client: ApiClient, { token }: Person, isi: Buffer) =>
  kirim(client, token, '/periksa', isi)

export const impor = (
  client: ApiClient,
  { token }: Person,
  isi: Buffer,
  lain: Record<string, string> = {}
) => kirim(client, token, '', isi).fields({ sidik: sha256(isi), ...lain })

/** A planner of division 2020 with a program, the template and rows that fit. */
export async function rencana() {
  const j = await jajaran()
  const program = await createProgram({ kode: 'PR-1', nama: 'Penataan Kawasan' })
  const { coaId } = await kegiatanInput(program, j.ppk.pengguna)
  const coa = await row<{ kode: string; nama: string }>('select kode, nama from coa where id = ?', [
    coaId,
  ])
  const templat = await fetchBytes(alamat('/templat'), j.operator.token)
  const baris = (n: number, isi: Partial<Record<number, FilledCell>> = {}): FilledCell[] =>
    [
      'PR-1 Penataan Kawasan',
      `KG-${n}`,
      `Pembangunan Taman ${n}`,
      'Konstruksi',
      `${coa.kode} ${coa.nama}`,
      'Bambang PPK',
      750_000_000,
      n % 2 ? null : 'Tahap pertama',
    ].map((sel, i) => (i in isi ? isi[i]! : sel))
  return { ...j, program, coa, templat, baris }
}
