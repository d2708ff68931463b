/** quality §2.10: a mail is lost neither by a kill nor by a mail server that is away, and none comes twice. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import pg from 'pg'
import { scaled } from '../lib/limits.ts'
import { ownWorld, startServer, type OwnWorld } from '../lib/server.ts'
import { waitFor } from '../lib/wait.ts'

const JUMLAH = 12

interface Registrasi {
  jenis: 'V'
  email: string
  userId: string
  password: string
  nama: string
  jabatan: string
  noHp: string
  persetujuan: true
}

function pendaftar(): Registrasi {
  const unik = randomUUID().slice(0, 8)
  return {
    jenis: 'V',
    email: `${unik}@contoh.example`,
    userId: `uji-${unik}`,
    password: 'Panjang-Sekali-2026',
    nama: 'Uji Kotak Keluar',
    jabatan: 'Direktur',
    noHp: '08123456789',
    persetujuan: true,
  }
}

test.group('Mail in the outbox', (group) => {
  let world: OwnWorld
  group.each.setup(async () => {
    world = await ownWorld()
    return () => world.bersihkan()
  })

  async function daftarkan(url: string, isi: Registrasi) {
    return fetch(`${url}/registrasi`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(isi),
    })
  }

  async function diterima() {
    const jawaban = await fetch(new URL('/surat.json', world.surat.urlKotak))
    return (await jawaban.json()) as { kepada: string; messageId: string }[]
  }

  /** Waits until the outbox is empty: whatever was to be sent has been. */
  async function tungguKosong() {
    const klien = new pg.Client({ connectionString: world.postgres.urlSuper })
    await klien.connect()
    try {
      await waitFor(
        'an empty outbox',
        async () => {
          const antre = await klien.query(`select 1 from surat where status = 'antre' limit 1`)
          return antre.rowCount === 0
        },
        scaled(30_000)
      )
      return (await klien.query('select 1 from surat')).rowCount
    } finally {
      await klien.end()
    }
  }

  test('a server killed between commit and sending neither loses nor doubles a mail', async ({
    assert,
  }) => {
    const pertama = await startServer({ env: world.env })
    const akun = Array.from({ length: JUMLAH }, pendaftar)
    const jawaban = await Promise.all(
      akun.map((isi) => daftarkan(pertama.url, isi).catch(() => null))
    )
    await pertama.kill9()
    const diakui = akun.filter((_, i) => jawaban[i]?.ok)
    assert.isNotEmpty(diakui)

    const kedua = await startServer({ env: world.env })
    await tungguKosong()
    const surat = await diterima()
    for (const { email } of diakui) {
      assert.lengthOf(
        surat.filter((s) => s.kepada.includes(email)),
        1,
        `mail to ${email}`
      )
    }
    const nomor = surat.map((s) => s.messageId)
    assert.equal(new Set(nomor).size, nomor.length)
    await kedua.henti()
  })

  test('a refused registration sends no mail', async ({ assert }) => {
    const server = await startServer({ env: world.env })
    const isi = pendaftar()
    assert.equal((await daftarkan(server.url, isi)).status, 200)
    assert.equal(
      (await daftarkan(server.url, { ...isi, email: 'lain@contoh.example' })).status,
      400
    )
    assert.equal(await tungguKosong(), 1, 'rows in the outbox')
    assert.lengthOf(await diterima(), 1)
    await server.henti()
  })
})
