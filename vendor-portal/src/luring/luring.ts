/** What a device shows without a connection: that there is none, and which of the own forms wait to be saved. */
import { tanggalWaktu } from '@eproc/domain/common/format'
import { luring } from '@eproc/i18n/id/luring_portal'
import { waitingDrafts } from '@eproc/ui/draft/drafts.ts'

const ASK_MS = 5_000

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  content: string | HTMLElement[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  if (typeof content === 'string') made.textContent = content
  else made.append(...content)
  return made
}

const again = element('button', luring.cobaLagi)
again.addEventListener('click', () => location.reload())
addEventListener('online', () => location.reload())
/* A network may be there and the server out of reach: ask it. */
setInterval(() => {
  fetch('/api/time', { cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => {}
  )
}, ASK_MS)

const drafts = waitingDrafts()
document.title = luring.judul
document.getElementById('luring')!.append(
  element('h1', luring.judul),
  element('p', luring.isi),
  element('p', luring.waktu),
  again,
  element('h2', luring.menunggu),
  ...(drafts.length === 0
    ? [element('p', luring.kosong)]
    : [
        element(
          'ul',
          drafts.map(({ name, pada }) =>
            element(
              'li',
              luring.baris(
                luring.konsep[name.split('.')[0]!] ?? luring.konsepLain,
                tanggalWaktu(new Date(pada).toISOString())
              )
            )
          )
        ),
        element('p', luring.petunjuk),
      ])
)
