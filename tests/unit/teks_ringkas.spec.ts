import { test } from '@japa/runner'
import { cuplikan, uraiTeks } from '@eproc/domain/common/rich_text'

test.group('Short texts', () => {
  test('an empty line parts paragraphs, plain lines stay one', ({ assert }) => {
    const blok = uraiTeks('satu\r\ndua\r\n\r\ntiga')
    assert.deepEqual(
      blok.map((b) => (b.jenis === 'paragraf' ? b.baris.length : b.jenis)),
      [2, 1]
    )
  })

  test('headings, bullets and numbers are recognised', ({ assert }) => {
    const blok = uraiTeks('## Judul\n- a\n- b\n\n3. c\n\n4. d')
    assert.containSubset(blok, [
      { jenis: 'judul' },
      { jenis: 'daftar', bernomor: false, butir: [{}, {}] },
      { jenis: 'daftar', bernomor: true, mulai: 3, butir: [{}, {}] },
    ])
  })

  test('links lead to safe addresses only; HTML and javascript: stay text', ({ assert }) => {
    const jenis = (teks: string) => {
      const [b] = uraiTeks(teks)
      return b?.jenis === 'paragraf' ? b.baris.flat() : []
    }
    assert.deepEqual(jenis('[a](javascript:alert(1)) <b>x</b>'), [
      { jenis: 'teks', teks: '[a](javascript:alert(1)) <b>x</b>' },
    ])
    for (const buruk of ['//jahat.example', '/\\jahat.example', 'data:text/html,x', 'vbscript:x']) {
      assert.isTrue(
        jenis(`[a](${buruk})`).every((p) => p.jenis === 'teks'),
        buruk
      )
    }
    assert.containSubset(jenis('lihat https://contoh.example/a?b=1.'), [
      { jenis: 'tautan', ke: 'https://contoh.example/a?b=1' },
    ])
    assert.containSubset(jenis('[kontak](/kontak)'), [{ jenis: 'tautan', ke: '/kontak' }])
  })

  test('an excerpt is cut at a word, without marks', ({ assert }) => {
    assert.equal(cuplikan('Isi **tebal** sekali', 100), 'Isi tebal sekali')
    assert.equal(cuplikan('satu dua tiga empat', 14), 'satu dua tiga\u00a0…')
  })
})
