/** What the demonstration's packages are: sample items of the plan, where each stands, and who takes part. */
import type { Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import type { HeaderInput } from '@eproc/domain/spk/aturan_spk'

/** How far a package is taken; those of the first line are not published. A0 and D1: as the committee's tender. */
export type AkhirDemo =
  | { jenis: 'konsep' | 'diajukan' | 'disetujui' | 'A0' | 'D1' }
  /** runs: `kini` is the open stage */
  | { jenis: 'berjalan'; kini: string }
  /** stopped a little before now */
  | { jenis: 'tunda' | 'gagal' | 'batal' | 'ulang'; kini: string; alasan: string }

export interface PesertaDemo {
  login: string
  /** share of the HPS that is offered; null: registered only */
  tawar: number | null
  teknis?: number
}

export interface PaketDemo {
  /** item of `contoh_rup.csv` */
  contoh: string
  akhir: AkhirDemo
  /** in the place of the item's own */
  metode?: MetodePemilihan
  metodeEvaluasi?: string
  kualifikasi?: Kualifikasi
  /** run by the committee as its tender */
  panitia?: boolean
  /** so many days ago it stood where `akhir` says */
  lalu?: number
  kontrak?: { hari: number; noSpk: string }
  /** kinds of vendors that may register; companies unless said */
  jenisPeserta?: 'V' | 'O' | 'VO'
  /** codes beside the item's own */
  kbli?: readonly string[]
  /** in the order of registration; the first one offers best */
  peserta?: readonly PesertaDemo[]
  lokasi: string
}

const berjalan = (kini: string): AkhirDemo => ({ jenis: 'berjalan', kini })
const DUA: readonly PesertaDemo[] = [
  { login: 'rekanan1', tawar: 0.912, teknis: 86.5 },
  { login: 'rekanan2', tawar: 0.948, teknis: 79 },
]
const SIPIL = ['41019', '43221'] as const
/** Items below the ceiling of direct procurement that are tendered all the same. */
const TENDER_KECIL = {
  metode: 'TEN',
  kualifikasi: 'K',
  metodeEvaluasi: 'REN',
  kbli: SIPIL,
  peserta: DUA,
} as const

export const PAKET_DEMO: readonly PaketDemo[] = [
  // One in each interesting stage of KTEN.
  { contoh: 'CTH-009', akhir: berjalan('dokumen'), kbli: SIPIL, lokasi: 'LP-004' },
  {
    contoh: 'CTH-001',
    akhir: berjalan('penjelasan'),
    kbli: SIPIL,
    lokasi: 'LP-001',
    peserta: DUA,
  },
  {
    contoh: 'CTH-011',
    akhir: berjalan('pemasukan'),
    kualifikasi: 'K',
    kbli: SIPIL,
    lokasi: 'LP-007',
    peserta: [DUA[0]!, { login: 'rekanan2', tawar: null }],
  },
  { contoh: 'CTH-006', akhir: berjalan('pembukaan'), kbli: SIPIL, lokasi: 'LP-004', peserta: DUA },
  { contoh: 'CTH-014', akhir: berjalan('evaluasi'), kbli: SIPIL, lokasi: 'LP-001', peserta: DUA },
  {
    contoh: 'CTH-008',
    akhir: berjalan('sanggah'),
    kualifikasi: 'K',
    kbli: SIPIL,
    lokasi: 'LP-003',
    peserta: DUA,
  },
  {
    contoh: 'CTH-031',
    akhir: berjalan('sppbj'),
    kbli: ['62019', '46631'],
    lokasi: 'LP-001',
    peserta: [
      { login: 'rekanan9', tawar: 0.935, teknis: 91 },
      { login: 'rekanan2', tawar: 0.951, teknis: 82 },
    ],
  },
  {
    contoh: 'CTH-003',
    akhir: berjalan('spmk'),
    kbli: SIPIL,
    lokasi: 'LP-002',
    peserta: DUA,
    kontrak: { hari: 90, noSpk: '021/SPK/DIR' },
  },
  // A contract that has passed its end, and committee tenders: A0, D1, running, and TS with a contract that ends soon.
  {
    ...TENDER_KECIL,
    contoh: 'CTH-004',
    akhir: berjalan('spmk'),
    lokasi: 'LP-003',
    lalu: 72,
    kontrak: { hari: 60, noSpk: '014/SPK/DIR' },
  },
  {
    ...TENDER_KECIL,
    contoh: 'CTH-007',
    akhir: berjalan('spmk'),
    lokasi: 'LP-007',
    panitia: true,
    lalu: 45,
    kontrak: { hari: 60, noSpk: '017/SPK/DIR' },
  },
  {
    ...TENDER_KECIL,
    contoh: 'CTH-005',
    akhir: berjalan('evaluasi'),
    lokasi: 'LP-004',
    panitia: true,
  },
  { contoh: 'CTH-041', akhir: { jenis: 'D1' }, lokasi: 'LP-006' },
  { contoh: 'CTH-040', akhir: { jenis: 'A0' }, lokasi: 'LP-005' },
  // One of every other template, with individuals where they may take part.
  {
    contoh: 'CTH-042',
    akhir: berjalan('negosiasi'),
    kbli: ['43211'],
    lokasi: 'LP-001',
    peserta: [{ login: 'rekanan2', tawar: 0.97, teknis: 84 }],
  },
  {
    contoh: 'CTH-028',
    akhir: berjalan('pemasukan'),
    jenisPeserta: 'O',
    lokasi: 'LP-003',
    peserta: [{ login: 'perorangan1', tawar: 0.94 }],
  },
  {
    contoh: 'CTH-025',
    akhir: berjalan('evaluasi'),
    jenisPeserta: 'VO',
    kbli: ['62019'],
    lokasi: 'LP-004',
    peserta: [
      { login: 'perorangan1', tawar: 0.9, teknis: 88 },
      { login: 'rekanan9', tawar: 0.93, teknis: 80 },
    ],
  },
  {
    contoh: 'CTH-043',
    akhir: berjalan('pemasukan-2'),
    metode: 'TEN',
    kualifikasi: 'K2',
    metodeEvaluasi: 'RENPSG',
    kbli: SIPIL,
    lokasi: 'LP-002',
    peserta: DUA,
  },
  {
    contoh: 'CTH-002',
    akhir: berjalan('evaluasi-pra'),
    kbli: SIPIL,
    lokasi: 'LP-006',
    peserta: DUA,
  },
  {
    contoh: 'CTH-029',
    akhir: berjalan('pemasukan-1'),
    jenisPeserta: 'VO',
    kbli: ['62019'],
    lokasi: 'LP-001',
    peserta: [
      { login: 'rekanan9', tawar: 0.92, teknis: 87 },
      { login: 'perorangan1', tawar: 0.95, teknis: 83 },
    ],
  },
  // The other states.
  { contoh: 'CTH-047', akhir: { jenis: 'konsep' }, lokasi: 'LP-006' },
  { contoh: 'CTH-050', akhir: { jenis: 'diajukan' }, lokasi: 'LP-005' },
  { contoh: 'CTH-034', akhir: { jenis: 'disetujui' }, lokasi: 'LP-002' },
  {
    contoh: 'CTH-044',
    akhir: {
      jenis: 'tunda',
      kini: 'penjelasan',
      alasan: 'Luas area parkir yang dikelola sedang diukur ulang bersama pengelola gedung.',
    },
    lokasi: 'LP-006',
  },
  {
    contoh: 'CTH-032',
    akhir: {
      jenis: 'gagal',
      kini: 'pembukaan-1',
      alasan: 'Tidak ada penawaran yang masuk sampai batas akhir pemasukan.',
    },
    lokasi: 'LP-005',
  },
  {
    contoh: 'CTH-046',
    akhir: {
      jenis: 'batal',
      kini: 'dokumen',
      alasan: 'Kebutuhan kendaraan dialihkan ke pengadaan kendaraan listrik tahun depan.',
    },
    lokasi: 'LP-001',
  },
  {
    contoh: 'CTH-037',
    akhir: {
      jenis: 'ulang',
      kini: 'evaluasi',
      alasan: 'Tidak ada peserta yang memasukkan penawaran; spesifikasi disederhanakan.',
    },
    lokasi: 'LP-001',
  },
]

/** Lines of the owner's estimate: description, volume, unit, share of the whole. */
export const HPS_DEMO: Readonly<
  Record<
    string,
    readonly (readonly [uraian: string, volume: number, satuan: string, bagian: number])[]
  >
> = {
  KON: [
    ['Pekerjaan persiapan dan keselamatan konstruksi', 1, 'ls', 0.06],
    ['Pekerjaan utama sesuai gambar rencana', 1250, 'm2', 0.68],
    ['Pekerjaan pelengkap dan penyelesaian', 480.5, 'm2', 0.21],
    ['Pembersihan dan serah terima', 1, 'ls', 0.05],
  ],
  BAR: [
    ['Barang sesuai spesifikasi teknis', 10, 'unit', 0.88],
    ['Pengiriman dan pemasangan', 1, 'ls', 0.08],
    ['Pelatihan dan garansi', 1, 'ls', 0.04],
  ],
  KOL: [
    ['Tenaga ahli', 6, 'bulan', 0.72],
    ['Survei dan pengumpulan data', 1, 'ls', 0.18],
    ['Laporan dan pembahasan', 3, 'kali', 0.1],
  ],
  LAI: [
    ['Tenaga dan pengawas', 12, 'bulan', 0.74],
    ['Peralatan dan bahan', 12, 'bulan', 0.2],
    ['Pelaporan', 12, 'bulan', 0.06],
  ],
}

/** Lines of a work order, by share of the HPS where it is no work by the month. */
export const pekerjaanDemo = (hps: number): HeaderInput[] => {
  const bagian = (nilai: number) => Math.floor((hps * nilai) / 1000) * 1000
  return [
    {
      nama: 'Tenaga kerja',
      tipeBiaya: 'LP',
      spk_pekerjaan: [
        { nama: 'Pelaksana lapangan', quantity: 2, satuan: 2, hargaSatuan: bagian(0.02) },
        { nama: 'Tukang dan pekerja', quantity: 8, satuan: 2, hargaSatuan: bagian(0.013) },
      ],
    },
    {
      nama: 'Bahan',
      tipeBiaya: 'LNP',
      spk_pekerjaan: [
        { nama: 'Struktur dan dinding', quantity: 1, satuan: 1, hargaSatuan: bagian(0.38) },
        { nama: 'Atap dan penutup', quantity: 1, satuan: 1, hargaSatuan: bagian(0.13) },
      ],
    },
    {
      nama: 'Peralatan',
      tipeBiaya: 'LNP',
      spk_pekerjaan: [
        { nama: 'Sewa perancah dan alat', quantity: 1, satuan: 2, hargaSatuan: bagian(0.03) },
      ],
    },
  ]
}

export const TOPIK_PANITIA_DEMO = {
  penjelasan: {
    subjek: 'Peninjauan lapangan',
    pesan: 'Peninjauan lapangan bersama pukul 09.00 pada hari kedua masa penjelasan.',
  },
  sanggah: {
    subjek: 'Tata cara sanggah',
    pesan: 'Sanggahan disampaikan melalui portal sampai akhir masa sanggah.',
  },
} as const

export const PENJELASAN_DEMO = [
  {
    login: 'rekanan1',
    subjek: 'Jam kerja di gedung yang dipakai',
    pesan:
      'Apakah pekerjaan bising boleh dilakukan pada jam kantor, atau hanya malam hari dan akhir pekan?',
    jawaban:
      'Pekerjaan bising hanya pukul 19.00 sampai 05.00 dan akhir pekan, sesuai butir 4.2 kerangka acuan kerja.',
  },
  {
    login: 'rekanan2',
    subjek: 'Merek panel listrik',
    pesan: 'Apakah panel listrik setara dengan yang disebut pada spesifikasi diperbolehkan?',
    jawaban: null,
  },
] as const
