/** Names of files in a package's archive. */
import { test } from '@japa/runner'
import { letakUnik, namaAman } from '@eproc/domain/tender/arsip'

test.group('Names in an archive', () => {
  test('every system takes them; the extension stays', ({ assert }) => {
    const names: [string, string][] = [
      ['Surat "Tender" – ünïcode &<b> #1 (a).pdf', 'Surat-Tender-unicode-b-1-a.pdf'],
      ['../../etc/passwd', 'etc-passwd'],
      ['C:\\Users\\x.DOCX', 'C-Users-x.DOCX'],
      ['.htaccess', 'htaccess'],
      ['標書', 'berkas'],
      ['-rf .pdf', 'rf.pdf'],
      ['', 'berkas'],
      [`${'panjang '.repeat(40)}.xlsx`, `${'panjang-'.repeat(10).slice(0, 75)}.xlsx`],
    ]
    for (const [name, safe] of names) assert.equal(namaAman(name), safe)
  })

  test('the same path is never given twice, whatever its case', ({ assert }) => {
    const letak = letakUnik()
    const given = ['a/x.pdf', 'a/X.pdf', 'b/x.pdf', 'a/x.pdf', 'v1.2/y', 'v1.2/y'].map(letak)
    assert.deepEqual(given, ['a/x.pdf', 'a/X-2.pdf', 'b/x.pdf', 'a/x-3.pdf', 'v1.2/y', 'v1.2/y-2'])
  })
})
