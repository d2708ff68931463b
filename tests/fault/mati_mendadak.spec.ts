/**
 * quality §2.3: kill -9 of the server and of PostgreSQL amid uploads. What was acknowledged is there,
 * whole; no record points to a missing or half file; what a crash left is swept.
 */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import pg from 'pg'
import { duniaSendiri, nyalakan, type DuniaSendiri, type Peladen } from '../lib/peladen.ts'
import { buatRekananPolos } from '../lib/rekanan_polos.ts'

const PUTARAN = Number(process.env.TES_PUTARAN ?? 1)
const SERENTAK = 8
const UKURAN = 300_000

interface Kiriman {
  nomor: string
  sha256: string
}

/** A PDF of random content: big enough to be under way when the process dies. */
function pdf(): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(UKURAN), Buffer.from('\n%%EOF')])
}

test.group('Mati mendadak di tengah unggahan', (group) => {
  let dunia: DuniaSendiri
  let token: string
  let rekananId: number

  group.setup(async () => {
    dunia = await duniaSendiri()
    ;({ token, rekananId } = await buatRekananPolos(dunia.postgres.urlPemilik))
    return () => dunia.bersihkan()
  })

  /** Uploads one tax record after another until the server is gone; answers the acknowledged ones. */
  async function unggahTerus(url: string, henti: () => boolean): Promise<Kiriman[]> {
    const diakui: Kiriman[] = []
    while (!henti()) {
      const isi = pdf()
      const kiriman = {
        nomor: randomBytes(8).toString('hex'),
        sha256: createHash('sha256').update(isi).digest('hex'),
      }
      const badan = new FormData()
      badan.set('vendorId', String(rekananId))
      badan.set('jenis', 'PPh 25')
      badan.set('masa', '2025')
      badan.set('nomorTerima', kiriman.nomor)
      badan.set('tanggalTerima', '2026-01-15')
      badan.set(
        'dokumen',
        new Blob([new Uint8Array(isi)], { type: 'application/pdf' }),
        'bukti.pdf'
      )
      const jawaban = await fetch(`${url}/vendor/registrasi/pajak`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        body: badan,
      }).catch(() => null)
      if (jawaban?.ok) diakui.push(kiriman)
      else if (jawaban === null) break
    }
    return diakui
  }

  async function putaran(peladen: Peladen, bunuh: () => Promise<void>): Promise<Kiriman[]> {
    let henti = false
    const kerja = Array.from({ length: SERENTAK }, () => unggahTerus(peladen.url, () => henti))
    await new Promise((lanjut) => setTimeout(lanjut, 400 + Math.random() * 600))
    await bunuh()
    henti = true
    return (await Promise.all(kerja)).flat()
  }

  async function baris() {
    const klien = new pg.Client({ connectionString: dunia.postgres.urlPemilik })
    await klien.connect()
    const pajak = await klien.query<{
      nomor_terima: string
      jalur: string
      sha256: string
      ukuran: string
    }>(
      'select p.nomor_terima, b.jalur, b.sha256, b.ukuran from pajak p left join berkas b on b.jalur = p.dokumen'
    )
    const berkas = await klien.query<{ jalur: string; sha256: string; ukuran: string }>(
      'select jalur, sha256, ukuran from berkas'
    )
    await klien.end()
    return { pajak: pajak.rows, berkas: berkas.rows }
  }

  const diDisk = () => {
    const akar = join(dunia.folder, 'berkas')
    if (!existsSync(akar)) return []
    return readdirSync(akar, { recursive: true, encoding: 'utf8' })
      .filter((nama) => statSync(join(akar, nama)).isFile())
      .map((nama) => `berkas/${nama}`)
  }

  test('server dan PostgreSQL yang dibunuh tidak menghilangkan yang sudah diakui', async ({
    assert,
  }) => {
    const diakui: Kiriman[] = []
    for (let i = 0; i < PUTARAN; i++) {
      let peladen = await nyalakan({ env: dunia.env })
      diakui.push(...(await putaran(peladen, () => peladen.kill9())))

      peladen = await nyalakan({ env: dunia.env })
      const postmaster = dunia.postgres.pid
      diakui.push(
        ...(await putaran(peladen, async () => {
          process.kill(postmaster, 'SIGKILL')
          await new Promise((lanjut) => setTimeout(lanjut, 200))
        }))
      )
      await peladen.kill9()
      const mulai = performance.now()
      await dunia.nyalakanBasis()
      peladen = await nyalakan({ env: dunia.env })
      assert.isBelow(performance.now() - mulai, 15_000, 'siap kembali')
      await peladen.henti()
    }
    assert.isNotEmpty(diakui)

    const { pajak, berkas } = await baris()
    const tercatat = new Map(pajak.map((p) => [p.nomor_terima, p]))
    for (const { nomor, sha256 } of diakui) {
      assert.equal(tercatat.get(nomor)?.sha256, sha256, `kiriman ${nomor} yang diakui`)
    }
    for (const b of berkas) {
      const isi = readFileSync(join(dunia.folder, b.jalur))
      assert.equal(isi.length, Number(b.ukuran), b.jalur)
      assert.equal(createHash('sha256').update(isi).digest('hex'), b.sha256, b.jalur)
    }
  }).timeout(600_000)

  test('sisa unggahan yang terputus disapu saat server menyala kembali', async ({ assert }) => {
    const lama = new Date(Date.now() - 3_600_000)
    for (const jalur of diDisk()) utimesSync(join(dunia.folder, jalur), lama, lama)
    const peladen = await nyalakan({ env: dunia.env })
    const { berkas } = await baris()
    const dikenal = new Set(berkas.map((b) => b.jalur))
    const batas = Date.now() + 10_000
    while (Date.now() < batas && diDisk().some((j) => !dikenal.has(j))) {
      await new Promise((lanjut) => setTimeout(lanjut, 100))
    }
    assert.deepEqual(
      diDisk().filter((j) => !dikenal.has(j)),
      []
    )
    assert.sameMembers(diDisk(), [...dikenal])
    await peladen.henti()
  })
})
