import { test } from '@japa/runner'
import {
  aturanPasswordBaru,
  aturanPengguna,
  aturanRegistrasi,
  aturanUbahPassword,
  type PenggunaInput,
  type RegistrasiInput,
  type PenggunaContext,
} from '@eproc/domain/akun/aturan_akun'
import {
  aturanBerita,
  aturanBlacklist,
  aturanCoa,
  aturanDivisi,
  aturanLokasiProyek,
  type BlacklistInput,
} from '@eproc/domain/master/aturan_master'
import { aturanParameter, type ParameterContext } from '@eproc/domain/master/aturan_parameter'
import { aturanProfil } from '@eproc/domain/akun/aturan_profil'
import { HARI_INI, kasusWajib, PDF, ujiAturan } from '../dosir/perkakas.ts'

const context = {
  panjangMinLogin: 5,
  panjangMinPasswd: 10,
  passwordUmum: new Set(['password123']),
  wajibSetuju: true,
}
const daftar: RegistrasiInput = {
  jenis: 'V',
  email: 'budi@maju.co.id',
  userId: 'budi.maju',
  password: 'kuda-laut-biru',
  nama: 'Budi',
  persetujuan: true,
}
ujiAturan('Rules of registration', aturanRegistrasi, daftar, context, [
  ...kasusWajib<RegistrasiInput, typeof context>(['email', 'userId', 'password', 'nama']),
  ...['budi', 'budi@', 'budi@maju', 'a b@c.id', '@c.id', 'a..b@c.id'].map((email) => ({
    nama: `refuses ${email} as an address`,
    buruk: { email },
    field: 'email',
    pesan: 'Pastikan alamat email Anda benar!',
  })),
  {
    nama: 'refuses a user id below the parameter',
    buruk: { userId: 'budi' },
    field: 'userId',
    pesan: 'User ID minimal 5 karakter',
    baik: { userId: 'budi1' },
  },
  {
    nama: 'refuses a user id with a space',
    buruk: { userId: 'budi maju' },
    field: 'userId',
    pesan: 'User ID hanya boleh berisi huruf, angka, titik, garis bawah, dan tanda hubung',
  },
  {
    nama: 'refuses a password below the parameter',
    buruk: { password: 'pendek123' },
    field: 'password',
    pesan: 'Password minimal 10 karakter',
    baik: { password: 'panjang1234' },
  },
  {
    nama: 'refuses a common password in any case',
    buruk: { password: 'Password123' },
    field: 'password',
    pesan: 'Password terlalu umum. Pilih password lain.',
  },
  {
    nama: 'refuses an unknown kind of vendor',
    buruk: { jenis: 'X' },
    field: 'jenis',
    pesan: 'Pilih Perusahaan atau Perseorangan',
    baik: { jenis: 'O' },
  },
  {
    nama: 'asks for consent',
    buruk: { persetujuan: undefined },
    field: 'persetujuan',
    pesan: 'Setujui pemrosesan data pribadi untuk melanjutkan pendaftaran',
  },
])

const password = { newPass: 'kuda-laut-biru', confirmPass: 'kuda-laut-biru' }
ujiAturan('Rules of a new password', aturanPasswordBaru, password, context, [
  ...kasusWajib<typeof password, typeof context>(['newPass', 'confirmPass']),
  {
    nama: 'refuses a confirmation that differs',
    buruk: { confirmPass: 'kuda-laut-merah' },
    field: 'confirmPass',
    pesan: 'Password harus sama',
  },
  {
    nama: 'refuses a short one',
    buruk: { newPass: 'kuda', confirmPass: 'kuda' },
    field: 'newPass',
    pesan: 'Password minimal 10 karakter',
  },
])
test('The old password has no rule of its own', ({ assert }) => {
  assert.isEmpty(aturanUbahPassword({ ...password, oldPass: '' }, context))
})

const pengguna: PenggunaInput = {
  login: 'siti.ulp',
  email: 'siti@kota.co.id',
  nama: 'Siti',
  roles: 'operatorULP',
  status: 'A',
}
const konteksPengguna: PenggunaContext = { panjangMinLogin: 5, divisi: ['1010'] }
ujiAturan('Rules of an internal user', aturanPengguna, pengguna, konteksPengguna, [
  ...kasusWajib<PenggunaInput, PenggunaContext>(['login', 'email', 'nama', 'roles']),
  {
    nama: 'asks a role that is bound to a unit for its division',
    buruk: { roles: 'operator' },
    field: 'divisi',
    pesan: 'Field harus diisi!.',
    baik: { roles: 'operator', divisi: '1010' },
  },
  {
    nama: 'refuses a division that does not exist',
    buruk: { divisi: '9999' },
    field: 'divisi',
    pesan: 'Pilihan tidak dikenal',
    baik: { divisi: '1010' },
  },
  {
    nama: 'refuses a user id below the parameter',
    buruk: { login: 'siti' },
    field: 'login',
    pesan: 'User ID minimal 5 karakter',
  },
  {
    nama: 'takes a short user id that is stored already, and no other short one',
    konteks: { loginTersimpan: 'ppk' },
    buruk: { login: 'pa' },
    field: 'login',
    pesan: 'User ID minimal 5 karakter',
    baik: { login: 'ppk' },
  },
  {
    nama: 'refuses a vendor role for an internal user',
    buruk: { roles: 'vendor' },
    field: 'roles',
    pesan: 'Pilihan tidak dikenal',
    baik: { roles: 'adminit' },
  },
  {
    nama: 'refuses an unknown status',
    buruk: { status: 'X' },
    field: 'status',
    pesan: 'Pilihan tidak dikenal',
    baik: { status: 'S' },
  },
])

const dasar = { hariIni: HARI_INI }
const lokasi = { kode: 'L1', nama: 'Pasar', lokasi: 'Jl. X' }
ujiAturan('Rules of a project location', aturanLokasiProyek, lokasi, dasar, [
  ...kasusWajib<typeof lokasi, typeof dasar>(['kode', 'nama', 'lokasi']),
])
const coa = { kode: '5.1', nama: 'Belanja' }
ujiAturan('Rules of a chart of account', aturanCoa, coa, dasar, [
  ...kasusWajib<typeof coa, typeof dasar>(['kode', 'nama']),
])
const divisi = { kode: '1010', nama: 'Divisi A', nick: 'diva', parent: '' }
const konteksDivisi = { direktorat: ['10', '20'] as readonly string[], punyaBawahan: false }
ujiAturan('Rules of a division', aturanDivisi, divisi, konteksDivisi, [
  ...kasusWajib<typeof divisi, typeof konteksDivisi>(['kode', 'nama', 'nick']),
  {
    nama: 'refuses an unknown directorate',
    buruk: { parent: '40' },
    field: 'parent',
    pesan: 'Direktorat tidak dikenal',
    baik: { parent: '10' },
  },
  {
    nama: 'refuses a division as its own directorate',
    buruk: { parent: '1010' },
    field: 'parent',
    pesan: 'Direktorat tidak boleh divisi itu sendiri',
  },
  {
    nama: 'refuses a directorate for a unit that has divisions of its own',
    buruk: { parent: '10' },
    konteks: { punyaBawahan: true },
    field: 'parent',
    pesan: 'Divisi ini membawahi divisi lain sehingga tidak dapat diberi direktorat',
  },
])
const berita = { title: 'Judul', content: 'Isi', fileAttachment: null as { name: string } | null }
ujiAturan('Rules of news', aturanBerita, berita, dasar, [
  ...kasusWajib<typeof berita, typeof dasar>(['title', 'content']),
  {
    nama: 'takes attachments as picture or PDF',
    buruk: { fileAttachment: { name: 'a.docx' } },
    field: 'fileAttachment',
    pesan: 'Jenis file harus jpg, png, pdf',
    baik: { fileAttachment: { name: 'a.pdf' } },
  },
])
const parameter = { value: '10' }
const konteksParameter: ParameterContext = {
  key: 'PANJANG_MIN_PASSWD',
  tipe: 'angka',
  min: 5,
  max: 64,
}
ujiAturan('Rules of a numeric parameter', aturanParameter, parameter, konteksParameter, [
  {
    nama: 'refuses a password minimum below 5',
    buruk: { value: '4' },
    field: 'value',
    pesan: 'Nilai minimal 5',
    baik: { value: '5' },
  },
  {
    nama: 'refuses a number above the largest value',
    buruk: { value: '65' },
    field: 'value',
    pesan: 'Nilai maksimal 64',
    baik: { value: '64' },
  },
  {
    nama: 'refuses words where a number belongs',
    buruk: { value: 'sepuluh' },
    field: 'value',
    pesan: 'Nilai harus bilangan bulat',
  },
])
test('Free-text parameters may be empty', ({ assert }) => {
  const bebas = { key: 'KONTAK_FAX', tipe: 'teks', min: null, max: null } as const
  assert.isEmpty(aturanParameter({ value: '' }, bebas))
})

const listHitam: BlacklistInput = {
  blacklist: true,
  blacklistTglMulai: '2026-01-01',
  blacklistTglSelesai: '2026-12-31',
  nomor: 'SK-1',
  alasan: 'Wanprestasi',
  fileBlacklist: PDF,
}
ujiAturan('Rules of the blacklist form', aturanBlacklist, listHitam, dasar, [
  ...kasusWajib<BlacklistInput, typeof dasar>(['nomor', 'alasan']),
  {
    nama: 'refuses an end before the start',
    buruk: { blacklistTglSelesai: '2025-12-31' },
    field: 'blacklistTglSelesai',
    pesan: 'Tanggal selesai blacklist tidak boleh mendahului tanggal mulai',
    baik: { blacklistTglSelesai: '' },
  },
])
test('Lifting the flag asks for nothing', ({ assert }) => {
  assert.isEmpty(aturanBlacklist({ blacklist: false }, dasar))
})

test.group('Telephones of persons', () => {
  test('have no rule in the registration (S1 §5)', ({ assert }) => {
    const context = { panjangMinLogin: 5, panjangMinPasswd: 10 }
    const told = aturanRegistrasi({ noHp: '0812 3456 789, tanya Sari' }, context)
    assert.notInclude(
      told.map((f) => f.field),
      'noHp'
    )
  })

  test('are judged as those of companies: profile and internal users', ({ assert }) => {
    const told = (telepon: string) => [
      aturanProfil({ nama: 'Budi', telepon }).map((f) => f.field),
      aturanPengguna({ telepon }, { panjangMinLogin: 5, divisi: [] })
        .map((f) => f.field)
        .filter((f) => f === 'telepon'),
    ]
    assert.deepEqual(told('tidak punya'), [['telepon'], ['telepon']])
    assert.deepEqual(told('(021) 555-0100 ext. 12'), [[], []])
    assert.deepEqual(told(''), [[], []])
  })
})
