/**
 * The annual plan of the demonstration: programs and activities of this year from the sample items, in each state of
 * the approval (decisions §4), with the journal that leads there. Names and amounts are invented.
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { writeJournal } from '@eproc/backend/app/core/journal/journal'
import type { Actor } from '@eproc/backend/app/core/auth/actor'
import { sql } from '@eproc/backend/app/core/database/sql'
import { clockNow, syncClock } from '@eproc/backend/app/core/clock/clock'
import type { Peran } from '@eproc/domain/common/roles'
import type { JenisPengadaan, StatusPersetujuan } from '@eproc/domain/common/choices'
import { LANGKAH_PERSETUJUAN, ditolak } from '@eproc/domain/rup/tindakan_kegiatan'
import { bacaReferensi, uraiCsv, type CsvRow } from '../reference/csv.js'

const DIVISI = '2020'

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
const CATATAN: Partial<Record<StatusPersetujuan, string>> = {
  RM: 'Sebutkan ruas jalan yang dianalisis pada keterangan.',
  RP: 'Jumlah pegawai penerima seragam belum sesuai data SDM.',
  RU: 'Gabungkan dengan kontrak payung alat tulis tahun lalu.',
  RD: 'Pagu dikurangi sesuai rencana pemasaran yang baru.',
}

type Orang = Omit<Actor, 'ip'>
type Tim = Readonly<Record<'operator' | 'manajer' | 'ppk' | 'manajerulp' | 'pa', Orang>>
const LOGIN_LANGKAH: Partial<Record<Peran, keyof Tim>> = {
  manajer: 'manajer',
  ppk: 'ppk',
  manajerULP: 'manajerulp',
  pa: 'pa',
}

/** Adds the plan of this year unless it has one. */
export async function seedDemoRup(): Promise<void> {
  await syncClock()
  const tahun = clockNow().year
  const ada = await sql(db, 'select 1 from program where tahun_anggaran = ? limit 1', [tahun])
  const tim = await bacaTim()
  if (ada.length > 0 || !tim) return
  const contoh = uraiCsv(await bacaReferensi('contoh_rup'))
  await db.transaction(async (trx) => {
    const program = await createProgram(trx, tim.operator, tahun)
    for (const [urut, baris] of contoh.entries()) {
      await createKegiatan(trx, tim, { baris, tahun, programId: program.get(baris.jenis!)!, urut })
    }
  })
}

/** The demonstration's accounts; null when one of them is missing. */
async function bacaTim(): Promise<Tim | null> {
  const login = ['operator', 'manajer', 'ppk', 'manajerulp', 'pa'] as const
  const akun = await sql<Orang & { login: string }>(
    db,
    'select id, login, nama, peran from pengguna where login = any(?)',
    [[...login]]
  )
  const tim = Object.fromEntries(akun.map(({ login: l, ...orang }) => [l, orang]))
  return login.every((l) => tim[l]) ? (tim as unknown as Tim) : null
}

async function createProgram(
  trx: TransactionClientContract,
  operator: Orang,
  tahun: number
): Promise<Map<string, number>> {
  const hasil = new Map<string, number>()
  for (const [jenis, [kode, nama]] of Object.entries(PROGRAM)) {
    const [baru] = await sql<{ id: number }>(
      trx,
      `insert into program (kode, nama, divisi_kode, tahun_anggaran, dibuat_oleh)
       values (?, ?, ?, ?, ?) returning id`,
      [kode, nama, DIVISI, tahun, operator.id]
    )
    hasil.set(jenis, baru!.id)
    await writeJournal(
      trx,
      { ...operator, ip: null },
      {
        aksi: 'program.tambah',
        objek: 'program',
        objekId: baru!.id,
        rincian: { kode: [null, kode], nama: [null, nama] },
      }
    )
  }
  return hasil
}

async function createKegiatan(
  trx: TransactionClientContract,
  tim: Tim,
  isi: { baris: CsvRow; tahun: number; programId: number; urut: number }
): Promise<void> {
  const { baris, tahun, programId, urut } = isi
  const persetujuan = KEADAAN[baris.kode!] ?? 'AD'
  const jenis = baris.jenis as JenisPengadaan
  // The ceiling of an activity lies a little above the estimate that will be made for its package.
  const pagu = Math.ceil((Number(baris.hps) * 1.05) / 1_000_000) * 1_000_000
  const sejak = clockNow().minus({ days: persetujuan === 'AD' ? 60 : (urut % 9) + 1, hours: urut })
  const kode = baris.kode!.replace('CTH', 'KGT')
  const [baru] = await sql<{ id: number }>(
    trx,
    `insert into kegiatan (kode, nama, program_id, coa_id, jenis_pengadaan, divisi_kode, ppk_id, pagu, tahun_anggaran,
       keterangan, persetujuan, catatan, pengaju_id, diajukan_pada, penyunting, persetujuan_pada, diubah_pada)
     values (?, ?, ?, (select id from coa where kode = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    [
      kode,
      baris.nama,
      programId,
      COA[jenis],
      jenis,
      DIVISI,
      tim.ppk.id,
      pagu,
      tahun,
      `Perkiraan pelaksanaan ${baris.lama_pelaksanaan_hari} hari.`,
      persetujuan,
      CATATAN[persetujuan] ?? null,
      persetujuan === '' ? null : tim.operator.id,
      persetujuan === '' ? null : sejak.minus({ days: 5 }).toJSDate(),
      [tim.operator.id],
      sejak.toJSDate(),
      sejak.toJSDate(),
    ]
  )
  const tulis = (
    pelaku: Orang,
    aksi: 'tambah' | 'ajukan' | 'setujui' | 'tolak',
    rincian: object,
    alasan: string | null = null
  ) =>
    writeJournal(
      trx,
      { ...pelaku, ip: null },
      {
        aksi: `kegiatan.${aksi}`,
        objek: 'kegiatan',
        objekId: baru!.id,
        rincian: { ...rincian },
        alasan,
      }
    )
  await tulis(tim.operator, 'tambah', {
    kode: [null, kode],
    nama: [null, baris.nama],
    pagu: [null, pagu],
  })
  if (persetujuan === '') return
  await tulis(tim.operator, 'ajukan', { persetujuan: ['', 'S'] })
  for (const l of LANGKAH_PERSETUJUAN) {
    if (persetujuan === l.dari) return
    const pelaku = tim[LOGIN_LANGKAH[l.peran]!]
    const tolak = ditolak(persetujuan) && l.tolak === persetujuan
    const hasil = tolak ? l.tolak : l.setuju
    const alasan = tolak ? (CATATAN[persetujuan] ?? null) : null
    await tulis(pelaku, tolak ? 'tolak' : 'setujui', { persetujuan: [l.dari, hasil] }, alasan)
    if (tolak) return
  }
}
