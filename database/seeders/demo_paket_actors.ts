/** People of the demonstration that act through the product's own use cases, their documents and sealed offers. */
import { createHash, randomUUID } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { writeFile } from '@eproc/backend/app/core/files/disk'
import { sql } from '@eproc/backend/app/core/database/sql'
import type { BerkasBaru } from '@eproc/backend/app/core/files/receive_files'
import Paket from '@eproc/backend/app/paket_berjalan/paket'
import {
  simpanTersegel,
  wipeKeys,
  type BerkasTersegel,
} from '@eproc/backend/app/tender/penawaran/segel/berkas_tersegel'
import {
  pricesOfLines,
  type PricedLines,
} from '@eproc/backend/app/tender/penawaran/rincian/lines_query'
import { sealUnitPrices, segelHarga } from '@eproc/backend/app/tender/penawaran/segel/secrets'
import { pemasukanTerbuka } from '@eproc/backend/app/tender/penawaran/pemasukan_query'
import { BIDANG } from '@eproc/backend/app/tender/penawaran/penawaran_validator'
import { terimaPenawaran } from '@eproc/backend/app/tender/penawaran/terima_penawaran'
import { rupiah } from '@eproc/domain/common/format'
import type { UnitPrice } from '@eproc/domain/tender/penawaran/rincian_harga'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { actAs } from '../factories/pengguna.js'
import { pdfContoh } from '../factories/sample_files.ts'

/** Letterhead of the demonstration's own documents. */
export const INSTANSI = 'PT Properti Kota'

/** Whose sessions the demonstration's people act in, until it is complete. */
const DEMO_AGENT = 'peragaan'

export const endDemoSessions = (): Promise<unknown[]> =>
  sql(db, 'delete from sesi where agen = ?', [DEMO_AGENT])

/** A request's context that belongs to the account `login`. @throws Error when there is none */
export type Sebagai = (login: string) => Promise<HttpContext>

export function pelakuDemo(): Sebagai {
  const kenal = new Map<string, Promise<HttpContext>>()
  return (login) => {
    if (!kenal.has(login)) kenal.set(login, buatKonteks(login))
    return kenal.get(login)!
  }
}

async function buatKonteks(login: string): Promise<HttpContext> {
  const [account] = await sql<{ id: number }>(
    db,
    `select id from pengguna where lower(login) = ? and status = 'A'`,
    [login]
  )
  if (!account) throw new Error(`Akun peragaan ${login} tidak ada`)
  const soket = new Socket()
  Object.defineProperty(soket, 'remoteAddress', { value: '127.0.0.1' })
  const minta = new IncomingMessage(soket)
  const jawab = new ServerResponse(minta)
  const server = await app.container.make('server')
  const ctx = server.createHttpContext(
    server.createRequest(minta, jawab),
    server.createResponse(minta, jawab),
    app.container.createResolver()
  )
  ctx.pelaku = await actAs(account, DEMO_AGENT)
  return ctx
}

type Baris = readonly (readonly [nama: string, nilai: string])[]

/** A stored PDF, as an upload leaves it. */
export async function pdfDemo(kop: string, judul: string, baris: Baris): Promise<BerkasBaru> {
  const isi = pdfContoh(kop, judul, baris)
  const id = randomUUID()
  const jalur = `berkas/${id.slice(0, 2)}/${id}.pdf`
  await writeFile(
    jalur,
    (async function* () {
      yield isi
    })()
  )
  return {
    id,
    jalur,
    namaAsli: `${judul.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`,
    ukuran: isi.length,
    sha256: createHash('sha256').update(isi).digest('hex'),
    mime: 'application/pdf',
  }
}

const JUDUL: Readonly<Record<KategoriFile, string>> = {
  K: 'Dokumen Kualifikasi',
  A: 'Dokumen Administrasi',
  T: 'Dokumen Teknis',
  H: 'Penawaran Harga',
}

/** The lines of the estimate at a share of their prices, in hundreds of rupiah. */
async function unitPrices(paketId: number, share: number): Promise<PricedLines> {
  const lines = await sql<UnitPrice>(
    db,
    `select id, round(harga_satuan * ?::numeric / 100)::float8 * 100 as "hargaSatuan"
       from paket_hps where paket_id = ?`,
    [share, paketId]
  )
  return pricesOfLines(db, paketId, { rincianHarga: lines })
}

/**
 * Seals and hands in all files, as the vendor's upload does. The stage must be open.
 * @param share of the HPS that is offered
 */
export async function masukkanPenawaran(
  ctx: HttpContext,
  paketId: number,
  namaRekanan: string,
  share: number
): Promise<void> {
  const rekananId = ctx.pelaku.rekananId!
  const paket = await Paket.findOrFail(paketId)
  const pemasukan = await pemasukanTerbuka(db, paket, rekananId)
  const priced = await unitPrices(paketId, share)
  const berkas: BerkasTersegel[] = []
  try {
    const kiriman = await Promise.all(
      pemasukan.jenis.map(async (jenis) => {
        const isi = pdfContoh(namaRekanan, JUDUL[jenis], [
          ['Paket', paket.nama],
          ...(jenis === 'H' ? [['Harga penawaran', rupiah(priced.total)] as const] : []),
        ])
        const nama = `${JUDUL[jenis]}.pdf`
        const b = await simpanTersegel(
          BIDANG[jenis],
          nama,
          (async function* () {
            yield isi
          })()
        )
        berkas.push(b)
        return {
          jenis,
          berkas: b,
          hargaSegel: jenis === 'H' ? segelHarga(b.kunci, b.id, priced.total) : null,
          rincianSegel: jenis === 'H' ? sealUnitPrices(b.kunci, b.id, priced.unitPrices) : null,
        }
      })
    )
    await terimaPenawaran(ctx.pelaku, { paket, rekananId, pemasukan, kiriman })
  } finally {
    wipeKeys(berkas)
  }
}
