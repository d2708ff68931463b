/** How a mail looks, in HTML and as plain text. */
import env from '#start/env'
import { surat as teks } from '@eproc/i18n/id/surat'

export interface LetterContent {
  /** greeting name */
  nama: string
  /** paragraphs of plain text */
  paragraf: readonly string[]
  /** one button with an absolute or site-relative address */
  tombol?: { teks: string; url: string }
  /** at its foot: the public log as it stood, which makes whoever keeps the letter a witness of it */
  withCheckpoint?: boolean
}

export interface LetterFrame {
  aplikasi: string
  perusahaan: string
  /** where this installation shows the company's mark; empty without one */
  logo: string
  /** signed head of the public log; null where the letter carries none */
  checkpoint: string | null
}

/** Absolute address on this site. */
export const alamat = (jalur: string): string => new URL(jalur, env.get('APP_URL')).href

const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** Remarks and reasons are typed in several lines. */
const withBreaks = (text: string): string => escape(text).replaceAll('\n', '<br>')

export function letterText({ nama, paragraf, tombol }: LetterContent, frame: LetterFrame): string {
  return [
    teks.salam(nama),
    ...paragraf,
    ...(tombol ? [`${tombol.teks}:\n${alamat(tombol.url)}`] : []),
    teks.penutup,
    `${frame.aplikasi}\n${frame.perusahaan}`,
    ...(frame.checkpoint === null ? [] : [`${teks.checkpoint}\n${frame.checkpoint}`]),
  ].join('\n\n')
}

export function letterHtml({ nama, paragraf, tombol }: LetterContent, frame: LetterFrame): string {
  const lines = [teks.salam(nama), ...paragraf]
    .map((line) => `<p style="line-height:1.6;overflow-wrap:anywhere">${withBreaks(line)}</p>`)
    .join('')
  const button = tombol ? buttonHtml(tombol.teks, alamat(tombol.url)) : ''
  return `<!doctype html><html lang="id"><body style="margin:0;background:#f7f4ee;font-family:'Plus Jakarta Sans',Segoe UI,Arial,sans-serif;color:#14213d">
<div style="max-width:560px;margin:0 auto;padding:32px 24px">${frame.logo && logoHtml(alamat(`/${frame.logo}`))}<p style="font-weight:700;color:#0b5f5c;margin:0 0 24px">${escape(frame.aplikasi)}</p>
${lines}
${button}
<p style="line-height:1.6">${escape(teks.penutup)}</p><p style="font-size:13px;color:#4a5568">${escape(frame.perusahaan)}</p>${frame.checkpoint === null ? '' : checkpointHtml(frame.checkpoint)}</div></body></html>`
}

const checkpointHtml = (note: string): string =>
  `<p style="font-size:12px;color:#4a5568;margin:24px 0 4px">${escape(teks.checkpoint)}</p><pre style="font-size:11px;color:#4a5568;white-space:pre-wrap;word-break:break-all;margin:0">${escape(note)}</pre>`

/** Beside the names, which stand for it where pictures are not shown. */
const logoHtml = (url: string): string =>
  `<img src="${escape(url)}" alt="" height="48" style="display:block;height:48px;width:auto;margin:0 0 16px">`

const buttonHtml = (text: string, url: string): string =>
  `<p style="margin:28px 0"><a href="${escape(url)}" style="background:#0b5f5c;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escape(text)}</a></p><p style="font-size:13px;color:#4a5568">${escape(url)}</p>`
