/** Every template with all stages left out that may be: it still comes to its end (decisions §5 'Finish'). */
import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import { createPembukaan } from '@eproc/database/factories/peserta'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import type { JenisPengadaan, Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import {
  KODE_TEMPLAT,
  tabKerja,
  tahapWajib,
  TEMPLAT,
  type KodeTemplat,
} from '@eproc/domain/tahap/templat'
import { cleanSlate } from '../../lib/dates.ts'
import { row } from '../../lib/query.ts'
import { kirimSppbj, simpanKontrak } from './bantu_hasil.ts'

const JENIS: Readonly<Record<KodeTemplat, JenisPengadaan>> = {
  TLA: 'BAR',
  PLA: 'BAR',
  KTEN: 'KON',
  KSEL: 'KOL',
  K2TEN: 'KON',
  PTEN: 'KON',
  PSEL: 'KOL',
}

/** Judged and determined in the shortest schedule; in the stage of its award letter, or of its agreement. */
async function shortest(kode: KodeTemplat) {
  const metode = kode.slice(-3) as MetodePemilihan
  const kualifikasi = kode.slice(0, -3) as Kualifikasi | ''
  const jenis = JENIS[kode]
  const kept = TEMPLAT[kode].filter((t) => tahapWajib(t, metode, jenis))
  const tanpaTahap = TEMPLAT[kode].filter((t) => !kept.includes(t)).map((t) => t.kunci)
  const openings = kept.filter((t) => t.staf.some((tab) => tab.startsWith('pembukaan')))
  const [first, ...others] = openings.map((t) => t.kunci)
  const values = { metode, jenis, tanpaTahap, ...(kualifikasi ? { kualifikasi } : {}) }
  const t = await createTender([800_000_000], values, { tahapBuka: first! })
  for (const tahap of others) await createPembukaan(t.id, t.pokja, tahap)
  const { rekanan } = t.rekanan[0]!
  await createNilai(t.id, rekanan.id)
  for (const { kunci } of kept.filter((x) => tabKerja(x).includes('penetapan')))
    await createPenetapan(t, [rekanan], kunci)
  return { t, letter: kept.some((x) => x.kunci === 'sppbj') }
}

test.group('The shortest schedule', (group) => {
  group.each.setup(cleanSlate)

  for (const kode of KODE_TEMPLAT) {
    test(`${kode} comes to its end`, async ({ assert, client }) => {
      const { t, letter } = await shortest(kode)
      if (letter) {
        await keTahap(t.id, 'sppbj')
        const sent = await kirimSppbj(client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }])
        sent.assertStatus(200)
      }
      await keTahap(t.id, 'spk')
      const call = (path: string) => client.put(path).bearerToken(t.tokenPpk)
      await simpanKontrak(client, t)
      ;(await call(`/api/rup/lelang/selesai-smpk/${t.id}`)).assertStatus(200)
      ;(await call(`/api/rup/lelang/selesai/${t.id}`).json({})).assertStatus(200)
      const end = await row('select status_pelaksanaan as status, kunci_spmk as locked from paket')
      assert.deepEqual(end, { status: 'S', locked: true })
    })
  }
})
