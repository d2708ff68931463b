/** The committee's dates and the packages' stages (decisions §5.4), and the stage that follows from time (S3 §4.4). */
import { test } from '@japa/runner'
import { bacaWaktu, fillJadwal, petaPasangan } from '@eproc/domain/panitia/jadwal_tender'
import { aturanTender, type TenderInput } from '@eproc/domain/panitia/aturan_tender'
import {
  lewatPenjelasan,
  PASANGAN,
  TAHAP_PASANGAN,
  tahapTender,
  type WaktuTender,
} from '@eproc/domain/panitia/tahap_tender'
import { aturanJadwal } from '@eproc/domain/paket/jadwal'
import { panitia } from '@eproc/i18n/id/panitia'
import { KODE_TEMPLAT, TEMPLAT } from '@eproc/domain/tahap/templat'

const JAM = 3_600_000
const T0 = Date.parse('2026-03-02T08:00:00+07:00')

/** A sound schedule of the template: a day a stage, an hour between two. */
const jadwal = (kode: (typeof KODE_TEMPLAT)[number]) =>
  TEMPLAT[kode].map(({ urut, kunci, nama }, i) => ({
    urut,
    kunci,
    tahap: nama,
    include: true,
    mulai: T0 + i * 24 * JAM,
    selesai: T0 + i * 24 * JAM + 23 * JAM,
  }))

const metode = (kode: (typeof KODE_TEMPLAT)[number]) =>
  kode === 'TLA' || kode === 'PLA'
    ? petaPasangan(kode, null)
    : petaPasangan(kode.endsWith('TEN') ? 'TEN' : 'SEL', kode.replace(/TEN|SEL/, '') as 'P')

test.group('Pairs of dates', () => {
  test('name stages that their template has', ({ assert }) => {
    for (const kode of KODE_TEMPLAT) {
      const kunci = TEMPLAT[kode].map((t) => t.kunci)
      const peta = Object.values(TAHAP_PASANGAN[kode])
      assert.deepEqual(
        peta.filter((k) => !kunci.includes(k)),
        [],
        kode
      )
      assert.equal(new Set(peta).size, peta.length, kode)
    }
    assert.lengthOf(Object.keys(TAHAP_PASANGAN.PTEN), PASANGAN.length)
    assert.notProperty(TAHAP_PASANGAN.KTEN, 'UploadDokumenTeknis')
  })

  test('written as they were read they change nothing', ({ assert }) => {
    for (const kode of KODE_TEMPLAT) {
      const asal = jadwal(kode)
      const hasil = fillJadwal(metode(kode), asal, bacaWaktu(metode(kode), asal))
      assert.deepEqual(
        hasil.map((l) => [Date.parse(String(l.mulai)), Date.parse(String(l.selesai))]),
        asal.map((l) => [l.mulai, l.selesai]),
        kode
      )
    }
  })

  test('stages without a pair follow in proportion, and the last at their distance', ({
    assert,
  }) => {
    const asal = jadwal('KTEN')
    const waktu = bacaWaktu(metode('KTEN'), asal)
    const geser = (kapan: unknown, ms: number) =>
      new Date(Date.parse(String(kapan)) + ms).toISOString()
    // Everything from the award on a hundred hours later.
    for (const p of ['SuratPenunjukanPenyedia', 'PenandatangananKontrak'] as const) {
      waktu[`${p}Awal`] = geser(waktu[`${p}Awal`], 100 * JAM)
      waktu[`${p}Akhir`] = geser(waktu[`${p}Akhir`], 100 * JAM)
    }
    const hasil = fillJadwal(metode('KTEN'), asal, waktu)
    assert.deepEqual(aturanJadwal(hasil), [])
    const lama = (kunci: string) => asal.find((l) => l.kunci === kunci)!
    const baru = (kunci: string) => hasil.find((l) => l.kunci === kunci)!
    assert.equal(Date.parse(String(baru('spmk').mulai)), lama('spmk').mulai + 100 * JAM)
    assert.equal(
      Date.parse(String(baru('undangan-pembuktian').mulai)),
      lama('undangan-pembuktian').mulai
    )
    // Four stages fill 97 hours (1 + 4 × 24); now 197.
    const mulai = Date.parse(String(baru('jawaban-sanggah').mulai))
    const awal = lama('sanggah').selesai
    assert.closeTo((mulai - awal) / JAM, 197 / 97, 0.01)
  })

  test('without former times they share what is between, and a lack of time is told at the pair', ({
    assert,
  }) => {
    for (const kode of KODE_TEMPLAT) {
      const asal = jadwal(kode)
      const kosong = asal.map((l) => ({ ...l, mulai: null, selesai: null }))
      const hasil = fillJadwal(metode(kode), kosong, bacaWaktu(metode(kode), asal))
      assert.deepEqual(aturanJadwal(hasil), [], kode)
    }
    const asal = jadwal('KTEN')
    const waktu = bacaWaktu(metode('KTEN'), asal)
    const input: TenderInput = {
      ...waktu,
      kbli: [1],
      jenisPengadaan: 'BAR',
      metodePemilihan: 'T',
      metodeKualifikasi: 'K',
      metodeEvaluasi: 'REN',
      pemenang: 1,
      SuratPenunjukanPenyediaAwal: waktu.MasaSanggahAkhir!,
    }
    const context = {
      jenisPengadaan: 'BAR',
      metodePemilihan: 'TEN',
      kualifikasi: 'K',
      jadwal: asal,
      paket: [{ jenisKontrak: 'LUM', passingGrade: 0 }],
    } as const
    const temuan = aturanTender(input, context)
    assert.deepEqual([...new Set(temuan.map((f) => f.field))], ['SuratPenunjukanPenyediaAwal'])
    assert.deepEqual(aturanTender({ ...input, ...waktu }, context), [])
  })
})

test.group('What the packages bring along', () => {
  const context = {
    jenisPengadaan: 'KON',
    metodePemilihan: 'TEN',
    kualifikasi: 'K',
    jadwal: [],
    paket: [
      { jenisKontrak: 'LUM', passingGrade: 60 },
      { jenisKontrak: 'HST', passingGrade: 0 },
    ],
  } as const
  const at = (input: TenderInput, field: string) =>
    aturanTender({ jenisPengadaan: 'KON', metodeEvaluasi: 'REN', ...input }, context)
      .filter((f) => f.field === field)
      .map((f) => f.message)

  test('refuses a procurement type without its contract, and a method without its grade', ({
    assert,
  }) => {
    assert.deepEqual(at({}, 'jenisPengadaan'), [])
    assert.deepEqual(at({ jenisPengadaan: 'KOL' }, 'jenisPengadaan'), [panitia.aturan.jenis])
    assert.deepEqual(at({}, 'metodeEvaluasi'), [])
    assert.deepEqual(at({ metodeEvaluasi: 'RENPSG' }, 'metodeEvaluasi'), [panitia.aturan.evaluasi])
  })
})

test.group('The stage by time', () => {
  const w: WaktuTender = Object.fromEntries(
    PASANGAN.flatMap((p, i) => [
      [`${p}Awal`, T0 + i * 10 * JAM],
      [`${p}Akhir`, T0 + i * 10 * JAM + 5 * JAM],
    ])
  )
  const pada = (jam: number, pra = true) => tahapTender(w, pra, T0 + jam * JAM)

  test('each window with both its ends, by the order of the form', ({ assert }) => {
    assert.equal(pada(-1), 0)
    assert.equal(pada(0), 1)
    assert.equal(pada(5), 1)
    assert.equal(pada(6), 0)
    assert.equal(pada(10), 2)
    // From the end of the download, not from its own start.
    assert.equal(pada(16), 3)
    assert.equal(pada(25), 3)
    assert.equal(pada(30), 4)
    assert.equal(pada(45), 5)
    assert.equal(pada(70), 8)
    assert.equal(pada(80), 8)
    assert.deepEqual(
      [90, 100, 110, 120, 130].map((jam) => pada(jam)),
      [10, 11, 12, 13, 14]
    )
    assert.equal(pada(135), 14)
    assert.equal(pada(136), 15)
  })

  test('an explanation without a download before it begins with its own start', ({ assert }) => {
    const tanpa: WaktuTender = {
      ...w,
      DownloadDokumenPemilihanAwal: null,
      DownloadDokumenPemilihanAkhir: null,
    }
    assert.deepEqual(
      [16, 20, 25, 26].map((jam) => tahapTender(tanpa, true, T0 + jam * JAM)),
      [0, 3, 3, 0]
    )
  })

  test('the technical opening is a window; both technical stages are of prequalification', ({
    assert,
  }) => {
    assert.deepEqual(
      [50, 55, 60, 63, 65].map((jam) => pada(jam)),
      [6, 6, 7, 7, 7]
    )
    assert.deepEqual(
      [50, 60, 63].map((jam) => pada(jam, false)),
      [0, 0, 0]
    )
  })

  test('minutes after the explanation has passed', ({ assert }) => {
    assert.isFalse(lewatPenjelasan(w, T0 + 25 * JAM))
    assert.isTrue(lewatPenjelasan(w, T0 + 25 * JAM + 1))
    assert.isFalse(lewatPenjelasan({}, T0))
  })
})
