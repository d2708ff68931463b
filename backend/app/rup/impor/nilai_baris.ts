/** Every row of a workbook judged as the form is: the same shape, the same rules, the same lists. Writes nothing. */
import { errors as vineErrors } from '@vinejs/vine'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { angka } from '@eproc/domain/common/format'
import type { Finding } from '@eproc/domain/common/checker'
import type { AcuanRup, ImportError } from '@eproc/domain/rup/answers'
import { aturanKegiatan, type KegiatanInput } from '@eproc/domain/rup/aturan_rup'
import {
  bacaBaris,
  bacaJudul,
  acuanImpor,
  judulKolom,
  kamusImpor,
  MAKS_BARIS_IMPOR,
  ringkas,
  sortErrors,
} from '@eproc/domain/rup/impor_kegiatan'
import type { PelakuRencana } from '@eproc/domain/rup/tindakan_kegiatan'
import { rup } from '@eproc/i18n/id/rup'
import { rupImpor as teks } from '@eproc/i18n/id/rup_impor'
import { acuanRup } from '#app/rup/acuan_rup_query'
import { kodeTerpakai } from '#app/rup/impor/impor_query'
import { kegiatanDari, type NilaiKegiatan } from '#app/rup/kegiatan/nilai_kegiatan'
import { kegiatanValidator } from '#app/rup/rup_validator'
import { HttpError, invalidField } from '#core/http/errors'
import { plainText } from '#core/http/input/plain_text'
import { readSheet, WorkbookError, type SheetRow } from '#core/xlsx/read_sheet'

/** To the right of the template's columns there may be notes of the sender's own. */
const KOLOM_DIBACA = 40

export interface BarisDinilai {
  isi: NilaiKegiatan[]
  errors: ImportError[]
  jumlah: number
}

/** @throws 400 by the field `file`: no workbook, too large, too many rows, none */
export async function nilaiBaris(
  trx: TransactionClientContract,
  pelaku: PelakuRencana,
  { tahun, berkas }: { tahun: number; berkas: Buffer }
): Promise<BarisDinilai> {
  const [judul, ...baris] = await bacaLembar(berkas)
  if (!judul || baris.length === 0) throw invalidField('file', 'kosong', teks.errors.kosong)
  const { kolom, errors } = bacaJudul(judul.number, judul.cells)
  if (errors.length > 0) return { isi: [], errors, jumlah: baris.length }
  const acuan = await acuanRup(pelaku, tahun, trx)
  const pilihan = kamusImpor(acuanImpor(acuan))
  const isi: NilaiKegiatan[] = []
  const kode = new Kode(await kodeTerpakai(trx, tahun))
  for (const { number, cells } of baris) {
    const dibaca = bacaBaris(number, cells, kolom, pilihan)
    const { input, temuan } = await nilaiInput(dibaca.input, acuan)
    temuan.push(...kode.periksa(input.kode, number))
    errors.push(...sortErrors(satuSel(number, input, [...dibaca.errors], temuan)))
    if (errors.length === 0) isi.push(kegiatanDari(input, acuan))
  }
  return { isi, errors, jumlah: baris.length }
}

/** One error a cell: what could not be read is not missing as well. */
function satuSel(
  baris: number,
  input: KegiatanInput,
  errors: ImportError[],
  temuan: readonly Finding[]
): ImportError[] {
  for (const { field, message } of temuan) {
    const kolom = judulKolom(field)
    if (errors.some((g) => g.kolom === kolom)) continue
    const isi = sebutan(field, input[field as keyof KegiatanInput])
    errors.push({ baris, kolom, isi, pesan: message })
  }
  return errors
}

async function bacaLembar(berkas: Buffer): Promise<SheetRow[]> {
  try {
    return await readSheet(berkas, teks.templat.isian, {
      rows: MAKS_BARIS_IMPOR + 1,
      columns: KOLOM_DIBACA,
    })
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error
    const { rusak, terlaluBesar, terlaluBanyak } = teks.errors
    const pesan = {
      broken: rusak,
      large: terlaluBesar,
      rows: terlaluBanyak(angka(MAKS_BARIS_IMPOR)),
    }
    throw invalidField('file', error.reason, pesan[error.reason])
  }
}

/** The form's shape, then its rules. */
async function nilaiInput(
  input: KegiatanInput,
  acuan: AcuanRup
): Promise<{ input: KegiatanInput; temuan: Finding[] }> {
  const aturan = (isi: KegiatanInput) =>
    aturanKegiatan(isi, { ...acuan, coa: acuan.coa.map((c) => c.id), lama: null })
  try {
    const rapi = await kegiatanValidator.validate(plainText(input))
    return { input: rapi, temuan: aturan(rapi) }
  } catch (error) {
    const bentuk =
      error instanceof vineErrors.E_VALIDATION_ERROR
        ? (error.messages as Finding[])
        : error instanceof HttpError && error.errors
    if (!bentuk) throw error
    return { input, temuan: [...bentuk, ...aturan(input)] }
  }
}

/** A text as it was written; a choice's number says nothing to its sender. */
const sebutan = (bidang: string, nilai: unknown): string =>
  nilai === undefined || nilai === null || bidang.endsWith('Id') ? '' : ringkas(String(nilai))

/** Codes of the year, and those of the rows before; capitals tell no two apart. */
class Kode {
  readonly #diBerkas = new Map<string, number>()
  constructor(readonly terpakai: ReadonlySet<string>) {}

  periksa(kode: string | null | undefined, baris: number): Finding[] {
    if (!kode) return []
    const sama = kode.toLowerCase()
    const lebihDulu = this.#diBerkas.get(sama)
    if (lebihDulu === undefined) this.#diBerkas.set(sama, baris)
    const message =
      lebihDulu !== undefined
        ? teks.errors.kodeGanda(lebihDulu)
        : this.terpakai.has(sama)
          ? rup.aturan.kodeDipakai
          : null
    return message ? [{ field: 'kode', rule: 'unique', message }] : []
  }
}
