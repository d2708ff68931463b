/** Pages of an archive: read without a server, without scripts, and nothing comes from outside. */
import { createHash } from 'node:crypto'
import { angka, tanggalWaktu } from '@eproc/domain/common/format'
import { teksPilihan } from '@eproc/domain/common/choices'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import { umum } from '@eproc/i18n/id/umum'
import type { KolomArsip, NilaiArsip, TabelArsip } from '#app/tender/arsip/tabel_arsip'

const GAYA = `
:root{color-scheme:light dark;--tinta:#16233b;--redup:#4b5870;--kertas:#fbf9f5;--garis:#d9d4c9;--utama:#0f5e63}
@media(prefers-color-scheme:dark){:root{--tinta:#eceff4;--redup:#b4bccb;--kertas:#141b28;--garis:#38435a;--utama:#7fd0d4}}
body{margin:0;background:var(--kertas);color:var(--tinta);font:16px/1.5 system-ui,sans-serif}
main{max-width:1280px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:1.6rem;line-height:1.25;overflow-wrap:anywhere}h2,caption{font-size:1.2rem;font-weight:700;line-height:1.3}h2{margin:40px 0 8px}h3{font-size:1rem;margin:24px 0 4px}
a{color:var(--utama)}p{max-width:72ch}.redup{color:var(--redup)}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:4px 24px;margin:0}dt{color:var(--redup)}dd{margin:0;overflow-wrap:anywhere}
@media(max-width:600px){dl{grid-template-columns:1fr}dd{margin-bottom:8px}}
.gulir{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
caption{text-align:left;padding:40px 0 8px}
th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-bottom:1px solid var(--garis)}
th{color:var(--redup);font-weight:600;vertical-align:bottom}.kanan{text-align:right}td.kanan,.saat{white-space:nowrap}
@media(max-width:600px){td{min-width:9rem}td.kanan,td.saat{min-width:0}}
code{font:0.8em/1.4 ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap}
.nama{display:block;min-width:12rem;overflow-wrap:anywhere}.sidik{display:block;min-width:17rem;max-width:17rem}
.pesan{border-left:3px solid var(--garis);margin:8px 0;padding:0 0 0 16px;white-space:pre-line}.staf{border-color:var(--utama)}
@media print{:root{--kertas:#fff;--tinta:#000}}`
const KEBIJAKAN = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(GAYA).digest('base64')}'; base-uri 'none'; form-action 'none'`

export const aman = (isi: string): string => isi.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** Each part of the path for itself: a link works from a folder, too. */
export const tautan = (letak: string): string =>
  `<a href="${letak.split('/').map(encodeURIComponent).join('/')}">${aman(letak)}</a>`

export function* halaman(judul: string, isi: Iterable<string>): Generator<string> {
  yield `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${KEBIJAKAN}">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${aman(judul)}</title><style>${GAYA}</style></head>
<body><main><h1>${aman(judul)}</h1>
`
  yield* isi
  yield '</main></body></html>\n'
}

/** Back from a page in a folder. */
export const kembali = (): string => `<p><a href="../index.html">${aman(teks.kembali)}</a></p>\n`

export const seksi = (judul: string): string => `<h2>${aman(judul)}</h2>\n`

export const fakta = (baris: readonly (readonly [string, string | null])[]): string =>
  `<dl>${baris
    .filter(([, isi]) => isi !== null && isi !== '')
    .map(([nama, isi]) => `<dt>${aman(nama)}</dt><dd>${aman(isi!)}</dd>`)
    .join('\n')}</dl>\n`

const KANAN = '<td class="kanan">'

/** A table of ready cells, heads above them as they stand; its region can be scrolled by keyboard. */
export function* tabelHtml(
  judul: string,
  kepala: readonly string[],
  baris: readonly (readonly string[])[]
): Generator<string> {
  yield `<div class="gulir" role="region" tabindex="0" aria-label="${aman(judul)}"><table><caption>${aman(judul)}</caption>
<thead><tr>${kepala.map((k, i) => `<th scope="col"${baris[0]?.[i]?.startsWith(KANAN) ? ' class="kanan"' : ''}>${aman(k)}</th>`).join('')}</tr></thead><tbody>
`
  for (const sel of baris) yield `<tr>${sel.join('')}</tr>\n`
  yield '</tbody></table></div>\n'
}

export const sel = (isi: string): string => `<td>${isi}</td>`
export const selKanan = (isi: string): string => `${KANAN}${isi}</td>`

/** A table of the database's rows. */
export function* tabelData(
  { kunci, kolom, arti }: TabelArsip,
  baris: readonly Partial<Record<KolomArsip, NilaiArsip>>[]
): Generator<string> {
  const judul = teks.tabel[kunci]
  if (baris.length === 0) {
    yield `<h2>${aman(judul)}</h2>\n<p class="redup">${aman(teks.kosong)}</p>\n`
    return
  }
  const isi = (k: KolomArsip, nilai: NilaiArsip): string => {
    const kata = arti?.[k]
    return selNilai(kata && typeof nilai === 'string' ? teksPilihan(kata, nilai) : nilai)
  }
  yield* tabelHtml(
    judul,
    kolom.map((k) => teks.label[k]),
    baris.map((b) => kolom.map((k) => isi(k, b[k] ?? null)))
  )
}

function selNilai(nilai: NilaiArsip): string {
  if (nilai === null || nilai === '') return sel(umum.tanpaNilai)
  if (typeof nilai === 'boolean') return sel(nilai ? teks.ya : teks.tidak)
  if (typeof nilai === 'number') return selKanan(angka(nilai, 3))
  if (nilai instanceof Date) return `<td class="saat">${aman(tanggalWaktu(nilai))}</td>`
  if (typeof nilai === 'object') {
    const isi = Object.entries(nilai).map(([k, v]) => aman(`${k}: ${String(v)}`))
    return sel(isi.join('<br>') || umum.tanpaNilai)
  }
  return sel(/^[0-9a-f]{64}$/.test(nilai) ? `<code class="sidik">${nilai}</code>` : aman(nilai))
}
