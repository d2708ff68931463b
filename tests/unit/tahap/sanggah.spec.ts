import { test } from '@japa/runner'
import { tolakSanggah } from '@eproc/domain/tahap/sanggah'

test.group('Objections', () => {
  test('are taken once a type from who handed something in; an appeal after the answer', ({
    assert,
  }) => {
    const b = { tipe: 'B', dijawab: false } as const
    const answered = { tipe: 'B', dijawab: true } as const
    const appeal = { tipe: 'BD', dijawab: false } as const
    assert.equal(tolakSanggah('B', false, []), 'bukanPenawar')
    assert.isNull(tolakSanggah('B', true, []))
    assert.equal(tolakSanggah('B', true, [b]), 'sudahDikirim')
    assert.isNull(tolakSanggah('P', true, [b]))
    assert.equal(tolakSanggah('BD', true, []), 'bandingTanpaSanggah')
    assert.equal(tolakSanggah('BD', true, [b]), 'bandingTanpaSanggah')
    assert.isNull(tolakSanggah('BD', true, [answered]))
    assert.equal(tolakSanggah('BD', true, [answered, appeal]), 'sudahDikirim')
  })
})
