import { ui } from '@eproc/i18n/id/ui'
import { notify } from './notice.ts'

/** Into the clipboard. A browser may refuse it, and has none at all on a page without TLS: both are told. */
export async function copyText(content: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(content)
    notify(done)
  } catch {
    notify(ui.tidakTersalin, 'error')
  }
}
