import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  aturanJadwal,
  aturanPenerbitan,
  aturanRevisi,
  hariKerjaJadwal,
  langkahTerkunci,
  usulkanJadwal,
  type LangkahJadwal,
} from '@eproc/domain/paket/jadwal'
import { hariKerja, jumlahHariKerja, tambahHariKerja } from '@eproc/domain/common/working_days'

const pukul = (hari: number, jam = '08:00') =>
  `2026-03-${String(hari).padStart(2, '0')}T${jam}:00+07:00`
const langkah = (urut: number, dari: number, sampai: number): LangkahJadwal => ({
  urut,
  tahap: `Tahap ${urut}`,
  include: true,
  mulai: pukul(dari),
  selesai: pukul(sampai, '16:00'),
})
const JADWAL = [langkah(1, 2, 3), langkah(2, 4, 6), langkah(3, 9, 10), langkah(4, 11, 12)]
const ubah = (urut: number, isi: Partial<LangkahJadwal>) =>
  JADWAL.map((l) => (l.urut === urut ? { ...l, ...isi } : l))
const pesan = (error: { message: string }[]) => error.map((g) => g.message)

test.group('A schedule', () => {
  test('is sound when its stages follow each other', ({ assert }) => {
    assert.isEmpty(aturanJadwal(JADWAL))
  })
  test('must not be empty', ({ assert }) => {
    assert.deepEqual(pesan(aturanJadwal([])), ['Jadwal kosong!'])
    const semuaKeluar = JADWAL.map((l) => ({ ...l, include: false }))
    assert.deepEqual(pesan(aturanJadwal(semuaKeluar)), ['Jadwal kosong!'])
  })
  test('needs start and end of each included stage', ({ assert }) => {
    assert.deepEqual(pesan(aturanJadwal(ubah(2, { selesai: null }))), [
      'Tahap 2 Tanggal mulai dan selesai harus diisi',
    ])
    assert.isEmpty(aturanJadwal(ubah(2, { include: false, mulai: null, selesai: null })))
  })
  test('needs the start strictly before the end', ({ assert }) => {
    assert.deepEqual(pesan(aturanJadwal(ubah(2, { selesai: pukul(4) }))), [
      'Tahap 2 Tanggal mulai tidak boleh melebihi atau bersamaan dengan tanggal selesai',
    ])
  })
  test('needs a later stage to start after the end of every earlier one', ({ assert }) => {
    assert.deepEqual(pesan(aturanJadwal(ubah(3, { mulai: pukul(6, '16:00') }))), [
      'Tanggal mulai pada jadwal Tahap 3 tidak boleh mendahului atau bersamaan dengan tanggal selesai pada jadwal Tahap 2',
    ])
    assert.isEmpty(aturanJadwal(ubah(3, { mulai: pukul(6, '16:01') })))
    // An excluded stage between two does not hide their overlap.
    const lompat = ubah(2, { include: false }).map((l) =>
      l.urut === 3 ? { ...l, mulai: pukul(3) } : l
    )
    assert.lengthOf(aturanJadwal(lompat), 1)
  })
  test('is judged by the whole seconds that are stored', ({ assert }) => {
    const sedetik = ubah(2, {
      mulai: '2026-03-04T08:00:00.100+07:00',
      selesai: '2026-03-04T08:00:00.900+07:00',
    })
    assert.deepEqual(pesan(aturanJadwal(sedetik)), [
      'Tahap 2 Tanggal mulai tidak boleh melebihi atau bersamaan dengan tanggal selesai',
    ])
    const mulai = '2026-03-06T16:00:00.900+07:00'
    assert.lengthOf(aturanJadwal(ubah(3, { mulai })), 1)
    assert.isEmpty(
      aturanRevisi(ubah(4, { mulai: '2026-03-11T08:00:00.500+07:00' }), {
        lama: JADWAL,
        sekarang: pukul(5),
        pemasukan: [2],
      })
    )
  })
  test('can be published only before it begins', ({ assert }) => {
    assert.isEmpty(aturanPenerbitan(JADWAL, { sekarang: '2026-03-01T08:00:00+07:00' }))
    assert.deepEqual(pesan(aturanPenerbitan(JADWAL, { sekarang: pukul(2) })), [
      'Jadwal sudah dimulai: Tahap 1',
    ])
  })
})

test.group('A revision', () => {
  // Stage 1 has ended, stage 2 (a submission) runs, 3 and 4 are to come.
  const context = { lama: JADWAL, sekarang: pukul(5), pemasukan: [2] }
  const revisi = (urut: number, isi: Partial<LangkahJadwal>, lain = {}) =>
    pesan(aturanRevisi(ubah(urut, isi), { ...context, ...lain }))

  test('leaves what is past, and of a begun stage its beginning, unless it may begin anew', ({
    assert,
  }) => {
    const locked = (lain: { sekarang?: string | null; bukaUlang?: number[] } = {}) => {
      const { mulai, selesai } = langkahTerkunci(JADWAL, { ...context, ...lain })
      return { mulai: [...mulai], selesai: [...selesai] }
    }
    assert.deepEqual(locked(), { mulai: [1, 2], selesai: [1] })
    assert.deepEqual(locked({ bukaUlang: [2] }), { mulai: [1], selesai: [1] })
    assert.deepEqual(locked({ sekarang: null }), { mulai: [], selesai: [] })
    const without = langkahTerkunci(ubah(1, { include: false }), context)
    assert.deepEqual([...without.selesai], [])
  })

  test('that changes nothing is sound', ({ assert }) => {
    assert.isEmpty(aturanRevisi(JADWAL, context))
  })
  test('needs a remark at each changed stage', ({ assert }) => {
    assert.deepEqual(revisi(4, { selesai: pukul(13) }), [
      'Ada perubahan pada jadwal Tahap 4. Harap mengisi remark!',
    ])
    assert.isEmpty(revisi(4, { selesai: pukul(13), remark: 'libur' }))
    assert.lengthOf(revisi(4, { include: false }), 1)
  })
  test('takes remarks of at most 200 characters', ({ assert }) => {
    assert.deepEqual(revisi(4, { remark: 'x'.repeat(201) }), [
      'Tahap 4 Remark maksimal 200 karakter',
    ])
    assert.isEmpty(revisi(4, { remark: 'x'.repeat(200) }))
  })
  test('leaves an ended stage alone', ({ assert }) => {
    assert.deepEqual(revisi(1, { mulai: pukul(1), remark: 'r' }), [
      'Tahap 1 Tahap sudah berakhir dan tidak dapat diubah',
    ])
  })
  test('changes only the end of a begun stage', ({ assert }) => {
    assert.deepEqual(revisi(2, { mulai: pukul(5, '12:00'), remark: 'r' }), [
      'Tahap 2 Tahap sudah dimulai, hanya tanggal selesai yang dapat diubah',
    ])
    assert.isEmpty(revisi(2, { selesai: pukul(7), remark: 'r' }))
  })
  test('extends a running submission and never shortens it', ({ assert }) => {
    assert.deepEqual(revisi(2, { selesai: pukul(6, '12:00'), remark: 'r' }), [
      'Tahap 2 Pemasukan dokumen yang sudah dimulai hanya dapat diperpanjang',
    ])
    assert.isEmpty(revisi(2, { selesai: pukul(6, '12:00'), remark: 'r' }, { pemasukan: [] }))
  })
  test('never touches a submission that was opened', ({ assert }) => {
    assert.deepEqual(revisi(2, { selesai: pukul(7), remark: 'r' }, { sudahDibuka: [2] }), [
      'Tahap 2 Dokumen sudah dibuka, waktu pemasukan tidak dapat diubah',
    ])
  })
  test('does not put a coming stage into the past', ({ assert }) => {
    const error = revisi(3, { mulai: pukul(4, '09:00'), remark: 'r' })
    assert.include(error, 'Tahap 3 Tanggal baru tidak boleh di masa lalu')
  })
  test('keeps the same set of stages', ({ assert }) => {
    assert.deepEqual(pesan(aturanRevisi(JADWAL.slice(1), context)), [
      'Daftar tahap pada revisi berbeda dari jadwal paket',
    ])
    assert.deepEqual(pesan(aturanRevisi([], context)), ['Jadwal kosong!'])
  })
  test('still has to pass the rules of every schedule', ({ assert }) => {
    assert.lengthOf(revisi(3, { selesai: pukul(11), remark: 'r' }), 1)
  })
})

test.group('Working days and proposals', () => {
  const libur = new Set(['2026-03-19', '2026-03-20'])

  test('skip weekends and holidays', ({ assert }) => {
    assert.isFalse(hariKerja('2026-03-21', libur))
    assert.isFalse(hariKerja('2026-03-19', libur))
    assert.equal(tambahHariKerja('2026-03-18', 1, libur), '2026-03-23')
    assert.equal(jumlahHariKerja('2026-03-16', '2026-03-23', libur), 4)
  })

  test('propose stages that last their working days', ({ assert }) => {
    const usul = usulkanJadwal(
      [
        { urut: 1, tahap: 'A', include: true },
        { urut: 2, tahap: 'B', include: false },
        { urut: 3, tahap: 'C', include: true },
      ],
      [
        { urut: 1, durasi: 3 },
        { urut: 3, durasi: 1 },
      ],
      '2026-03-14',
      libur
    )
    assert.deepEqual(
      usul.map((u) => [u.mulai, u.selesai]),
      [
        ['2026-03-16T08:00:00+07:00', '2026-03-18T16:00:00+07:00'],
        [null, null],
        ['2026-03-23T08:00:00+07:00', '2026-03-23T16:00:00+07:00'],
      ]
    )
  })

  test('always propose a schedule that passes the rules', ({ assert }) => {
    const langkahAcak = fc.array(
      fc.record({
        include: fc.boolean(),
        durasi: fc.integer({ min: -2, max: 15 }),
        jeda: fc.nat(5),
      }),
      { minLength: 1, maxLength: 40 }
    )
    const hari = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10))
    fc.assert(
      fc.property(
        langkahAcak,
        hari,
        fc.array(hari, { maxLength: 30 }),
        (acak, mulai, hariLibur) => {
          const tahap = acak.map((a, i) => ({
            urut: i + 1,
            tahap: `T${i + 1}`,
            include: a.include,
          }))
          const durasi = acak.map((a, i) => ({ urut: i + 1, durasi: a.durasi, jeda: a.jeda }))
          const usul = usulkanJadwal(tahap, durasi, mulai, new Set(hariLibur))
          const ikut = usul.filter((u) => u.include)
          // What the guide says of a method is what a proposal takes.
          if (ikut.length > 0) {
            const [dari, sampai] = [ikut[0]!.mulai!, ikut.at(-1)!.selesai!]
            const hari = jumlahHariKerja(dari.slice(0, 10), sampai.slice(0, 10), new Set(hariLibur))
            assert.equal(hariKerjaJadwal(tahap, durasi), hari)
          }
          const error = aturanJadwal(usul)
          assert.deepEqual(
            error,
            acak.some((a) => a.include) ? [] : error.filter((g) => g.rule === 'empty')
          )
        }
      )
    )
  })
})
