/**
 * What the public sees of a package: template × stage × time × status against a golden table, written by hand from the list of
 * stages before the test (decisions §5 'Visibility', 'Results', §5.1). Tabs of vendors and staff: tests/unit/tahap.
 */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { keTahap } from '@eproc/database/factories/paket'
import {
  createNilai,
  createPenetapan,
  createTender,
  type TenderUji,
} from '@eproc/database/factories/tender'
import type {
  JenisPengadaan,
  Kualifikasi,
  MetodePemilihan,
  StatusPelaksanaan,
} from '@eproc/domain/common/choices'
import { KODE_TEMPLAT, TEMPLAT, type KodeTemplat } from '@eproc/domain/tahap/templat'
import type { HasilPaket } from '@eproc/domain/tender/answers_hasil'
import { data } from '../../../lib/answers.ts'
import { budgetYear, cleanSlate, sqlNow } from '../../../lib/dates.ts'
import { ownerRows, rows } from '../../../lib/query.ts'

interface Golden {
  jenis: JenisPengadaan
  /** in public lists at all */
  listed: boolean
  /** numbers of the stages in which an objection period runs */
  objection: readonly number[]
  /** from this stage on everybody reads who won */
  result: number
  /** the stage whose determination is confirmed before */
  determined: string
}

const GOLDEN: Readonly<Record<KodeTemplat, Golden>> = {
  TLA: { jenis: 'BAR', listed: false, objection: [], result: 0, determined: 'penetapan-penyedia' },
  PLA: { jenis: 'BAR', listed: true, objection: [], result: 6, determined: 'pembukaan' },
  KTEN: { jenis: 'KON', listed: true, objection: [11], result: 10, determined: 'penetapan' },
  KSEL: { jenis: 'KOL', listed: true, objection: [11], result: 10, determined: 'penetapan' },
  K2TEN: { jenis: 'KON', listed: true, objection: [14, 15], result: 13, determined: 'penetapan' },
  PTEN: {
    jenis: 'KON',
    listed: true,
    objection: [11, 26, 27],
    result: 25,
    determined: 'penetapan',
  },
  PSEL: { jenis: 'KOL', listed: true, objection: [11, 26], result: 25, determined: 'penetapan' },
}
const STOPPED: readonly StatusPelaksanaan[] = ['N', 'P', 'S', 'G', 'B', 'U']

/** In the list of packages, in that of objections, in that of results; the winner that its own page names. */
async function seen(client: ApiClient, { id }: TenderUji) {
  const has = async (url: string) => {
    const answer = await client.get(url)
    answer.assertStatus(200)
    return data<{ id: number }[]>(answer).some((p) => p.id === id)
  }
  const page = await client.get(`/api/tender/hasil/${id}`)
  return {
    list: await has(`/api/rup/paket/info/tahun/${budgetYear()}`),
    objection: await has('/api/lelang/masa-sanggah'),
    result: await has('/api/lelang/hasil-tender'),
    winner: page.status() === 200 ? (data<HasilPaket>(page).pemenang?.nama ?? null) : null,
  }
}

/** Judged and determined; nobody says so before its stage. */
async function determined(kode: KodeTemplat, golden: Golden): Promise<TenderUji> {
  const metode = kode.slice(-3) as MetodePemilihan
  const kualifikasi = kode.slice(0, -3) as Kualifikasi | ''
  const values = { metode, jenis: golden.jenis, ...(kualifikasi ? { kualifikasi } : {}) }
  const t = await createTender([800_000_000, 850_000_000], values)
  for (const { rekanan } of t.rekanan) await createNilai(t.id, rekanan.id)
  await createPenetapan(t, [t.rekanan[0]!.rekanan], golden.determined)
  return t
}

/** A package that stopped did so at this moment, as the database takes it from the time of the change; only its owner takes a publication back. */
const withStatus = (id: number, status: StatusPelaksanaan) =>
  ownerRows(
    `update paket set status_pelaksanaan = ?, diubah_pada = ${sqlNow()},
       diterbitkan_pada = case when ? then null else ${sqlNow()} end where id = ? returning id`,
    [status, status === 'N', id]
  )

test.group('What the public sees: template × stage × time × status', (group) => {
  group.each.setup(cleanSlate)

  for (const kode of KODE_TEMPLAT) {
    test(kode, async ({ assert, client }) => {
      const golden = GOLDEN[kode]
      const t = await determined(kode, golden)
      const stages = TEMPLAT[kode].filter(({ urut }) => t.jadwal[urut - 1]!.include)
      const expected = (urut: number, status: StatusPelaksanaan) => {
        const public_ = golden.listed && status !== 'N'
        const announced = public_ && golden.result > 0 && urut >= golden.result
        return {
          list: public_,
          objection: public_ && status === 'A' && golden.objection.includes(urut),
          result: announced && 'ASP'.includes(status),
          winner: announced ? 'PT Peserta A' : null,
        }
      }
      for (const { urut, kunci } of stages) {
        await keTahap(t.id, kunci)
        assert.deepEqual(await seen(client, t), expected(urut, 'A'), `${kunci} A`)
        // A minute before it begins, the stage before it is over and none runs.
        if (urut === golden.result || golden.objection.includes(urut)) {
          await keTahap(t.id, kunci, -1)
          const before = { ...expected(urut - 1, 'A'), objection: false }
          assert.deepEqual(await seen(client, t), before, `${kunci} A, before`)
          await keTahap(t.id, kunci)
        }
        if (urut !== golden.result && urut !== golden.objection[0] && urut !== 1) continue
        for (const status of STOPPED) {
          await withStatus(t.id, status)
          assert.deepEqual(await seen(client, t), expected(urut, status), `${kunci} ${status}`)
        }
        await withStatus(t.id, 'A')
      }
    })
  }

  test('a winner that is not confirmed is nobody’s to know, whatever the time', async ({
    assert,
    client,
  }) => {
    for (const kode of ['PLA', 'KTEN', 'K2TEN', 'PTEN'] as const) {
      const t = await determined(kode, GOLDEN[kode])
      await rows(
        `update penetapan set status = 'usul', penegas_id = null, ditegaskan_pada = null
                   where paket_id = ? returning id`,
        [t.id]
      )
      await keTahap(t.id, TEMPLAT[kode].at(-1)!.kunci)
      const { result, winner } = await seen(client, t)
      assert.deepEqual([result, winner], [false, null], kode)
    }
  })
})
