/**
 * Outbox: a mail is a row and a job written in the transaction of its cause. The sender marks it sent
 * after the server took it; a crash in between sends the same Message-ID again, which receivers drop.
 */
import { randomUUID } from 'node:crypto'
import { createTransport, type Transporter } from 'nodemailer'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { surat as teksSurat } from '@eproc/i18n/id/surat'
import { daftarkanTugas, kirimTugas } from '#inti/antrean'
import { gudang } from '#inti/gudang'
import { parameterTeks } from '#inti/parameter'
import { sqlSekarang } from '#inti/waktu'
import { sql } from '#inti/sql'

export interface IsiSurat {
  /** one address */
  kepada: string
  perihal: string
  /** greeting name */
  nama: string
  /** paragraphs of plain text */
  paragraf: readonly string[]
  /** one button with an absolute or site-relative address */
  tombol?: { teks: string; url: string }
  /** stored paths of files to attach */
  lampiran?: readonly string[]
}

const lolos = (teks: string): string => teks.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** Absolute address on this site. */
export const alamat = (jalur: string): string => new URL(jalur, env.get('APP_URL')).href

/** Queues a mail inside `trx`. */
export async function kirimSurat(trx: TransactionClientContract, isi: IsiSurat): Promise<void> {
  const id = randomUUID()
  const asal = new URL(env.get('APP_URL')).hostname
  const aplikasi = await parameterTeks('NAMA_APLIKASI', 'E-Procurement')
  const perusahaan = await parameterTeks('NAMA_PERUSAHAAN')
  const url = isi.tombol ? alamat(isi.tombol.url) : null
  const teks = [
    teksSurat.salam(isi.nama),
    ...isi.paragraf,
    ...(isi.tombol && url ? [`${isi.tombol.teks}:\n${url}`] : []),
    teksSurat.penutup,
    `${aplikasi}\n${perusahaan}`,
  ].join('\n\n')
  const html = `<!doctype html><html lang="id"><body style="margin:0;background:#f7f4ee;font-family:'Plus Jakarta Sans',Segoe UI,Arial,sans-serif;color:#14213d">
<div style="max-width:560px;margin:0 auto;padding:32px 24px"><p style="font-weight:700;color:#0b5f5c;margin:0 0 24px">${lolos(aplikasi)}</p>
<p>${lolos(teksSurat.salam(isi.nama))}</p>${isi.paragraf.map((p) => `<p style="line-height:1.6">${lolos(p)}</p>`).join('')}
${isi.tombol && url ? `<p style="margin:28px 0"><a href="${lolos(url)}" style="background:#0b5f5c;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${lolos(isi.tombol.teks)}</a></p><p style="font-size:13px;color:#4a5568">${lolos(url)}</p>` : ''}
<p style="line-height:1.6">${lolos(teksSurat.penutup)}</p><p style="font-size:13px;color:#4a5568">${lolos(perusahaan)}</p></div></body></html>`
  await sql(
    trx,
    `insert into surat (id, message_id, kepada, perihal, teks, html, lampiran, dibuat_pada)
     values (?, ?, ?, ?, ?, ?, ?, ${sqlSekarang()})`,
    [id, `<${id}@${asal}>`, isi.kepada, isi.perihal, teks, html, JSON.stringify(isi.lampiran ?? [])]
  )
  await kirimTugas(trx, 'kirim-surat', { id })
}

interface BarisSurat {
  id: string
  message_id: string
  kepada: string
  perihal: string
  teks: string
  html: string
  lampiran: string[]
  status: string
}

let pengirim: Transporter | null = null

function transport(): Transporter | null {
  const url = env.get('SMTP_URL')
  if (!url) return null
  pengirim ??= createTransport(url, {
    from: env.get('SURAT_DARI') || 'pengadaan@localhost',
  })
  return pengirim
}

/** Sends one waiting mail; throwing makes the queue try again later. */
async function kerjakanSurat({ id }: Record<string, unknown>): Promise<void> {
  const kirim = transport()
  if (!kirim) {
    logger.warn('SMTP_URL kosong: surat menunggu di kotak keluar')
    throw new Error('SMTP_URL kosong')
  }
  await db.transaction(async (trx) => {
    // The row lock keeps a second worker from sending the same mail at the same time.
    const hasil = await sql<BarisSurat>(
      trx,
      `select * from surat where id = ? and status <> 'terkirim' for update skip locked`,
      [String(id)]
    )
    const s = hasil[0]
    if (!s) return
    await kirim.sendMail({
      messageId: s.message_id,
      from: env.get('SURAT_DARI') || 'pengadaan@localhost',
      to: s.kepada,
      subject: s.perihal,
      text: s.teks,
      html: s.html,
      attachments: await lampiran(s.lampiran),
    })
    await sql(
      trx,
      `update surat set status = 'terkirim', percobaan = percobaan + 1, galat = null,
              terkirim_pada = ${sqlSekarang()} where id = ?`,
      [s.id]
    )
  })
}

async function lampiran(jalur: readonly string[]) {
  if (jalur.length === 0) return []
  const hasil = await sql<{ jalur: string; nama_asli: string; mime: string }>(
    db,
    'select jalur, nama_asli, mime from berkas where jalur = any(?)',
    [jalur]
  )
  const toko = await gudang()
  return Promise.all(
    hasil.map(async (b) => ({
      filename: b.nama_asli,
      contentType: b.mime,
      content: await toko.baca(b.jalur),
    }))
  )
}

/**
 * Queues waiting mails again at start: the job of a process that was killed stays "active" for a while.
 * A mail that another process is sending just now is locked and is left to it.
 */
export async function antreUlangSurat(): Promise<void> {
  await db.transaction(async (trx) => {
    const menunggu = await sql<{ id: string }>(
      trx,
      `select id from surat where status = 'antre' order by dibuat_pada limit 10000 for update skip locked`
    )
    for (const { id } of menunggu) await kirimTugas(trx, 'kirim-surat', { id })
  })
}

daftarkanTugas('kirim-surat', kerjakanSurat, 2)
