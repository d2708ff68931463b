/** Modules of the product in a browser's worker, without any of its pages. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'

/** An empty page, and beside it at `/worker.js` this file with all that it imports. */
export async function serveWorker(file: string): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'eproc-worker-'))
  await build({
    root: dirname(file),
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: file,
        output: { entryFileNames: 'worker.js' },
      },
    },
  })
  const scripts = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => [`/${name}`, readFileSync(join(folder, name))])
  )
  rmSync(folder, { recursive: true })
  const server = createServer((request, answer) => {
    const script = scripts.get(request.url!)
    answer.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html' })
    answer.end(script ?? '<!doctype html><title>worker</title>')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
