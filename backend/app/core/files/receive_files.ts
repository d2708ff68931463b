/** Files on their way into the store: judged by content, hashed and counted while they stream, then recorded. */
import { createHash, randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inti } from '@eproc/i18n/id/core'
import { invalidField, tooLarge } from '#core/http/errors'
import type { FilePart } from '#core/http/multipart'
import { writeFile } from '#core/files/disk'
import {
  type Ekstensi,
  ekstensiDari,
  mimeUntuk,
  PANJANG_KEPALA,
  sesuaiIsi,
} from '#core/files/file_type'
import { numberParameter } from '#core/database/parameter'
import { sqlNow } from '#core/clock/clock'
import { sql } from '#core/database/sql'

export interface FileRule {
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

const UKURAN_BAWAAN = { MAKS_UKURAN_DOKUMEN: 3, MAKS_UKURAN_TENDER: 50 } as const

/** The largest size of a file in MB. */
export const fileLimitMb = ({ maks = 'MAKS_UKURAN_DOKUMEN' }: FileRule): Promise<number> =>
  numberParameter(maks, UKURAN_BAWAAN[maks])

/** Stores a file durably. @throws 400 by the form's field: name, kind, empty, content; 413 too large */
export async function simpanBerkas(
  { field: bidang, fileName, content }: FilePart,
  aturan: FileRule
): Promise<BerkasBaru> {
  const { namaAsli, ekstensi } = checkedName(bidang, fileName, aturan)
  const maksMb = await fileLimitMb(aturan)
  const id = randomUUID()
  const jalur = `berkas/${id.slice(0, 2)}/${id}.${ekstensi}`
  const hash = createHash('sha256')
  let size = 0

  async function* periksa(): AsyncIterable<Buffer> {
    let kepala: Buffer[] | null = []
    let panjangKepala = 0
    for await (const potong of content) {
      size += potong.length
      if (size > maksMb * 1024 * 1024) {
        throw tooLarge([bidang], 'ukuran', inti.berkas.terlaluBesar(maksMb))
      }
      hash.update(potong)
      if (!kepala) {
        yield potong
        continue
      }
      kepala.push(potong)
      panjangKepala += potong.length
      if (panjangKepala >= PANJANG_KEPALA) {
        yield* await release(kepala)
        kepala = null
      }
    }
    if (kepala) {
      if (panjangKepala === 0) throw invalidField(bidang, 'kosong', inti.berkas.kosong)
      yield* await release(kepala)
    }
  }

  async function release(kepala: Buffer[]): Promise<Buffer[]> {
    if (!(await sesuaiIsi(ekstensi, Buffer.concat(kepala)))) {
      throw invalidField(bidang, 'isi', inti.berkas.isiTidakCocok(ekstensi))
    }
    return kepala
  }

  await writeFile(jalur, periksa())
  return {
    id,
    jalur,
    namaAsli,
    ukuran: size,
    sha256: hash.digest('hex'),
    mime: mimeUntuk(ekstensi),
  }
}

function checkedName(field: string, fileName: string, rule: FileRule) {
  const namaAsli = rapikanNama(fileName)
  if (Buffer.byteLength(namaAsli) > 255) {
    throw invalidField(field, 'nama', inti.berkas.namaTerlaluPanjang)
  }
  const ekstensi = ekstensiDari(namaAsli)
  if (!ekstensi || !rule.jenis.includes(ekstensi)) {
    throw invalidField(field, 'jenis', inti.berkas.jenis(rule.jenis))
  }
  return { namaAsli, ekstensi }
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
export async function recordFile(
  trx: TransactionClientContract,
  berkas: BerkasBaru,
  pemilik: PemilikBerkas
): Promise<string> {
  await sql(
    trx,
    `insert into berkas (id, jalur, nama_asli, ukuran, sha256, mime, kelas, objek, objek_id, rekanan_id, pengunggah_id, dibuat_pada)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${sqlNow()})`,
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
export async function releaseFiles(
  trx: TransactionClientContract,
  jalur: string | null
): Promise<void> {
  if (!jalur) return
  await sql(
    trx,
    `update berkas set dilepas_pada = ${sqlNow()} where jalur = ? and dilepas_pada is null`,
    [jalur]
  )
}
