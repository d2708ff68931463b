/** A company with a session, written straight into a database of its own: for tests that kill things. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import pg from 'pg'
import { sqlNow } from '@eproc/backend/app/core/clock/clock'

export interface PlainVendor {
  rekananId: number
  /** for `Authorization: Bearer …` */
  token: string
}

/** What the server has acknowledged. */
export interface TaxProof {
  id: number
  nomor: string
  /** of its document, in hex */
  sha256: string
}

export const headersOf = ({ token }: PlainVendor) => ({
  authorization: `Bearer ${token}`,
  accept: 'application/json',
})

/** What `POST /vendor/registrasi/pajak` is sent. */
export function taxProofForm(rekananId: number, nomor: string, content: Buffer): FormData {
  const form = new FormData()
  const fields = { vendorId: String(rekananId), jenis: 'PPh 25', masa: '2025' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('nomorTerima', nomor)
  form.set('tanggalTerima', '2025-12-01')
  form.set('dokumen', new Blob([new Uint8Array(content)]), 'bukti.pdf')
  return form
}

/** A record with its document, over the API. @throws Error unless it was taken */
export async function addTaxProof(
  url: string,
  vendor: PlainVendor,
  content: Buffer
): Promise<TaxProof> {
  const nomor = randomBytes(8).toString('hex')
  const answer = await fetch(`${url}/vendor/registrasi/pajak`, {
    method: 'POST',
    headers: headersOf(vendor),
    body: taxProofForm(vendor.rekananId, nomor, content),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { id: number } }
  return { id: data.id, nomor, sha256: createHash('sha256').update(content).digest('hex') }
}

/** Answers the vendor's id and a token for `Authorization: Bearer …`. */
export async function createPlainRekanan(
  urlPemilik: string,
  appKey: string
): Promise<PlainVendor & { penggunaId: number }> {
  const klien = new pg.Client({ connectionString: urlPemilik })
  await klien.connect()
  try {
    const tanda = randomBytes(4).toString('hex')
    const token = `ep_${randomBytes(32).toString('base64url')}`
    const pengguna = await klien.query<{ id: number }>(
      `insert into pengguna (login, email, nama, peran, diaktifkan_pada)
       values ($1, $2, 'Uji Rekanan', 'vendor', ${sqlNow()}) returning id`,
      [`uji-${tanda}`, `${tanda}@contoh.example`]
    )
    const penggunaId = pengguna.rows[0]!.id
    await klien.query(
      `insert into sesi (hash, pengguna_id, dibuat_pada, terakhir_pada, kedaluwarsa_pada)
       values ($1, $2, ${sqlNow()}, ${sqlNow()}, ${sqlNow()} + interval '12 hours')`,
      [createHmac('sha256', appKey).update(`sesi\n${token}`).digest(), penggunaId]
    )
    const rekanan = await klien.query<{ id: number }>(
      `insert into rekanan (pengguna_id, jenis, no_registrasi, nama)
       values ($1, 'V', $2, 'PT Uji Mati Mendadak') returning id`,
      [penggunaId, `V-UJI-${tanda}`]
    )
    return { rekananId: rekanan.rows[0]!.id, penggunaId, token }
  } finally {
    await klien.end()
  }
}
