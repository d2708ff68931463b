import { test } from '@japa/runner'
import { ringkasDosir, type BagianRingkas } from '@eproc/domain/dosir/ringkasan'

const bagian = (...list: [BagianRingkas['kunci'], BagianRingkas['status'], string?][]) =>
  list.map(([kunci, status, remark]) => ({ kunci, status, remark: remark ?? null }))
const SOON = { id: 1, jenis: 'NIB', nomor: '1', berlaku: '2026-12-01', sisaHari: 7 }

test.group('What a dossier asks for next', () => {
  test('a remark comes before what has ended, that before what is missing, in order', ({
    assert,
  }) => {
    const all = bagian(
      ['perusahaan', 'A'],
      ['akta', 'N'],
      ['pemilik', 'N'],
      ['ijin', 'E'],
      ['pajak', 'N', 'Nomor salah'],
      ['pengurus', 'V']
    )
    const { jumlah, berikutnya } = ringkasDosir(all, [SOON])
    assert.deepEqual(jumlah, { catatan: 1, kurang: 2, kedaluwarsa: 1, menunggu: 1, selesai: 1 })
    assert.deepEqual(berikutnya, { bagian: 'pajak', alasan: 'catatan' })
    const without = (key: string) => all.filter((b) => b.kunci !== key)
    assert.equal(ringkasDosir(without('pajak'), []).berikutnya?.alasan, 'kedaluwarsa')
    assert.deepEqual(
      ringkasDosir(
        without('pajak').filter((b) => b.kunci !== 'ijin'),
        []
      ).berikutnya,
      { bagian: 'akta', alasan: 'kurang' }
    )
  })

  test('a licence that ends soon is next when nothing else is; else there is only waiting', ({
    assert,
  }) => {
    const quiet = bagian(['perusahaan', 'A'], ['ijin', 'V'])
    assert.deepEqual(ringkasDosir(quiet, [SOON]).berikutnya, {
      bagian: 'ijin',
      alasan: 'akanHabis',
    })
    assert.isNull(ringkasDosir(quiet, []).berikutnya)
  })
})
