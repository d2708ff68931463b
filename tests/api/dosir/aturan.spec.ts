/** Every rule of S2 §5 for company and individual sections: refused once with its message, accepted once. */
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { buatRekanan } from '@eproc/database/factories/dosir'
import type { BagianPerusahaan } from '@eproc/database/factories/isi_dosir'
import { kosongkan } from '../../lib/basis_data.ts'
import {
  formAkta,
  formDataPribadi,
  formIjin,
  formPajak,
  formPemilik,
  formPengalaman,
  formPengurus,
  formPerusahaan,
  formSertifikat,
  hariKe,
  idSbu,
  isianPengalamanPerson,
  kirim,
  satu,
  type Formulir,
  type Isian,
} from './bantu.ts'

const WAJIB = 'Field harus diisi!.'
const PILIH = 'Field harus diisi'
const NPWP = 'NPWP harus 15 digit (##.###.###.#-###.###) atau 16 digit'
const NIK = 'No. KTP harus 16 digit'
const PANJANG = 'x'.repeat(201)

/** What is changed against the whole form, and the field and message that must complain. */
type Kasus = readonly [
  nama: string,
  ganti: Isian | (() => Isian | Promise<Isian>),
  bidang: string,
  pesan: string,
  tanpaBerkas?: string,
]
/** The other side of the rule: accepted. */
type Boleh = readonly [nama: string, ganti: Isian | (() => Isian | Promise<Isian>)]

interface Bab {
  url: string
  tabel: string
  form: (ganti?: Isian) => Formulir | Promise<Formulir>
  jenis?: 'V' | 'O'
  /** sections that exist beforehand */
  isi: readonly BagianPerusahaan[]
  tolak: readonly Kasus[]
  terima: readonly Boleh[]
}

const kosong = (...bidang: string[]): Kasus[] =>
  bidang.map((f) => [`${f} kosong`, { [f]: null }, f, WAJIB] as const)

const BAB: Record<string, Bab> = {
  'Data perusahaan': {
    url: '/vendor/registrasi/perusahaan/update',
    tabel: 'data_perusahaan',
    // Stored documents of the factory's vendor must not stand in for missing ones: see `tanpaBerkas`.
    form: (ganti) => formPerusahaan({ vendorId: null, ...ganti }),
    isi: ['perusahaan'],
    tolak: [
      ...kosong('nama', 'alamat', 'kodepos', 'provinsi', 'kabkod', 'telepon', 'bentuk', 'npwp'),
      ['alamat lebih dari 200', { alamat: PANJANG }, 'alamat', 'Max 200 characters'],
      ['kodepos 4 digit', { kodepos: '1011' }, 'kodepos', 'Kodepos harus 5 digit'],
      ['kodepos 6 digit', { kodepos: '101100' }, 'kodepos', 'Kodepos harus 5 digit'],
      ['kodepos huruf', { kodepos: '10A10' }, 'kodepos', 'Kodepos harus 5 digit'],
      ['npwp salah bentuk', { npwp: '01.234.567.8-901' }, 'npwp', NPWP],
      ['bentuk asing', { bentuk: 'gmbh' }, 'bentuk', 'Pilihan tidak dikenal'],
      ['ukuran asing', { ukuran: 'raksasa' }, 'ukuran', 'Pilihan tidak dikenal'],
      ['email salah', { email: 'kantor@' }, 'email', 'Pastikan alamat email Anda benar!'],
      ['website salah', { website: 'bukan alamat' }, 'website', 'Alamat website tidak sah'],
      ['provinsi asing', { provinsi: '99' }, 'provinsi', 'Pilihan tidak dikenal'],
      [
        'kota di provinsi lain',
        { kabkod: '3275' },
        'kabkod',
        'Kabupaten/kota tidak berada di provinsi yang dipilih',
      ],
      [
        'cabang tanpa alamat pusat',
        { cabang: true, pusat: '{"teleponPusat":"021"}' },
        'alamatPusat',
        WAJIB,
      ],
      [
        'cabang tanpa telepon pusat',
        { cabang: true, pusat: '{"alamatPusat":"Jl"}' },
        'teleponPusat',
        WAJIB,
      ],
      [
        'alamat pusat lebih dari 200',
        { cabang: true, pusat: JSON.stringify({ alamatPusat: PANJANG, teleponPusat: '021' }) },
        'alamatPusat',
        'Max 200 characters',
      ],
      [
        'tanpa PKP dan tanpa surat pernyataan',
        { noPengukuhan: null },
        'fileNonPKP',
        'Surat pernyataan Non PKP wajib dilampirkan jika tidak melampirkan PKP',
      ],
      [
        'tanpa PKP dan tanpa surat keterangan',
        { noPengukuhan: null },
        'noPengukuhan',
        'No PKP atau upload Surat Keterangan harus dilampirkan',
      ],
    ],
    terima: [
      ['alamat tepat 200', { alamat: 'x'.repeat(200) }],
      ['npwp 15 digit polos', { npwp: '012345678901000' }],
      ['npwp 16 digit', { npwp: '3171012345678901' }],
      ['bukan cabang tanpa data pusat', { cabang: false }],
      [
        'cabang dengan data pusat',
        { cabang: true, pusat: '{"alamatPusat":"Jl. A","teleponPusat":"021"}' },
      ],
      ['tanpa email dan website', { email: null, website: null }],
    ],
  },
  'Ijin usaha': {
    url: '/vendor/registrasi/ijinusaha',
    tabel: 'ijin_usaha',
    form: formIjin,
    isi: ['perusahaan'],
    tolak: [
      ...kosong('jenis', 'nomor', 'instansi'),
      ['jenis asing', { jenis: 'TDP' }, 'jenis', 'Pilihan tidak dikenal'],
      ['NIB bukan 13 digit', { nomor: '912' }, 'nomor', 'NIB harus 13 digit'],
      ['NIB tanpa kualifikasi', { kualifikasi: null }, 'kualifikasi', WAJIB],
      ['SIUP tanpa kualifikasi', { jenis: 'SIUP', kualifikasi: null }, 'kualifikasi', WAJIB],
      [
        'SBU tanpa kualifikasi',
        async () => ({
          jenis: 'SBU',
          kualifikasi: null,
          sbu: await idSbu('BG001'),
          berlaku: hariKe(900),
        }),
        'kualifikasi',
        WAJIB,
      ],
      ['NIB tanpa KBLI', { kbli: null }, 'kbli', PILIH],
      ['SIUP tanpa KBLI', { jenis: 'SIUP', kbli: '' }, 'kbli', PILIH],
      ['SIUJK tanpa KBLI', { jenis: 'SIUJK', kbli: null }, 'kbli', PILIH],
      ['SBU tanpa subklasifikasi', () => ({ jenis: 'SBU', berlaku: hariKe(900) }), 'sbu', PILIH],
      [
        'SBU tanpa masa berlaku',
        async () => ({ jenis: 'SBU', sbu: await idSbu('BG001') }),
        'berlaku',
        WAJIB,
      ],
      ['KBLI yang tidak ada', { kbli: '999999' }, 'kbli', 'Pilihan tidak dikenal'],
      [
        'berlaku kurang dari 60 hari',
        () => ({ berlaku: hariKe(59) }),
        'berlaku',
        'Masa berlaku Ijin Usaha minimal 60 hari',
      ],
      ['berlaku bukan tanggal', { berlaku: '2027-02-30' }, 'berlaku', 'Tanggal tidak sah'],
      [
        'tanpa dokumen',
        {},
        'dokumen',
        'Hasil scan dokumen Ijin Usaha harus dilampirkan',
        'dokumen',
      ],
    ],
    terima: [
      ['NIB tanpa masa berlaku', {}],
      ['berlaku tepat 60 hari', () => ({ berlaku: hariKe(60) })],
      ['SIUJK tanpa kualifikasi', { jenis: 'SIUJK', nomor: 'SIUJK-1', kualifikasi: null }],
      [
        'LAINNYA tanpa kualifikasi dan KBLI',
        { jenis: 'LAINNYA', nomor: 'L-1', kualifikasi: null, kbli: null },
      ],
      [
        'SBU dengan subklasifikasi dan masa berlaku',
        async () => ({
          jenis: 'SBU',
          nomor: 'SBU-1',
          kbli: null,
          sbu: await idSbu('BG001'),
          berlaku: hariKe(900),
        }),
      ],
    ],
  },
  'Akta': {
    url: '/vendor/register3/akta',
    tabel: 'akta',
    form: formAkta,
    isi: ['perusahaan'],
    tolak: [
      ...kosong('aktaANo', 'aktaATgl', 'aktaANotaris'),
      ['tanpa dokumen', {}, 'aktaADoc', 'Dokumen akta harus dilampirkan', 'aktaADoc'],
      [
        'tanggal di masa depan',
        () => ({ aktaATgl: hariKe(1) }),
        'aktaATgl',
        'Tanggal tidak boleh di masa depan',
      ],
      ['perubahan setengah terisi', { aktaUNo: '47' }, 'aktaUTgl', WAJIB],
      [
        'perubahan tanpa dokumen',
        { aktaUNo: '47', aktaUTgl: '2022-01-02', aktaUNotaris: 'Lidya' },
        'aktaUDoc',
        'Dokumen akta harus dilampirkan',
      ],
    ],
    terima: [['tanpa perubahan', {}]],
  },
  'Pemilik': {
    url: '/vendor/register3/pemilik',
    tabel: 'pemilik',
    form: formPemilik,
    isi: ['perusahaan'],
    tolak: [
      ...kosong('nama', 'noKtp', 'alamat', 'saham', 'satuan'),
      ['saham bukan angka', { saham: 'separuh' }, 'saham', 'Saham harus diisi dengan angka !'],
      ['saham nol', { saham: 0 }, 'saham', 'Saham harus lebih besar dari 0'],
      [
        'saham lebih dari 100 persen',
        { saham: 100.5 },
        'saham',
        'Saham dalam persen tidak boleh lebih dari 100',
      ],
      ['NIK 15 digit', { noKtp: '317101234567890' }, 'noKtp', NIK],
      ['satuan asing', { satuan: 'X' }, 'satuan', 'Pilihan tidak dikenal'],
      ['tanpa KTP', {}, 'fileKTP', 'Hasil scan KTP harus dilampirkan', 'fileKTP'],
    ],
    terima: [
      ['persen pecahan', { saham: '33,3333' }],
      ['lembar', { saham: 250_000, satuan: 'L' }],
    ],
  },
  'Pengurus': {
    url: '/vendor/registrasi/pengurus',
    tabel: 'pengurus',
    form: formPengurus,
    isi: ['perusahaan'],
    tolak: [
      ...kosong('nama', 'noKtp', 'npwp', 'alamat', 'jabatan'),
      ['NIK huruf', { noKtp: '31710123456789AB' }, 'noKtp', NIK],
      ['NPWP salah', { npwp: '123' }, 'npwp', NPWP],
      ['tanpa KTP', {}, 'dokKtp', 'Hasil scan KTP harus dilampirkan', 'dokKtp'],
    ],
    terima: [['tanpa tanggal mulai', { tglMulai: null }]],
  },
  'Pengalaman': {
    url: '/vendor/register3/pengalaman',
    tabel: 'pengalaman',
    form: formPengalaman,
    isi: ['perusahaan'],
    tolak: [
      ...kosong(
        'namaKontrak',
        'lokasi',
        'instansi',
        'alamat',
        'telepon',
        'noKontrak',
        'nilaiKontrak',
        'persentase',
        'tglPelaksanaan',
        'tglSelesaiKontrak',
        'keterangan'
      ),
      [
        'mulai sesudah selesai',
        { tglPelaksanaan: '2023-11-01' },
        'tglPelaksanaan',
        'Tanggal pelaksanaan harus mendahului tanggal selesai',
      ],
      [
        'selesai sesudah serah terima',
        { tglSerahTerima: '2023-10-01' },
        'tglSelesaiKontrak',
        'Tanggal selesai kontrak harus mendahului tanggal serah terima',
      ],
      ['nilai bukan angka', { nilaiKontrak: 'satu' }, 'nilaiKontrak', 'Harus diisi dengan angka'],
      ['nilai nol', { nilaiKontrak: 0 }, 'nilaiKontrak', 'Nilai kontrak harus lebih besar dari 0'],
      ['persentase 101', { persentase: 101 }, 'persentase', 'Persentase harus antara 0 dan 100'],
      [
        'tanpa dokumen',
        {},
        'dokumen',
        'Hasil melampirkan surat keterangan dari instansi pemberi kerja',
        'dokumen',
      ],
    ],
    terima: [
      ['tanpa serah terima', { tglSerahTerima: null }],
      ['persentase 0', { persentase: 0 }],
    ],
  },
  'Pajak': {
    url: '/vendor/registrasi/pajak',
    tabel: 'pajak',
    form: formPajak,
    isi: ['perusahaan'],
    tolak: [
      ...kosong('jenis', 'masa', 'nomorTerima', 'tanggalTerima'),
      [
        'tanggal di masa depan',
        () => ({ tanggalTerima: hariKe(1) }),
        'tanggalTerima',
        'Tanggal tidak boleh di masa depan',
      ],
      ['tanpa dokumen', {}, 'dokumen', 'Harap melampirkan scan dokumen pajak', 'dokumen'],
    ],
    terima: [['tanggal hari ini', {}]],
  },
  'Data pribadi': {
    url: '/vendor/person/data-pribadi',
    tabel: 'data_pribadi',
    form: (ganti) => formDataPribadi({ vendorId: null, ...ganti }),
    jenis: 'O',
    isi: [],
    tolak: [
      ...kosong('nama', 'alamat', 'provinsi', 'kabkod', 'kodepos', 'telepon', 'noKtp', 'npwp'),
      ['alamat lebih dari 200', { alamat: PANJANG }, 'alamat', 'Max 200 characters'],
      ['kodepos 4 digit', { kodepos: '1219' }, 'kodepos', 'Kodepos harus 5 digit'],
      ['NIK 17 digit', { noKtp: '31710123456789012' }, 'noKtp', NIK],
      ['NPWP salah', { npwp: '99' }, 'npwp', NPWP],
      ['email salah', { email: 'a@b' }, 'email', 'Pastikan alamat email Anda benar!'],
      [
        'kota di provinsi lain',
        { kabkod: '3275' },
        'kabkod',
        'Kabupaten/kota tidak berada di provinsi yang dipilih',
      ],
    ],
    terima: [['tanpa email', { email: null }]],
  },
  'Sertifikat': {
    url: '/vendor/person/sertifikat',
    tabel: 'sertifikat_person',
    form: formSertifikat,
    jenis: 'O',
    isi: [],
    tolak: [
      ...kosong('keahlian', 'noSertifikat'),
      ['tanpa berkas', {}, 'fileSertifikat', 'Harap melampirkan file sertifikat', 'fileSertifikat'],
    ],
    terima: [['lengkap', {}]],
  },
  'Pengalaman perorangan': {
    url: '/vendor/person/pengalaman',
    tabel: 'pengalaman_person',
    form: (ganti) => ({ isian: isianPengalamanPerson(ganti), berkas: {} }),
    jenis: 'O',
    isi: [],
    tolak: [
      ...kosong('nama', 'instansi', 'jabatan', 'tahun', 'keterangan'),
      ['tahun 3 digit', { tahun: '999' }, 'tahun', 'Tahun harus 4 digit'],
      ['tahun depan', { tahun: '2999' }, 'tahun', 'Tahun tidak boleh melebihi tahun ini'],
      ['durasi negatif', { durasiBulan: -1 }, 'durasiBulan', 'Harus diisi atau masukkan 0'],
      ['durasi huruf', { durasiHari: 'x' }, 'durasiHari', 'Harus diisi atau masukkan 0'],
    ],
    terima: [['tanpa durasi', { durasiTahun: null, durasiBulan: null, durasiHari: null }]],
  },
}

async function ajukan(client: ApiClient, bab: Bab, token: string, kasus: Kasus | Boleh) {
  const ganti = typeof kasus[1] === 'function' ? await kasus[1]() : kasus[1]
  const { isian, berkas } = await bab.form(ganti)
  const buang = kasus.length === 5 ? kasus[4] : undefined
  const kiriman = Object.fromEntries(Object.entries(berkas).filter(([f]) => f !== buang))
  return kirim(client, 'post', bab.url, token, isian, kiriman)
}

for (const [nama, bab] of Object.entries(BAB)) {
  test.group(`Aturan ${nama}`, (group) => {
    group.each.setup(() => kosongkan())
    const rekanan = () =>
      buatRekanan({
        jenis: bab.jenis ?? 'V',
        status: 'N',
        isi: bab.jenis === 'O' ? ['dataPribadi'] : bab.isi,
      })
    const keadaan = (r: { rekanan: { id: number } }) =>
      satu<{ n: number; versi: number }>(
        `select (select count(*)::int from ${bab.tabel}) as n,
                (select versi from rekanan where id = ?) as versi`,
        [r.rekanan.id]
      )

    for (const kasus of bab.tolak) {
      test(`ditolak: ${kasus[0]}`, async ({ client, assert }) => {
        const r = await rekanan()
        const sebelum = await keadaan(r)
        const jawaban = await ajukan(client, bab, r.token, kasus)
        jawaban.assertStatus(400)
        const { errors, message } = jawaban.body()
        const galat = errors.find((e: { field: string }) => e.field === kasus[2])
        assert.equal(galat?.message, kasus[3], JSON.stringify(errors))
        assert.equal(message, errors[0].message)
        assert.deepEqual(await keadaan(r), sebelum, 'tidak ada yang tersimpan')
      })
    }
    for (const kasus of bab.terima) {
      test(`diterima: ${kasus[0]}`, async ({ client, assert }) => {
        const r = await rekanan()
        const jawaban = await ajukan(client, bab, r.token, kasus)
        assert.equal(jawaban.status(), 200, JSON.stringify(jawaban.body()))
      })
    }
  })
}

test.group('Aturan dokumen simpan pertama', (group) => {
  group.each.setup(() => kosongkan())

  const PERTAMA = [
    ['perusahaan', 'fileFormulir', 'Formulir keikutsertaan wajib dilampirkan'],
    ['perusahaan', 'skPkp', 'Dokumen SK No. PKP wajib di-upload jika No. PKP diisi'],
    ['person', 'fileKtp', 'Harap melampirkan scan KTP'],
    ['person', 'fileNpwp', 'Harap melampirkan scan NPWP'],
    ['person', 'fileFormulir', 'Harap melampirkan formulir'],
  ] as const
  for (const [jenis, bidang, pesan] of PERTAMA) {
    test(`${jenis} tanpa ${bidang}: ${pesan}`, async ({ client, assert }) => {
      const { buatPengguna, masukSebagai } = await import('@eproc/database/factories/pengguna')
      const perusahaan = jenis === 'perusahaan'
      const token = await masukSebagai(
        await buatPengguna({ peran: perusahaan ? 'vendor' : 'person' })
      )
      const { isian, berkas } = perusahaan ? formPerusahaan() : formDataPribadi()
      const kiriman = Object.fromEntries(Object.entries(berkas).filter(([f]) => f !== bidang))
      const url = perusahaan ? '/vendor/registrasi/perusahaan' : '/vendor/person/data-pribadi'
      const jawaban = await kirim(client, 'post', url, token, isian, kiriman)
      jawaban.assertStatus(400)
      assert.deepEqual(
        jawaban.body().errors.map((e: { field: string; message: string }) => [e.field, e.message]),
        [[bidang, pesan]]
      )
      const n = await satu<{ n: number }>('select count(*)::int as n from rekanan')
      assert.equal(n.n, 0)
    })
  }

  test('dokumen tersimpan cukup untuk pembaruan setiap bagian', async ({ client }) => {
    const r = await buatRekanan({ status: 'V' })
    const { isian } = formPerusahaan({ vendorId: null })
    ;(
      await kirim(client, 'post', '/vendor/registrasi/perusahaan/update', r.token, isian)
    ).assertStatus(200)
    const o = await buatRekanan({ jenis: 'O', status: 'V' })
    const pribadi = formDataPribadi({ vendorId: o.rekanan.id }).isian
    ;(await kirim(client, 'post', '/vendor/person/data-pribadi', o.token, pribadi)).assertStatus(
      200
    )
  })
})

test.group('Aturan lintas catatan', (group) => {
  group.each.setup(() => kosongkan())

  test('jumlah saham persen seluruh pemilik paling banyak 100', async ({ client, assert }) => {
    const { token } = await buatRekanan({ status: 'N', isi: ['perusahaan'] })
    const tambah = async (ganti: Isian) => {
      const { isian, berkas } = formPemilik(ganti)
      return kirim(client, 'post', '/vendor/register3/pemilik', token, isian, berkas)
    }
    ;(await tambah({ saham: 60 })).assertStatus(200)
    const lebih = await tambah({ saham: 41 })
    lebih.assertStatus(400)
    assert.equal(
      lebih.body().message,
      'Jumlah saham seluruh pemilik tidak boleh lebih dari 100 persen (sekarang 101)'
    )
    const serentak = await Promise.all([tambah({ saham: 30 }), tambah({ saham: 30 })])
    assert.deepEqual(serentak.map((j) => j.status()).sort(), [200, 400])
    ;(await tambah({ saham: 5000, satuan: 'L' })).assertStatus(200)
  })

  test('ijin, pemilik, pengurus, dan bukti pajak yang sama dua kali ditolak 409', async ({
    client,
  }) => {
    const { token } = await buatRekanan({ status: 'N', isi: ['perusahaan'] })
    for (const [url, form] of [
      ['/vendor/registrasi/ijinusaha', await formIjin()],
      ['/vendor/register3/pemilik', formPemilik({ saham: 10 })],
      ['/vendor/registrasi/pengurus', formPengurus()],
      ['/vendor/registrasi/pajak', formPajak()],
    ] as const) {
      ;(await kirim(client, 'post', url, token, form.isian, form.berkas)).assertStatus(200)
      ;(await kirim(client, 'post', url, token, form.isian, form.berkas)).assertStatus(409)
    }
  })

  test('masa berlaku minimal mengikuti parameter MASA_BERLAKU_SIUP', async ({ client, assert }) => {
    const { lupakanParameter } = await import('@eproc/backend/app/inti/parameter')
    const { baris } = await import('./bantu.ts')
    await baris("update parameter set value = '10' where key = 'MASA_BERLAKU_SIUP'")
    lupakanParameter()
    try {
      const { token } = await buatRekanan({ status: 'N', isi: ['perusahaan'] })
      const coba = async (hari: number) => {
        const { isian, berkas } = await formIjin({ berlaku: hariKe(hari) })
        return kirim(client, 'post', '/vendor/registrasi/ijinusaha', token, isian, berkas)
      }
      ;(await coba(10)).assertStatus(200)
      const kurang = await coba(9)
      assert.equal(kurang.body().message, 'Masa berlaku Ijin Usaha minimal 10 hari')
    } finally {
      lupakanParameter()
    }
  })
})
