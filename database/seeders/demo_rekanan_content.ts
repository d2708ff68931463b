/** Contents of the demonstration's vendors. What runs out is dated from today, experience lies in the past for good. */
import { clockNow } from '@eproc/backend/app/core/clock/clock'
import type {
  BagianPerorangan,
  BagianPerusahaan,
  PeroranganContoh,
  PerusahaanContoh,
} from '../factories/fill_dosir.ts'

export interface RekananDemo {
  login: string
  /** state that the vendor shows; `tertutup` covers it with the account's */
  status: 'N' | 'V' | 'A' | 'E'
  tertutup?: 'I' | 'S'
  /** person behind a company's account */
  kontak?: string
  perusahaan?: PerusahaanContoh
  perorangan?: PeroranganContoh
  /** sections that are filled; all of them by default */
  isi?: { perusahaan?: BagianPerusahaan[]; perorangan?: BagianPerorangan[] }
  /** section → a verifier's remark */
  catatan?: Partial<Record<string, string>>
  /** sections that wait although the vendor is A */
  menunggu?: readonly string[]
  blacklist?: Readonly<Record<string, unknown>>
  /** registered so many days ago */
  umurHari: number
}

/** An invented NIK of the given area. */
const nik = (wilayah: string, urut: number) =>
  `${wilayah}01${String(1_070_800_000 + urut * 7919).slice(-10)}`
const npwp = (urut: number) =>
  `${String(10_234_567 + urut * 1_111_111).padStart(9, '0')}${String(400 + urut)}000`
const nib = (urut: number) => `91203${String(10_245_000 + urut * 3_571).padStart(8, '0')}`

interface Ringkas {
  urut: number
  nama: string
  bentuk: PerusahaanContoh['bentuk']
  ukuran: PerusahaanContoh['ukuran']
  kota: readonly [provinsi: string, kabkod: string, nama: string, kodepos: string]
  jalan: string
  surel: string
  kbli: readonly string[]
  sbu?: readonly string[]
  /** its SBU ends in so many days; in 21 months unless said */
  sbuHari?: number
  pkp?: boolean
  pusat?: string
  pimpinan: readonly [direktur: string, komisaris: string]
  proyek: PerusahaanContoh['pengalaman']
}

const JAKARTA_PUSAT = ['31', '3171', 'Jakarta', '10110'] as const
const JAKARTA_SELATAN = ['31', '3174', 'Jakarta', '12190'] as const
const BEKASI = ['32', '3275', 'Bekasi', '17141'] as const
const BANDUNG = ['32', '3273', 'Bandung', '40115'] as const
const TANGERANG = ['36', '3671', 'Tangerang', '15111'] as const
const SURABAYA = ['35', '3578', 'Surabaya', '60271'] as const

function perusahaan(r: Ringkas): PerusahaanContoh {
  const [provinsi, kabkod, , kodepos] = r.kota
  const kualifikasi = { mikro: 'Kecil', kecil: 'Kecil', menengah: 'Menengah', besar: 'Besar' }[
    r.ukuran
  ]
  const [direktur, komisaris] = r.pimpinan
  const alamat = r.jalan
  return {
    nama: r.nama,
    bentuk: r.bentuk,
    ukuran: r.ukuran,
    npwp: npwp(r.urut),
    alamat,
    kodepos,
    provinsi,
    kabkod,
    telepon: `(021) 7${String(2_345_678 + r.urut * 12_345)}`,
    email: r.surel,
    website: `https://www.${r.surel.split('@')[1]}`,
    noPengukuhan:
      r.pkp === false
        ? null
        : `S-${120 + r.urut}PKP/WPJ.${String(r.urut + 3).padStart(2, '0')}/2019`,
    ...(r.pusat ? { pusat: r.pusat } : {}),
    ijin: [
      { jenis: 'NIB', nomor: nib(r.urut), kualifikasi, kbli: r.kbli },
      ...(r.sbu
        ? [
            {
              jenis: 'SBU' as const,
              nomor: `PB-UMKU ${nib(r.urut)}0001`,
              berlaku: (r.sbuHari === undefined
                ? clockNow().plus({ months: 21 }).endOf('month')
                : clockNow().plus({ days: r.sbuHari })
              ).toISODate(),
              instansi: 'Lembaga Sertifikasi Badan Usaha',
              kualifikasi,
              sbu: r.sbu,
            },
          ]
        : []),
    ],
    notaris: ['Ratna Wijayanti, S.H., M.Kn.', 'Dr. Irwan Saputra, S.H.', 'Lidya Maharani, S.H.'][
      r.urut % 3
    ]!,
    berdiri: `20${String(8 + (r.urut % 10)).padStart(2, '0')}-04-17`,
    ...(r.urut % 2 === 1 ? { perubahan: '2022-09-05' } : {}),
    pemilik: [
      { nama: direktur, nik: nik(kabkod, r.urut * 10 + 1), alamat: `${alamat} (rumah)`, saham: 60 },
      {
        nama: komisaris,
        nik: nik(kabkod, r.urut * 10 + 2),
        alamat: `Jalan Kenanga No. ${r.urut + 4}`,
        saham: 40,
      },
    ],
    pengurus: [
      {
        nama: direktur,
        nik: nik(kabkod, r.urut * 10 + 1),
        alamat: `${alamat} (rumah)`,
        npwp: npwp(r.urut + 20),
        jabatan: r.bentuk === 'cv' ? 'Sekutu Aktif' : 'Direktur Utama',
      },
      {
        nama: komisaris,
        nik: nik(kabkod, r.urut * 10 + 2),
        alamat: `Jalan Kenanga No. ${r.urut + 4}`,
        npwp: npwp(r.urut + 40),
        jabatan: r.bentuk === 'cv' ? 'Sekutu Pasif' : 'Komisaris',
      },
    ],
    pengalaman: r.proyek,
  }
}

const proyek = (
  nama: string,
  lokasi: string,
  instansi: string,
  juta: number,
  mulai: string,
  selesai: string
) => ({ nama, lokasi, instansi, nilai: juta * 1_000_000, mulai, selesai })

const SEMUA_BAGIAN: BagianPerusahaan[] = [
  'perusahaan',
  'ijin',
  'akta',
  'pemilik',
  'pengurus',
  'pengalaman',
  'pajak',
]

const BULAN_ROMAWI = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** Two years, of which nine months are over. */
function blacklistDemo(alasan: string) {
  const mulai = clockNow().minus({ months: 9 }).startOf('month')
  return {
    blacklist: true,
    blacklist_tgl_mulai: mulai.toISODate(),
    blacklist_tgl_selesai: mulai.plus({ years: 2 }).minus({ days: 1 }).toISODate(),
    blacklist_nomor: `015/SK/DIR/${BULAN_ROMAWI[mulai.month - 1]}/${mulai.year}`,
    blacklist_alasan: alasan,
  }
}

/** Call with the clock in step with the database's. */
export const rekananDemo = (): readonly RekananDemo[] => [
  {
    login: 'rekanan1',
    status: 'A',
    kontak: 'Andi Firmansyah',
    umurHari: 260,
    perusahaan: perusahaan({
      urut: 1,
      nama: 'PT Graha Karya Konstruksi',
      bentuk: 'pt',
      ukuran: 'menengah',
      kota: JAKARTA_SELATAN,
      jalan: 'Jalan Wijaya Kusuma No. 21',
      surel: 'tender@grahakarya.example',
      kbli: ['41011', '41012', '41019', '42101'],
      sbu: ['BG001', 'BG002', 'BS001'],
      pimpinan: ['Andi Firmansyah', 'Retno Wulandari'],
      proyek: [
        proyek(
          'Pembangunan Rumah Susun Tambora Blok C',
          'Jakarta',
          'Dinas Perumahan',
          18_450,
          '2022-03-01',
          '2023-02-28'
        ),
        proyek(
          'Renovasi Gedung Kantor Lantai 3 sampai 7',
          'Jakarta',
          'PT Bank Nusantara',
          6_275,
          '2023-05-02',
          '2023-12-15'
        ),
        proyek(
          'Pembangunan Jalan Kawasan Industri',
          'Bekasi',
          'PT Kawasan Jaya',
          9_120,
          '2024-02-12',
          '2024-11-30'
        ),
      ],
    }),
  },
  {
    login: 'rekanan2',
    status: 'A',
    kontak: 'Lukman Hakim',
    umurHari: 190,
    perusahaan: perusahaan({
      urut: 2,
      nama: 'CV Mitra Sarana Teknik',
      bentuk: 'cv',
      ukuran: 'kecil',
      kota: BEKASI,
      jalan: 'Jalan Cut Meutia No. 88',
      surel: 'halo@mitrasarana.example',
      kbli: ['43211', '43221', '46631'],
      pkp: false,
      pimpinan: ['Lukman Hakim', 'Ina Marlina'],
      proyek: [
        proyek(
          'Pemeliharaan Instalasi Listrik Gedung',
          'Bekasi',
          'RSUD Kota',
          385,
          '2023-01-09',
          '2023-12-22'
        ),
        proyek(
          'Penggantian Pompa dan Plambing',
          'Jakarta',
          'PT Menara Sentosa',
          512,
          '2024-04-01',
          '2024-08-30'
        ),
      ],
    }),
  },
  {
    login: 'rekanan3',
    status: 'N',
    kontak: 'Sari Dewanti',
    umurHari: 6,
    perusahaan: perusahaan({
      urut: 3,
      nama: 'PT Cipta Ruang Nusantara',
      bentuk: 'pt',
      ukuran: 'kecil',
      kota: BANDUNG,
      jalan: 'Jalan Riau No. 140',
      surel: 'admin@ciptaruang.example',
      kbli: ['71101', '71102'],
      pimpinan: ['Sari Dewanti', 'Rudi Hartono'],
      proyek: [
        proyek(
          'Perencanaan Gedung Serbaguna',
          'Bandung',
          'Dinas Pemuda dan Olahraga',
          240,
          '2024-03-04',
          '2024-07-31'
        ),
      ],
    }),
    isi: { perusahaan: ['perusahaan', 'ijin', 'akta', 'pemilik'] },
    catatan: {
      akta: 'Akta yang dilampirkan belum memuat lembar pengesahan Kemenkumham. Mohon unggah akta lengkap.',
    },
  },
  {
    login: 'rekanan4',
    status: 'V',
    kontak: 'Hadi Purnomo',
    umurHari: 9,
    perusahaan: perusahaan({
      urut: 4,
      nama: 'PT Wahana Bangun Persada',
      bentuk: 'pt',
      ukuran: 'menengah',
      kota: TANGERANG,
      jalan: 'Jalan Daan Mogot KM 19',
      surel: 'sekretariat@wahanabangun.example',
      kbli: ['41019', '42101'],
      sbu: ['BG009', 'BS001'],
      sbuHari: 24,
      pusat: 'Jalan Basuki Rahmat No. 12, Surabaya',
      pimpinan: ['Hadi Purnomo', 'Melati Anggraini'],
      proyek: [
        proyek(
          'Pembangunan Gudang Logistik',
          'Tangerang',
          'PT Logistik Prima',
          12_800,
          '2022-08-01',
          '2023-06-30'
        ),
        proyek(
          'Peningkatan Jalan Lingkungan',
          'Tangerang',
          'Dinas Bina Marga',
          3_460,
          '2024-05-06',
          '2024-10-31'
        ),
      ],
    }),
    isi: { perusahaan: SEMUA_BAGIAN },
  },
  {
    login: 'rekanan5',
    status: 'A',
    tertutup: 'I',
    kontak: 'Joko Susanto',
    umurHari: 700,
    perusahaan: perusahaan({
      urut: 5,
      nama: 'PT Bersih Lestari Jaya',
      bentuk: 'pt',
      ukuran: 'kecil',
      kota: JAKARTA_PUSAT,
      jalan: 'Jalan Kramat Raya No. 55',
      surel: 'kontak@bersihlestari.example',
      kbli: ['81210'],
      pimpinan: ['Joko Susanto', 'Wati Suryani'],
      proyek: [
        proyek(
          'Jasa Kebersihan Gedung Kantor',
          'Jakarta',
          'PT Asuransi Mandala',
          960,
          '2022-01-03',
          '2022-12-30'
        ),
        proyek(
          'Jasa Kebersihan Rumah Susun',
          'Jakarta',
          'Dinas Perumahan',
          1_140,
          '2023-01-02',
          '2023-12-29'
        ),
      ],
    }),
  },
  {
    login: 'rekanan6',
    status: 'A',
    tertutup: 'S',
    kontak: 'Erwin Siregar',
    umurHari: 540,
    perusahaan: perusahaan({
      urut: 6,
      nama: 'PT Sigma Aman Sentosa',
      bentuk: 'pt',
      ukuran: 'menengah',
      kota: JAKARTA_SELATAN,
      jalan: 'Jalan Fatmawati No. 33',
      surel: 'info@sigmaaman.example',
      kbli: ['80100'],
      pimpinan: ['Erwin Siregar', 'Tiara Nasution'],
      proyek: [
        proyek(
          'Jasa Pengamanan Kawasan Hunian',
          'Jakarta',
          'PT Griya Asri',
          2_350,
          '2022-01-03',
          '2022-12-31'
        ),
        proyek(
          'Jasa Pengamanan Gedung Parkir',
          'Jakarta',
          'PT Parkir Kota',
          1_480,
          '2023-02-01',
          '2024-01-31'
        ),
      ],
    }),
  },
  {
    login: 'rekanan7',
    status: 'E',
    kontak: 'Gatot Subagyo',
    umurHari: 1100,
    perusahaan: perusahaan({
      urut: 7,
      nama: 'PT Karya Sipil Mandiri',
      bentuk: 'pt',
      ukuran: 'besar',
      kota: SURABAYA,
      jalan: 'Jalan Raya Darmo No. 101',
      surel: 'tender@karyasipil.example',
      kbli: ['41011', '42101'],
      sbu: ['BG001', 'BS001'],
      pimpinan: ['Gatot Subagyo', 'Indah Permatasari'],
      proyek: [
        proyek(
          'Pembangunan Apartemen Bahari',
          'Surabaya',
          'PT Bahari Properti',
          86_400,
          '2020-06-01',
          '2022-05-31'
        ),
        proyek(
          'Pembangunan Jembatan Penyeberangan',
          'Surabaya',
          'Dinas Perhubungan',
          14_200,
          '2023-03-01',
          '2023-12-20'
        ),
      ],
    }),
  },
  {
    login: 'rekanan8',
    status: 'A',
    kontak: 'Rahmat Basuki',
    umurHari: 820,
    perusahaan: perusahaan({
      urut: 8,
      nama: 'CV Surya Abadi Perkasa',
      bentuk: 'cv',
      ukuran: 'kecil',
      kota: BANDUNG,
      jalan: 'Jalan Soekarno Hatta No. 377',
      surel: 'cv@suryaabadi.example',
      kbli: ['43302', '43211'],
      sbu: ['BG002'],
      sbuHari: 9,
      pimpinan: ['Rahmat Basuki', 'Neneng Kurnia'],
      proyek: [
        proyek(
          'Pengerjaan Lantai dan Plafon Kantor',
          'Bandung',
          'PT Sinar Jaya',
          640,
          '2022-05-02',
          '2022-09-30'
        ),
        proyek(
          'Renovasi Toilet Gedung',
          'Bandung',
          'Dinas Kesehatan',
          275,
          '2023-03-06',
          '2023-06-16'
        ),
      ],
    }),
    blacklist: blacklistDemo(
      'Mengundurkan diri setelah ditetapkan sebagai pemenang tanpa alasan yang sah'
    ),
  },
  {
    login: 'rekanan9',
    status: 'A',
    kontak: 'Wulan Pratiwi',
    umurHari: 330,
    perusahaan: perusahaan({
      urut: 9,
      nama: 'PT Solusi Digital Kota',
      bentuk: 'pt',
      ukuran: 'menengah',
      kota: JAKARTA_PUSAT,
      jalan: 'Jalan Cikini Raya No. 9',
      surel: 'sales@solusidigital.example',
      kbli: ['62019'],
      pimpinan: ['Wulan Pratiwi', 'Arif Budiman'],
      proyek: [
        proyek(
          'Pengembangan Sistem Informasi Aset',
          'Jakarta',
          'PT Aset Daerah',
          1_870,
          '2023-02-01',
          '2023-11-30'
        ),
        proyek(
          'Pemeliharaan Aplikasi Perkantoran',
          'Jakarta',
          'Dinas Komunikasi',
          920,
          '2024-01-08',
          '2024-12-20'
        ),
      ],
    }),
    menunggu: ['pengurus'],
  },
  {
    login: 'perorangan1',
    status: 'A',
    umurHari: 150,
    perorangan: {
      nama: 'Ir. Dewi Lestari, M.T.',
      nik: nik('3174', 901),
      alamat: 'Jalan Tebet Barat Dalam No. 14',
      npwp: npwp(60),
      kodepos: '12810',
      provinsi: '31',
      kabkod: '3174',
      telepon: '0812 9000 1122',
      email: 'dewi.lestari@surel.example',
      pengalaman: [
        ['Kajian Kelayakan Rumah Susun Sewa', 'Dinas Perumahan', 'Ketua Tim', 2022, 6],
        ['Penyusunan Rencana Induk Kawasan', 'PT Kawasan Jaya', 'Ahli Perkotaan', 2023, 9],
        ['Audit Teknis Bangunan Gedung', 'PT Menara Sentosa', 'Ahli Struktur', 2024, 3],
      ],
      sertifikat: [
        ['Ahli Utama Manajemen Konstruksi', '11202.2142.8.00012345'],
        ['Ahli Madya Perencana Tata Bangunan', '71101.2161.7.00054321'],
      ],
    },
  },
  {
    login: 'perorangan2',
    status: 'V',
    umurHari: 4,
    perorangan: {
      nama: 'Dr. Surya Atmaja',
      nik: nik('3273', 902),
      alamat: 'Jalan Dago Asri No. 5',
      npwp: npwp(61),
      kodepos: '40135',
      provinsi: '32',
      kabkod: '3273',
      telepon: '0813 2200 3344',
      email: 'surya.atmaja@surel.example',
      pengalaman: [
        ['Penilaian Properti Komersial', 'PT Bank Nusantara', 'Penilai Publik', 2023, 4],
        ['Penilaian Lahan Cadangan', 'PT Aset Daerah', 'Penilai Publik', 2024, 2],
      ],
      sertifikat: [['Penilai Publik Properti', 'P-1.21.00456']],
    },
  },
]
