/** What the bench sends, to the product and to the floor (quality §1). */
import { randomBytes } from 'node:crypto'
import type { Scenario } from './measure.ts'
import { JUMLAH_LOKASI, JUMLAH_SESI, tokenBeban, type seedLoad } from './seed_load.ts'

const MB3 = 3 * 1024 * 1024
const BOUNDARY = 'batasbench'
const JSON_TYPE = { 'content-type': 'application/json' }
const WORD = 'karya'
const STAFF = { authorization: `Bearer ${tokenBeban('staf', 0)}` }

const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  randomBytes(MB3 - 20),
  Buffer.from('\n%%EOF'),
])

function form(input: Readonly<Record<string, unknown>>, field: string): Buffer[] {
  const fields = Object.entries(input)
    .map(([k, v]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`)
    .join('')
  return [
    Buffer.from(
      `${fields}--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="bukti.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
    ),
    pdf,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]
}

const asVendor = (n: number) => ({
  'authorization': `Bearer ${tokenBeban('rekanan', n % JUMLAH_SESI)}`,
  'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
})

export interface World {
  ours: string
  floor: string
  data: Awaited<ReturnType<typeof seedLoad>>
}

export const scenarios = (world: World): Scenario[] => [...reads(world), ...writes(world)]

function reads({ ours, floor, data }: World): Scenario[] {
  const get = (path: string) => ({ url: `${ours}${path}`, kepala: STAFF })
  const bare = (path: string) => ({ url: `${floor}${path}` })
  const place = data.lokasi + JUMLAH_LOKASI / 2
  const vendors = '/vendor/registrasi/perusahaan'
  return [
    {
      name: 'daftar 10, terurut, dengan jumlah',
      bar: 0.6,
      connections: 16,
      floor: bare('/daftar'),
      ours: get(`${vendors}?halaman=1&perHalaman=10&urut=nama`),
    },
    {
      name: 'daftar 25, dua saringan',
      bar: 0.8,
      connections: 16,
      floor: bare('/saring'),
      ours: get(`${vendors}?perHalaman=25&urut=nama&status=A&jenis=V`),
    },
    {
      name: 'cari 25',
      bar: 0.8,
      connections: 16,
      floor: bare(`/cari?q=${WORD}`),
      ours: get(`${vendors}?perHalaman=25&urut=nama&q=${WORD}`),
    },
    {
      name: 'satu catatan',
      bar: 0.3,
      connections: 16,
      floor: bare(`/satu?n=${place}`),
      ours: get(`/rest/lokasi-proyek/${place}`),
    },
    {
      name: 'daftar publik 15',
      bar: 0.6,
      connections: 16,
      floor: bare('/publik'),
      ours: { url: `${ours}/api/berita-informasi/I?halaman=1&perHalaman=15` },
    },
  ]
}

function writes({ ours, floor, data }: World): Scenario[] {
  const vendor = (n: number) => data.rekanan[n % JUMLAH_SESI]!.rekananId
  const upload = { url: `${floor}/unggah`, metode: 'POST', badan: () => [pdf] }
  return [
    {
      name: 'ubah dengan jurnal',
      bar: 0.2,
      connections: 16,
      floor: {
        url: `${floor}/ubah`,
        metode: 'POST',
        badan: (n) => [
          Buffer.from(JSON.stringify({ id: data.staf[n % JUMLAH_SESI], nama: `Staf ${n}` })),
        ],
      },
      ours: {
        url: `${ours}/api/userman/profil`,
        metode: 'PUT',
        kepala: (n) => ({
          authorization: `Bearer ${tokenBeban('staf', n % JUMLAH_SESI)}`,
          ...JSON_TYPE,
        }),
        badan: (n) => [Buffer.from(JSON.stringify({ nama: `Staf ${n}` }))],
      },
    },
    {
      name: 'unggah 3 MB, sha256, fsync',
      bar: 0.8,
      connections: 8,
      floor: upload,
      ours: {
        url: `${ours}/vendor/registrasi/pajak`,
        metode: 'POST',
        kepala: asVendor,
        badan: (n) =>
          form(
            {
              vendorId: vendor(n),
              jenis: 'PPh 25',
              masa: '2025',
              nomorTerima: `B-${n}-${randomBytes(4).toString('hex')}`,
              tanggalTerima: '2026-01-15',
            },
            'dokumen'
          ),
      },
    },
    {
      // Sealed, read back, decrypted and compared, with a signed receipt; a new version each time.
      name: 'penawaran tersegel 3 MB',
      bar: 0.5,
      connections: 8,
      floor: upload,
      ours: {
        url: `${ours}/api/lelang/upload/penawaran`,
        metode: 'PUT',
        kepala: asVendor,
        badan: (n) => form({ paketPenyediaId: data.paket, vendorId: vendor(n) }, 'fileTeknis'),
      },
    },
  ]
}
