/** Invitations as the screens send them. */
import type { ApiClient } from '@japa/api-client'
import { PDF, pdfFile } from '../../../lib/files.ts'

export const ALAMAT = '/api/lelang/undangan'

export interface Kiriman {
  paketId: number
  tipe: string
  daftar: unknown
  /** indexes that get a file */
  berkas?: readonly number[]
}

export function kirim(
  client: ApiClient,
  sesi: string,
  { paketId, tipe, daftar, berkas = [] }: Kiriman
) {
  const minta = client
    .post(ALAMAT)
    .bearerToken(sesi)
    .fields({
      // Of no weight, whatever stands in it.
      userId: 'panitia1',
      paketPenyediaId: String(paketId),
      tipe,
      count: `${berkas.length} surat`,
    })
  if (daftar !== undefined) {
    minta.field('listUndangan', typeof daftar === 'string' ? daftar : JSON.stringify(daftar))
  }
  for (const i of berkas) minta.file(`listUploadFile[${i}]`, PDF, pdfFile(`undangan-${i}.pdf`))
  return minta
}
