/** The minutes of an access under an order: a paper that lies in the order's archive and nowhere else. */
import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { KATEGORI_FILE, teksPilihan } from '@eproc/domain/common/choices'
import { rupiah, tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import { perintah } from '@eproc/i18n/id/perintah'
import Pengguna from '#app/akun/pengguna'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { buatPdfCetakan } from '#app/tender/cetakan/cetakan_pdf'
import { coveredFiles } from '#app/tender/perintah/covered_query'
import type { OpenedFile } from '#app/tender/perintah/arsip/opened_files'
import type { default as PerintahAkses, Minutes } from '#app/tender/perintah/perintah_akses'
import { nextNumber } from '#core/database/serial_number'
import { storeGenerated } from '#core/files/store_generated'
import { alamat } from '#core/mail/letter_template'

/** No rule lets anybody read it by its path: see `file_class`. */
const KELAS_ACARA = 'tender.perintah.acara'
const teks = perintah.cetak

export interface OrderDone {
  paket: Paket
  /** opened by now, and not yet saved */
  order: PerintahAkses
  /** fingerprints of both keys */
  sidik: readonly [string, string]
  pembukaId: number
  files: readonly OpenedFile[]
}

const at = (moment: DateTime): string => tanggalWaktu(moment.toMillis())

/** Columns are narrower than a hash. */
const inParts = (hash: string): string => hash.match(/.{16}/g)!.join(' ')

type Told = Pick<OpenedFile, 'penawaranId' | 'hasil' | 'harga' | 'sha256'>

/** One row a version, in the order of vendors. */
export async function rowsOf(
  trx: TransactionClientContract,
  { paket, files }: Pick<OrderDone, 'paket'> & { files: readonly Told[] }
): Promise<string[][]> {
  const found = new Map(files.map((one) => [one.penawaranId, one]))
  const named = await coveredFiles(
    trx,
    files.map(({ penawaranId }) => penawaranId)
  )
  const { templat } = await keadaanPaket(paket, trx)
  const stages = new Map(templat.map(({ kunci, nama }) => [kunci, nama]))
  return named.map(({ penawaranId, rekanan, jenis, tahap, versi }, i) => {
    const { hasil, harga, sha256 } = found.get(penawaranId)!
    const kind = teksPilihan(KATEGORI_FILE, jenis)
    return [
      String(i + 1),
      teks.berkas(rekanan, kind, stages.get(tahap) ?? tahap, versi),
      perintah.hasil[hasil],
      harga === null ? '' : rupiah(harga),
      sha256 ? inParts(sha256) : '',
    ]
  })
}

type Names = ReadonlyMap<number, { nama: string }>
type Facts = [string, string][]

export const actOf = (names: Names, id: number | null, pada: DateTime | null): string =>
  teks.oleh(names.get(id ?? 0)?.nama ?? '', pada ? at(pada) : '')

/** What the order says, who entered and who confirmed it. */
export const orderFacts = (paket: Paket, order: PerintahAkses, names: Names): Facts => [
  [teks.paket, `${paket.kode} ${paket.nama}`],
  [teks.nomor, order.nomor],
  [teks.lembaga, order.lembaga],
  [teks.tanggal, tanggal(order.tanggal)],
  [teks.dokumen, inParts(order.sha256)],
  [teks.keterangan, order.keterangan],
  [teks.dicatat, actOf(names, order.pencatatId, order.dicatatPada)],
  [teks.disahkan, actOf(names, order.pengesahId, order.disahkanPada)],
]

const factsOf = (paket: Paket, order: PerintahAkses, names: Names): Facts => {
  const { cadanganId, alasanCadangan } = order
  return [
    ...orderFacts(paket, order, names),
    [teks.pertama, actOf(names, order.pemintaId, order.dimintaPada)],
    [teks.kedua, actOf(names, order.pembukaId, order.dibukaPada)],
    ...(cadanganId === null
      ? []
      : [
          [teks.cadangan, `${names.get(cadanganId)?.nama ?? ''}: ${alasanCadangan}`] as [
            string,
            string,
          ],
        ]),
  ]
}

/** Stores them and answers number, path and hash. */
export async function printOrderMinutes(
  trx: TransactionClientContract,
  done: OrderDone
): Promise<Minutes & { sha256: string }> {
  const { paket, order, sidik } = done
  const pada = order.dibukaPada!
  const acara = await minutesNumber(trx, paket, pada)
  const ids = [order.pencatatId, order.pengesahId!, order.pemintaId!, done.pembukaId]
  const people = await Pengguna.query({ client: trx }).whereIn('id', ids)
  const names = new Map(people.map((one) => [one.id, one]))
  const holders = [order.pemintaId!, done.pembukaId].map((id) => names.get(id)!)
  const pdf = await buatPdfCetakan({
    isi: {
      judul: teks.judul,
      fakta: factsOf(paket, order, names),
      paragraf: [teks.isi],
      tabel: [
        { judul: teks.tabel, kepala: [...teks.kolom], baris: await rowsOf(trx, done) },
        {
          judul: teks.sidik,
          kepala: [...teks.sidikKolom],
          baris: holders.map(({ nama }, i) => [nama, inParts(sidik[i]!)]),
        },
      ],
      tandaTangan: holders.map(({ nama, jabatan }) => ({ sebagai: teks.pemegang, nama, jabatan })),
    },
    nomor: acara,
    pada: pada.toISO()!,
    alamat: alamat('/periksa'),
  })
  return storedMinutes(trx, paket, { acara, pdf, oleh: done.pembukaId })
}

export async function minutesNumber(
  trx: TransactionClientContract,
  paket: Paket,
  { year }: DateTime
): Promise<string> {
  const urut = String(await nextNumber(trx, `perintah.${year}`)).padStart(4, '0')
  return `${urut}/${teks.kode}/${paket.kode}/${year}`
}

export async function storedMinutes(
  trx: TransactionClientContract,
  paket: Paket,
  { acara, pdf, oleh }: { acara: string; pdf: Buffer; oleh: number }
): Promise<Minutes & { sha256: string }> {
  const namaAsli = perintah.namaAcara(acara.replaceAll('/', '-'))
  const fileAcara = await storeGenerated(
    trx,
    pdf,
    { ekstensi: 'pdf', namaAsli },
    { kelas: KELAS_ACARA, objek: 'paket', objekId: paket.id, pengunggahId: oleh }
  )
  return { acara, fileAcara, sha256: createHash('sha256').update(pdf).digest('hex') }
}
