/**
 * The gateway of development: two Vite servers and the API behind one port. Pages and assets come from
 * Vite, everything else goes to the API unchanged.
 */
import { readFileSync } from 'node:fs'
import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as buatVite, type ViteDevServer } from 'vite'
import { createHttpServer } from '@eproc/backend/app/core/http/slow_requests'
import {
  aplikasiUntuk,
  bukanHalaman,
  cocokkanHalaman,
  type Aplikasi,
} from '@eproc/domain/pages/pages'
import { ui } from '@eproc/i18n/id/ui'
import { onClose } from './processes.ts'
import { AKAR } from './places.ts'

const FOLDER: Record<Aplikasi, string> = { portal: 'vendor-portal', kantor: 'backoffice' }
const AWALAN: Record<Aplikasi, string> = { portal: '/_vp/', kantor: '/_bo/' }

/** Listens on `port` until the command ends. */
export async function startGate(options: {
  port: number
  host: string
  urlApi: string
}): Promise<void> {
  // As long as the API's own: a slow upload is not cut after five minutes.
  const gerbang = createHttpServer((permintaan, jawaban) => {
    layani(permintaan, jawaban).catch((error: unknown) => {
      if (!jawaban.headersSent)
        jawaban.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      jawaban.end(String(error instanceof Error ? error.stack : error))
    })
  })
  const buat = (aplikasi: Aplikasi): Promise<ViteDevServer> =>
    buatVite({
      configFile: join(AKAR, FOLDER[aplikasi], 'vite.config.ts'),
      root: join(AKAR, FOLDER[aplikasi]),
      mode: 'development',
      appType: 'custom',
      clearScreen: false,
      logLevel: 'warn',
      server: {
        middlewareMode: true,
        // Each app listens for its own updates; the path keeps the two apart on one port.
        ws: { server: gerbang, path: 'hmr' },
      },
    })
  const [portal, kantor] = await Promise.all([buat('portal'), buat('kantor')])
  const vite: Record<Aplikasi, ViteDevServer> = { portal, kantor }

  async function layani(permintaan: IncomingMessage, jawaban: ServerResponse): Promise<void> {
    const jalur = (permintaan.url ?? '/').split('?')[0]!
    for (const aplikasi of ['portal', 'kantor'] as const) {
      if (!jalur.startsWith(AWALAN[aplikasi])) continue
      vite[aplikasi].middlewares(permintaan, jawaban, () => {
        jawaban.writeHead(404)
        jawaban.end()
      })
      return
    }
    if (wantsPage(permintaan, jalur)) return halaman(vite, jalur, jawaban)
    teruskan(options.urlApi, permintaan, jawaban)
  }

  onClose(async () => {
    gerbang.closeAllConnections()
    gerbang.close()
    await Promise.all([portal.close(), kantor.close()])
  })
  await new Promise<void>((selesai, gagal) => {
    gerbang.once('error', gagal)
    gerbang.listen(options.port, options.host, selesai)
  })
}

function wantsPage({ method, headers }: IncomingMessage, jalur: string): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || bukanHalaman(jalur)) return false
  const tujuan = headers['sec-fetch-dest'] ?? 'document'
  return (
    (tujuan === 'document' || tujuan === 'iframe') && (headers.accept ?? '').includes('text/html')
  )
}

async function halaman(
  vite: Record<Aplikasi, ViteDevServer>,
  jalur: string,
  jawaban: ServerResponse
): Promise<void> {
  const aplikasi = aplikasiUntuk(jalur)
  const cocok = cocokkanHalaman(jalur)
  const input: Record<string, string> = {
    JUDUL: cocok?.halaman.judul ?? ui.produk,
    DESKRIPSI: cocok?.halaman.deskripsi ?? ui.produk,
    NAMA_APLIKASI: ui.produk,
  }
  const shell = readFileSync(join(AKAR, FOLDER[aplikasi], 'index.html'), 'utf8')
    .replace('<!--__OG__-->', '')
    .replace(/__([A-Z_]+)__/g, (_, nama: string) => input[nama] ?? '')
  const isi = await vite[aplikasi].transformIndexHtml(jalur, shell)
  jawaban.writeHead(cocok ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'vary': 'Accept',
  })
  jawaban.end(isi)
}

function teruskan(urlApi: string, permintaan: IncomingMessage, jawaban: ServerResponse): void {
  const { hostname, port } = new URL(urlApi)
  const ke = request(
    {
      hostname,
      port,
      path: permintaan.url,
      method: permintaan.method,
      headers: permintaan.headers,
    },
    (hasil) => {
      jawaban.writeHead(hasil.statusCode ?? 502, hasil.headers)
      hasil.pipe(jawaban)
    }
  )
  jawaban.on('close', () => ke.destroy())
  ke.on('error', () => {
    if (jawaban.headersSent) return jawaban.destroy()
    jawaban.writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '1',
    })
    jawaban.end(JSON.stringify({ statusCode: 503, message: 'API sedang dinyalakan ulang' }))
  })
  permintaan.pipe(ke)
}
