/** The inbox page of the mail catcher. Mail HTML is shown in a frame without scripts or origin. */
import type { Surat } from './mail_store.ts'

export const CSP_HALAMAN =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
export const CSP_ISI =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'"

const GAYA = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; grid-template-columns: minmax(17rem, 24rem) 1fr; min-height: 100vh }
nav { border-right: 1px solid #8884; overflow: auto; max-height: 100vh }
nav header, article { padding: 1rem 1.25rem }
h1 { font-size: 1.1rem; margin: 0 } h2 { font-size: 1.25rem; margin: 0 0 .25rem }
nav a { display: block; padding: .6rem 1.25rem; border-top: 1px solid #8882; color: inherit; text-decoration: none }
nav a[aria-current] { background: #8883 } nav a:hover { background: #8882 }
small { opacity: .75; display: block } b { display: block; overflow-wrap: anywhere }
iframe { width: 100%; height: 60vh; border: 1px solid #8884; border-radius: 8px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
@media (max-width: 720px) { body { grid-template-columns: 1fr } nav { max-height: 40vh; border: 0 } }`

/** The whole page: the list, and the mail `dipilih` (the newest when absent). */
export function halamanSurat(daftar: Surat[], dipilih: Surat | undefined, kembar: number): string {
  const butir = daftar.map(
    (s) => `<a href="/surat/${s.id}"${s === dipilih ? ' aria-current="true"' : ''}>
<b>${aman(s.perihal || '(tanpa perihal)')}</b><small>${aman(s.kepada.join(', '))}</small>
<small>${waktu(s.diterima)}</small></a>`
  )
  const catatan = kembar > 0 ? `<small>${kembar} surat kembar ditolak</small>` : ''
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Kotak surat</title>
<meta name="viewport" content="width=device-width"><style>${GAYA}</style></head><body>
<nav aria-label="Daftar surat"><header><h1>Kotak surat</h1>
<small>${daftar.length} surat tertangkap; tidak ada yang dikirim keluar.</small>${catatan}</header>
${butir.join('\n')}</nav><main>${dipilih ? isiSurat(dipilih) : '<article><p>Belum ada surat.</p></article>'}</main>
</body></html>`
}

function isiSurat(s: Surat): string {
  const lampiran = s.lampiran.map(
    (l, i) =>
      `<li><a href="/surat/${s.id}/lampiran/${i}">${aman(l.nama)}</a> (${Math.ceil(l.ukuran / 1024)} KB)</li>`
  )
  const isi = s.html
    ? `<iframe title="Isi surat" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/surat/${s.id}/isi"></iframe>
<details><summary>Teks</summary><pre>${aman(s.teks)}</pre></details>`
    : `<pre>${aman(s.teks)}</pre>`
  const tautan = s.tautan.map(
    (t) => `<li><a href="${aman(t)}" target="_blank" rel="noreferrer">${aman(t)}</a></li>`
  )
  return `<article><h2>${aman(s.perihal || '(tanpa perihal)')}</h2>
<small>Dari ${aman(s.dari)} kepada ${aman(s.kepada.join(', '))} · ${waktu(s.diterima)}</small>
${isi}${bagian('Tautan', tautan)}${bagian('Lampiran', lampiran)}</article>`
}

function bagian(judul: string, butir: string[]): string {
  return butir.length > 0 ? `<h3>${judul}</h3><ul>${butir.join('')}</ul>` : ''
}

function waktu(iso: string): string {
  const pilihan = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Jakarta' } as const
  return aman(new Intl.DateTimeFormat('id-ID', pilihan).format(new Date(iso)))
}

const PENGGANTI: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function aman(teks: string): string {
  return teks.replace(/[&<>"']/g, (huruf) => PENGGANTI[huruf] ?? huruf)
}
