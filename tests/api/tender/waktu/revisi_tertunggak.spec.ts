/** A stage whose deed is outstanding is moved by a revision although its time has passed (decisions §5). */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { jadwalUji, keTahap, type PaketUji } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPembukaan } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  createTenderDitetapkan,
} from '@eproc/database/factories/tender'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { data, message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { tokenFor } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'
import { world } from '../penawaran/bantu.ts'

const HARI_MS = 86_400_000

/** The schedule with everything from `dari` on sixty days later. */
async function geser(p: PaketUji, dari: number) {
  return (await jadwalUji(p.paket.id)).map(({ urut, include, mulai, selesai }) => {
    const tambah = urut >= dari ? 60 * HARI_MS : 0
    const saat = (t: Date | null) => t && new Date(t.getTime() + tambah).toISOString()
    return {
      urut,
      include,
      mulai: saat(mulai),
      selesai: saat(selesai),
      remark: tambah ? 'Terlewat' : null,
    }
  })
}

async function revisi(client: ApiClient, p: PaketUji, dari: number) {
  return client
    .post('/api/rup/jadwal/revisi')
    .bearerToken(await signInAs(p.ppk))
    .json({ paketPenyediaId: p.paket.id, listRevisiJadwal: await geser(p, dari) })
}

async function bukaUlang(client: ApiClient, p: PaketUji): Promise<number[]> {
  const jawab = await client
    .get(`/api/paket/${p.paket.id}`)
    .bearerToken(await tokenFor({ peran: 'manajerULP' }))
  return data<RincianPaket>(jawab).bukaUlang
}

test.group('Jadwal: stages whose deed is outstanding', (group) => {
  group.each.setup(cleanSlate)

  test('a missed opening and everything after it begin anew, nothing before', async ({
    assert,
    client,
  }) => {
    const d = await world(1)
    await keTahap(d.id, 'pembuktian')
    assert.deepEqual(
      await bukaUlang(client, d),
      d.jadwal.filter((j) => j.include && j.urut >= 5).map((j) => j.urut)
    )
    const awal = await revisi(client, d, 4)
    awal.assertStatus(400)
    assert.match(message(awal), /Pemasukan/)
    ;(await revisi(client, d, 5)).assertStatus(200)
    const setuju = await client
      .post(`/api/rup/jadwal/revisi/approve/${d.id}`)
      .bearerToken(await tokenFor({ peran: 'manajerULP', divisi: 'unlada' }))
    setuju.assertStatus(200)
    await keTahap(d.id, 'pembukaan')
    const minta = await client
      .post(`/api/tender/pembukaan/${d.id}`)
      .bearerToken(await signInAs(d.pokja[0]!))
      .json({})
    minta.assertStatus(200)
  })

  test('once it is done it cannot be moved, the evaluation after it can', async ({ client }) => {
    const d = await world(1)
    await createPembukaan(d.id, d.pokja)
    await rows(
      `insert into penawaran (paket_id, rekanan_id, tahap, tahap_buka, jenis, versi_ke, jalur_segel, nama_segel,
         nama_asli, mime, ukuran, sha256, sha256_segel, kunci_terbungkus, kunci_terbuka, dibuka_pada, utuh, diterima_pada)
       values (?, ?, 'pemasukan', 'pembukaan', 'A', 1, 'segel/uji', ''::bytea, 'a.pdf', 'application/pdf', 1,
         repeat('a', 64), repeat('a', 64), ''::bytea, ''::bytea, now(), true, now())`,
      [d.id, d.rekanan[0]!.rekanan.id]
    )
    await keTahap(d.id, 'undangan-pembuktian')
    ;(await revisi(client, d, 5)).assertStatus(400)
    ;(await revisi(client, d, 6)).assertStatus(200)
  })

  test('a winner that nobody determined: from the determination on, not the evaluation', async ({
    client,
  }) => {
    const t = await createTender([800_000_000, 850_000_000, 900_000_000])
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    await keTahap(t.id, 'undangan-negosiasi')
    ;(await revisi(client, t, 6)).assertStatus(400)
    ;(await revisi(client, t, 9)).assertStatus(200)
  })

  test('a determined winner whose announcement has begun stays where it is', async ({
    assert,
    client,
  }) => {
    const t = await createTenderDitetapkan('sanggah')
    assert.deepEqual(await bukaUlang(client, t), [])
    ;(await revisi(client, t, 9)).assertStatus(400)
  })

  for (const [kunci, kualifikasi, tahap, tahapBuka, berikut] of [
    ['undangan-pembuktian', 'K2', 'pemasukan-1', 'pembukaan-1', 'pembukaan-2'],
    ['undangan-tender', 'P', 'pemasukan-pra', 'pembukaan-pra', 'pembukaan-1'],
  ] as const) {
    test(`an invitation that was not sent lets no submission after it begin anew (${kunci})`, async ({
      assert,
      client,
    }) => {
      const jenis = kualifikasi === 'P' ? (['K'] as const) : (['K', 'A', 'T'] as const)
      const t = await createTender(
        [800_000_000, 850_000_000],
        { kualifikasi },
        { jenis, tahap, tahapBuka }
      )
      for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id, { nilai: 800_000_000 })
      if (kualifikasi === 'P') await createPenetapan(t, [], 'penetapan-pra')
      const urut = (k: string) => t.jadwal.find((j) => j.kunci === k)!.urut
      const masuk = berikut.replace('pembukaan', 'pemasukan')
      await keTahap(t.id, masuk, -1)
      assert.include(await bukaUlang(client, t), urut(kunci), 'nobody is late yet')
      await keTahap(t.id, masuk)
      assert.deepEqual(await bukaUlang(client, t), [], 'it runs, and can only be extended')
      await keTahap(t.id, berikut)
      assert.deepEqual(await bukaUlang(client, t), [])
      const lagi = await revisi(client, t, urut(masuk))
      lagi.assertStatus(400)
      assert.match(message(lagi), /Pemasukan/)
      // Its opening was missed, and may be moved as ever.
      await keTahap(t.id, berikut.replace('pembukaan', 'evaluasi'))
      assert.equal((await bukaUlang(client, t))[0], urut(berikut))
    })
  }
})
