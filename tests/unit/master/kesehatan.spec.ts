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
    log: {
      daun: 9,
      terakhir: ago(10 - geserMs / 1000),
      antre: 0,
      satuDisk: true,
      saksi: { ada: 1, sah: 1 },
    },
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
    libur: { tahun: [2031, 2032] },
    proses: { hidupDetik },
    jam: { server: new Date(NOW + geserMs).toISOString(), selisihMs: 0, geserMs },
  }) as unknown as FaktaInstalasi

const RULES = {
  cadanganMaksJam: 0,
  wajibCadangan: false,
  punyaLog: true,
  duaDisk: false,
  tanpaLatihan: false,
}
const told = (f: FaktaInstalasi, more: Partial<typeof RULES> = {}): string[] =>
  gangguanInstalasi(f, { ...RULES, ...more }).map((g) => g.kunci)

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

test.group('Health of an installation: the public log', () => {
  const withLog = (log: Partial<FaktaInstalasi['log']>, up = 3600) => {
    const healthy = facts(up, [ago(60)])
    return { ...healthy, log: { ...healthy.log, ...log } }
  }

  test('a log without a leaf for five minutes stands still; one that has just started waits', ({
    assert,
  }) => {
    assert.isEmpty(told(withLog({ terakhir: ago(299) })))
    assert.deepEqual(told(withLog({ terakhir: ago(301) })), ['log-henti'])
    assert.deepEqual(told(withLog({ terakhir: null })), ['log-henti'])
    assert.isEmpty(told(withLog({ terakhir: null }, 60)))
    assert.isEmpty(told(withLog({ terakhir: null }), { punyaLog: false }))
  })

  test('its second place has to be another disk in production', ({ assert }) => {
    assert.isEmpty(told(withLog({ satuDisk: true })))
    assert.deepEqual(told(withLog({ satuDisk: true }), { duaDisk: true }), ['log-disk'])
    assert.isEmpty(told(withLog({ satuDisk: false }), { duaDisk: true }))
    const none = withLog({ satuDisk: false, saksi: { ada: 0, sah: 0 } })
    assert.isEmpty(told(none), 'only production is reminded')
    assert.deepEqual(told(none, { duaDisk: true }), ['log-saksi'])
    assert.deepEqual(told(withLog({ saksi: { ada: 2, sah: 1 } }), { punyaLog: true }), [
      'log-saksi-diam',
    ])
  })

  test('who has not rehearsed an opening is reminded', ({ assert }) => {
    assert.deepEqual(told(withLog({}), { tanpaLatihan: true }), ['latihan-pembukaan'])
  })
})

test.group('Health of an installation: holidays', () => {
  const on = (day: string, tahun: number[]) => {
    const healthy = facts(60, [])
    return {
      ...healthy,
      libur: { tahun },
      jam: { ...healthy.jam, server: `${day}T00:30:00+07:00` },
    }
  }

  test('from October on those of the next year are asked for, those of this one always', ({
    assert,
  }) => {
    assert.isEmpty(told(on('2031-09-30', [2031]), { punyaLog: false }))
    assert.deepEqual(told(on('2031-10-01', [2031]), { punyaLog: false }), ['libur:2032'])
    assert.isEmpty(told(on('2031-10-01', [2031, 2032]), { punyaLog: false }))
    assert.deepEqual(told(on('2032-01-01', [2031]), { punyaLog: false }), ['libur:2032'])
    const both = gangguanInstalasi(on('2031-12-31', []), { ...RULES, punyaLog: false })
    assert.deepEqual(
      both.map((g) => [g.kunci, g.kabar]),
      [
        ['libur:2031', true],
        ['libur:2032', true],
      ]
    )
    assert.match(both[1]!.teks, /^Hari libur 2032 belum diisi.*menu Hari Libur/)
  })
})
