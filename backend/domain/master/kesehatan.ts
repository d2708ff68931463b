/** What is wrong with an installation, by its figures (`/super/admin`); the same for the page and for the alerts. */
import { angka, keHari, tanggalWaktu } from '../common/format.ts'
import { instalasi } from '@eproc/i18n/id/instalasi'
import type { InstalasiAnswer } from './answers.ts'

const teks = instalasi.gangguan

const INSTALASI_PARTS = [
  'basisData',
  'jurnal',
  'log',
  'surat',
  'penyimpanan',
  'cadangan',
  'jam',
  'libur',
  'antrean',
] as const
export type InstalasiPart = (typeof INSTALASI_PARTS)[number]

export interface Gangguan {
  /** what it is told apart by while it lasts */
  kunci: string
  bagian: InstalasiPart
  teks: string
  /** Worth a mail; others come and go by themselves. */
  kabar: boolean
}

/** Key of the trouble that no job can tell. */
export const QUEUE_STOPPED = 'antrean-henti'

/** From here on a figure calls for attention. */
const BATAS = {
  latensiMs: 250,
  bagianKoneksi: 0.9,
  segelDetik: 5,
  segelMacetDetik: 300,
  /** a leaf comes every ten seconds */
  logDetik: 300,
  suratDetik: 300,
  suratMacetDetik: 1800,
  bagianBebas: 0.1,
  selisihMs: 1000,
  jamSalahMs: 5000,
  tugasDetik: 900,
} as const

export type FaktaInstalasi = Omit<InstalasiAnswer, 'gangguan'>

export interface AturanKesehatan {
  /** hours after which a backup is too old; 0: nobody asks */
  cadanganMaksJam: number
  /** Without any backup there is something to mend: in production. */
  wajibCadangan: boolean
  /** This server appends to the public log: not a rehearsal's. */
  punyaLog: boolean
  /** The log's second place has to lie on another disk, and another body to witness it: in production. */
  duaDisk: boolean
  /** The first package waits for a rehearsal opening: in production. */
  tanpaLatihan: boolean
}

export function gangguanInstalasi(d: FaktaInstalasi, aturan: AturanKesehatan): Gangguan[] {
  const hasil: Gangguan[] = []
  const tambah = (bagian: InstalasiPart, key: string, isi: string, kabar = true) =>
    hasil.push({ kunci: key, bagian, teks: isi, kabar })
  const { basisData: b, jurnal: j, surat: s, penyimpanan: p, antrean: queues } = d
  if (b.latensiMs >= BATAS.latensiMs) {
    tambah('basisData', 'latensi', teks.latensi(angka(b.latensiMs)), false)
  }
  if (b.koneksi >= b.maksKoneksi * BATAS.bagianKoneksi) {
    tambah('basisData', 'koneksi', teks.koneksi(angka(b.koneksi), angka(b.maksKoneksi)))
  }
  if (j.jedaDetik >= BATAS.segelDetik) {
    const macet = j.jedaDetik >= BATAS.segelMacetDetik
    tambah('jurnal', 'segel', teks.segel(angka(j.jedaDetik)), macet)
  }
  if (j.pemeriksaan && !j.pemeriksaan.utuh) {
    const { pesan, pada } = j.pemeriksaan
    tambah('jurnal', 'jurnal', teks.jurnal(pesan ?? '', tanggalWaktu(pada)))
  }
  if (aturan.punyaLog && logStopped(d)) tambah('log', 'log-henti', teks.logHenti)
  if (aturan.duaDisk && d.log.satuDisk) tambah('log', 'log-disk', teks.logDisk)
  if (aturan.duaDisk && d.log.saksi.ada === 0) tambah('log', 'log-saksi', teks.logSaksi, false)
  if (aturan.punyaLog && d.log.daun > 0 && d.log.saksi.sah < d.log.saksi.ada) {
    tambah('log', 'log-saksi-diam', teks.logSaksiDiam(d.log.saksi.ada - d.log.saksi.sah))
  }
  if (aturan.tanpaLatihan) tambah('log', 'latihan-pembukaan', teks.latihanPembukaan, false)
  if ((s.tertuaDetik ?? 0) >= BATAS.suratDetik) {
    const macet = s.tertuaDetik! >= BATAS.suratMacetDetik
    tambah('surat', 'surat-antre', teks.suratAntre(angka(s.antre)), macet)
  }
  if (s.gagal > 0) tambah('surat', 'surat-gagal', teks.suratGagal(angka(s.gagal)))
  if (p.bebas <= p.total * BATAS.bagianBebas) {
    tambah('penyimpanan', 'ruang', teks.ruang(angka((p.bebas / p.total) * 100, 1)))
  }
  const cadangan = gangguanCadangan(d, aturan)
  if (cadangan) tambah('cadangan', 'cadangan', cadangan)
  if (Math.abs(d.jam.selisihMs) >= BATAS.selisihMs) {
    // On a busy machine the question itself takes seconds.
    const nyata = Math.abs(d.jam.selisihMs) >= BATAS.jamSalahMs + b.latensiMs
    tambah('jam', 'jam', teks.jam(angka(d.jam.selisihMs)), nyata)
  }
  for (const tahun of tahunBelumDiisi(d)) tambah('libur', `libur:${tahun}`, teks.libur(tahun))
  if (queuesStopped(queues, d)) tambah('antrean', QUEUE_STOPPED, teks.queueStopped)
  for (const a of queues) {
    if (a.gagalTerakhir) tambah('antrean', `gagal:${a.nama}`, teks.tugasGagal(a.nama))
    if ((a.tertundaDetik ?? 0) >= BATAS.tugasDetik) {
      tambah('antrean', `henti:${a.nama}`, teks.tugasHenti(a.nama))
    }
  }
  return hasil
}

/** The decree on next year's holidays is out by autumn, when schedules begin to run into that year. */
const BULAN_LIBUR_BERIKUT = 10

function tahunBelumDiisi({ libur, jam }: FaktaInstalasi): number[] {
  const [tahun = 0, bulan = 0] = keHari(jam.server)!.split('-').map(Number)
  const perlu = bulan < BULAN_LIBUR_BERIKUT ? [tahun] : [tahun, tahun + 1]
  return perlu.filter((t) => !libur.tahun.includes(t))
}

/** Some job runs every minute: where none has ended for long, nobody hands any out. */
function queuesStopped(
  queues: readonly { terakhir: string | null }[],
  { jam, proses }: FaktaInstalasi
): boolean {
  const terakhir = Math.max(0, ...queues.map((a) => Date.parse(a.terakhir ?? '') || 0))
  const diam = (Date.parse(jam.server) - jam.geserMs - terakhir) / 1000
  return Math.min(proses.hidupDetik, diam) >= BATAS.tugasDetik
}

/** Every process asks every ten seconds: where none has appended for long, the signer refuses or the disk is gone. */
function logStopped({ log, jam, proses }: FaktaInstalasi): boolean {
  const silent = (Date.parse(jam.server) - (Date.parse(log.terakhir ?? '') || 0)) / 1000
  return Math.min(proses.hidupDetik, silent) >= BATAS.logDetik
}

function gangguanCadangan(
  { cadangan, jam }: FaktaInstalasi,
  { cadanganMaksJam: maks, wajibCadangan }: AturanKesehatan
): string | null {
  if (maks === 0) return null
  if (!cadangan) return wajibCadangan ? teks.tanpaCadangan : null
  const usia = (Date.parse(jam.server) - Date.parse(cadangan.pada)) / 3_600_000
  return usia > maks ? teks.cadanganLama(tanggalWaktu(cadangan.pada), angka(maks)) : null
}
