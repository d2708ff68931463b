/**
 * Packages of the demonstration: one in each execution status, a KTEN in each interesting stage, and one of every other
 * template in a telling one. Everything is
 * done by the product's own use cases, in the order of time on a moved clock, so that journal, receipts, letters and
 * sealed offers are what they would be; offers can be opened with this installation's keys.
 */
import db from '@adonisjs/lucid/services/db'
import { sql } from '@eproc/backend/app/core/database/sql'
import env from '@eproc/backend/start/env'
import { durationToMs } from '@eproc/backend/app/core/clock/duration'
import { shiftTime, today, clockNowMs, syncClock } from '@eproc/backend/app/core/clock/clock'
import { transaction } from '@eproc/backend/app/core/database/transaction'
import { aturPokja, nyatakanBenturan } from '@eproc/backend/app/paket/pokja/atur_pokja'
import { ajukanPaket, setujuiPaket } from '@eproc/backend/app/paket/proses/putuskan_paket'
import { simpanPaket } from '@eproc/backend/app/paket/isi/simpan_paket'
import { hentikanPaket } from '@eproc/backend/app/paket/proses/hentikan_paket'
import { terbitkanPaket } from '@eproc/backend/app/paket/proses/terbitkan_paket'
import { ulangPaket } from '@eproc/backend/app/paket/proses/ulang_paket'
import type { HpsInput } from '@eproc/domain/paket/isian_paket'
import { jumlahHps } from '@eproc/domain/paket/hps'
import type { JenisPengadaan, Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import { tambahHari, type HariLibur } from '@eproc/domain/common/working_days'
import { bacaReferensi, uraiCsv, type CsvRow } from '../reference/csv.js'
import { HPS_DEMO, PAKET_DEMO, type PaketDemo } from './demo_paket_content.ts'
import { direktoratDemo } from './demo_akun.ts'
import { jadwalDemo } from './demo_paket_jadwal.ts'
import { pdfDemo, INSTANSI, pelakuDemo, type Sebagai } from './demo_paket_actors.ts'
import { konfirmasi, serahkan, susunDraf } from './demo_panitia.ts'
import type { RancanganPaketDemo, PaketBerjalan, Peristiwa } from './demo_paket_events.ts'
import { peristiwaTahap } from './demo_paket_tahap.ts'

const JAM = 3_600_000
const HARI = 24 * JAM
const POKJA = ['panitia1', 'panitia2', 'panitia3'] as const

/** Adds the packages of this year unless there are some, or the plan or an account is missing. */
export async function seedDemoPaket(packages: readonly PaketDemo[] = PAKET_DEMO): Promise<void> {
  await syncClock()
  const kini = clockNowMs()
  const [keadaan] = await sql<{ ada: boolean; akun: number }>(
    db,
    `select exists (select 1 from paket) as ada,
            (select count(*)::int from pengguna where status = 'A' and login in
              ('operatorulp','manajerulp','ppk','ppk2','panitia1','panitia2','panitia3','rekanan1','rekanan2','rekanan9',
               'perorangan1')) as akun`
  )
  if (keadaan!.ada || keadaan!.akun < 11) return
  const contoh = new Map(uraiCsv(await bacaReferensi('contoh_rup')).map((b) => [b.kode!, b]))
  const hari = await sql<{ tanggal: string }>(db, 'select tanggal::text as tanggal from libur')
  const libur = new Set(hari.map((l) => l.tanggal))
  const sebagai = pelakuDemo()
  const semua: Peristiwa[] = []
  for (const demo of packages) {
    semua.push(...(await peristiwaPaket(demo, contoh.get(demo.contoh)!, sebagai, kini, libur)))
  }
  await run(semua.filter((p) => p.pada < kini).toSorted((a, b) => a.pada - b.pada))
}

/** Each event at its own moment; afterwards the clock is where the environment put it. */
async function run(urut: readonly Peristiwa[]): Promise<void> {
  const semula = env.get('EPROC_CLOCK') || 'PT0S'
  let geser = durationToMs(semula)
  try {
    for (const { pada, kerja } of urut) {
      geser += Math.round(pada - clockNowMs())
      shiftTime(`${geser < 0 ? '-' : ''}PT${Math.abs(geser) / 1000}S`)
      await kerja()
    }
  } finally {
    shiftTime(semula)
  }
}

async function idDari(table: 'lokasi_proyek' | 'kegiatan', kode: string): Promise<number> {
  const [b] = await sql<{ id: number }>(
    db,
    `select id from ${table} where kode = ? order by id desc limit 1`,
    [kode]
  )
  if (!b) throw new Error(`Data peragaan ${table} ${kode} tidak ada`)
  return b.id
}

function hpsDemo(jenis: string, jumlah: number): Required<HpsInput>[] {
  return HPS_DEMO[jenis]!.map(([uraian, volume, satuan, bagian]) => ({
    uraian,
    volume,
    satuan,
    hargaSatuan: Math.floor((jumlah * bagian) / volume / 1000) * 1000,
  }))
}

/** From the draft to the present stage of one package. */
async function peristiwaPaket(
  demo: PaketDemo,
  baris: CsvRow,
  sebagai: Sebagai,
  kini: number,
  libur: HariLibur
): Promise<Peristiwa[]> {
  const { akhir } = demo
  const metode = {
    metodePemilihan: demo.metode ?? (baris.metode as MetodePemilihan),
    kualifikasi: (demo.kualifikasi ?? baris.kualifikasi) as Kualifikasi,
    jenisPengadaan: baris.jenis as JenisPengadaan,
  }
  const hari = tambahHari(today(), -(demo.lalu ?? 0))
  const jadwal = jadwalDemo(metode, 'kini' in akhir ? akhir.kini : null, hari, libur)
  const listHps = hpsDemo(baris.jenis!, Number(baris.hps))
  const hps = jumlahHps(listHps as Parameters<typeof jumlahHps>[0])
  const ppk = direktoratDemo(baris.jenis!).tim[2]
  const dasarPaket = { ppk, tenderId: null, isian: null, id: 0 }
  const p: PaketBerjalan = { demo, nama: baris.nama!, hps, jadwal, sebagai, ...dasarPaket }
  const mulai = Date.parse(jadwal.find((t) => t.include)!.mulai!)
  // Preparations before the first stage; of a package that lies ahead before now.
  const dasar = Math.min(mulai, kini)
  const hasil: Peristiwa[] = []
  const lalu = (hari: number, kerja: Peristiwa['kerja']) =>
    hasil.push({ pada: dasar - hari * HARI + 2 * JAM, kerja })

  lalu(8, async () => {
    const { pelaku } = await sebagai('operatorulp')
    const input = await paketInput(p, metode, baris, listHps)
    p.isian = input
    const fileKAK = await pdfDemo(INSTANSI, 'Kerangka Acuan Kerja', [['Paket', p.nama]])
    p.id = await transaction((trx) =>
      simpanPaket(trx, pelaku, { id: null, isian: input, berkas: { fileKAK }, hapusBerkas: [] })
    )
  })
  if (akhir.jenis === 'konsep') return hasil
  lalu(7, async () => {
    const { pelaku } = await sebagai('operatorulp')
    await transaction((trx) => ajukanPaket(trx, pelaku, { paketId: p.id }))
  })
  if (akhir.jenis === 'diajukan') return hasil
  lalu(6, async () => {
    const { pelaku } = await sebagai('manajerulp')
    await transaction((trx) => setujuiPaket(trx, pelaku, { paketId: p.id }))
  })
  lalu(5, async () => tunjukPokja(p))
  if (akhir.jenis === 'disetujui') return hasil
  if (demo.panitia || akhir.jenis === 'A0' || akhir.jenis === 'D1') {
    lalu(4.8, async () => serahkan(p))
    if (akhir.jenis === 'A0') return hasil
    lalu(4.5, async () => susunDraf(p))
    if (akhir.jenis === 'D1') return hasil
  }
  lalu(4, async () => (demo.panitia ? konfirmasi(p) : terbitkan(p)))
  POKJA.forEach((login, i) =>
    lalu(3 - i / 24, async () => {
      const { pelaku } = await sebagai(login)
      await transaction((trx) => nyatakanBenturan(trx, pelaku, p.id))
    })
  )
  hasil.push(...peristiwaTahap(p))
  hasil.push(...peristiwaAkhir(p, kini))
  return hasil
}

async function terbitkan(p: PaketBerjalan): Promise<void> {
  const { pelaku } = await p.sebagai(p.ppk)
  await transaction((trx) => terbitkanPaket(trx, pelaku, { paketId: p.id }))
}

async function paketInput(
  p: PaketBerjalan,
  metode: Pick<RancanganPaketDemo, 'metodePemilihan' | 'kualifikasi' | 'jenisPengadaan'>,
  baris: CsvRow,
  listHps: HpsInput[]
) {
  const kbli = await sql<{ id: number }>(
    db,
    `select distinct on (kode) id from kbli where kode = any(?) order by kode, edisi desc`,
    [[baris.kode_kbli!, ...(p.demo.kbli ?? [])]]
  )
  return {
    nama: p.nama,
    ...metode,
    metodeEvaluasi: p.demo.metodeEvaluasi ?? (baris.metode_evaluasi || 'REN'),
    jenisKontrak: baris.jenis_kontrak!,
    jenisPeserta: p.demo.jenisPeserta ?? 'V',
    alasanMetode: metode.metodePemilihan === 'TLA' ? baris.alasan_tla! : null,
    deskripsi: `Pelaksanaan ${baris.lama_pelaksanaan_hari} hari kalender. Lingkup lengkap ada pada kerangka acuan kerja.`,
    bobotTeknis: 30,
    bobotHarga: 70,
    passingGrade: 65,
    listHps,
    listPendanaan: [
      {
        kegiatanId: await idDari('kegiatan', p.demo.contoh.replace('CTH', 'KGT')),
        sumberDana: 'ekuitas',
        asalDana: 'Anggaran perusahaan',
        pagu: p.hps,
      },
    ],
    listLokasiKerja: [{ lokasiProyekId: await idDari('lokasi_proyek', p.demo.lokasi) }],
    kbli: kbli.map((k) => k.id),
    listJadwal:
      p.demo.akhir.jenis === 'konsep'
        ? []
        : p.jadwal.map(({ urut, include, mulai, selesai }) => ({ urut, include, mulai, selesai })),
  }
}

async function tunjukPokja(p: PaketBerjalan): Promise<void> {
  const anggota = await Promise.all(POKJA.map(async (login) => (await p.sebagai(login)).pelaku.id))
  const { pelaku } = await p.sebagai('manajerulp')
  const nomor = `${String(p.id).padStart(3, '0')}/SK/ULP/${today().slice(0, 4)}`
  await transaction((trx) =>
    aturPokja(trx, pelaku, { paketId: p.id, nomor, tanggal: today(), anggota })
  )
}

/** Paused, failed or cancelled shortly before now; the failed one may be tendered again. */
function peristiwaAkhir(p: PaketBerjalan, kini: number): Peristiwa[] {
  const { akhir } = p.demo
  if (!('alasan' in akhir)) return []
  const { alasan } = akhir
  const cara = akhir.jenis === 'ulang' ? 'gagal' : akhir.jenis
  const henti = async () => {
    const { pelaku } = await p.sebagai(p.ppk)
    await transaction((trx) => hentikanPaket(trx, pelaku, { paketId: p.id, cara, alasan }))
  }
  const ulang = async () => {
    const { pelaku } = await p.sebagai(p.ppk)
    await transaction((trx) => ulangPaket(trx, pelaku, { paketId: p.id, alasan }))
  }
  const hasil: Peristiwa[] = [{ pada: kini - 3 * JAM, kerja: henti }]
  if (akhir.jenis === 'ulang') hasil.push({ pada: kini - 2 * JAM, kerja: ulang })
  return hasil
}
