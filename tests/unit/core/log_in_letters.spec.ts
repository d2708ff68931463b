/** Who keeps a letter or a paper about a package keeps the state of the public log: each place that makes one is here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const APP = join(import.meta.dirname, '../../../backend/app')

/** Letters about a package. */
const CARRY = [
  'paket_berjalan/package_message.ts',
  'pekerjaan/ingatkan_rekanan.ts',
  'pekerjaan/kirim_surat_harian.ts',
  'pemegang/himpunan/holder_set_state.ts',
  'tender/kiriman/tender_message.ts',
  'tender/penawaran/terima_penawaran.ts',
]
/** Letters about an account, a vendor's dossier, a key, or the installation: of no package. */
const OTHERS = [
  'akun/password/replace_password.ts',
  'akun/registrasi/daftarkan_akun.ts',
  'akun/tautan/kirim_tautan.ts',
  'dosir/status/hitung_status.ts',
  'dosir/status/masa_berlaku.ts',
  'dosir/status/peringatkan_ijin.ts',
  'master/akses/minta_akses.ts',
  'master/akses/putuskan_akses.ts',
  'master/akses/tell_decision.ts',
  'master/instalasi/jaga_instalasi.ts',
  'master/pengguna/tell_status.ts',
  'pemegang/tell_holders.ts',
  'verifikasi/sertifikat/buat_sertifikat.ts',
  'verifikasi/surat/kirim_surat_verifikasi.ts',
  'verifikasi/vendor_message.ts',
]
/** What hands letters on; what a letter carries was said before. */
const HANDS_ON = ['core/mail/outbox.ts', 'notifikasi/tell.ts']

const sources = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(APP, path), 'utf8'),
  }))
const withText = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test.group('The public log in letters and papers', () => {
  test('every place that writes a letter is known, and those about a package carry the checkpoint', ({
    assert,
  }) => {
    const written = withText(/sendLater\(|\bmail: \{/)
    assert.sameMembers(written, [...CARRY, ...OTHERS, ...HANDS_ON])
    assert.sameMembers(withText(/withCheckpoint: true/), CARRY)
  })

  test('every paper is made by the one maker, whose footer carries it', ({ assert }) => {
    const makers = withText(/from 'pdfmake'|import\('pdfmake'\)|from 'pdf-lib'|from 'pdfkit'/)
    assert.deepEqual(makers, ['core/files/drawing/draw_paper.ts'])
    const [maker] = sources.filter(({ path }) => path === 'core/files/drawing/draw_paper.ts')
    assert.include(maker!.text, 'umum.logPublik(letterhead.checkpoint)')
  })
})
