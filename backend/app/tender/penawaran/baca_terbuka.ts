/** Opened offers for pokja and the package's ppk: decrypted while streaming, every download journaled. */
import { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { bolehkah } from '@eproc/domain/hak_akses'
import { pelakuPaket, paketUntuk } from '#app/paket/pelaku_paket'
import { bukaAliran } from '#app/tender/penawaran/bingkai'
import { idDariJalur, lepasTerbuka } from '#app/tender/penawaran/rahasia'
import type { PembacaPenawaran } from '#app/tender/penawaran/penawaran_query'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { bentrok, tidakDitemukan } from '#inti/galat'
import { gudang } from '#inti/gudang'
import { catat, sumberDari } from '#inti/jurnal'
import { idJalur } from '#inti/kueri'
import type { Pelaku } from '#inti/pelaku'
import { sql } from '#inti/sql'

/** What this member of staff may see of the package's offers, besides that they exist. */
export async function bolehIsi(pelaku: Pelaku, paketId: number): Promise<PembacaPenawaran> {
  const hubungan = await pelakuPaket(pelaku, paketId)
  return {
    pokja: hubungan.pokja,
    isi:
      bolehkah({ ...pelaku, ...hubungan }, 'tender.penawaran.baca') &&
      (!hubungan.pokja || hubungan.bebasBenturan),
  }
}

export interface PenawaranTerbuka {
  id: number
  paketId: number
  rekananId: number
  jenis: string
  jalur: string
  nama: string
  mime: string
  ukuran: number
  utuh: boolean
  kunciTerbuka: Buffer
}

/** An opened offer; null while it is sealed. */
export async function cariTerbuka(paketId: number, id: number): Promise<PenawaranTerbuka | null> {
  const [b] = await sql<PenawaranTerbuka>(
    db,
    `select id, paket_id as "paketId", rekanan_id as "rekananId", jenis, jalur_segel as jalur, nama_asli as nama,
            mime, ukuran::float8 as ukuran, utuh, kunci_terbuka as "kunciTerbuka"
       from penawaran where paket_id = ? and id = ? and dibuka_pada is not null`,
    [paketId, id]
  )
  return b ?? null
}

/** Its plaintext, a frame at a time, each released after its tag was checked. */
export async function bacaTerbuka(p: PenawaranTerbuka): Promise<Readable> {
  const id = idDariJalur(p.jalur)
  const kunci = await lepasTerbuka(id, p.kunciTerbuka)
  const sumber = await (await gudang()).baca(p.jalur)
  return Readable.from(bukaAliran(kunci, id, sumber))
}

/** GET /tender/{paketId}/{kind}/{penawaranId} */
export async function unduhTerbuka(ctx: HttpContext): Promise<void> {
  const paket = await paketUntuk(ctx, idJalur(ctx, 'paketId'), 'tender.penawaran.baca')
  const p = await cariTerbuka(paket.id, idJalur(ctx, 'penawaranId') ?? 0)
  if (!p || p.jenis !== ctx.params.jenis) throw tidakDitemukan()
  if (!p.utuh) throw bentrok(teks.buka.rusak)
  await db.transaction((trx) =>
    catat(trx, sumberDari(ctx), {
      aksi: 'penawaran.unduh',
      objek: 'paket',
      objekId: paket.id,
      rincian: { penawaranId: p.id, rekananId: p.rekananId, jenis: p.jenis },
    })
  )
  const { response } = ctx
  const nama = encodeURIComponent(p.nama).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`
  )
  const tampil = p.mime === 'application/pdf' || p.mime.startsWith('image/')
  response.header('Content-Type', p.mime)
  response.header('Content-Length', String(p.ukuran))
  response.header('Cache-Control', 'private, no-store')
  response.header(
    'Content-Disposition',
    `${tampil ? 'inline' : 'attachment'}; filename*=UTF-8''${nama}`
  )
  response.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'"
  )
  response.stream(await bacaTerbuka(p))
}
