/** quality §2.10: a mail is lost neither by a kill nor by a mail server that is away, and none comes twice. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import pg from 'pg'
import { duniaSendiri, nyalakan, type DuniaSendiri } from '../lib/peladen.ts'

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

test.group('Surat di kotak keluar', (group) => {
  let dunia: DuniaSendiri
  group.each.setup(async () => {
    dunia = await duniaSendiri()
    return () => dunia.bersihkan()
  })

  async function daftarkan(url: string, isi: Registrasi) {
    return fetch(`${url}/registrasi`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(isi),
    })
  }

  async function diterima() {
    const jawaban = await fetch(new URL('/surat.json', dunia.surat.urlKotak))
    return (await jawaban.json()) as { kepada: string; messageId: string }[]
  }

  async function tungguTerkirim(banyak: number) {
    const batas = Date.now() + 30_000
    while (Date.now() < batas) {
      const surat = await diterima()
      if (surat.length >= banyak) return surat
      await new Promise((lanjut) => setTimeout(lanjut, 100))
    }
    return diterima()
  }

  test('server yang dimatikan di antara commit dan pengiriman tidak kehilangan dan tidak menggandakan surat', async ({
    assert,
  }) => {
    const pertama = await nyalakan({ env: dunia.env })
    const akun = Array.from({ length: JUMLAH }, pendaftar)
    const jawaban = await Promise.all(
      akun.map((isi) => daftarkan(pertama.url, isi).catch(() => null))
    )
    await pertama.kill9()
    const diakui = akun.filter((_, i) => jawaban[i]?.ok)
    assert.isNotEmpty(diakui)

    const kedua = await nyalakan({ env: dunia.env })
    const surat = await tungguTerkirim(diakui.length)
    await new Promise((lanjut) => setTimeout(lanjut, 500))
    for (const { email } of diakui) {
      assert.lengthOf(
        surat.filter((s) => s.kepada.includes(email)),
        1,
        `surat untuk ${email}`
      )
    }
    const nomor = (await diterima()).map((s) => s.messageId)
    assert.equal(new Set(nomor).size, nomor.length)
    await kedua.henti()
  })

  test('pendaftaran yang ditolak tidak mengirim surat', async ({ assert }) => {
    const peladen = await nyalakan({ env: dunia.env })
    const isi = pendaftar()
    assert.equal((await daftarkan(peladen.url, isi)).status, 200)
    assert.equal(
      (await daftarkan(peladen.url, { ...isi, email: 'lain@contoh.example' })).status,
      400
    )
    await tungguTerkirim(1)
    await new Promise((lanjut) => setTimeout(lanjut, 1500))
    assert.lengthOf(await diterima(), 1)
    const klien = new pg.Client({ connectionString: dunia.postgres.urlSuper })
    await klien.connect()
    const antre = await klien.query(`select 1 from surat where status = 'antre'`)
    await klien.end()
    assert.equal(antre.rowCount, 0)
    await peladen.henti()
  })
})
