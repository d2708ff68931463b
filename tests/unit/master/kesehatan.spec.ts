import { test } from '@japa/runner'
import {
  QUEUE_STOPPED,
  gangguanInstalasi,
  type FaktaInstalasi,
} from '@eproc/domain/master/kesehatan'

const NOW = Date.parse('2031-05-06T03:00:00Z')
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString()

/** A healthy installation, up for `hidupDetik`, whose jobs last ended at these moments. */
const facts = (hidupDetik: number, terakhir: readonly (string | null)[], geserMs = 0) =>
  ({
    basisData: { versi: '18', ukuran: 1, latensiMs: 1, koneksi: 1, maksKoneksi: 100 },
    jurnal: { baris: 1, belumDisegel: 0, jedaDetik: 0, kepala: null, pemeriksaan: null },
    surat: { antre: 0, gagal: 0, tertuaDetik: null },
    antrean: terakhir.map((pada, i) => ({
      nama: `job-${i}`,
      menunggu: 0,
      berjalan: 0,
      gagal: 0,
      terakhir: pada,
      gagalTerakhir: false,
      tertundaDetik: null,
    })),
    penyimpanan: { bebas: 90, total: 100 },
    cadangan: null,
    proses: { hidupDetik },
    jam: { server: new Date(NOW + geserMs).toISOString(), selisihMs: 0, geserMs },
  }) as unknown as FaktaInstalasi

const told = (f: FaktaInstalasi): string[] =>
  gangguanInstalasi(f, { cadanganMaksJam: 0, wajibCadangan: false }).map((g) => g.kunci)

test.group('Health of an installation: the queue of jobs', () => {
  test('a queue whose jobs all ended long ago, or never, stands still', ({ assert }) => {
    assert.deepEqual(told(facts(3600, [ago(2000), ago(901)])), [QUEUE_STOPPED])
    assert.deepEqual(told(facts(3600, [null, null])), [QUEUE_STOPPED])
  })

  test('one job of the last minutes is enough, and a server that has just started waits', ({
    assert,
  }) => {
    assert.isEmpty(told(facts(3600, [ago(2000), ago(60), null])))
    assert.isEmpty(told(facts(60, [ago(2000)])))
  })

  test('the queue keeps the time of the machine, also where the product is ahead', ({ assert }) => {
    assert.isEmpty(told(facts(3600, [ago(60)], 60 * 86_400_000)))
  })
})
