/**
 * Receives a multipart request after its rights were checked: every file is streamed, its type
 * judged by content, hashed, counted and durable in the store before the caller's work begins. When
 * the work throws, the stored files are removed again, so a refused request leaves no orphan.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { inti } from '@eproc/i18n/id/core'
import { bidangSalah, Galat } from '#core/http/errors'
import { deleteFile, writeFile } from '#core/files/disk'
import {
  type Ekstensi,
  ekstensiDari,
  mimeUntuk,
  PANJANG_KEPALA,
  sesuaiIsi,
} from '#core/files/file_type'
import { parameterAngka } from '#core/database/parameter'
import { sqlSekarang } from '#core/clock/clock'
import { sql } from '#core/database/sql'

export interface AturanBerkas {
  jenis: readonly Ekstensi[]
  /** parameter that holds the largest size in MB */
  maks?: 'MAKS_UKURAN_DOKUMEN' | 'MAKS_UKURAN_TENDER'
}

/** A stored file that no record points to yet. */
export interface BerkasBaru {
  id: string
  /** stored path, begins `berkas/` */
  jalur: string
  namaAsli: string
  ukuran: number
  sha256: string
  mime: string
}

export interface Kiriman<Bidang extends string> {
  /** text fields, or the JSON body of a request without files */
  isian: Record<string, unknown>
  berkas: Partial<Record<Bidang, BerkasBaru>>
  /**
   * Files of indexed fields by index: the rule `listUploadFile[*]` receives `listUploadFile[0]`,
   * `listUploadFile[1]` … Of one such rule a request.
   */
  berindeks: ReadonlyMap<number, BerkasBaru>
}

/** Files of an indexed field in one request. */
const MAKS_BERINDEKS = 100

/** Size of the whole request; each file has its own limit beside it. Null: the bodyparser's own. */
function batasPermintaan(aturan: Readonly<Record<string, AturanBerkas>>): string | null {
  const nama = Object.keys(aturan)
  if (nama.some((n) => n.endsWith('[*]'))) return '1gb'
  const besar = nama.filter((n) => aturan[n]!.maks === 'MAKS_UKURAN_TENDER').length
  return besar > 1 ? `${besar * 60}mb` : null
}

type Bagian = MultipartFile extends never
  ? never
  : NodeJS.ReadableStream & {
      name: string
      filename?: string
      file: MultipartFile
    }

const UKURAN_BAWAAN = { MAKS_UKURAN_DOKUMEN: 3, MAKS_UKURAN_TENDER: 50 } as const

/**
 * Runs `kerja` with the request's fields and stored files.
 * @throws 400 wrong kind or unknown file field, 413 too large; whatever `kerja` throws
 */
export async function denganBerkas<Bidang extends string, Hasil>(
  ctx: HttpContext,
  aturan: Readonly<Record<Bidang, AturanBerkas>>,
  kerja: (kiriman: Kiriman<Bidang>) => Promise<Hasil>
): Promise<Hasil> {
  if (!ctx.request.header('content-type')?.startsWith('multipart/form-data')) {
    return kerja({ isian: ctx.request.body(), berkas: {}, berindeks: new Map() })
  }
  const berkas: Partial<Record<Bidang, BerkasBaru>> = {}
  const berindeks = new Map<number, BerkasBaru>()
  try {
    await terima(ctx, aturan, berkas, berindeks)
    return await kerja({ isian: ctx.request.body(), berkas, berindeks })
  } catch (error) {
    await buang([...Object.values(berkas), ...berindeks.values()])
    throw error
  }
}

async function buang(daftar: unknown[]): Promise<void> {
  for (const b of daftar as BerkasBaru[]) await deleteFile(b.jalur).catch(() => {})
}

async function terima<Bidang extends string>(
  ctx: HttpContext,
  aturan: Readonly<Record<Bidang, AturanBerkas>>,
  berkas: Partial<Record<Bidang, BerkasBaru>>,
  berindeks: Map<number, BerkasBaru>
): Promise<void> {
  // The bodyparser swallows what a part's handler throws: kept here and thrown again after it.
  const kegagalan: unknown[] = []
  // Noted before it is stored: the next part may arrive while this one is still being made durable.
  const dilihat = new Set<string>()
  // The request failed while a part was still being stored: that part removes itself.
  let ditinggalkan = false
  const { multipart } = ctx.request
  multipart.onFile('*', { deferValidations: true }, async (mentah) => {
    const bagian = mentah as unknown as Bagian
    try {
      const bidang = bagian.name as Bidang
      const indeks = indeksBidang(bidang)
      const kunci = (indeks === null ? bidang : bidang.replace(/\[\d+\]$/, '[*]')) as Bidang
      const a = Object.hasOwn(aturan, kunci) ? aturan[kunci] : undefined
      if (!a || bidang.endsWith('[*]')) {
        throw bidangSalah(bidang, 'asing', inti.berkas.tidakDikenal(bidang))
      }
      if (dilihat.has(bidang)) throw bidangSalah(bidang, 'ganda', inti.berkas.ganda)
      dilihat.add(bidang)
      if (kegagalan.length > 0) {
        bagian.resume()
        return
      }
      const tersimpan = await simpanBagian(bagian, a)
      if (ditinggalkan) await buang([tersimpan])
      else if (indeks === null) berkas[bidang] = tersimpan
      else berindeks.set(indeks, tersimpan)
    } catch (error) {
      kegagalan.push(error)
      bagian.resume()
    }
  })
  try {
    const limit = batasPermintaan(aturan)
    await (limit ? multipart.process({ limit }) : multipart.process())
  } catch (error) {
    if (kegagalan.length === 0) {
      kegagalan.push(
        (error as { status?: number }).status === 413 ? error : new Galat(400, inti.berkas.terputus)
      )
    }
  }
  ditinggalkan = kegagalan.length > 0
  if (ditinggalkan) throw kegagalan[0]
}

/** 3 of `listUploadFile[3]`; null for a plain name. */
function indeksBidang(nama: string): number | null {
  const cocok = /\[(\d{1,3})\]$/.exec(nama)
  return cocok && Number(cocok[1]) < MAKS_BERINDEKS ? Number(cocok[1]) : null
}

async function simpanBagian(bagian: Bagian, aturan: AturanBerkas): Promise<BerkasBaru> {
  const bidang = bagian.name
  const namaAsli = rapikanNama(bagian.filename ?? bagian.file.clientName)
  if (Buffer.byteLength(namaAsli) > 255) {
    throw bidangSalah(bidang, 'nama', inti.berkas.namaTerlaluPanjang)
  }
  const ekstensi = ekstensiDari(namaAsli)
  if (!ekstensi || !aturan.jenis.includes(ekstensi)) {
    throw bidangSalah(bidang, 'jenis', inti.berkas.jenis(aturan.jenis))
  }
  const kunciMaks = aturan.maks ?? 'MAKS_UKURAN_DOKUMEN'
  const maksMb = await parameterAngka(kunciMaks, UKURAN_BAWAAN[kunciMaks])
  const id = randomUUID()
  const jalur = `berkas/${id.slice(0, 2)}/${id}.${ekstensi}`
  const hash = createHash('sha256')
  let ukuran = 0

  async function* periksa(): AsyncIterable<Buffer> {
    let kepala: Buffer[] | null = []
    let panjangKepala = 0
    // `destroyOnReturn: false`: the parser must be able to read on to the next part.
    const potongan = (bagian as unknown as import('node:stream').Readable).iterator({
      destroyOnReturn: false,
    })
    for await (const potong of potongan as AsyncIterable<Buffer>) {
      ukuran += potong.length
      if (ukuran > maksMb * 1024 * 1024) {
        const pesan = inti.berkas.terlaluBesar(maksMb)
        throw new Galat(413, pesan, [{ field: bidang, rule: 'ukuran', message: pesan }])
      }
      hash.update(potong)
      if (!kepala) {
        yield potong
        continue
      }
      kepala.push(potong)
      panjangKepala += potong.length
      if (panjangKepala >= PANJANG_KEPALA) {
        yield* await lepas(kepala)
        kepala = null
      }
    }
    if (kepala) {
      if (panjangKepala === 0) throw bidangSalah(bidang, 'kosong', inti.berkas.kosong)
      yield* await lepas(kepala)
    }
  }

  async function lepas(kepala: Buffer[]): Promise<Buffer[]> {
    if (!(await sesuaiIsi(ekstensi!, Buffer.concat(kepala)))) {
      throw bidangSalah(bidang, 'isi', inti.berkas.isiTidakCocok(ekstensi!))
    }
    return kepala
  }

  await writeFile(jalur, periksa())
  return { id, jalur, namaAsli, ukuran, sha256: hash.digest('hex'), mime: mimeUntuk(ekstensi) }
}

/** The client's name without folders and control characters; it is only ever shown, never a path. */
export function rapikanNama(nama: string): string {
  const akhir = nama.split(/[\\/]/).pop() ?? ''
  return akhir.replace(/[\u0000-\u001f\u007f"<>|]/g, '_').trim() || 'berkas'
}

export interface PemilikBerkas {
  /** name of the rule that decides who may read, see `file_class` */
  kelas: string
  /** table of the record that the file belongs to */
  objek: string
  objekId?: string | number | null
  rekananId?: number | null
  pengunggahId?: number | null
}

/** Records a stored file inside the transaction of the record that points to it. */
export async function rekamBerkas(
  trx: TransactionClientContract,
  berkas: BerkasBaru,
  pemilik: PemilikBerkas
): Promise<string> {
  await sql(
    trx,
    `insert into berkas (id, jalur, nama_asli, ukuran, sha256, mime, kelas, objek, objek_id, rekanan_id, pengunggah_id, dibuat_pada)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${sqlSekarang()})`,
    [
      berkas.id,
      berkas.jalur,
      berkas.namaAsli,
      berkas.ukuran,
      berkas.sha256,
      berkas.mime,
      pemilik.kelas,
      pemilik.objek,
      pemilik.objekId === undefined || pemilik.objekId === null ? null : String(pemilik.objekId),
      pemilik.rekananId ?? null,
      pemilik.pengunggahId ?? null,
    ]
  )
  return berkas.jalur
}

/** Marks a file that a record no longer points to; content and row are kept as evidence. */
export async function lepasBerkas(
  trx: TransactionClientContract,
  jalur: string | null
): Promise<void> {
  if (!jalur) return
  await sql(
    trx,
    `update berkas set dilepas_pada = ${sqlSekarang()} where jalur = ? and dilepas_pada is null`,
    [jalur]
  )
}
