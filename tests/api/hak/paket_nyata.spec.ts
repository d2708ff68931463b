/**
 * Committee, work orders, monitors, reports and printouts on a package that exists: who reads and does what, line by line
 * from decisions §2. The matrix asks with ids that nobody has; here scope and relation to the package count, too.
 */
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { createPenyedia } from '@eproc/database/factories/peserta'
import { keTahap } from '@eproc/database/factories/paket'
import { createPengguna, signInAs, type PenggunaValues } from '@eproc/database/factories/pengguna'
import { createNilai, createTender, type TenderUji } from '@eproc/database/factories/tender'
import { budgetYear, cleanSlate } from '../../lib/dates.ts'
import { scaled } from '../../lib/limits.ts'
import { count, row, rows } from '../../lib/query.ts'

/** Beside guest and vendors: relative ones of the package (division 2020, directorate 20), then the roles elsewhere. */
const ORANG = {
  operator: { peran: 'operator', divisi: '2020' },
  operatorLain: { peran: 'operator', divisi: '1010' },
  manajer: { peran: 'manajer', divisi: '2020' },
  manajerLain: { peran: 'manajer', divisi: '1010' },
  ppkDirektorat: { peran: 'ppk', divisi: '20' },
  ppkLain: { peran: 'ppk', divisi: '10' },
  pa: { peran: 'pa', divisi: '20' },
  paLain: { peran: 'pa', divisi: '10' },
  operatorULP: { peran: 'operatorULP' },
  manajerULP: { peran: 'manajerULP' },
  adminit: { peran: 'adminit' },
  superAdmin: { peran: 'superAdmin' },
  unlada: { peran: 'operator', divisi: 'unlada' },
} as const satisfies Record<string, PenggunaValues>
const LUAR = ['tamu', 'peserta', 'vendorLain', 'person'] as const
const PAKET = ['pokja', 'ppkPaket'] as const
const STAF = [...PAKET, ...(Object.keys(ORANG) as (keyof typeof ORANG)[])] as const
const SEMUA = [...LUAR, ...STAF] as const
type Siapa = (typeof SEMUA)[number]

const ULP: readonly Siapa[] = ['operatorULP', 'manajerULP']
const PANITIA: readonly Siapa[] = [...ULP, 'pokja', 'unlada']
const JAUH: readonly Siapa[] = ['operatorLain', 'manajerLain', 'ppkLain', 'paLain']
const CETAK: readonly Siapa[] = ['pokja', 'ppkPaket', 'ppkDirektorat', ...ULP]
const PPK_JAUH: readonly Siapa[] = ['ppkLain']
const PPK_BUKAN_PAKET: readonly Siapa[] = ['ppkDirektorat', 'ppkLain']

type Nyata = TenderUji & { tenderId: number }
interface Baris {
  rute: (t: Nyata) => string
  isi?: object | ((t: Nyata) => object)
  /** everybody who is not named: 403, a guest 401 */
  jawab: Readonly<Record<number, readonly Siapa[]>>
}

const SPK = { nama: 'Tenaga', tipeBiaya: 'LP' }
const TABEL: readonly Baris[] = [
  { rute: (t) => `GET /api/tender/hasil/${t.id}`, jawab: { 200: SEMUA } },
  // Printouts
  { rute: (t) => `GET /api/tender/cetakan/${t.id}`, jawab: { 200: CETAK, 404: PPK_JAUH } },
  {
    rute: (t) => `POST /api/tender/cetakan/${t.id}`,
    isi: { jenis: 'pengumuman' },
    jawab: { 200: CETAK, 404: PPK_JAUH },
  },
  {
    // What was judged is secret until the winner is announced.
    rute: (t) => `POST /api/tender/cetakan/${t.id}`,
    isi: { jenis: 'evaluasi' },
    jawab: { 200: PAKET, 404: PPK_JAUH },
  },
  {
    rute: (t) => `POST /api/tender/cetakan/cabut/${t.id}`,
    isi: { jenis: 'aanwizjing', tahap: 'penjelasan', alasan: 'Belum pernah dicetak' },
    jawab: { 409: [...PAKET, 'manajerULP'], 404: PPK_JAUH },
  },
  {
    rute: (t) => `GET /rpt/tender/p1/pengumuman?paketId=${t.id}`,
    jawab: { 200: ['ppkPaket', 'ppkDirektorat', ...ULP], 404: PPK_JAUH },
  },
  {
    rute: () => 'GET /rpt/tender/p1/pengumuman',
    jawab: { 400: ['ppkPaket', 'ppkDirektorat', 'ppkLain', ...ULP] },
  },
  // The dossier of a package that has not ended
  {
    rute: (t) => `POST /api/tender/arsip/${t.id}`,
    jawab: { 409: [...PAKET, ...ULP], 404: PPK_JAUH },
  },
  // Committee
  { rute: () => 'GET /api/tender/panitia', jawab: { 200: PANITIA } },
  { rute: () => 'GET /api/tender/proses', jawab: { 200: PANITIA } },
  { rute: (t) => `GET /api/tender/paket/${t.tenderId}`, jawab: { 200: PANITIA } },
  { rute: (t) => `GET /api/tender/tahap/${t.tenderId}`, jawab: { 200: PANITIA } },
  { rute: (t) => `PUT /api/tender/status/${t.tenderId}/D1`, jawab: { 409: PANITIA } },
  { rute: (t) => `PUT /api/tender/status/${t.tenderId}/XX`, jawab: { 400: PANITIA } },
  { rute: (t) => `DELETE /api/tender/proses/${t.tenderId}`, jawab: { 409: PANITIA } },
  { rute: (t) => `GET /rest/tender/${t.tenderId}`, jawab: { 200: PANITIA } },
  {
    // Judging is the pokja's, whoever else manages the tender.
    rute: (t) => `PUT /api/tender/evaluasi/${t.tenderId}`,
    isi: (t) => ({ vendorId: t.rekanan[0]!.rekanan.id, evaluasiAdministrasi: true }),
    jawab: { 200: ['pokja'] },
  },
  {
    rute: (t) => `GET /api/tender/serah/${t.id}`,
    jawab: { 200: ['ppkPaket', ...ULP], 404: PPK_JAUH },
  },
  {
    rute: (t) => `POST /api/tender/serah/${t.id}`,
    jawab: { 409: ['ppkPaket', ...ULP], 404: PPK_JAUH },
  },
  // Work orders
  { rute: () => 'GET /api/spk', jawab: { 200: [...PANITIA, 'ppkPaket', ...PPK_BUKAN_PAKET] } },
  {
    rute: (t) => `GET /api/spk/${t.tenderId}`,
    jawab: { 200: [...PANITIA, 'ppkPaket'], 404: PPK_BUKAN_PAKET },
  },
  {
    rute: (t) => `GET /api/spk/pdf/${t.tenderId}`,
    jawab: { 409: [...PANITIA, 'ppkPaket'], 404: PPK_BUKAN_PAKET },
  },
  {
    rute: () => 'POST /api/spk',
    isi: (t) => ({ tenderId: t.tenderId, spk: [{ ...SPK, spk_pekerjaan: [] }] }),
    jawab: { 400: [...PANITIA, 'ppkPaket'], 404: PPK_BUKAN_PAKET },
  },
  // Monitors and reports: every internal role reads all of them
  { rute: () => 'GET /monitor2/proses/all', jawab: { 200: STAF } },
  { rute: () => 'GET /monitor2/proses/XX', jawab: { 404: STAF } },
  { rute: () => 'GET /monitor2/ijin-usaha/berlaku', jawab: { 200: STAF } },
  { rute: () => 'GET /monitor2/monitor-kontrak/all', jawab: { 200: STAF } },
  { rute: () => 'GET /rest/monitor-kontrak-divisi', jawab: { 200: STAF } },
  { rute: () => `GET /api/laporan/dasbor/${budgetYear()}`, jawab: { 200: STAF } },
  { rute: () => 'GET /api/laporan/dasbor/1999', jawab: { 404: STAF } },
  { rute: (t) => `GET /rest/laporan-paket/${t.id}`, jawab: { 200: STAF } },
  { rute: () => `GET /laporan/laporan-rup-summary-divisi/${budgetYear()}`, jawab: { 200: STAF } },
  // Candidates: who sees the package; names are another matter
  {
    rute: (t) => `GET /api/rup/paket/pesertanama/${t.id}/P`,
    jawab: { 200: STAF.filter((s) => !JAUH.includes(s)), 404: JAUH },
  },
]

async function nyata(): Promise<Nyata> {
  const t = await createTender()
  for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
  await keTahap(t.id, 'evaluasi')
  const { id } = await row<{ id: number }>(
    `insert into tender (kode, nama, tahun_anggaran, status, dibuat_oleh, dibuat_pada, diubah_pada)
     values ('TDR-NYATA', 'Tender nyata', ?, 'T1', ?, clock_timestamp(), clock_timestamp()) returning id`,
    [t.paket.tahunAnggaran, t.pokja[0]!.id]
  )
  await rows('update paket set tender_id = ? where id = ? returning id', [id, t.id])
  return { ...t, tenderId: id }
}

const masuk = async (isi: PenggunaValues) => signInAs(await createPengguna(isi))

async function semuaOrang(t: TenderUji): Promise<Map<Siapa, string | null>> {
  const orang = new Map<Siapa, string | null>([
    ['tamu', null],
    ['peserta', t.rekanan[0]!.token],
    ['vendorLain', (await createPenyedia()).token],
    ['person', await masuk({ peran: 'person' })],
    ['pokja', t.tokenPokja[0]!],
    ['ppkPaket', t.tokenPpk],
  ])
  for (const [nama, isi] of Object.entries(ORANG)) orang.set(nama as Siapa, await masuk(isi))
  return orang
}

function minta(
  client: ApiClient,
  baris: Baris,
  t: Nyata,
  token: string | null
): Promise<ApiResponse> {
  const [metode, alamat] = baris.rute(t).split(' ') as [string, string]
  const panggil = client.request(alamat, metode).accept('json')
  if (token) panggil.bearerToken(token)
  if (metode === 'GET') return Promise.resolve(panggil)
  return Promise.resolve(
    panggil.json((typeof baris.isi === 'function' ? baris.isi(t) : baris.isi) ?? {})
  )
}

function harus({ jawab }: Baris, siapa: Siapa): number {
  const [status] = Object.entries(jawab).find(([, orang]) => orang.includes(siapa)) ?? []
  return status === undefined ? (siapa === 'tamu' ? 401 : 403) : Number(status)
}

test.group('Rights on a package that exists', (group) => {
  group.each.setup(cleanSlate)

  test('committee, work orders, monitors, reports and printouts, everybody at every call', async ({
    client,
    assert,
  }) => {
    const t = await nyata()
    const orang = await semuaOrang(t)
    const salah: string[] = []
    for (const baris of TABEL) {
      for (const siapa of SEMUA) {
        const jawab = await minta(client, baris, t, orang.get(siapa) ?? null)
        const status = harus(baris, siapa)
        if (jawab.status() !== status)
          salah.push(`${baris.rute(t)} ${siapa}: ${jawab.status()} instead of ${status}`)
      }
    }
    assert.deepEqual(salah, [])
  }).timeout(scaled(120_000))

  test('twice at once: one printout with one number, one work order, the other one is told', async ({
    client,
    assert,
  }) => {
    const t = await nyata()
    const cetak = () =>
      client
        .post(`/api/tender/cetakan/${t.id}`)
        .bearerToken(t.tokenPpk)
        .json({ jenis: 'pengumuman' })
    for (const jawab of await Promise.all([cetak(), cetak()])) jawab.assertStatus(200)
    assert.equal(await count('cetakan'), 1)
    const pekerjaan = [{ nama: 'Ahli', quantity: 1, satuan: 1, hargaSatuan: 1000 }]
    const susun = () =>
      client
        .post('/api/spk')
        .bearerToken(t.tokenPpk)
        .json({ tenderId: t.tenderId, versi: null, spk: [{ ...SPK, spk_pekerjaan: pekerjaan }] })
    const dua = await Promise.all([susun(), susun()])
    assert.deepEqual(dua.map((j) => j.status()).toSorted(), [200, 409])
    assert.equal(await count('spk'), 1)
  })
})
