import { test } from '@japa/runner'
import { bagianDiumumkan, keadaanTab, tampakRekanan, tampakStaf } from '@eproc/domain/tahap/akses'
import {
  batasJawabSanggah,
  tahapBukaUlang,
  tahapMenungguJawaban,
} from '@eproc/domain/tahap/sanggah'
import { bolehUnduhBerkasJadwal } from '@eproc/domain/tahap/berkas_jadwal'
import { statusPendaftaran } from '@eproc/domain/tahap/status_pendaftaran'
import type { RekananContext } from '@eproc/domain/tahap/syarat'
import { TEMPLAT, type KodeTemplat } from '@eproc/domain/tahap/templat'
import type { BagianHasil } from '@eproc/domain/tahap/syarat'
import type { StatusPelaksanaan } from '@eproc/domain/common/choices'
import { GOLDEN_AKSES } from './golden/akses_berkas.ts'

const SEMUA: BagianHasil[] = ['K', 'A', 'T', 'H', 'pemenang']
const lulus = {
  hasilKualifikasi: true,
  lulusKualifikasi: true,
  hasilAdministrasi: true,
  lulusTeknis: true,
  lulusHarga: true,
  urutan: 2,
}
const peserta = (lain: Partial<RekananContext> = {}): RekananContext => ({
  peserta: true,
  undangan: new Set(['P', 'B', 'B2', 'L', 'N']),
  adaBaNegosiasi: true,
  adaSppbj: true,
  memasukkan: true,
  hasil: lulus,
  diumumkan: new Set(SEMUA),
  ...lain,
})
const nomorTampak = (kode: KodeTemplat, k: RekananContext, status: StatusPelaksanaan = 'A') =>
  TEMPLAT[kode].filter((t) => tampakRekanan(t, { include: true }, status, k)).map((t) => t.urut)

test.group('Vendor tabs', () => {
  test('show all to a vendor that passed everything', ({ assert }) => {
    for (const kode of Object.keys(TEMPLAT) as KodeTemplat[]) {
      const semua = TEMPLAT[kode].filter((t) => t.rekanan).map((t) => t.urut)
      assert.deepEqual(nomorTampak(kode, peserta()), semua)
    }
  })

  test('hide all before publication and what the schedule leaves out', ({ assert }) => {
    assert.isEmpty(nomorTampak('KTEN', peserta(), 'N'))
    const tahap = TEMPLAT.KTEN[1]!
    assert.isFalse(tampakRekanan(tahap, { include: false }, 'A', peserta()))
  })

  test('hide all from a vendor that does not take part', ({ assert }) => {
    for (const kode of ['PTEN', 'KTEN', 'K2TEN', 'PSEL', 'KSEL'] as const) {
      assert.isEmpty(nomorTampak(kode, peserta({ peserta: false })))
    }
  })

  test('show the invitation of TLA and PLA to the invited before they register', ({ assert }) => {
    assert.deepEqual(nomorTampak('TLA', peserta({ peserta: false })), [1])
    assert.deepEqual(nomorTampak('PLA', peserta({ peserta: false })), [1])
    assert.notInclude(nomorTampak('PLA', peserta({ undangan: new Set() })), 1)
  })

  test('end after stage 11 in prequalification until the vendor has passed', ({ assert }) => {
    const gagal = { hasil: { ...lulus, lulusKualifikasi: false }, memasukkan: false }
    assert.deepEqual(nomorTampak('PTEN', peserta(gagal)), [2, 3, 4, 7, 10, 11])
    assert.deepEqual(
      nomorTampak('PTEN', peserta({ diumumkan: new Set(), memasukkan: false })),
      [2, 3, 4, 7, 10, 11]
    )
  })

  test('open the price file only when administration is passed and announced', ({ assert }) => {
    const gagal = { hasil: { ...lulus, lulusTeknis: false } }
    assert.notInclude(nomorTampak('PTEN', peserta(gagal)), 21)
    assert.notInclude(nomorTampak('PTEN', peserta({ diumumkan: new Set(['K']) })), 21)
    assert.include(nomorTampak('PTEN', peserta({ diumumkan: new Set(['K', 'A', 'T']) })), 21)
    assert.notInclude(nomorTampak('K2TEN', peserta(gagal)), 9)
    const takLengkap = { hasil: { ...lulus, hasilKualifikasi: false } }
    assert.notInclude(nomorTampak('K2TEN', peserta(takLengkap)), 9)
  })

  test('show winner and objections also to those who failed but submitted', ({ assert }) => {
    const gagal = { hasil: { ...lulus, lulusTeknis: false, lulusKualifikasi: false } }
    assert.includeMembers(nomorTampak('PTEN', peserta(gagal)), [25, 26, 27])
    assert.includeMembers(nomorTampak('K2TEN', peserta(gagal)), [13, 14, 15])
    const tanpa = peserta({ memasukkan: false })
    assert.notIncludeMembers(nomorTampak('K2TEN', tanpa), [13])
  })

  test('show negotiation, minutes and SPPBJ only to a vendor that has such a row', ({ assert }) => {
    const tanpa = peserta({ undangan: new Set(['P']), adaBaNegosiasi: false, adaSppbj: false })
    assert.deepEqual(nomorTampak('KTEN', tanpa), [2, 3, 4, 7, 10, 11])
    assert.notInclude(nomorTampak('K2TEN', tanpa), 7)
  })
})

test.group('Staff tabs', () => {
  test('hide while N, follow the schedule, but contract tabs always show', ({ assert }) => {
    assert.isFalse(tampakStaf('spk', { include: true }, 'N'))
    assert.isFalse(tampakStaf('penetapan', { include: false }, 'A'))
    assert.isTrue(tampakStaf('spmk', { include: false }, 'S'))
  })
})

test.group('Announced parts', () => {
  test('take effect from the start of the announcing stage', ({ assert }) => {
    const jadwal = TEMPLAT.K2TEN.map((t) => ({
      kunci: t.kunci,
      include: true,
      mulai: `2026-03-${String(t.urut).padStart(2, '0')}T08:00:00+07:00`,
      selesai: `2026-03-${String(t.urut).padStart(2, '0')}T16:00:00+07:00`,
    }))
    const pada = (kapan: string, ditegaskan = ['penetapan']) => [
      ...bagianDiumumkan(TEMPLAT.K2TEN, jadwal, kapan, new Set(ditegaskan)),
    ]
    assert.isEmpty(pada('2026-03-08T07:59:59+07:00'))
    assert.sameMembers(pada('2026-03-08T08:00:00+07:00'), ['K', 'A', 'T'])
    assert.sameMembers(pada('2026-03-13T08:00:00+07:00'), SEMUA)
    assert.sameMembers(pada('2026-03-13T08:00:00+07:00', []), ['K', 'A', 'T'])
    const tanpa = jadwal.map((b) => ({ ...b, include: b.kunci !== 'pengumuman-1' }))
    const bagian = bagianDiumumkan(TEMPLAT.K2TEN, tanpa, '2026-03-09T08:00:00+07:00', new Set())
    assert.isEmpty([...bagian])
  })
})

test.group('State of a tab', () => {
  const jendela = {
    mulai: '2026-05-12T09:00:00+07:00',
    selesai: '2026-05-14T16:00:00+07:00',
  }
  const pada = (present: string, status: StatusPelaksanaan = 'A') =>
    keadaanTab({ ...jendela, status, sekarang: present })

  test('is locked before the start and says when it opens', ({ assert }) => {
    assert.deepEqual(pada('2026-05-10T09:00:00+07:00'), {
      keadaan: 'terkunci',
      alasan: 'Dibuka 12 Mei 2026 09:00 WIB (2 hari lagi)',
    })
  })
  test('is open from the first to the last moment of the window', ({ assert }) => {
    assert.equal(pada(jendela.mulai).keadaan, 'terbuka')
    assert.equal(pada('2026-05-14T15:59:59+07:00').keadaan, 'terbuka')
  })
  test('is read-only from the end on', ({ assert }) => {
    assert.deepEqual(pada(jendela.selesai), {
      keadaan: 'baca',
      alasan: 'Tahap berakhir 14 Mei 2026 16:00 WIB',
    })
  })
  test('is locked while paused and read-only in S, G, U and B', ({ assert }) => {
    assert.equal(pada(jendela.mulai, 'P').keadaan, 'terkunci')
    assert.equal(pada(jendela.mulai, 'N').keadaan, 'terkunci')
    for (const s of ['S', 'G', 'U', 'B'] as const)
      assert.equal(pada(jendela.mulai, s).keadaan, 'baca')
  })
  test('of a contract stays open to staff after S until selesai-smpk locks it', ({ assert }) => {
    const dasar = { ...jendela, status: 'S' as const, sekarang: '2026-06-01', staf: true }
    assert.equal(keadaanTab({ ...dasar, tab: 'spk' }).keadaan, 'terbuka')
    assert.equal(keadaanTab({ ...dasar, tab: 'spmk', kunciSpmk: true }).keadaan, 'baca')
    assert.equal(keadaanTab({ ...dasar, tab: 'sppbj' }).keadaan, 'baca')
    assert.equal(keadaanTab({ ...dasar, tab: 'spk', staf: false }).keadaan, 'baca')
  })
})

test.group('File access of vendors', () => {
  const nomor = (
    metode: 'TLA' | 'PLA' | 'TEN' | 'SEL',
    kualifikasi: 'P' | 'K' | 'K2' | null,
    context: RekananContext
  ) =>
    Array.from({ length: 40 }, (_, i) => i + 1).filter((urut) =>
      bolehUnduhBerkasJadwal({
        metode,
        kualifikasi,
        urut,
        showVendor: true,
        tabTampak: false,
        konteks: context,
      })
    )
  const rentang = (dari: number, sampai: number): number[] =>
    Array.from({ length: sampai - dari + 1 }, (_, i) => dari + i)

  for (const g of GOLDEN_AKSES) {
    test(`${g.metode} ${g.kualifikasi ?? ''} follows the golden range`, ({ assert }) => {
      const belum = peserta({ diumumkan: new Set() })
      assert.deepEqual(nomor(g.metode, g.kualifikasi, belum), rentang(g.terbuka[0], g.terbuka[1]))
      const akhir = g.bersyarat ? g.bersyarat[1] : g.terbuka[1]
      const passes = peserta()
      assert.deepEqual(nomor(g.metode, g.kualifikasi, passes), rentang(1, akhir))
    })
  }

  test('opens the second range of TEN P by qualification, of SEL P by administration', ({
    assert,
  }) => {
    const tanpaAdministrasi = peserta({ hasil: { ...lulus, hasilAdministrasi: false } })
    assert.deepEqual(nomor('TEN', 'P', tanpaAdministrasi), rentang(1, 25))
    assert.deepEqual(nomor('SEL', 'P', tanpaAdministrasi), rentang(1, 9))
  })

  test('gives the winner everything, once announced', ({ assert }) => {
    const menang = { hasil: { ...lulus, urutan: 1 } }
    assert.lengthOf(nomor('TEN', 'K', peserta(menang)), 40)
    assert.lengthOf(nomor('TEN', 'K', peserta({ ...menang, diumumkan: new Set() })), 13)
  })

  test('gives nothing that is not marked visible; a visible tab what is, beyond the ranges', ({
    assert,
  }) => {
    const dasar = { metode: 'PLA' as const, kualifikasi: null, urut: 1, konteks: peserta() }
    for (const konteks of [peserta(), peserta({ hasil: { ...lulus, urutan: 1 } })])
      for (const tabTampak of [false, true])
        assert.isFalse(bolehUnduhBerkasJadwal({ ...dasar, konteks, showVendor: false, tabTampak }))
    const jauh = { ...dasar, urut: 9, showVendor: true, konteks: peserta({ peserta: false }) }
    assert.isFalse(bolehUnduhBerkasJadwal({ ...jauh, tabTampak: false }))
    assert.isTrue(bolehUnduhBerkasJadwal({ ...jauh, tabTampak: true }))
  })

  test('gives nothing to a vendor that does not take part', ({ assert }) => {
    assert.isEmpty(nomor('TEN', 'K', peserta({ peserta: false })))
  })
})

test.group('Registration state', () => {
  const dasar = {
    terdaftar: false,
    diundang: false,
    mulaiDaftar: '2026-05-01T08:00:00+07:00',
    selesaiDaftar: '2026-05-05T16:00:00+07:00',
  }
  const dalam = '2026-05-03T08:00:00+07:00'
  const lewat = '2026-05-06T08:00:00+07:00'

  test('names registered, invited, passed and closed', ({ assert }) => {
    const status = (present: string, lain: Partial<typeof dasar> = {}) =>
      statusPendaftaran({ ...dasar, ...lain, sekarang: present })
    assert.equal(status(lewat, { terdaftar: true }), 'Terdaftar')
    assert.equal(status(dalam, { diundang: true }), 'Undangan')
    assert.equal(status(lewat, { diundang: true }), 'Undangan/Tutup')
    assert.equal(status(dalam), '')
    assert.equal(status('2026-04-01T00:00:00Z'), '')
    assert.equal(status(lewat), 'Tutup')
  })
})

test('Objections are answered until the next included stage that vendors see', ({ assert }) => {
  const jadwal = TEMPLAT.KTEN.map((t) => ({
    kunci: t.kunci,
    include: t.kunci !== 'undangan-negosiasi',
    mulai: `2026-03-${String(t.urut).padStart(2, '0')}`,
    selesai: null,
  }))
  assert.equal(
    batasJawabSanggah(TEMPLAT.KTEN, jadwal, 'sanggah'),
    Date.parse('2026-03-15T00:00:00+07:00')
  )
})

test('The next vendor-visible stage and all after it wait for unanswered objections', ({
  assert,
}) => {
  const jadwal = (tanpa: readonly string[] = []) =>
    TEMPLAT.PTEN.map((t) => ({ kunci: t.kunci, include: !tanpa.includes(t.kunci) }))
  const awaited = (tipe: readonly ('P' | 'B' | 'BD')[], tanpa: readonly string[] = []) =>
    tahapMenungguJawaban(TEMPLAT.PTEN, jadwal(tanpa), new Set(tipe))
  assert.isNull(awaited([]))
  assert.equal(awaited(['P']), 13)
  assert.equal(awaited(['P'], ['undangan-tender']), 14)
  assert.equal(awaited(['B']), 27)
  assert.equal(awaited(['B'], ['banding']), 29)
  assert.equal(awaited(['BD']), 29)
  assert.equal(awaited(['B', 'P']), 13)
  const kten = TEMPLAT.KTEN.map((t) => ({ kunci: t.kunci, include: true }))
  assert.equal(tahapMenungguJawaban(TEMPLAT.KTEN, kten, new Set(['BD'])), 13)
})

test('An upheld objection lets stages after the last opening begin anew', ({ assert }) => {
  const awal = (kode: keyof typeof TEMPLAT, tipe: 'P' | 'B' | 'BD') =>
    tahapBukaUlang(TEMPLAT[kode], tipe)[0]
  assert.equal(awal('KTEN', 'B'), 6)
  assert.equal(awal('KTEN', 'BD'), 6)
  assert.equal(awal('K2TEN', 'B'), 11)
  assert.equal(awal('PTEN', 'P'), 6)
  assert.equal(awal('PTEN', 'B'), 23)
  assert.isUndefined(awal('TLA', 'B'))
})
