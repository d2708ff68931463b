/** Which releases are due, from facts alone: nothing twice, nothing lost, in order. */
import { test } from '@japa/runner'
import type { FaktaPaket, PemenangFakta } from '@eproc/domain/ocds/fakta'
import { jadwalSaat } from '@eproc/domain/ocds/fakta'
import { peristiwaBaru } from '@eproc/domain/ocds/peristiwa'
import type { Peristiwa, Tercatat } from '@eproc/domain/ocds/satu_peristiwa'
import { KRITERIA, metodeOcds } from '@eproc/domain/ocds/codelist'
import { templatUntuk } from '@eproc/domain/tahap/templat'

const JAM = 3_600_000
const AWAL = Date.parse('2026-03-02T09:00:00+07:00')
const pada = (jam: number) => new Date(AWAL + jam * JAM)

/** A KTEN package whose stages last an hour each, the first one an hour after its publication. */
function fakta(jam: number, lain: Partial<FaktaPaket> = {}): FaktaPaket {
  const templat = templatUntuk('TEN', 'K')
  const jadwal = templat.map((t) => ({
    urut: t.urut,
    kunci: t.kunci,
    tahap: t.nama,
    include: true,
    mulai: pada(t.urut),
    selesai: pada(t.urut + 1),
  }))
  return {
    kini: pada(jam).getTime(),
    kode: 'PKT-2026-00001',
    nama: 'Rumah Susun',
    deskripsi: null,
    tahun: 2026,
    jenis: 'KON',
    metode: 'TEN',
    kualifikasi: 'K',
    metodeEvaluasi: 'NIL',
    hps: 900,
    isUsahaKecil: false,
    status: 'A',
    alasan: null,
    diterbitkanPada: pada(0),
    diubahPada: pada(jam),
    berhentiPada: null,
    selesaiDaftar: jadwal[1]!.selesai,
    divisi: { kode: '2020', nama: 'Divisi' },
    kbli: [],
    sumberDana: ['pmd'],
    program: [],
    asal: null,
    templat,
    jadwal,
    revisi: [],
    jumlahPenawar: 2,
    pembukaan: null,
    pemenang: null,
    kontrak: null,
    halaman: { rencana: 'http://x/a', paket: 'http://x/b', hasil: 'http://x/c' },
    pembeli: 'PT',
    ...lain,
  }
}
const pemenang = (rekananId: number, lain: Partial<PemenangFakta> = {}): PemenangFakta => ({
  rekananId,
  noRegistrasi: `V-${rekananId}`,
  nama: `PT ${rekananId}`,
  diumumkanPada: pada(10).getTime(),
  nilai: 800,
  negosiasi: null,
  sppbj: { perlu: true, pada: null },
  ...lain,
})

/** Publishes what is due at each of these moments, as the deeds and the job do. */
function kisah(...saat: FaktaPaket[]): Peristiwa[] {
  const semua: Peristiwa[] = []
  for (const f of saat) semua.push(...peristiwaBaru(f, semua))
  return semua
}
const kunci = (semua: readonly Tercatat[]) => semua.map((p) => p.kunci.replace(/=.*/, ''))

test.group('OCDS: due events', () => {
  test('asked again they are none', ({ assert }) => {
    const f = fakta(20, { pemenang: pemenang(7), status: 'S' })
    const semua = kisah(f)
    assert.lengthOf(new Set(semua.map((p) => p.kunci)), semua.length)
    assert.deepEqual(peristiwaBaru(f, semua), [])
    assert.deepEqual(kunci(semua), [
      'rencana',
      'terbit',
      `penutupan:pemasukan:${pada(5).getTime()}`,
      'pemenang:1:7',
      'selesai',
    ])
    const waktu = semua.map((p) => p.pada)
    assert.deepEqual(
      waktu,
      waktu.toSorted((a, b) => a - b)
    )
  })

  test('the offers are counted when their stage is over, not before, and not in a package that had stopped', ({
    assert,
  }) => {
    const tutup = (f: FaktaPaket) => kunci(kisah(f)).some((k) => k.startsWith('penutupan'))
    assert.isFalse(tutup(fakta(4.99)))
    assert.isTrue(tutup(fakta(5)))
    assert.isFalse(tutup(fakta(9, { status: 'P', berhentiPada: pada(4) })))
  })

  test('pauses and their ends alternate', ({ assert }) => {
    const henti = (jam: number) => fakta(jam, { status: 'P', berhentiPada: pada(jam), alasan: 'x' })
    const semua = kisah(fakta(0), henti(1), henti(1), fakta(2), henti(3), fakta(4), fakta(4.5))
    const jenis = kunci(semua).map((k) => k.split(':')[0])
    assert.deepEqual(jenis, ['rencana', 'terbit', 'tunda', 'lanjut', 'tunda', 'lanjut'])
  })

  test('another winner cancels the first award; the same one again is a third', ({ assert }) => {
    const dengan = (jam: number, id: number | null) =>
      fakta(jam, { pemenang: id === null ? null : pemenang(id) })
    const semua = kisah(dengan(11, 7), dengan(12, 8), dengan(13, null), dengan(14, 7))
    assert.deepEqual(kunci(semua).slice(3), [
      'pemenang:1:7',
      'gugur:1',
      'pemenang:2:8',
      'gugur:2',
      'pemenang:3:7',
    ])
    const awards = semua.slice(3).map((p) => p.isi.awards![0]!)
    assert.deepEqual(
      awards.map((a) => [a.id.slice(-2), a.status]),
      [
        ['P1', 'pending'],
        ['P1', 'cancelled'],
        ['P2', 'pending'],
        ['P2', 'cancelled'],
        ['P3', 'pending'],
      ]
    )
  })

  test('a package that failed after the announcement has an award and its end, one that failed before none', ({
    assert,
  }) => {
    const gagal = { status: 'G', berhentiPada: pada(12), alasan: 'x' } as const
    const sesudah = kunci(kisah(fakta(15, { ...gagal, pemenang: pemenang(7) })))
    assert.includeMembers(sesudah, ['gagal', 'pemenang:1:7', 'gugur:1'])
    assert.lengthOf(
      sesudah.filter((k) => k.startsWith('pemenang')),
      1
    )
    assert.notInclude(kunci(kisah(fakta(15, gagal))).join(), 'pemenang')
  })

  test('a contract that is saved again with other facts is told again, also with former ones', ({
    assert,
  }) => {
    const kontrak = (nilai: number) => ({
      tglKontrak: '2026-03-03',
      mulai: null,
      selesai: null,
      nilai,
      kunciSpmk: false,
    })
    const saat = (jam: number, nilai: number) =>
      fakta(jam, { pemenang: pemenang(7), kontrak: kontrak(nilai) })
    const semua = kisah(saat(17, 800), saat(17.1, 800), saat(17.2, 790), saat(17.3, 800))
    const contracts = semua.filter((p) => p.isi.contracts)
    assert.deepEqual(
      contracts.map((p) => [p.tag[0], p.isi.contracts![0]!.value!.amount]),
      [
        ['contract', 800],
        ['contractUpdate', 790],
        ['contractUpdate', 800],
      ]
    )
    const tanpa = kisah(fakta(17, { kontrak: kontrak(800) }))
    assert.lengthOf(
      tanpa.filter((p) => p.isi.contracts),
      0,
      'no contract without an announced winner'
    )
  })

  test('a contract that was told before its day is signed when the day has come, once', ({
    assert,
  }) => {
    const kontrak = (tglKontrak: string) => ({
      tglKontrak,
      mulai: null,
      selesai: null,
      nilai: 800,
      kunciSpmk: false,
    })
    const saat = (jam: number, hari = '2026-03-05', lain: Partial<FaktaPaket> = {}) =>
      fakta(jam, { pemenang: pemenang(7), kontrak: kontrak(hari), diubahPada: pada(17), ...lain })
    const states = (semua: readonly Peristiwa[]) =>
      semua.flatMap((p) => p.isi.contracts ?? []).map((c) => c.status)
    // 5 March begins 63 hours after 9 o'clock of the second.
    const semua = kisah(saat(17), saat(62.9))
    assert.deepEqual(states(semua), ['pending'])
    const lanjut = peristiwaBaru(saat(63), semua)
    assert.deepEqual(states(lanjut), ['active'])
    assert.deepEqual(lanjut[0]!.tag, ['contractUpdate'])
    assert.equal(lanjut[0]!.pada, Date.parse('2026-03-05T00:00:00+07:00'))
    assert.deepEqual(peristiwaBaru(saat(90), [...semua, ...lanjut]), [])
    // Put off and told again, it is signed on the later day only.
    const ditunda = kisah(
      saat(17),
      saat(40, '2026-03-06', { diubahPada: pada(40) }),
      saat(70, '2026-03-06', { diubahPada: pada(40) }),
      saat(88, '2026-03-06', { diubahPada: pada(40) })
    )
    assert.deepEqual(states(ditunda), ['pending', 'pending', 'active'])
    // Whoever looks only later tells both, each at its own time; an order to begin says it by itself.
    assert.deepEqual(states(kisah(saat(90))), ['pending', 'active'])
    const mulai = { kontrak: { ...kontrak('2026-03-05'), kunciSpmk: true } }
    assert.deepEqual(states(kisah(saat(17), saat(20, '2026-03-05', mulai))), ['pending', 'active'])
    // With the award the contract has ended: nothing is signed any more.
    const gagal = { status: 'G', berhentiPada: pada(20), alasan: 'x' } as const
    assert.deepEqual(
      states(kisah(saat(17), saat(20, '2026-03-05', gagal), saat(70, '2026-03-05', gagal))),
      ['pending', 'cancelled']
    )
  })

  test('what fails or is cancelled while it is paused ends at that moment, not at its pause', ({
    assert,
  }) => {
    for (const [status, kunciAkhir] of [
      ['G', 'gagal'],
      ['B', 'batal'],
    ] as const) {
      const dengan = (jam: number, lain: Partial<FaktaPaket>) =>
        fakta(jam, { pemenang: pemenang(7), berhentiPada: pada(12), alasan: 'x', ...lain })
      const semua = kisah(
        fakta(11, { pemenang: pemenang(7) }),
        dengan(12, { status: 'P' }),
        dengan(40, { status })
      )
      const akhir = semua.find((p) => p.kunci === kunciAkhir)!
      assert.equal(akhir.pada, pada(40).getTime())
      assert.equal(Date.parse(akhir.isi.tender!.amendments![0]!.date), pada(40).getTime())
      assert.equal(semua.find((p) => p.kunci === 'gugur:1')!.pada, pada(40).getTime())
      // One that ran ended when it stopped.
      const berjalan = kisah(fakta(11, { pemenang: pemenang(7) }), dengan(40, { status }))
      assert.equal(berjalan.find((p) => p.kunci === kunciAkhir)!.pada, pada(12).getTime())
    }
  })

  test('a package that fails after its contract was told ends the contract with the award', ({
    assert,
  }) => {
    for (const [tglKontrak, status] of [
      ['2026-03-03', 'terminated'],
      ['2026-03-04', 'cancelled'],
    ] as const) {
      const kontrak = {
        tglKontrak,
        mulai: null,
        selesai: '2026-12-31',
        nilai: 800,
        kunciSpmk: false,
      }
      const saat = (jam: number, lain: Partial<FaktaPaket> = {}) =>
        fakta(jam, { pemenang: pemenang(7), kontrak, ...lain })
      const gagal = { status: 'G', berhentiPada: pada(17.5), alasan: 'x' } as const
      const semua = kisah(saat(17), saat(18, gagal))
      const akhir = semua.find((p) => p.kunci === 'gugur:1')!
      assert.deepEqual(akhir.tag, ['awardCancellation', 'contractTermination'])
      const [contract] = semua.flatMap((p) => p.isi.contracts ?? [])
      assert.equal(contract!.period?.endDate, '2026-12-31T23:59:59+07:00')
      assert.deepEqual(akhir.isi.contracts, [
        { id: contract!.id, awardID: contract!.awardID, status },
      ])
    }
  })

  test('an end of registration of its own is told when it moves', ({ assert }) => {
    const sampai = (jam: number, akhir: number) => fakta(jam, { selesaiDaftar: pada(akhir) })
    const semua = kisah(sampai(0, 3), sampai(2, 4), sampai(2.1, 4), sampai(2.2, 3))
    assert.deepEqual(kunci(semua).slice(2), ['pendaftaran:1', 'pendaftaran:2'])
  })

  test('each revision leaves the schedule that it found in what was published before', ({
    assert,
  }) => {
    const revisi = (id: number, lama: number, baru: number) => ({
      id,
      disetujuiPada: pada(id),
      baris: [
        {
          urut: 4,
          include: true,
          mulai: pada(4),
          selesai: pada(baru),
          includeLama: true,
          mulaiLama: pada(4),
          selesaiLama: pada(lama),
        },
      ],
    })
    const f = fakta(3, { revisi: [revisi(1, 5, 6), revisi(2, 6, 7)] })
    f.jadwal[3]!.selesai = pada(7)
    const akhir = [null, 1, 2].map((id) => jadwalSaat(f, id)[3]!.selesai)
    assert.deepEqual(akhir, [pada(5), pada(6), pada(7)])
  })
})

test.group('OCDS: codes', () => {
  test('every method and evaluation has one of the standard’s', ({ assert }) => {
    assert.equal(metodeOcds('TEN', 'K'), 'open')
    assert.equal(metodeOcds('TEN', 'K2'), 'open')
    assert.equal(metodeOcds('SEL', 'P'), 'selective')
    assert.equal(metodeOcds('PLA', null), 'limited')
    assert.equal(metodeOcds('TLA', null), 'direct')
    const known = ['priceOnly', 'costOnly', 'qualityOnly', 'ratedCriteria']
    for (const code of Object.values(KRITERIA)) assert.include(known, code)
  })
})
