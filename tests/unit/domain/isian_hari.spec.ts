import { test } from '@japa/runner'
import {
  bacaHari,
  bacaJam,
  jamLengkap,
  gabungWaktu,
  pecahWaktu,
  rapikanHari,
  tulisHari,
} from '@eproc/domain/common/isian_hari'
import { keMs } from '@eproc/domain/common/format'

test.group('A typed day', () => {
  test('the ways in which people write the same day', ({ assert }) => {
    for (const typed of [
      '17/08/2026',
      ' 17/8/2026 ',
      '17-08-2026',
      '17.8.2026',
      '17 08 2026',
      '17082026',
      '17 Agustus 2026',
      '17 agu 2026',
      '17-Agust-2026',
      '2026-08-17',
    ]) {
      assert.equal(bacaHari(typed), '2026-08-17', typed)
    }
    assert.equal(bacaHari('1 Mei 2026'), '2026-05-01')
    assert.equal(bacaHari('29/02/2028'), '2028-02-29')
  })

  test('a day that the calendar lacks, or that is only begun, is none', ({ assert }) => {
    for (const typed of [
      '',
      '31/02/2026',
      '29/02/2026',
      '00/01/2026',
      '12/13/2026',
      '17/08/26',
      '17/08/20261',
      '17/08',
      '17 Ag 2026',
      '17 Brumaire 2026',
      '17/08/1899',
      'besok',
    ]) {
      assert.isNull(bacaHari(typed), typed)
    }
  })

  test('is shown day first; what is none is shown as it was typed', ({ assert }) => {
    assert.equal(tulisHari('2026-08-07'), '07/08/2026')
    assert.equal(tulisHari('31/02/2026'), '31/02/2026')
    assert.equal(tulisHari(''), '')
  })

  test('digits typed one after the other get their slashes, deleting them takes them away', ({
    assert,
  }) => {
    const keys = [...'17082026']
    const typed = keys.reduce((text, key) => rapikanHari(text + key, text), '')
    assert.equal(typed, '17/08/2026')
    assert.equal(rapikanHari('17/0', '17/08'), '17/0')
    assert.equal(rapikanHari('17/', '17/0'), '17/')
    assert.equal(rapikanHari('20310818', ''), '20310818', 'pasted text stays')
    assert.equal(rapikanHari('7/08/2', '7/08/'), '7/08/2')
  })
})

test.group('A typed moment', () => {
  test('shows the day and the time of Jakarta, whatever the offset that it came with', ({
    assert,
  }) => {
    assert.deepEqual(pecahWaktu('2026-12-31T18:30:00Z'), { hari: '2027-01-01', jam: '01:30' })
    assert.deepEqual(pecahWaktu('2026-08-17T09:00:00+07:00'), { hari: '2026-08-17', jam: '09:00' })
    assert.deepEqual(pecahWaktu(null), { hari: '', jam: '' })
  })

  test('goes back to the moment it came from; without a day there is none', ({ assert }) => {
    const moment = gabungWaktu('2026-08-17', '09:00')
    assert.equal(keMs(moment), Date.UTC(2026, 7, 17, 2))
    assert.isNull(gabungWaktu('', '09:00'))
  })

  test('an impossible day is no moment, and stays as it was typed', ({ assert }) => {
    const moment = gabungWaktu('31/02/2026', '09:00')
    assert.isNull(keMs(moment))
    assert.deepEqual(pecahWaktu(moment), { hari: '31/02/2026', jam: '09:00' })
    const american = gabungWaktu('12/13/2026', '09:00')
    assert.isNull(keMs(american))
    assert.isNull(keMs(gabungWaktu('2026-02-31', '09:00')), 'not 3 March')
    const late = gabungWaktu('2026-08-17', '25:61')
    assert.isNull(keMs(late))
    assert.deepEqual(pecahWaktu(late), { hari: '2026-08-17', jam: '25:61' })
  })

  test('times of 24 hours, with or without a separator', ({ assert }) => {
    assert.equal(bacaJam('930'), '09:30')
    assert.equal(bacaJam('9.05'), '09:05')
    assert.equal(bacaJam('23:59'), '23:59')
    for (const typed of ['24:00', '9:60', '9', '12:5', 'pagi']) assert.isNull(bacaJam(typed), typed)
  })

  test('a time is known while it is typed, once no more digits can follow', ({ assert }) => {
    for (const typed of ['930', '0930', '9:30', '9.30', '09:30'])
      assert.equal(jamLengkap(typed), '09:30', typed)
    for (const typed of ['9', '93', '103', '1:0', '9:60', '9305'])
      assert.isNull(jamLengkap(typed), typed)
    assert.equal(jamLengkap('1030'), '10:30')
  })
})
