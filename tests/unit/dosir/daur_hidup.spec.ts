import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  BAGIAN_DOSIR,
  bagianDariJenisStatus,
  bagianDosir,
  bagianUntuk,
  blacklistAktif,
  bolehIkutPaket,
  bolehRemark,
  bolehVerifikasi,
  ijinKedaluwarsa,
  noRegistrasi,
  setelahKedaluwarsa,
  setelahRemark,
  setelahSimpan,
  setelahVerifikasi,
  statusRekanan,
  statusTampil,
  tampilDaftarPaket,
  type KeadaanBagian,
} from '@eproc/domain/dosir/bagian'
import { tampilanBagian, type StatusBagian, type StatusRekanan } from '@eproc/domain/common/choices'

const BERLAKU = { kedaluwarsa: false, terverifikasi: true }

test.group('Sections', () => {
  test('seven belong to companies and three to individuals', ({ assert }) => {
    assert.lengthOf(bagianUntuk('V'), 7)
    assert.lengthOf(bagianUntuk('O'), 3)
    assert.equal(new Set(BAGIAN_DOSIR.map((b) => b.path)).size, 10)
  })

  test('carry the names of status and remark in JSON and in the database', ({ assert }) => {
    const ijin = bagianDosir('ijin')
    assert.deepEqual(
      [ijin.statusJson, ijin.remarkJson, ijin.kolomStatus, ijin.kolomRemark],
      ['statusIjin', 'remarkIjin', 'status_ijin', 'remark_ijin']
    )
    assert.equal(bagianDosir('dataPribadi').statusJson, 'statusPerusahaan')
  })

  test('are found by jenisStatus in every spelling', ({ assert }) => {
    for (const nama of ['Ijin', 'ijin', 'statusIjin', 'remarkIjin']) {
      assert.equal(bagianDariJenisStatus('V', nama)?.kunci, 'ijin')
    }
    assert.equal(bagianDariJenisStatus('O', 'Perusahaan')?.kunci, 'dataPribadi')
    assert.isNull(bagianDariJenisStatus('O', 'Ijin'))
    assert.isNull(bagianDariJenisStatus('V', 'Sertifikat'))
  })

  test('wait for verification after a save, a verified and a remarked one too', ({ assert }) => {
    for (const status of ['N', 'A', 'E', 'V'] as const) {
      const sesudah = setelahSimpan(
        bagianDosir('akta'),
        { status, remark: 'Kurang' },
        { jumlah: 1 }
      )
      assert.deepEqual(sesudah, { status: 'V', remark: null })
    }
  })

  test('experience waits only with two records, or when a young firm is exempt', ({ assert }) => {
    const b = bagianDosir('pengalaman')
    const kini: KeadaanBagian = { status: 'N', remark: null }
    assert.equal(setelahSimpan(b, kini, { jumlah: 1 }).status, 'N')
    assert.equal(setelahSimpan(b, kini, { jumlah: 2 }).status, 'V')
    assert.equal(setelahSimpan(b, kini, { jumlah: 0, bebasPengalaman: true }).status, 'V')
    assert.equal(setelahSimpan(b, { status: 'A', remark: null }, { jumlah: 1 }).status, 'N')
  })

  test('licences wait only with an NIB among them', ({ assert }) => {
    const b = bagianDosir('ijin')
    const kini: KeadaanBagian = { status: 'N', remark: null }
    assert.equal(setelahSimpan(b, kini, { jumlah: 3, adaNib: false }).status, 'N')
    assert.equal(setelahSimpan(b, kini, { jumlah: 1, adaNib: true }).status, 'V')
  })

  test('a remark makes a section read N captioned Perlu diperbaiki', ({ assert }) => {
    const kini = setelahRemark('Foto buram')
    assert.deepEqual(kini, { status: 'N', remark: 'Foto buram' })
    assert.equal(tampilanBagian(kini.status, kini.remark).teks, 'Perlu diperbaiki')
    assert.equal(tampilanBagian('N', '').teks, 'Belum diinput')
    assert.equal(tampilanBagian('V', 'sisa').teks, 'Menunggu Hasil Verifikasi')
  })

  test('a verified section takes no remark and no second verification', ({ assert }) => {
    const kini = setelahVerifikasi()
    assert.isFalse(bolehRemark(kini))
    assert.isFalse(bolehVerifikasi(kini, true))
    assert.isTrue(bolehVerifikasi({ status: 'V', remark: null }, true))
    assert.isFalse(bolehVerifikasi({ status: 'N', remark: null }, true))
    assert.isFalse(bolehVerifikasi({ status: 'V', remark: null }, false))
    assert.isFalse(bolehVerifikasi({ status: 'E', remark: null }, true))
  })
})

test.group('Vendor status', () => {
  const semua = (s: StatusBagian): StatusBagian[] => Array.from({ length: 7 }, () => s)

  test('is N until every section waits, V then, A when all are verified', ({ assert }) => {
    assert.equal(statusRekanan([...semua('V').slice(1), 'N'], 'N', BERLAKU), 'N')
    assert.equal(statusRekanan(semua('V'), 'N', BERLAKU), 'V')
    assert.equal(statusRekanan([...semua('A').slice(1), 'V'], 'N', BERLAKU), 'V')
    assert.equal(statusRekanan(semua('A'), 'V', BERLAKU), 'A')
  })

  test('goes from V back to N by a remark, from A never', ({ assert }) => {
    const satuRemark: StatusBagian[] = [...semua('A').slice(1), 'N']
    assert.equal(statusRekanan(satuRemark, 'V', BERLAKU), 'N')
    assert.equal(statusRekanan(satuRemark, 'A', BERLAKU), 'A')
  })

  test('stays A while a changed section waits', ({ assert }) => {
    assert.equal(statusRekanan([...semua('A').slice(1), 'V'], 'A', BERLAKU), 'A')
  })

  test('becomes E on expiry and A again once renewed and verified', ({ assert }) => {
    const habis: StatusBagian[] = ['A', 'E', 'A', 'A', 'A', 'A', 'A']
    assert.equal(statusRekanan(habis, 'A', { kedaluwarsa: true, terverifikasi: true }), 'E')
    const baru: StatusBagian[] = ['A', 'V', 'A', 'A', 'A', 'A', 'A']
    assert.equal(statusRekanan(baru, 'E', { kedaluwarsa: false, terverifikasi: false }), 'E')
    assert.equal(statusRekanan(semua('A'), 'E', { kedaluwarsa: false, terverifikasi: true }), 'A')
    assert.equal(statusRekanan(semua('A'), 'E', { kedaluwarsa: true, terverifikasi: true }), 'E')
    // What waits beside valid verified licences, expired or not, takes nothing.
    assert.equal(statusRekanan(habis, 'E', { kedaluwarsa: false, terverifikasi: true }), 'A')
  })

  test('of a suspended or inactive user covers the own status until lifted', ({ assert }) => {
    assert.equal(statusTampil('A', 'S'), 'S')
    assert.equal(statusTampil('V', 'I'), 'I')
    assert.equal(statusTampil('A', 'A'), 'A')
    assert.equal(statusRekanan(semua('A'), 'S', BERLAKU), 'S')
  })

  test('never leaves A for N or V, whatever vendors and verifiers do', ({ assert }) => {
    const bagian = fc.constantFrom<StatusBagian>('N', 'V', 'A', 'E')
    const langkah = fc.record({
      bagian: fc.array(bagian, { minLength: 7, maxLength: 7 }),
      kedaluwarsa: fc.boolean(),
      terverifikasi: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(langkah, { maxLength: 20 }), (jejak) => {
        let status: StatusRekanan = 'N'
        let pernahA = false
        for (const l of jejak) {
          status = statusRekanan(l.bagian, status, {
            kedaluwarsa: l.kedaluwarsa,
            terverifikasi: l.terverifikasi,
          })
          if (status === 'A') {
            if (!pernahA) assert.isTrue(l.bagian.every((s) => s === 'A'))
            pernahA = true
          }
          if (pernahA) assert.oneOf(status, ['A', 'E'])
        }
      })
    )
  })

  test('a remark never makes a vendor A', ({ assert }) => {
    const bagian = fc.constantFrom<StatusBagian>('N', 'V', 'A', 'E')
    fc.assert(
      fc.property(
        fc.array(bagian, { minLength: 7, maxLength: 7 }),
        fc.constantFrom<StatusRekanan>('N', 'V'),
        fc.integer({ min: 0, max: 6 }),
        (awal, kini, i) => {
          const sesudah = awal.with(i, setelahRemark('Kurang').status)
          assert.equal(statusRekanan(sesudah, kini, BERLAKU), 'N')
        }
      )
    )
  })

  test('opens the package list when neither N nor V, registration only for A', ({ assert }) => {
    const daftar = ['N', 'V', 'A', 'I', 'S', 'E'] as const
    assert.deepEqual(daftar.filter(tampilDaftarPaket), ['A', 'I', 'S', 'E'])
    assert.deepEqual(
      daftar.filter((s) => bolehIkutPaket(s, false)),
      ['A']
    )
    assert.isFalse(bolehIkutPaket('A', true))
  })
})

test.group('Expiry of licences', () => {
  test('counts from the day after the last day of validity', ({ assert }) => {
    const nib = [{ jenis: 'NIB' as const, berlaku: '2026-05-12' }]
    assert.isFalse(ijinKedaluwarsa(nib, '2026-05-12'))
    assert.isTrue(ijinKedaluwarsa(nib, '2026-05-13'))
  })
  test('an open date never expires and one valid licence of the kind is enough', ({ assert }) => {
    const dua = [
      { jenis: 'SBU' as const, berlaku: '2020-01-01' },
      { jenis: 'SBU' as const, berlaku: '2030-01-01' },
      { jenis: 'NIB' as const, berlaku: null },
    ]
    assert.isFalse(ijinKedaluwarsa(dua, '2026-05-12'))
    assert.isTrue(ijinKedaluwarsa(dua, '2031-01-01'))
  })
  test('other licences never expire a vendor', ({ assert }) => {
    assert.isFalse(ijinKedaluwarsa([{ jenis: 'LAINNYA', berlaku: '2020-01-01' }], '2026-05-12'))
  })
  test('marks the licence section, unless it still has to be corrected', ({ assert }) => {
    assert.equal(setelahKedaluwarsa({ status: 'A', remark: null }).status, 'E')
    assert.equal(setelahKedaluwarsa({ status: 'V', remark: null }).status, 'E')
    assert.equal(setelahKedaluwarsa({ status: 'N', remark: 'x' }).status, 'N')
  })
})

test.group('Blacklist and numbers', () => {
  test('a vendor is blacklisted while the flag is set and today is inside the dates', ({
    assert,
  }) => {
    const hari = '2026-05-12'
    assert.isFalse(blacklistAktif(false, null, null, hari))
    assert.isTrue(blacklistAktif(true, null, null, hari))
    assert.isTrue(blacklistAktif(true, '2026-05-12', '2026-05-12', hari))
    assert.isTrue(blacklistAktif(true, '2026-01-01', null, hari))
    assert.isTrue(blacklistAktif(true, null, '2026-05-12', hari))
    assert.isFalse(blacklistAktif(true, '2026-05-13', null, hari))
    assert.isFalse(blacklistAktif(true, null, '2026-05-11', hari))
  })
  test('registration numbers name kind, year and five digits', ({ assert }) => {
    assert.equal(noRegistrasi('V', 2026, 1), 'V-2026-00001')
    assert.equal(noRegistrasi('O', 2026, 12345), 'O-2026-12345')
  })
})
