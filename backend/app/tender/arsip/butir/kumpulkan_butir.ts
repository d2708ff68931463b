/** Everything of a package that belongs into its archive, for a reader of this scope. */
import { KATEGORI_FILE, teksPilihan } from '@eproc/domain/common/choices'
import { keIso } from '@eproc/domain/common/format'
import { apakahRekanan, type Peran } from '@eproc/domain/common/roles'
import { tellsJudgement } from '@eproc/domain/master/jurnal'
import { rahasiaSampaiPemenang } from '@eproc/domain/tahap/cetakan'
import { letakUnik, namaAman } from '@eproc/domain/tender/arsip'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import { master } from '@eproc/i18n/id/master'
import type Paket from '#app/paket_berjalan/paket'
import {
  berkasPaket,
  jurnalPaket,
  penawaranArsip,
  type BerkasRow,
  type JurnalArsip,
  type PenawaranArsipRow,
} from '#app/tender/arsip/berkas_arsip_query'
import type { Butir } from '#app/tender/arsip/butir/butir'
import { butirLembar, butirPercakapan } from '#app/tender/arsip/butir/butir_lembar'
import { butirLog } from '#app/tender/arsip/butir/butir_log'
import type { PembacaArsip } from '#app/tender/arsip/pembaca_arsip'
import Penawaran from '#app/tender/penawaran/penawaran'
import Penarikan from '#app/tender/penawaran/penarikan/penarikan'
import TandaTerima, { JENIS_LOG } from '#app/tender/penawaran/tanda_terima/tanda_terima'
import { buatPdfTandaTerima } from '#app/tender/penawaran/tanda_terima/tanda_terima_pdf'
import { keTandaTerima } from '#app/tender/penawaran/tanda_terima/tanda_terima_transformer'
import { bacaTerbuka, masihUtuh } from '#app/tender/penawaran/unduh_penawaran'
import { csvLine, portionsOf } from '#core/http/csv'
import { readFile } from '#core/files/disk'
import { buktiLog } from '#core/log/bukti_query'

/** Everything but these is deflated. */
const TERKEMAS = /^(image\/|application\/(pdf|zip|vnd\.openxml))/
const PORSI = 1000

export interface ButirArsip {
  butir: Butir[]
  /** why something is left out */
  tertutup: string[]
}

export async function kumpulkanButir(paket: Paket, pembaca: PembacaArsip): Promise<ButirArsip> {
  const unik = letakUnik()
  const tertutup = (['isi', 'nama', 'jurnal'] as const)
    .filter((bagian) => !pembaca[bagian])
    .map((bagian) => teks.sebab[bagian])
  const butir = [
    ...(await berkasPaket(paket.id)).filter((b) => boleh(b, pembaca)).map(butirBerkas),
    ...(await butirPenawaran(paket.id, pembaca)),
    ...(await butirLembar(paket.id, pembaca)),
    ...(await butirPercakapan(paket.id, pembaca)),
    ...(pembaca.jurnal ? butirJurnal(paket.id, pembaca) : []),
    ...(await butirLog(paket.id, pembaca)),
  ]
  return { butir: butir.map((b) => ({ ...b, letak: unik(b.letak) })), tertutup }
}

/** Minutes of what was judged and negotiated, and objections to it: read by who reads judgements. */
const MENILAI: ReadonlySet<string> = new Set(['tender.ba', 'tender.baPl', 'tender.sanggah'])

const boleh = ({ cetakan, kelas }: BerkasRow, { isi }: PembacaArsip): boolean =>
  isi || (cetakan === null ? !MENILAI.has(kelas) : !rahasiaSampaiPemenang(cetakan))

const JENIS: Readonly<Record<string, string>> = teks.keterangan

function butirBerkas({ kelas, milik, nama, diganti, ...b }: BerkasRow): Butir {
  const folder = kelas.replace(/^tender\./, '').toLowerCase()
  const tempat = milik === null ? '' : `${namaAman(milik)}-`
  return {
    letak: `${diganti ? 'diganti/' : ''}${folder}/${tempat}${namaAman(nama)}`,
    keterangan: teks.berkas(JENIS[kelas] ?? kelas, nama, diganti ? teks.keterangan.diganti : null),
    sha256: b.sha256,
    ukuran: Number(b.ukuran),
    terkemas: TERKEMAS.test(b.mime),
    buka: () => readFile(b.jalur),
  }
}

async function butirPenawaran(paketId: number, pembaca: PembacaArsip): Promise<Butir[]> {
  const daftar: Butir[] = []
  for (const baris of await penawaranArsip(paketId)) {
    if (baris.dibuka && !pembaca.isi) continue
    const p = await Penawaran.findOrFail(baris.id)
    // Of what was destroyed its receipt is left.
    if (!p.dimusnahkanPada) daftar.push(satuPenawaran(p, baris, pembaca))
    if (pembaca.nama) daftar.push(butirTandaTerima(p, baris))
  }
  return daftar
}

/** Opened and intact: what was handed in. Everything else stays as it is stored, sealed. */
function satuPenawaran(p: Penawaran, baris: PenawaranArsipRow, { nama }: PembacaArsip): Butir {
  const { nomor, rekanan, dibuka } = baris
  const siapa = nama ? teks.pesertaNama(nomor, rekanan) : teks.peserta(nomor)
  const jenis = teksPilihan(KATEGORI_FILE, p.jenis)
  const folder = namaAman(nama ? `${nomor} ${rekanan}` : String(nomor))
  const versi = `${p.tahap}-${p.jenis}-v${p.versiKe}`
  const keterangan = teks.penawaran(jenis, p.versiKe, siapa)
  if (dibuka && p.utuh) {
    return {
      letak: `penawaran/${folder}/${versi}-${namaAman(p.namaAsli ?? '')}`,
      keterangan: `${keterangan}: ${p.namaAsli}`,
      sha256: p.sha256,
      ukuran: Number(p.ukuran),
      terkemas: TERKEMAS.test(p.mime),
      sebab: teks.sebab.rusak,
      buka: async () => {
        if (!(await masihUtuh(p))) throw new Error(teks.sebab.rusak)
        return bacaTerbuka(p)
      },
    }
  }
  return {
    letak: `penawaran-tersegel/${folder}/${versi}.segel`,
    keterangan: `${keterangan}, ${dibuka ? teks.rusak : teks.tersegel}`,
    sha256: p.sha256Segel,
    ukuran: Number(p.ukuran),
    terkemas: true,
    buka: () => readFile(p.jalurSegel),
  }
}

const butirTandaTerima = (p: Penawaran, { nomor, rekanan }: PenawaranArsipRow): Butir => ({
  letak: `tanda-terima/${namaAman(`${nomor} ${rekanan}`)}/${p.tahap}-${p.jenis}-v${p.versiKe}.pdf`,
  keterangan: `${teks.keterangan.tandaTerima}, ${teks.pesertaNama(nomor, rekanan)}`,
  sha256: null,
  ukuran: 0,
  terkemas: true,
  buka: async () => {
    const t = await TandaTerima.findByOrFail('penawaranId', p.id)
    const bukti = await buktiLog(JENIS_LOG, t.kode)
    return [await buatPdfTandaTerima(keTandaTerima(t), bukti, await Penarikan.dari(p))]
  },
})

/** What was judged also stands in the details, and why in the reason; who took part did its deeds. */
const tanpaNilai = (
  { alasan, rincian, pelaku, ...b }: JurnalArsip,
  nama: boolean
): JurnalArsip => ({
  ...b,
  pelaku: nama || !apakahRekanan(b.peran as Peran) ? pelaku : master.audit.peserta,
  alasan: tellsJudgement(b.aksi, rincian) ? null : alasan,
  rincian: {},
})

async function* jurnal(paketId: number, { isi, nama }: PembacaArsip): AsyncGenerator<JurnalArsip> {
  const porsi = portionsOf<JurnalArsip>(PORSI, (last) => jurnalPaket(paketId, last?.id ?? 0, PORSI))
  for await (const baris of porsi) for (const b of baris) yield isi ? b : tanpaNilai(b, nama)
}

async function* jurnalJson(paketId: number, pembaca: PembacaArsip): AsyncGenerator<string> {
  for await (const b of jurnal(paketId, pembaca))
    yield `${JSON.stringify({ ...b, waktu: keIso(b.waktu) })}\n`
}

async function* jurnalCsv(paketId: number, pembaca: PembacaArsip): AsyncGenerator<string> {
  const { waktu, pelaku, peran, aksi, alasan, rincian, segel } = teks.jurnal
  yield `\uFEFF${csvLine([waktu, pelaku, peran, aksi, alasan, rincian, segel])}`
  for await (const b of jurnal(paketId, pembaca)) {
    const isiRincian = JSON.stringify(b.rincian)
    yield csvLine([keIso(b.waktu), b.pelaku, b.peran, b.aksi, b.alasan, isiRincian, b.segel])
  }
}

const butirJurnal = (paketId: number, pembaca: PembacaArsip): Butir[] =>
  (
    [
      ['jurnal/jurnal.jsonl', jurnalJson],
      ['jurnal/jurnal.csv', jurnalCsv],
    ] as const
  ).map(([letak, tulis]) => ({
    letak,
    keterangan: teks.keterangan.jurnal,
    sha256: null,
    ukuran: 0,
    buka: () => tulis(paketId, pembaca),
  }))
