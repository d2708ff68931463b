/** Every rule of S2 §5 for company and individual sections: refused once with its message, accepted once. */
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { createRekanan } from '@eproc/database/factories/dosir'
import type { BagianPerusahaan } from '@eproc/database/factories/fill_dosir'
import { cleanSlate, dayFromNow } from '../../lib/dates.ts'
import { tokenFor } from '../../lib/people.ts'
import { row, count, rows } from '../../lib/query.ts'
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
  idSbu,
  pengalamanPersonInput,
  kirim,
  type Formulir,
  type FormInput,
} from './bantu.ts'

const WAJIB = 'Field harus diisi!.'
const PILIH = 'Field harus diisi'
const NPWP = 'NPWP harus 15 digit (##.###.###.#-###.###) atau 16 digit'
const NIK = 'No. KTP harus 16 digit'
const PANJANG = 'x'.repeat(201)

/** What is changed against the whole form, and the field and message that must complain. */
type Kasus = readonly [
  nama: string,
  ganti: FormInput | (() => FormInput | Promise<FormInput>),
  bidang: string,
  pesan: string,
  tanpaBerkas?: string,
]
/** The other side of the rule: accepted. */
type Boleh = readonly [nama: string, ganti: FormInput | (() => FormInput | Promise<FormInput>)]

interface Bab {
  url: string
  tabel: string
  form: (ganti?: FormInput) => Formulir | Promise<Formulir>
  jenis?: 'V' | 'O'
  /** sections that exist beforehand */
  isi: readonly BagianPerusahaan[]
  tolak: readonly Kasus[]
  terima: readonly Boleh[]
}

const kosong = (...bidang: string[]): Kasus[] =>
  bidang.map((f) => [`empty ${f}`, { [f]: null }, f, WAJIB] as const)

const BAB: Record<string, Bab> = {
  'Data perusahaan': {
    url: '/vendor/registrasi/perusahaan/update',
    tabel: 'data_perusahaan',
    // Stored documents of the factory's vendor must not stand in for missing ones: see `tanpaBerkas`.
    form: (ganti) => formPerusahaan({ vendorId: null, ...ganti }),
    isi: ['perusahaan'],
    tolak: [
      ...kosong('nama', 'alamat', 'kodepos', 'provinsi', 'kabkod', 'telepon', 'bentuk', 'npwp'),
      ['alamat longer than 200', { alamat: PANJANG }, 'alamat', 'Max 200 characters'],
      ['kodepos of 4 digits', { kodepos: '1011' }, 'kodepos', 'Kodepos harus 5 digit'],
      ['kodepos of 6 digits', { kodepos: '101100' }, 'kodepos', 'Kodepos harus 5 digit'],
      ['kodepos with letters', { kodepos: '10A10' }, 'kodepos', 'Kodepos harus 5 digit'],
      ['malformed npwp', { npwp: '01.234.567.8-901' }, 'npwp', NPWP],
      ['unknown bentuk', { bentuk: 'gmbh' }, 'bentuk', 'Pilihan tidak dikenal'],
      ['unknown ukuran', { ukuran: 'raksasa' }, 'ukuran', 'Pilihan tidak dikenal'],
      ['malformed email', { email: 'kantor@' }, 'email', 'Pastikan alamat email Anda benar!'],
      ['malformed website', { website: 'bukan alamat' }, 'website', 'Alamat website tidak sah'],
      ['unknown provinsi', { provinsi: '99' }, 'provinsi', 'Pilihan tidak dikenal'],
      [
        'kota of another provinsi',
        { kabkod: '3275' },
        'kabkod',
        'Kabupaten/kota tidak berada di provinsi yang dipilih',
      ],
      [
        'branch without the address of its head office',
        { cabang: true, pusat: '{"teleponPusat":"021"}' },
        'alamatPusat',
        WAJIB,
      ],
      [
        'branch without the phone of its head office',
        { cabang: true, pusat: '{"alamatPusat":"Jl"}' },
        'teleponPusat',
        WAJIB,
      ],
      [
        'address of the head office longer than 200',
        { cabang: true, pusat: JSON.stringify({ alamatPusat: PANJANG, teleponPusat: '021' }) },
        'alamatPusat',
        'Max 200 characters',
      ],
      [
        'neither PKP nor statement',
        { noPengukuhan: null },
        'fileNonPKP',
        'Surat pernyataan Non PKP wajib dilampirkan jika tidak melampirkan PKP',
      ],
      [
        'neither PKP nor certificate',
        { noPengukuhan: null },
        'noPengukuhan',
        'No PKP atau upload Surat Keterangan harus dilampirkan',
      ],
    ],
    terima: [
      ['alamat of exactly 200', { alamat: 'x'.repeat(200) }],
      ['npwp of 15 plain digits', { npwp: '012345678901000' }],
      ['npwp of 16 digits', { npwp: '3171012345678901' }],
      ['no branch, no head office', { cabang: false }],
      [
        'branch with its head office',
        { cabang: true, pusat: '{"alamatPusat":"Jl. A","teleponPusat":"021"}' },
      ],
      ['neither email nor website', { email: null, website: null }],
    ],
  },
  'Ijin usaha': {
    url: '/vendor/registrasi/ijinusaha',
    tabel: 'ijin_usaha',
    form: formIjin,
    isi: ['perusahaan'],
    tolak: [
      ...kosong('jenis', 'nomor', 'instansi'),
      ['unknown jenis', { jenis: 'TDP' }, 'jenis', 'Pilihan tidak dikenal'],
      ['NIB not of 13 digits', { nomor: '912' }, 'nomor', 'NIB harus 13 digit'],
      ['NIB without kualifikasi', { kualifikasi: null }, 'kualifikasi', WAJIB],
      ['SIUP without kualifikasi', { jenis: 'SIUP', kualifikasi: null }, 'kualifikasi', WAJIB],
      [
        'SBU without kualifikasi',
        async () => ({
          jenis: 'SBU',
          kualifikasi: null,
          sbu: await idSbu('BG001'),
          berlaku: dayFromNow(900),
        }),
        'kualifikasi',
        WAJIB,
      ],
      ['NIB without KBLI', { kbli: null }, 'kbli', PILIH],
      ['SIUP without KBLI', { jenis: 'SIUP', kbli: '' }, 'kbli', PILIH],
      ['SIUJK without KBLI', { jenis: 'SIUJK', kbli: null }, 'kbli', PILIH],
      [
        'SBU without subklasifikasi',
        () => ({ jenis: 'SBU', berlaku: dayFromNow(900) }),
        'sbu',
        PILIH,
      ],
      [
        'SBU without an end of validity',
        async () => ({ jenis: 'SBU', sbu: await idSbu('BG001') }),
        'berlaku',
        WAJIB,
      ],
      ['KBLI that does not exist', { kbli: '999999' }, 'kbli', 'Pilihan tidak dikenal'],
      [
        'valid for less than 60 days',
        () => ({ berlaku: dayFromNow(59) }),
        'berlaku',
        'Masa berlaku Ijin Usaha minimal 60 hari',
      ],
      [
        'an end of validity that is no date',
        { berlaku: '2027-02-30' },
        'berlaku',
        'Tanggal tidak sah',
      ],
      [
        'without document',
        {},
        'dokumen',
        'Hasil scan dokumen Ijin Usaha harus dilampirkan',
        'dokumen',
      ],
    ],
    terima: [
      ['NIB without an end of validity', {}],
      ['valid for exactly 60 days', () => ({ berlaku: dayFromNow(60) })],
      ['SIUJK without kualifikasi', { jenis: 'SIUJK', nomor: 'SIUJK-1', kualifikasi: null }],
      [
        'LAINNYA without kualifikasi and KBLI',
        { jenis: 'LAINNYA', nomor: 'L-1', kualifikasi: null, kbli: null },
      ],
      [
        'SBU with subklasifikasi and an end of validity',
        async () => ({
          jenis: 'SBU',
          nomor: 'SBU-1',
          kbli: null,
          sbu: await idSbu('BG001'),
          berlaku: dayFromNow(900),
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
      ['without document', {}, 'aktaADoc', 'Dokumen akta harus dilampirkan', 'aktaADoc'],
      [
        'a date in the future',
        () => ({ aktaATgl: dayFromNow(1) }),
        'aktaATgl',
        'Tanggal tidak boleh di masa depan',
      ],
      ['an amendment half filled', { aktaUNo: '47' }, 'aktaUTgl', WAJIB],
      [
        'an amendment without document',
        { aktaUNo: '47', aktaUTgl: '2022-01-02', aktaUNotaris: 'Lidya' },
        'aktaUDoc',
        'Dokumen akta harus dilampirkan',
      ],
    ],
    terima: [['no amendment', {}]],
  },
  'Pemilik': {
    url: '/vendor/register3/pemilik',
    tabel: 'pemilik',
    form: formPemilik,
    isi: ['perusahaan'],
    tolak: [
      ...kosong('nama', 'noKtp', 'alamat', 'saham', 'satuan'),
      [
        'saham that is no number',
        { saham: 'separuh' },
        'saham',
        'Saham harus diisi dengan angka !',
      ],
      ['saham of zero', { saham: 0 }, 'saham', 'Saham harus lebih besar dari 0'],
      [
        'saham above 100 percent',
        { saham: 100.5 },
        'saham',
        'Saham dalam persen tidak boleh lebih dari 100',
      ],
      ['NIK of 15 digits', { noKtp: '317101234567890' }, 'noKtp', NIK],
      ['unknown satuan', { satuan: 'X' }, 'satuan', 'Pilihan tidak dikenal'],
      ['without KTP', {}, 'fileKTP', 'Hasil scan KTP harus dilampirkan', 'fileKTP'],
    ],
    terima: [
      ['a fraction of a percent', { saham: '33,3333' }],
      ['shares by number', { saham: 250_000, satuan: 'L' }],
    ],
  },
  'Pengurus': {
    url: '/vendor/registrasi/pengurus',
    tabel: 'pengurus',
    form: formPengurus,
    isi: ['perusahaan'],
    tolak: [
      ...kosong('nama', 'noKtp', 'npwp', 'alamat', 'jabatan'),
      ['NIK with letters', { noKtp: '31710123456789AB' }, 'noKtp', NIK],
      ['malformed NPWP', { npwp: '123' }, 'npwp', NPWP],
      ['without KTP', {}, 'dokKtp', 'Hasil scan KTP harus dilampirkan', 'dokKtp'],
    ],
    terima: [['without a start', { tglMulai: null }]],
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
        'start after the end',
        { tglPelaksanaan: '2023-11-01' },
        'tglPelaksanaan',
        'Tanggal pelaksanaan harus mendahului tanggal selesai',
      ],
      [
        'end after the handover',
        { tglSerahTerima: '2023-10-01' },
        'tglSelesaiKontrak',
        'Tanggal selesai kontrak harus mendahului tanggal serah terima',
      ],
      [
        'nilai that is no number',
        { nilaiKontrak: 'satu' },
        'nilaiKontrak',
        'Harus diisi dengan angka',
      ],
      [
        'nilai of zero',
        { nilaiKontrak: 0 },
        'nilaiKontrak',
        'Nilai kontrak harus lebih besar dari 0',
      ],
      ['persentase 101', { persentase: 101 }, 'persentase', 'Persentase harus antara 0 dan 100'],
      [
        'without document',
        {},
        'dokumen',
        'Hasil melampirkan surat keterangan dari instansi pemberi kerja',
        'dokumen',
      ],
    ],
    terima: [
      ['without a handover', { tglSerahTerima: null }],
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
        'a date in the future',
        () => ({ tanggalTerima: dayFromNow(1) }),
        'tanggalTerima',
        'Tanggal tidak boleh di masa depan',
      ],
      ['without document', {}, 'dokumen', 'Harap melampirkan scan dokumen pajak', 'dokumen'],
    ],
    terima: [['dated today', {}]],
  },
  'Data pribadi': {
    url: '/vendor/person/data-pribadi',
    tabel: 'data_pribadi',
    form: (ganti) => formDataPribadi({ vendorId: null, ...ganti }),
    jenis: 'O',
    isi: [],
    tolak: [
      ...kosong('nama', 'alamat', 'provinsi', 'kabkod', 'kodepos', 'telepon', 'noKtp', 'npwp'),
      ['alamat longer than 200', { alamat: PANJANG }, 'alamat', 'Max 200 characters'],
      ['kodepos of 4 digits', { kodepos: '1219' }, 'kodepos', 'Kodepos harus 5 digit'],
      ['NIK of 17 digits', { noKtp: '31710123456789012' }, 'noKtp', NIK],
      ['malformed NPWP', { npwp: '99' }, 'npwp', NPWP],
      ['malformed email', { email: 'a@b' }, 'email', 'Pastikan alamat email Anda benar!'],
      [
        'kota of another provinsi',
        { kabkod: '3275' },
        'kabkod',
        'Kabupaten/kota tidak berada di provinsi yang dipilih',
      ],
    ],
    terima: [['without email', { email: null }]],
  },
  'Sertifikat': {
    url: '/vendor/person/sertifikat',
    tabel: 'sertifikat_person',
    form: formSertifikat,
    jenis: 'O',
    isi: [],
    tolak: [
      ...kosong('keahlian', 'noSertifikat'),
      ['without file', {}, 'fileSertifikat', 'Harap melampirkan file sertifikat', 'fileSertifikat'],
    ],
    terima: [['complete', {}]],
  },
  'Pengalaman perorangan': {
    url: '/vendor/person/pengalaman',
    tabel: 'pengalaman_person',
    form: (ganti) => ({ isian: pengalamanPersonInput(ganti), berkas: {} }),
    jenis: 'O',
    isi: [],
    tolak: [
      ...kosong('nama', 'instansi', 'jabatan', 'tahun', 'keterangan'),
      ['tahun of 3 digits', { tahun: '999' }, 'tahun', 'Tahun harus 4 digit'],
      ['a year to come', { tahun: '2999' }, 'tahun', 'Tahun tidak boleh melebihi tahun ini'],
      ['negative durasi', { durasiBulan: -1 }, 'durasiBulan', 'Harus diisi atau masukkan 0'],
      ['durasi with letters', { durasiHari: 'x' }, 'durasiHari', 'Harus diisi atau masukkan 0'],
    ],
    terima: [['without durasi', { durasiTahun: null, durasiBulan: null, durasiHari: null }]],
  },
}

async function ajukan(client: ApiClient, bab: Bab, token: string, kasus: Kasus | Boleh) {
  const ganti = typeof kasus[1] === 'function' ? await kasus[1]() : kasus[1]
  const { isian: input, berkas } = await bab.form(ganti)
  const buang = kasus.length === 5 ? kasus[4] : undefined
  const kiriman = Object.fromEntries(Object.entries(berkas).filter(([f]) => f !== buang))
  return kirim(client, 'post', bab.url, token, input, kiriman)
}

for (const [nama, bab] of Object.entries(BAB)) {
  test.group(`Rules of ${nama}`, (group) => {
    group.each.setup(cleanSlate)
    const rekanan = () =>
      createRekanan({
        jenis: bab.jenis ?? 'V',
        status: 'N',
        isi: bab.jenis === 'O' ? ['dataPribadi'] : bab.isi,
      })
    const keadaan = (r: { rekanan: { id: number } }) =>
      row<{ n: number; versi: number }>(
        `select (select count(*)::int from ${bab.tabel}) as n,
                (select versi from rekanan where id = ?) as versi`,
        [r.rekanan.id]
      )

    for (const kasus of bab.tolak) {
      test(`refuses: ${kasus[0]}`, async ({ client, assert }) => {
        const r = await rekanan()
        const sebelum = await keadaan(r)
        const jawaban = await ajukan(client, bab, r.token, kasus)
        jawaban.assertStatus(400)
        const { errors, message } = jawaban.body()
        const error = errors.find((e: { field: string }) => e.field === kasus[2])
        assert.equal(error?.message, kasus[3], JSON.stringify(errors))
        assert.equal(message, errors[0].message)
        assert.deepEqual(await keadaan(r), sebelum, 'nothing is stored')
      })
    }
    for (const kasus of bab.terima) {
      test(`accepts: ${kasus[0]}`, async ({ client, assert }) => {
        const r = await rekanan()
        const jawaban = await ajukan(client, bab, r.token, kasus)
        assert.equal(jawaban.status(), 200, JSON.stringify(jawaban.body()))
      })
    }
  })
}

test.group('Documents of a first save', (group) => {
  group.each.setup(cleanSlate)

  const PERTAMA = [
    ['perusahaan', 'fileFormulir', 'Formulir keikutsertaan wajib dilampirkan'],
    ['perusahaan', 'skPkp', 'Dokumen SK No. PKP wajib di-upload jika No. PKP diisi'],
    ['person', 'fileKtp', 'Harap melampirkan scan KTP'],
    ['person', 'fileNpwp', 'Harap melampirkan scan NPWP'],
    ['person', 'fileFormulir', 'Harap melampirkan formulir'],
  ] as const
  for (const [jenis, bidang, pesan] of PERTAMA) {
    test(`${jenis} without ${bidang}: ${pesan}`, async ({ client, assert }) => {
      const perusahaan = jenis === 'perusahaan'
      const token = await tokenFor({ peran: perusahaan ? 'vendor' : 'person' })
      const { isian: input, berkas } = perusahaan ? formPerusahaan() : formDataPribadi()
      const kiriman = Object.fromEntries(Object.entries(berkas).filter(([f]) => f !== bidang))
      const url = perusahaan ? '/vendor/registrasi/perusahaan' : '/vendor/person/data-pribadi'
      const jawaban = await kirim(client, 'post', url, token, input, kiriman)
      jawaban.assertStatus(400)
      assert.deepEqual(
        jawaban.body().errors.map((e: { field: string; message: string }) => [e.field, e.message]),
        [[bidang, pesan]]
      )
      assert.equal(await count('rekanan'), 0)
    })
  }

  test('stored documents are enough for an update of each section', async ({ client }) => {
    const r = await createRekanan({ status: 'V' })
    const { isian: input } = formPerusahaan({ vendorId: null })
    ;(
      await kirim(client, 'post', '/vendor/registrasi/perusahaan/update', r.token, input)
    ).assertStatus(200)
    const o = await createRekanan({ jenis: 'O', status: 'V' })
    const pribadi = formDataPribadi({ vendorId: o.rekanan.id }).isian
    ;(await kirim(client, 'post', '/vendor/person/data-pribadi', o.token, pribadi)).assertStatus(
      200
    )
  })
})

test.group('Rules across records', (group) => {
  group.each.setup(cleanSlate)

  test('the owners’ shares in percent add up to at most 100', async ({ client, assert }) => {
    const { token } = await createRekanan({ status: 'N', isi: ['perusahaan'] })
    const tambah = async (ganti: FormInput) => {
      const { isian: input, berkas } = formPemilik(ganti)
      return kirim(client, 'post', '/vendor/register3/pemilik', token, input, berkas)
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

  test('the same licence, owner, officer or tax receipt twice is refused 409', async ({
    client,
  }) => {
    const { token } = await createRekanan({ status: 'N', isi: ['perusahaan'] })
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

  test('the least validity follows the parameter MASA_BERLAKU_SIUP', async ({ client, assert }) => {
    await rows("update parameter set value = '10' where key = 'MASA_BERLAKU_SIUP'")
    forgetParameters()
    try {
      const { token } = await createRekanan({ status: 'N', isi: ['perusahaan'] })
      const coba = async (hari: number) => {
        const { isian: input, berkas } = await formIjin({ berlaku: dayFromNow(hari) })
        return kirim(client, 'post', '/vendor/registrasi/ijinusaha', token, input, berkas)
      }
      ;(await coba(10)).assertStatus(200)
      const kurang = await coba(9)
      assert.equal(kurang.body().message, 'Masa berlaku Ijin Usaha minimal 10 hari')
    } finally {
      forgetParameters()
    }
  })
})
