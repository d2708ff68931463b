/**
 * `npm run tour`: starts the product with demo data on a data folder of its own and takes the pictures
 * of the README's tour into docs/tur. A whole Chromium takes them (CHROMIUM_PATH): the shell without a window that the tests use
 * draws no document.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownWorld, stopServers, startServer } from '../tests/lib/server.ts'
import { closeBrowser, openContext, SCREENS, type Screen } from '../tests/lib/browser.ts'
import { AKAR } from './lib/places.ts'

interface Gambar {
  nama: string
  /** `{id}` is the package's, or the vendor's */
  jalur: string
  /** by its name: ids follow the order of the demonstration */
  paket?: string
  rekanan?: string
  akun?: string
  layar: Screen
  /** text that must be visible before the picture is taken */
  tunggu: string
}

const GAMBAR: readonly Gambar[] = [
  { nama: 'depan', jalur: '/', layar: 'desk', tunggu: 'Cara menjadi rekanan' },
  { nama: 'registrasi', jalur: '/registrasi', layar: 'phone', tunggu: 'Pendaftaran Rekanan' },
  { nama: 'dosir', jalur: '/vendor', akun: 'rekanan3', layar: 'desk', tunggu: 'bagian lengkap' },
  {
    nama: 'perusahaan',
    jalur: '/vendor/perusahaan',
    akun: 'rekanan3',
    layar: 'desk',
    tunggu: 'Identitas perusahaan',
  },
  {
    nama: 'daftar-rekanan',
    jalur: '/admin/vendor',
    akun: 'operatorulp',
    layar: 'desk',
    tunggu: 'PT Wahana Bangun Persada',
  },
  {
    nama: 'verifikasi',
    rekanan: 'PT Wahana Bangun Persada',
    jalur: '/admin/vendor/{id}/show?bagian=perusahaan',
    akun: 'operatorulp',
    layar: 'desk',
    tunggu: 'Verifikasi Rekanan',
  },
  {
    nama: 'pengguna',
    jalur: '/admin/user',
    akun: 'adminit',
    layar: 'desk',
    tunggu: 'Daftar Pengguna Internal',
  },
  {
    nama: 'jurnal',
    jalur: '/admin/audit',
    akun: 'superadmin',
    layar: 'desk',
    tunggu: 'Jejak Audit',
  },
  { nama: 'lelang', jalur: '/lelang', layar: 'phone', tunggu: 'Paket' },
  { nama: 'persetujuan', jalur: '/ppk', akun: 'ppk', layar: 'desk', tunggu: 'Menunggu Anda' },
  {
    nama: 'paket-rekanan',
    jalur: '/vendor',
    akun: 'rekanan1',
    layar: 'desk',
    tunggu: 'Masa pendaftaran',
  },
  {
    nama: 'penawaran',
    paket: 'Pematangan Lahan Kawasan Pengembangan',
    jalur: '/vendor?paket={id}&tahap=pemasukan',
    akun: 'rekanan1',
    layar: 'desk',
    tunggu: 'Penawaran Anda lengkap',
  },
  {
    nama: 'penawaran',
    paket: 'Pematangan Lahan Kawasan Pengembangan',
    jalur: '/vendor?paket={id}&tahap=pemasukan',
    akun: 'rekanan1',
    layar: 'phone',
    tunggu: 'Penawaran Anda lengkap',
  },
  {
    nama: 'pembukaan',
    paket: 'Penggantian Sistem Tata Udara Gedung',
    jalur: '/ppk/tender/{id}/show?tahap=pembukaan',
    akun: 'panitia1',
    layar: 'desk',
    tunggu: 'Pembukaan Dokumen Penawaran',
  },
]

const SANDI = 'Rahasia-2026!'
const JEDA_MS = 4000
const tujuan = join(AKAR, 'docs', 'tur')
mkdirSync(tujuan, { recursive: true })

async function token(url: string, userId: string): Promise<string> {
  const jawaban = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, password: SANDI }),
  })
  return ((await jawaban.json()) as { data: { token: string } }).data.token
}

interface Named {
  id: number
  nama: string
}

/** Ids of the demonstration's vendors, and of its packages of this year, by name. */
async function demoIds(url: string): Promise<ReadonlyMap<string, number>> {
  const headers = { authorization: `Bearer ${await token(url, 'operatorulp')}` }
  const read = async (path: string) => (await fetch(url + path, { headers })).json()
  const paket = (await read(`/api/rup/paket/lelang/tahun/${new Date().getFullYear()}`)) as {
    data: Named[]
  }
  const rekanan = (await read('/rest/vendor?range=[0,99]')) as Named[]
  return new Map([...paket.data, ...rekanan].map(({ id, nama }) => [nama, id]))
}

const world = await ownWorld({ demo: true })
try {
  const server = await startServer({ env: world.env })
  const ids = await demoIds(server.url)
  for (const g of GAMBAR) {
    const page = await (await openContext(server.url, { screen: g.layar })).newPage()
    if (g.akun) {
      const isi = await token(server.url, g.akun)
      await page.addInitScript((t) => {
        if (globalThis.self === globalThis.top) globalThis.localStorage.setItem('eproc.token', t)
      }, isi)
    }
    await page.goto(g.jalur.replace('{id}', String(ids.get(g.paket ?? g.rekanan ?? ''))))
    await page.getByText(g.tunggu).filter({ visible: true }).first().waitFor()
    // Pictures and documents inside the page have no event of their own.
    await page.waitForTimeout(JEDA_MS)
    const berkas = `${g.nama}-${SCREENS[g.layar].width}.png`
    await page.screenshot({ path: join(tujuan, berkas), animations: 'disabled' })
    await page.context().close()
    process.stdout.write(`docs/tur/${berkas}\n`)
  }
} finally {
  await closeBrowser()
  await stopServers()
  await world.bersihkan()
}
process.exit(0)
