import { spelledFingerprint } from '@eproc/sealing/keys/pair'
import { codeBytes } from '@eproc/sealing/keys/passphrase'
import { readRecoveryFile } from '@eproc/sealing/keys/recovery'
import { CannotUnlock, unlock } from '@eproc/sealing/keys/wrap'
import { satuBerkas as teks } from '@eproc/i18n/id/satu_berkas'
import { button, element, field, results, textOf } from './dom.ts'

/** That file and code of a recovery still open the key, tried where nobody else sees the code. */
export function keySection(): HTMLElement {
  const file = element('input', { type: 'file', accept: 'application/json,.json' })
  const code = element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' })
  const { node, show } = results()
  const open = async () => {
    const found = await readRecoveryFile(await textOf(file))
    if (!found) return show(teks.bukanBerkas)
    const secret = await codeBytes(code.value)
    if (!secret) return show(teks.kodeSalahTulis)
    try {
      const key = await unlock(found.wrapped, secret, found.owner)
      show(teks.terbuka, element('pre', {}, spelledFingerprint(key.fingerprint)), teks.cocokkan)
    } catch (error) {
      if (!(error instanceof CannotUnlock)) throw error
      show(teks.tidakTerbuka)
    } finally {
      secret.fill(0)
      code.value = ''
    }
  }
  return element(
    'section',
    { 'aria-label': teks.kunci },
    element('h2', {}, teks.kunci),
    element('p', {}, teks.kunciIsi),
    field('pemulihan', teks.berkas, file),
    field('kode', teks.kode, code),
    button(teks.buka, open),
    node
  )
}
