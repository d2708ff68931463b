import { test } from '@japa/runner'
import { letterHtml, letterText } from '@eproc/backend/app/core/mail/letter_template'

const FRAME = { aplikasi: 'E-Procurement', perusahaan: 'PT Uji', logo: '', checkpoint: null }

test.group('A letter', () => {
  test('keeps the lines of what a person wrote, and shows their marks as text', ({ assert }) => {
    const content = { nama: 'Sari', paragraf: ['1. KTP buram\n2. Akta <kurang>'] }
    assert.include(letterHtml(content, FRAME), '1. KTP buram<br>2. Akta &#60;kurang&#62;')
    assert.include(letterText(content, FRAME), '1. KTP buram\n2. Akta <kurang>')
  })
})
