/**
 * The single-file page (sealing.md §6): proofs and checkpoints are checked, offers sealed, openings signed, and a key is
 * unlocked, by code that no server sends at that moment. It fetches nothing; its policy forbids it.
 */
import { tanggalWaktu } from '@eproc/domain/common/format'
import { satuBerkas as teks } from '@eproc/i18n/id/satu_berkas'
import { element } from './dom.ts'
import { checkSection } from './check.ts'
import { openingSection } from './opening.ts'
import { sealSection } from './seal.ts'
import { keySection } from './unlock.ts'

document.title = teks.judul
const page = document.getElementById('isi')!
page.append(
  element('h1', {}, teks.judul),
  element('p', {}, teks.keterangan),
  ...('subtle' in (globalThis.crypto ?? {})
    ? [checkSection(tanggalWaktu), sealSection(), openingSection(), keySection()]
    : [element('p', { role: 'alert' }, teks.tanpaKriptografi)])
)
