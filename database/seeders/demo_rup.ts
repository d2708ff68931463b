/**
 * The annual plan of the demonstration: programs and activities of this year from the sample items, in each state of
 * the approval (decisions §4), with the journal that leads there. Names and amounts are invented.
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '@eproc/backend/app/core/database/sql'
import { clockNow, syncClock } from '@eproc/backend/app/core/clock/clock'
import type { JenisPengadaan, StatusPersetujuan } from '@eproc/domain/common/choices'
import { direktoratDemo } from './demo_akun.ts'
import {
  ALASAN_DITOLAK,
  JABATAN,
  langkahKegiatan,
  type JournalLine,
  type Orang,
  type Tim,
} from './demo_rup_steps.ts'
import { bacaReferensi, uraiCsv, type CsvRow } from '../reference/csv.js'

const PROGRAM: Readonly<Record<JenisPengadaan, readonly [kode: string, nama: string]>> = {
  KON: ['PRG-01', 'Pembangunan dan Renovasi Gedung dan Kawasan'],
  KOL: ['PRG-02', 'Jasa Konsultansi Perencanaan dan Pengawasan'],
  BAR: ['PRG-03', 'Pengadaan Barang dan Peralatan'],
  LAI: ['PRG-04', 'Jasa Pendukung Operasional'],
}
const COA: Readonly<Record<JenisPengadaan, string>> = {
  KON: '1.3.01.02',
  KOL: '5.1.02.02',
  BAR: '1.3.02.01',
  LAI: '5.1.02.01',
}

/** Sample items that stand somewhere on their way; all others are fully approved. */
const KEADAAN: Readonly<Record<string, StatusPersetujuan>> = {
  'CTH-010': '',
  'CTH-045': '',
  'CTH-012': 'S',
  'CTH-030': 'S',
  'CTH-013': 'AM',
  'CTH-035': 'AM',
  'CTH-020': 'AP',
  'CTH-033': 'AP',
  'CTH-022': 'AU',
  'CTH-048': 'AU',
  'CTH-024': 'RM',
  'CTH-036': 'RP',
  'CTH-039': 'RU',
  'CTH-049': 'RD',
}

/** Before the oldest package was made of it. */
const PLANNED_DAYS_AGO = 150

/** Adds the plan of this year unless it has one; rows and journal in one statement each. */
export async function seedDemoRup(): Promise<void> {
  await syncClock()
  const tahun = clockNow().year
  const ada = await sql(db, 'select 1 from program where tahun_anggaran = ? limit 1', [tahun])
  const tim = await bacaTim()
  if (ada.length > 0 || !tim) return
  const contoh = uraiCsv(await bacaReferensi('contoh_rup'))
  await db.transaction(async (trx) => {
    const program = await createProgram(trx, tim, tahun)
    const isi = contoh.map((baris, urut) =>
      susunKegiatan(tim(baris.jenis!), {
        baris,
        tahun,
        programId: program.get(baris.jenis!)!,
        urut,
      })
    )
    const baru = await sql<{ id: number; kode: string }>(trx, SQL_KEGIATAN, [
      JSON.stringify(isi.map((k) => k.row)),
    ])
    const id = new Map(baru.map((k) => [k.kode, k.id]))
    await writeJournals(
      isi.flatMap((k) => k.jurnal),
      id
    )
  })
}

/** Who plans and approves an item of this kind; null when an account of the demonstration is missing. */
async function bacaTim(): Promise<((jenis: string) => Tim) | null> {
  const jenis = Object.keys(PROGRAM)
  const login = [...new Set(jenis.flatMap((j) => direktoratDemo(j).tim))]
  const akun = await sql<Orang & { login: string }>(
    db,
    'select id, login, nama, peran from pengguna where login = any(?)',
    [login]
  )
  const orang = new Map(akun.map(({ login: l, ...o }) => [l, o]))
  if (login.some((l) => !orang.has(l))) return null
  return (j) => {
    const { tim } = direktoratDemo(j)
    return Object.fromEntries(JABATAN.map((nama, i) => [nama, orang.get(tim[i]!)!])) as Tim
  }
}

async function createProgram(
  trx: TransactionClientContract,
  tim: (jenis: string) => Tim,
  tahun: number
): Promise<Map<string, number>> {
  const isi = Object.entries(PROGRAM).map(([jenis, [kode, nama]]) => ({
    jenis,
    kode,
    nama,
    divisi: direktoratDemo(jenis).divisi,
    oleh: tim(jenis).operator.id,
  }))
  const baru = await sql<{ id: number; kode: string }>(
    trx,
    `insert into program (kode, nama, divisi_kode, tahun_anggaran, dibuat_oleh)
     select b.kode, b.nama, b.divisi, ?, b.oleh
       from json_to_recordset(?) as b (kode text, nama text, divisi text, oleh int)
     returning id, kode`,
    [tahun, JSON.stringify(isi)]
  )
  const id = new Map(baru.map((p) => [p.kode, p.id]))
  await writeJournals(
    isi.map(({ jenis, kode, nama }) => ({
      pada: clockNow().minus({ days: PLANNED_DAYS_AGO + 30 }),
      pelaku: tim(jenis).operator,
      aksi: 'program.tambah',
      objek: 'program',
      kode,
      rincian: { kode: [null, kode], nama: [null, nama] },
    })),
    id
  )
  return new Map(isi.map(({ jenis, kode }) => [jenis, id.get(kode)!]))
}

const SQL_KEGIATAN = `insert into kegiatan (kode, nama, program_id, coa_id, jenis_pengadaan, divisi_kode, ppk_id, pagu,
    tahun_anggaran, keterangan, persetujuan, catatan, pengaju_id, diajukan_pada, penyunting, persetujuan_pada, diubah_pada)
  select b.kode, b.nama, b.program, (select id from coa where kode = b.coa), b.jenis, b.divisi, b.ppk, b.pagu, b.tahun,
         b.keterangan, b.persetujuan, b.catatan, b.pengaju, b.diajukan, array[b.penyunting], b.sejak, b.sejak
    from json_to_recordset(?) as b (urut int, kode text, nama text, program int, coa text, jenis text, divisi text,
           ppk int, pagu bigint, tahun int, keterangan text, persetujuan text, catatan text, pengaju int,
           diajukan timestamptz, penyunting int, sejak timestamptz)
   order by b.urut
  returning id, kode`

/** In the order of their times, as if one after another had been written. */
async function writeJournals(
  catatan: readonly JournalLine[],
  id: ReadonlyMap<string, number>
): Promise<void> {
  // By the tables' owner: the past of an example was in nobody's session.
  await sql(
    db.connection('pemilik'),
    `insert into jurnal (waktu, pelaku_id, pelaku_nama, peran, aksi, objek, objek_id, rincian, alasan)
     select b.pada, b.pelaku, b.nama, b.peran, b.aksi, b.objek, b.id, b.rincian, b.alasan
       from json_to_recordset(?) as b (urut int, pada timestamptz, pelaku int, nama text, peran text, aksi text, objek text,
              id text, rincian jsonb, alasan text)
      order by b.urut`,
    [
      JSON.stringify(
        catatan
          .toSorted((a, b) => +a.pada - +b.pada)
          .map(({ pelaku, kode, pada, ...lain }, urut) => ({
            ...lain,
            urut,
            pada: pada.toISO(),
            pelaku: pelaku.id,
            nama: pelaku.nama,
            peran: pelaku.peran,
            id: String(id.get(kode)),
          }))
      ),
    ]
  )
}

/** One activity, and the journal that leads where it stands. */
function susunKegiatan(
  tim: Tim,
  isi: { baris: CsvRow; tahun: number; programId: number; urut: number }
): { row: object; jurnal: JournalLine[] } {
  const { baris, tahun, programId, urut } = isi
  const persetujuan = KEADAAN[baris.kode!] ?? 'AD'
  const jenis = baris.jenis as JenisPengadaan
  // The ceiling of an activity lies a little above the estimate that will be made for its package.
  const pagu = Math.ceil((Number(baris.hps) * 1.05) / 1_000_000) * 1_000_000
  const days = persetujuan === 'AD' ? PLANNED_DAYS_AGO : (urut % 9) + 1
  const sejak = clockNow().minus({ days, hours: urut })
  const kode = baris.kode!.replace('CTH', 'KGT')
  const diajukan = persetujuan !== ''
  const pada = sejak.minus({ days: ['', 'S'].includes(persetujuan) ? 0 : 5 })
  const row = {
    urut,
    kode,
    nama: baris.nama,
    program: programId,
    coa: COA[jenis],
    jenis,
    divisi: direktoratDemo(jenis).divisi,
    ppk: tim.ppk.id,
    pagu,
    tahun,
    keterangan: `Perkiraan pelaksanaan ${baris.lama_pelaksanaan_hari} hari.`,
    persetujuan,
    catatan: ALASAN_DITOLAK[persetujuan] ?? null,
    pengaju: diajukan ? tim.operator.id : null,
    diajukan: diajukan ? pada.toISO() : null,
    penyunting: tim.operator.id,
    sejak: sejak.toISO(),
  }
  return {
    row,
    jurnal: langkahKegiatan(tim, { kode, nama: baris.nama!, pagu, persetujuan, pada, sejak }),
  }
}
