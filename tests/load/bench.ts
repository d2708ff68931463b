/**
 * `npm run bench`: the product beside the floor in one run, as ratios (quality §1). Options: seconds a
 * measurement (`--detik 5`), one scenario (`--hanya cari`). Prints a table and a JSON line.
 */
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ownWorld, startServer } from '../lib/server.ts'
import { beban, type Beban, type HasilBeban } from './load.ts'
import { seedLoad, JUMLAH_LOKASI, JUMLAH_REKANAN, JUMLAH_SESI, tokenBeban } from './seed_load.ts'

const pilihan = (nama: string, bawaan: string): string => {
  const letak = process.argv.indexOf(`--${nama}`)
  return letak >= 0 ? (process.argv[letak + 1] ?? bawaan) : bawaan
}
const DETIK = Number(pilihan('detik', '4'))
const HANYA = pilihan('hanya', '')
const PEMANASAN = 1
const MB3 = 3 * 1024 * 1024

interface Skenario {
  nama: string
  batas: number
  sambungan: number
  lantai: Omit<Beban, 'sambungan' | 'detik'>
  kita: Omit<Beban, 'sambungan' | 'detik'>
}

async function startFloor(env: NodeJS.ProcessEnv): Promise<{ url: string; henti: () => void }> {
  const anak = fork(new URL('./floor.ts', import.meta.url), { env, execArgv: [] })
  const port = await new Promise<number>((siap) =>
    anak.once('message', (pesan) => siap((pesan as { port: number }).port))
  )
  return { url: `http://127.0.0.1:${port}`, henti: () => anak.kill() }
}

const memori = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const world = await ownWorld()
process.stdout.write(`Mengisi ${JUMLAH_REKANAN} rekanan …\n`)
const data = await seedLoad(world.postgres.urlPemilik, world.env.APP_KEY!)
const server = await startServer({ env: { ...world.env, NODE_ENV: 'production' } })
const lantai = await startFloor({ ...process.env, ...world.env })

const staf = { authorization: `Bearer ${tokenBeban('staf', 0)}` }
const json = { 'content-type': 'application/json' }
const KATA = ['karya', 'graha', 'duta', 'sinar']
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  randomBytes(MB3 - 20),
  Buffer.from('\n%%EOF'),
])
const PEMISAH = 'batasbench'

function formulir(input: Readonly<Record<string, unknown>>, bidang: string): Buffer {
  const kepala = Object.entries(input)
    .map(([k, v]) => `--${PEMISAH}\r\ncontent-disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`)
    .join('')
  return Buffer.concat([
    Buffer.from(
      `${kepala}--${PEMISAH}\r\ncontent-disposition: form-data; name="${bidang}"; filename="bukti.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
    ),
    pdf,
    Buffer.from(`\r\n--${PEMISAH}--\r\n`),
  ])
}

const formulirPajak = (ke: number): Buffer =>
  formulir(
    {
      vendorId: data.rekanan[ke % JUMLAH_SESI]!.rekananId,
      jenis: 'PPh 25',
      masa: '2025',
      nomorTerima: `B-${ke}-${randomBytes(4).toString('hex')}`,
      tanggalTerima: '2026-01-15',
    },
    'dokumen'
  )

/** One file of an offer, a new version each time. */
const formulirPenawaran = (ke: number): Buffer =>
  formulir(
    { paketPenyediaId: data.paket, vendorId: data.rekanan[ke % JUMLAH_SESI]!.rekananId },
    'fileTeknis'
  )

const get = (jalur: string) => ({ url: `${server.url}${jalur}`, kepala: staf })
const dasar = (jalur: string) => ({ url: `${lantai.url}${jalur}` })
const SKENARIO: readonly Skenario[] = [
  {
    nama: 'daftar 10, terurut, dengan jumlah',
    batas: 0.4,
    sambungan: 16,
    lantai: dasar('/daftar'),
    kita: get('/vendor/registrasi/perusahaan?halaman=1&perHalaman=10&urut=nama'),
  },
  {
    nama: 'daftar 25, dua saringan',
    batas: 0.4,
    sambungan: 16,
    lantai: dasar('/saring'),
    kita: get('/vendor/registrasi/perusahaan?perHalaman=25&urut=nama&status=A&jenis=V'),
  },
  {
    nama: 'cari 25',
    batas: 0.6,
    sambungan: 16,
    lantai: dasar(`/cari?q=${KATA[0]}`),
    kita: get(`/vendor/registrasi/perusahaan?perHalaman=25&urut=nama&q=${KATA[0]}`),
  },
  {
    nama: 'satu catatan',
    batas: 0.25,
    sambungan: 16,
    lantai: dasar(`/satu?n=${data.lokasi + JUMLAH_LOKASI / 2}`),
    kita: get(`/rest/lokasi-proyek/${data.lokasi + JUMLAH_LOKASI / 2}`),
  },
  {
    nama: 'daftar publik 15',
    batas: 0.6,
    sambungan: 16,
    lantai: dasar('/publik'),
    kita: { url: `${server.url}/api/berita-informasi/I?halaman=1&perHalaman=15` },
  },
  {
    nama: 'ubah dengan jurnal',
    batas: 0.15,
    sambungan: 16,
    lantai: {
      url: `${lantai.url}/ubah`,
      metode: 'POST',
      badan: (ke) =>
        Buffer.from(JSON.stringify({ id: data.staf[ke % JUMLAH_SESI], nama: `Staf ${ke}` })),
    },
    kita: {
      url: `${server.url}/api/userman/profil`,
      metode: 'PUT',
      kepala: (ke) => ({
        authorization: `Bearer ${tokenBeban('staf', ke % JUMLAH_SESI)}`,
        ...json,
      }),
      badan: (ke) => Buffer.from(JSON.stringify({ nama: `Staf ${ke}` })),
    },
  },
  {
    nama: 'unggah 3 MB, sha256, fsync',
    batas: 0.8,
    sambungan: 8,
    lantai: { url: `${lantai.url}/unggah`, metode: 'POST', badan: () => pdf },
    kita: {
      url: `${server.url}/vendor/registrasi/pajak`,
      metode: 'POST',
      kepala: (ke) => ({
        'authorization': `Bearer ${tokenBeban('rekanan', ke % JUMLAH_SESI)}`,
        'content-type': `multipart/form-data; boundary=${PEMISAH}`,
      }),
      badan: formulirPajak,
    },
  },
  {
    // Sealed, read back, decrypted and compared, with a signed receipt: twice the bytes of the floor's plain file.
    nama: 'penawaran tersegel 3 MB',
    batas: 0.5,
    sambungan: 8,
    lantai: { url: `${lantai.url}/unggah`, metode: 'POST', badan: () => pdf },
    kita: {
      url: `${server.url}/api/lelang/upload/penawaran`,
      metode: 'PUT',
      kepala: (ke) => ({
        'authorization': `Bearer ${tokenBeban('rekanan', ke % JUMLAH_SESI)}`,
        'content-type': `multipart/form-data; boundary=${PEMISAH}`,
      }),
      badan: formulirPenawaran,
    },
  },
]

interface Hasil {
  nama: string
  batas: number
  rasio: number
  lantai: HasilBeban
  kita: HasilBeban
  memoriMb: number
}

const hasil: Hasil[] = []
try {
  for (const s of SKENARIO.filter((x) => x.nama.includes(HANYA))) {
    const ukur = async (isi: Omit<Beban, 'sambungan' | 'detik'>) => {
      await beban({ ...isi, sambungan: s.sambungan, detik: PEMANASAN })
      return beban({ ...isi, sambungan: s.sambungan, detik: DETIK })
    }
    const l = await ukur(s.lantai)
    const k = await ukur(s.kita)
    const satu = {
      nama: s.nama,
      batas: s.batas,
      rasio: k.perDetik / l.perDetik,
      lantai: l,
      kita: k,
      memoriMb: memori(server.pid),
    }
    hasil.push(satu)
    cetak(satu)
  }
} finally {
  lantai.henti()
  await server.henti()
  await world.bersihkan()
}
process.stdout.write(`${JSON.stringify(hasil.map(ringkas))}\n`)
process.exit(hasil.every((h) => h.kita.gagal === 0) ? 0 : 1)

function cetak(h: Hasil): void {
  const angka = (n: number, d = 0) => n.toFixed(d)
  process.stdout.write(
    `${h.nama.padEnd(36)} lantai ${angka(h.lantai.perDetik).padStart(6)}/s  kita ${angka(h.kita.perDetik).padStart(6)}/s  ` +
      `rasio ${angka(h.rasio, 2)} (sasaran ≥ ${h.batas})  p99 ${angka(h.lantai.p99, 1)} → ${angka(h.kita.p99, 1)} ms  ` +
      `gagal ${h.kita.gagal ? JSON.stringify(h.kita.status) : 0}  RSS ${angka(h.memoriMb)} MB\n`
  )
}

function ringkas(h: Hasil) {
  return {
    nama: h.nama,
    rasio: Number(h.rasio.toFixed(3)),
    p99: [h.lantai.p99, h.kita.p99],
    gagal: h.kita.gagal,
    memoriMb: Math.round(h.memoriMb),
  }
}
