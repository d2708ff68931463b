/** The room's pages: plain HTML, since neither app knows of the room. */
import type { DateTime } from 'luxon'
import { KUALIFIKASI, METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import { latihan as teks } from '@eproc/i18n/id/latihan'
import type { RoomLetter, RoomPackage } from '#app/latihan/ruang/ruang_query'
import { ROOM_PAGE } from '#core/latihan/rehearsal'

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#f7f3fb;color:#22172b;font:16px/1.5 system-ui,sans-serif}
header{background:#5b1a8b;color:#fff;padding:16px}header p{margin:4px 0 0}h1{font-size:1.375rem;margin:0}
h2{font-size:1.125rem;margin:0 0 8px}main,header>div{max-width:960px;margin:0 auto}main{padding:16px;display:grid;gap:16px}
section{background:#fff;border:1px solid #d9c9e6;border-radius:12px;padding:16px}ol{margin:8px 0 0;padding-left:24px}
.peran{display:flex;flex-wrap:wrap;gap:8px}button{font:inherit;font-weight:600;min-height:44px;padding:8px 16px;border-radius:8px;
border:1px solid #5b1a8b;background:#fff;color:#5b1a8b;cursor:pointer}button.utama{background:#5b1a8b;color:#fff}
button:focus-visible,a:focus-visible{outline:3px solid #b26be0;outline-offset:2px}button[disabled]{opacity:.6}
article{border-top:1px solid #e6dcef;padding:12px 0;display:flex;flex-wrap:wrap;gap:8px 16px;justify-content:space-between;align-items:center}
article>div{flex:1 1 260px;min-width:0;overflow-wrap:anywhere}h3{font-size:1rem;margin:0}article p{margin:0;color:#4d3f59}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:8px 0 0}a{color:#5b1a8b}#kabar{color:#a11;font-weight:600;margin:0}`

/** Sends what a button says and goes on; the part's session is the app's own. */
const SCRIPT = `addEventListener('click',async function(e){
var b=e.target.closest('button[data-ke]');if(!b)return;b.disabled=true;
var a=await fetch(b.dataset.ke,{method:'POST',headers:{'Content-Type':'application/json'},body:b.dataset.isi})
.then(function(r){return r.json()}).catch(function(){return{}});
if(a.statusCode!==200){b.disabled=false;document.getElementById('kabar').textContent=a.message||${JSON.stringify(teks.ruang.terputus)};return}
if(a.data.token){localStorage.setItem('eproc.token',a.data.token);location.assign(a.data.user.beranda)}else location.reload()})`

function frame(nonce: string, title: string, below: string, body: string): string {
  return `<!doctype html><html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${teks.judul}</title><style nonce="${nonce}">${STYLE}</style></head><body>
<header><div><h1>${teks.spanduk}</h1><p>${below}</p></div></header>
<main>${body}</main><script nonce="${nonce}">${SCRIPT}</script></body></html>`
}

const button = (
  label: string,
  to: string,
  what: object,
  more: { main?: boolean; name?: string } = {}
) =>
  `<button type="button"${more.main ? ' class="utama"' : ''}${
    more.name ? ` aria-label="${escape(more.name)}"` : ''
  } data-ke="/api/latihan/${to}" data-isi="${escape(JSON.stringify(what))}">${escape(label)}</button>`

/** Which of the templates it is, in words. */
const template = ({ metode, kualifikasi }: RoomPackage): string =>
  [
    teksPilihan(METODE_PEMILIHAN, metode),
    ...(kualifikasi ? [teksPilihan(KUALIFIKASI, kualifikasi)] : []),
  ].join(' · ')

interface Room {
  logins: readonly string[]
  packages: readonly RoomPackage[]
  now: DateTime
  /** address of the real site */
  origin: string
}

export function roomPage(nonce: string, { logins, packages, now, origin }: Room): string {
  const { ruang } = teks
  const names: Readonly<Record<string, string>> = teks.peran
  const parts = logins.map((login) => button(names[login]!, 'peran', { login })).join('')
  const rows = packages.map(
    (p) => `<article><div><h3>${escape(`${p.kode} ${p.nama}`)}</h3>
<p>${escape(template(p))}</p>
<p>${p.tahap ? escape(ruang.tahap(p.tahap)) : ruang.tahapHabis}</p></div>${button(
      ruang.maju,
      'maju',
      { paketId: p.id },
      { main: true, name: ruang.majuPaket(p.nama) }
    )}</article>`
  )
  return frame(
    nonce,
    teks.judul,
    escape(ruang.jam(now.setLocale('id').toFormat('cccc, d LLLL yyyy, HH.mm'))),
    `<section><p>${teks.halaman.pengantar}</p><ol>${teks.halaman.langkah
      .map((step) => `<li>${step}</li>`)
      .join('')}</ol><p>${teks.halaman.bersama}</p></section>
<p id="kabar" role="alert"></p>
<section><h2>${ruang.bermain}</h2><div class="peran">${parts}</div></section>
<section><h2>${ruang.paket}</h2><div class="peran">${button(ruang.majuJam, 'maju', { jam: 1 })}${button(
      ruang.majuHari,
      'maju',
      { jam: 24 }
    )}</div>${rows.join('')}</section>
<p><a href="/api/latihan/surat">${ruang.surat}</a></p>
<p><a href="${escape(origin)}">${ruang.kembali}</a></p>`
  )
}

export function letterPage(nonce: string, letters: readonly RoomLetter[]): string {
  const { ruang } = teks
  const rows = letters.map(
    (l) =>
      `<section><h2>${escape(l.perihal)}</h2><p>${escape(l.kepada)}</p><pre>${escape(l.teks)}</pre></section>`
  )
  return frame(
    nonce,
    ruang.surat,
    letters.length ? ruang.suratTerakhir(letters.length) : ruang.suratKosong,
    `<p><a href="${ROOM_PAGE}">${teks.judul}</a></p>${rows.join('')}`
  )
}
