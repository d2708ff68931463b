/**
 * The floor of quality §1: bare `node:http` and `pg`, no framework, no rights, no journal, sending the same
 * SQL and the same JSON. Run as a process of its own; says `{ port }` to its parent.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { SQL } from './sql.ts'

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const kolam = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })
const folder = join(process.env.DATA_DIR!, 'lantai')
mkdirSync(folder, { recursive: true })

function kirim(jawab: ServerResponse, isi: unknown): void {
  const body = JSON.stringify(isi)
  jawab.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  jawab.end(body)
}

const daftar = async (sql: string, hitung: string, nilai: unknown[], nilaiHitung: unknown[]) => {
  const [baris, jumlah] = await Promise.all([
    kolam.query(sql, nilai),
    kolam.query(hitung, nilaiHitung),
  ])
  return { statusCode: 200, rows: baris.rows, total: jumlah.rows[0].jumlah }
}

async function unggah(minta: IncomingMessage): Promise<unknown> {
  const id = randomUUID()
  const sementara = join(folder, `${id}.baru`)
  const tujuan = join(folder, id)
  const hash = createHash('sha256')
  const berkas = await open(sementara, 'wx')
  for await (const potong of minta) {
    hash.update(potong as Buffer)
    await berkas.writeFile(potong as Buffer)
  }
  await berkas.datasync()
  await berkas.close()
  await rename(sementara, tujuan)
  const pegangan = await open(folder, 'r')
  await pegangan.sync()
  await pegangan.close()
  await kolam.query('insert into lantai_unggah (jalur, sha256) values ($1, $2)', [
    tujuan,
    hash.digest('hex'),
  ])
  return { statusCode: 200, data: { id } }
}

async function layani(minta: IncomingMessage): Promise<unknown> {
  const url = new URL(minta.url!, 'http://lantai')
  const today = new Date().toISOString().slice(0, 10)
  const n = Number(url.searchParams.get('n') ?? 0)
  switch (url.pathname) {
    case '/daftar':
      return daftar(SQL.daftar, SQL.hitung, [today, 10, n * 10], [])
    case '/saring':
      return daftar(SQL.saring, SQL.hitungSaring, [today, 'A', 'V', 25, n * 25], ['A', 'V'])
    case '/cari': {
      const pola = `%${url.searchParams.get('q')}%`
      return daftar(SQL.cari, SQL.hitungCari, [today, pola, pola, 25, 0], [pola, pola])
    }
    case '/satu':
      return (await kolam.query(SQL.satu, [n])).rows[0]
    case '/publik':
      return daftar(SQL.publik, SQL.hitungPublik, ['I', 15, 0], ['I'])
    case '/ubah': {
      const chunks: Buffer[] = []
      for await (const p of minta) chunks.push(p as Buffer)
      const { nama, id } = JSON.parse(Buffer.concat(chunks).toString()) as {
        nama: string
        id: number
      }
      return { statusCode: 200, data: (await kolam.query(SQL.ubah, [nama, id])).rows[0] }
    }
    case '/unggah':
      return unggah(minta)
    default:
      return { statusCode: 404 }
  }
}

const server = createServer((minta, jawab) => {
  layani(minta).then(
    (isi) => kirim(jawab, isi),
    () => jawab.writeHead(500).end()
  )
})
server.listen(0, '127.0.0.1', () => {
  const alamat = server.address()
  process.send?.({ port: typeof alamat === 'object' && alamat ? alamat.port : 0 })
})
process.on('disconnect', () => process.exit(0))
