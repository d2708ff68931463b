/**
 * The mail catcher of development and tests: takes every mail over SMTP and shows it in an inbox.
 * `GET /surat.json?kepada=&perihal=` answers the mails, newest first; `DELETE /surat.json` forgets them.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { CSP_HALAMAN, CSP_ISI, halamanSurat } from './mail_page.ts'
import { SimpananSurat } from './mail_store.ts'

export type MailCatcher = {
  /** smtp://127.0.0.1:port, for SMTP_URL */
  urlSmtp: string
  /** Address of the inbox page. */
  urlKotak: string
  simpanan: SimpananSurat
  henti(): Promise<void>
}

/** Starts the catcher; `portSmtp` 0 takes any port, a taken `portKotak` falls back to any. */
export async function startMailCatcher(options: {
  folder: string
  portSmtp?: number
  portKotak?: number
}): Promise<MailCatcher> {
  const simpanan = await SimpananSurat.buka(options.folder)
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: 50 * 1024 * 1024,
    onData(stream, sesi, jawab) {
      const chunks: Buffer[] = []
      stream.on('data', (isi: Buffer) => chunks.push(isi))
      stream.on('error', jawab)
      stream.on('end', () => {
        simpanan
          .terima(
            Buffer.concat(chunks),
            sesi.envelope.rcptTo.map((tujuan) => tujuan.address)
          )
          .then(() => jawab())
          .catch(jawab)
      })
    },
  })
  smtp.on('error', () => {})
  const kotak = createServer((permintaan, jawaban) => {
    layani(simpanan, permintaan, jawaban).catch(() => {
      if (!jawaban.headersSent) jawaban.writeHead(500)
      jawaban.end()
    })
  })
  await listen(smtp.server, options.portSmtp ?? 0)
  await listen(kotak, options.portKotak ?? 0)
  return {
    urlSmtp: `smtp://127.0.0.1:${port(smtp.server)}`,
    urlKotak: `http://localhost:${port(kotak)}`,
    simpanan,
    async henti() {
      await new Promise<void>((selesai) => smtp.close(() => selesai()))
      kotak.closeAllConnections()
      await new Promise<void>((selesai) => kotak.close(() => selesai()))
    },
  }
}

function port(server: Server): number {
  return (server.address() as AddressInfo).port
}

function listen(server: Server, nomor: number): Promise<void> {
  return new Promise((selesai, gagal) => {
    const error = (kesalahan: NodeJS.ErrnoException) => {
      if (nomor === 0 || kesalahan.code !== 'EADDRINUSE') return gagal(kesalahan)
      server.listen(0, '127.0.0.1')
    }
    server.once('error', error)
    server.once('listening', () => {
      server.off('error', error)
      selesai()
    })
    server.listen(nomor, '127.0.0.1')
  })
}

async function layani(
  simpanan: SimpananSurat,
  permintaan: IncomingMessage,
  jawaban: ServerResponse
): Promise<void> {
  const alamat = new URL(permintaan.url ?? '/', 'http://localhost')
  const kirim = (status: number, tipe: string, isi: string | Uint8Array, csp = CSP_HALAMAN) => {
    jawaban.writeHead(status, {
      'content-type': tipe,
      'content-security-policy': csp,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    jawaban.end(isi)
  }
  const html = 'text/html; charset=utf-8'
  const json = 'application/json; charset=utf-8'

  if (alamat.pathname === '/surat.json' && permintaan.method === 'DELETE') {
    simpanan.kosongkan()
    return kirim(200, json, '{}')
  }
  if (permintaan.method !== 'GET') return kirim(405, json, '{}')
  if (alamat.pathname === '/surat.json') {
    const saring = Object.fromEntries(alamat.searchParams)
    return kirim(200, json, JSON.stringify(simpanan.daftar(saring)))
  }
  const [, id, bagian, urutan] =
    /^\/surat\/([\w-]+)(?:\/(isi|lampiran)(?:\/(\d+))?)?$/.exec(alamat.pathname) ?? []
  const surat = id ? simpanan.satu(id) : simpanan.daftar()[0]
  if (alamat.pathname !== '/' && !surat) return kirim(404, html, 'Surat tidak ditemukan')
  if (bagian === 'isi') return kirim(200, html, surat?.html ?? '', CSP_ISI)
  if (bagian === 'lampiran' && id) {
    const lampiran = await simpanan.lampiran(id, Number(urutan))
    if (!lampiran) return kirim(404, html, 'Lampiran tidak ditemukan')
    const nama = encodeURIComponent(lampiran.meta.nama)
    jawaban.setHeader('content-disposition', `attachment; filename*=UTF-8''${nama}`)
    return kirim(200, 'application/octet-stream', lampiran.isi)
  }
  return kirim(200, html, halamanSurat(simpanan.daftar(), surat, simpanan.kembar))
}
