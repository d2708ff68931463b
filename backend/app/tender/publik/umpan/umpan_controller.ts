/** GET /feed/pengadaan.atom: new packages and results as an Atom feed (RFC 4287). */
import type { HttpContext } from '@adonisjs/core/http'
import { JENIS_PENGADAAN, METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import { keIso, keMs, tanggalWaktu } from '@eproc/domain/common/format'
import { UMPAN } from '@eproc/domain/pages/feed'
import type { HasilTender } from '@eproc/domain/tender/answers_paket'
import { rupPublik } from '@eproc/i18n/id/rup_publik'
import { hasilTerbaru } from '#app/tender/publik/hasil/hasil_query'
import { paketBaru, type PaketBaru } from '#app/tender/publik/umpan/umpan_query'
import { clockNowMs } from '#core/clock/clock'
import { applicationName, textParameter } from '#core/database/parameter'
import { limitOpenData, unchanged } from '#core/http/open_data'
import { alamat } from '#core/mail/letter_template'

const JUMLAH = 50
const teks = rupPublik.umpan

interface Entry {
  /** never changes, whatever the entry's words */
  id: string
  updated: string
  title: string
  summary: string
  link: string
}

/** What XML 1.0 cannot hold goes, the rest is escaped. */
const xml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** RFC 4151: an id that outlives addresses. */
const tag = (tahun: number, key: string): string =>
  `tag:${new URL(alamat('/')).hostname},${tahun}:${key}`
const find = (page: string, query: Record<string, string>) =>
  alamat(`${page}?${new URLSearchParams(query)}`)

const paketEntry = (p: PaketBaru): Entry => ({
  id: tag(p.tahun, `paket/${p.id}`),
  updated: keIso(p.terbit)!,
  title: teks.paket(p.nama),
  summary: [
    teks.isiPaket({
      kode: p.kode,
      jenis: teksPilihan(JENIS_PENGADAAN, p.jenis),
      metode: teksPilihan(METODE_PEMILIHAN, p.metode),
      divisi: p.divisi,
    }),
    ...(p.mulaiDaftar
      ? [teks.pendaftaran(tanggalWaktu(p.mulaiDaftar), tanggalWaktu(p.selesaiDaftar))]
      : []),
  ].join(' '),
  link: find('/lelang', { q: p.kode, tahun: String(p.tahun) }),
})

const hasilEntry = (h: HasilTender): Entry => ({
  id: tag(h.tahunAnggaran, `hasil/${h.id}`),
  updated: h.diumumkanPada,
  title: teks.hasil(h.nama),
  summary: teks.isiHasil({
    kode: h.kode,
    metode: teksPilihan(METODE_PEMILIHAN, h.metodePemilihan),
    vendor: h.vendor,
    nomor: h.noRegistrasi,
  }),
  link: find('/hasil-tender', { q: h.kode }),
})

const entryXml = (e: Entry): string => `<entry>
<id>${xml(e.id)}</id>
<title>${xml(e.title)}</title>
<updated>${e.updated}</updated>
<link rel="alternate" type="text/html" href="${xml(e.link)}"/>
<summary>${xml(e.summary)}</summary>
</entry>`

export default class UmpanController {
  async atom(ctx: HttpContext) {
    await limitOpenData(ctx)
    const [aplikasi, perusahaan, paket, hasil] = await Promise.all([
      applicationName(),
      textParameter('NAMA_PERUSAHAAN'),
      paketBaru(JUMLAH),
      hasilTerbaru(JUMLAH),
    ])
    const entries = [...paket.map(paketEntry), ...hasil.map(hasilEntry)]
      .sort((a, b) => keMs(b.updated)! - keMs(a.updated)!)
      .slice(0, JUMLAH)
    const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id">
<id>${xml(alamat(UMPAN))}</id>
<title>${xml(teks.judul(aplikasi))}</title>
<subtitle>${xml(teks.keterangan)}</subtitle>
<updated>${entries[0]?.updated ?? keIso(clockNowMs())!}</updated>
<author><name>${xml(perusahaan || aplikasi)}</name></author>
<link rel="self" type="application/atom+xml" href="${xml(alamat(UMPAN))}"/>
<link rel="alternate" type="text/html" href="${xml(alamat('/lelang'))}"/>
${entries.map(entryXml).join('\n')}
</feed>
`
    if (unchanged(ctx, feed)) return
    ctx.response.header('Content-Type', 'application/atom+xml; charset=utf-8')
    ctx.response.send(feed)
  }
}
