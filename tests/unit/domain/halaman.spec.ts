import { test } from '@japa/runner'
import {
  aplikasiUntuk,
  berandaUntuk,
  bolehBuka,
  bukanHalaman,
  cocokkanHalaman,
  HALAMAN,
  menuTersedia,
} from '@eproc/domain/pages/pages'
import { BERANDA, kelompokHitung, PERAN, WARNA_LACI } from '@eproc/domain/common/roles'
import { MENU, MENU_UNLADA, menuUntuk, ruangLain } from '@eproc/domain/common/menu'

test.group('Pages', () => {
  test('belong to an app by whole path segments', ({ assert }) => {
    const kantor = [
      '/admin',
      '/admin/user/3',
      '/super/admin',
      '/rup/home',
      '/ppk',
      '/panitia/paket',
    ]
    const juga = ['/spk', '/monitor', '/monitor-kontrak?divisi=1010', '/laporan-vendor', '/rpt']
    for (const p of [...kantor, ...juga]) assert.equal(aplikasiUntuk(p), 'kantor', p)
    const portal = [
      '/',
      '/rup-kegiatan',
      '/vendor/pajak',
      '/login',
      '/user/profil',
      '/administrasi',
    ]
    const lain = ['/person/home', '/registrasi/user/abc', '/monitoring', '/tidak-ada', '/rptx']
    for (const p of [...portal, ...lain]) assert.equal(aplikasiUntuk(p), 'portal', p)
  })

  test('of the public specification are all in the table', ({ assert }) => {
    for (const p of [
      '/',
      '/rup-kegiatan',
      '/prosedur',
      '/kontak',
      '/masa-sanggah',
      '/hasil-tender',
      '/lelang',
      '/informasi',
      '/berita',
      '/kebijakan-vendor',
      '/registrasi',
      '/registrasi/user/a1b2',
      '/login',
      '/forget',
      '/userman/forget/a1b2',
      '/401',
      '/404',
      '/user/profil',
      '/test/components',
    ]) {
      assert.isNotNull(cocokkanHalaman(p), p)
    }
  })

  test('are matched with their parameters, query and trailing slash aside', ({ assert }) => {
    assert.deepEqual(cocokkanHalaman('/userman/forget/x9?a=1')?.parameter, { kodeUrl: 'x9' })
    assert.equal(cocokkanHalaman('/vendor/pajak/')?.halaman.pola, '/vendor/pajak')
    assert.equal(cocokkanHalaman('/admin/vendor/verified')?.halaman.pola, '/admin/vendor/verified')
    assert.equal(cocokkanHalaman('/temporary-page/vendor/pajak')?.parameter['*'], 'vendor/pajak')
  })

  test('are never the paths of calls or unknown ones', ({ assert }) => {
    for (const p of [
      '/vendor/pajak/12',
      '/vendor/12',
      '/api/time',
      '/tidak-ada',
      '/admin/user/x',
    ]) {
      assert.isNull(cocokkanHalaman(p), p)
    }
  })

  test('are never API, files, feeds and assets, whatever Accept says', ({ assert }) => {
    for (const p of [
      '/rest/lokasi-proyek',
      '/berkas/2026/ab',
      '/tender/3/Vendor/a',
      '/sert/1',
      '/daftar/Formulir_Keikutsertaan_Vendor.doc',
      '/ocds/releases',
      '/openapi.json',
      '/docs/api',
      '/berita.rss',
      '/kalender/abc.ics',
      '/_vp/x.js',
      '/_bo/x.css',
      '/assets/logo',
      '/favicon.ico',
      // What the texts tell people to open.
      '/log/vkey',
      '/log/checkpoint',
      '/log/tile/0/000',
      '/api/sehat',
      '/api/sehat/siap',
    ]) {
      assert.isTrue(bukanHalaman(p), p)
    }
    for (const h of HALAMAN) assert.isFalse(bukanHalaman(h.pola), h.pola)
    assert.isFalse(bukanHalaman('/restoran'))
  })

  test('of dossiers open for their own kind of vendor only', ({ assert }) => {
    const halaman = cocokkanHalaman('/vendor/pajak')!.halaman
    assert.isTrue(bolehBuka(halaman, { peran: 'vendor', unlada: false }))
    assert.isFalse(bolehBuka(halaman, { peran: 'person', unlada: false }))
    assert.isFalse(bolehBuka(halaman, { peran: 'adminit', unlada: false }))
    assert.isFalse(bolehBuka(halaman, null))
    assert.isTrue(bolehBuka(cocokkanHalaman('/kontak')!.halaman, null))
  })

  test('have unique patterns, a title, and the app of their path', ({ assert }) => {
    assert.equal(new Set(HALAMAN.map((h) => h.pola)).size, HALAMAN.length)
    for (const h of HALAMAN) {
      assert.isNotEmpty(h.judul)
      assert.equal(h.aplikasi, aplikasiUntuk(h.pola))
    }
  })
})

test.group('Menus', () => {
  test('lead to pages of the table, for every role', ({ assert }) => {
    for (const butir of [...PERAN.flatMap((p) => MENU[p]), ...MENU_UNLADA]) {
      assert.isNotNull(cocokkanHalaman(butir.path), butir.path)
    }
    for (const peran of PERAN) assert.isNotNull(cocokkanHalaman(BERANDA[peran]), peran)
  })

  test('show only pages that are built and open to the user', ({ assert }) => {
    for (const peran of PERAN) {
      for (const unlada of [false, true]) {
        for (const butir of menuTersedia({ peran, unlada })) {
          assert.isTrue(bolehBuka(cocokkanHalaman(butir.path)!.halaman, { peran, unlada }))
        }
      }
    }
  })

  test('say what the page they open is called', ({ assert }) => {
    // Where the specification itself gives the entry one name and the page another (S1, S2 §2.2, §2.3).
    const OWN: Record<string, string> = {
      '/vendor': 'Home',
      '/vendor/perusahaan': 'Perusahaan',
      '/vendor/akta': 'Akta',
      '/vendor/pemilik': 'Pemilik',
      '/vendor/pengurus': 'Pengurus',
      '/vendor/pengalaman': 'Pengalaman',
      '/vendor/pajak': 'Pajak',
      '/person/home': 'Home',
      '/person/pengalaman': 'Pengalaman',
    }
    for (const { path, teks, kunci } of [...PERAN.flatMap((p) => MENU[p]), ...MENU_UNLADA]) {
      if (kunci === 'home') continue
      assert.equal(teks, OWN[path] ?? cocokkanHalaman(path)!.halaman.judul, path)
    }
  })

  test('have the entries of the specification', ({ assert }) => {
    const teks = (peran: (typeof PERAN)[number]) => MENU[peran].map((b) => b.teks)
    assert.deepEqual(teks('vendor'), [
      'Home',
      'Perusahaan',
      'Ijin Usaha',
      'Akta',
      'Pemilik',
      'Pengurus',
      'Pengalaman',
      'Pajak',
    ])
    assert.deepEqual(teks('person'), ['Home', 'Data Pribadi', 'Pengalaman', 'Sertifikat'])
    assert.lengthOf(MENU.operator, 3)
    assert.deepEqual(teks('manajer'), ['Program', 'Approval Kegiatan'])
    assert.deepEqual(teks('ppk'), ['Persetujuan saya', 'Kegiatan', 'Tender'])
    // Beside S3 §6: who may blacklist (decisions §2) needs a way to it.
    const pa = ['Approval Kegiatan', 'Approval Kegiatan Directorat', 'Blacklist Rekanan']
    assert.deepEqual(teks('pa'), pa)
    assert.include(teks('manajerULP'), 'Blacklist Rekanan')
    assert.notInclude(teks('operatorULP'), 'Blacklist Rekanan')
    const admin = MENU.adminit.map((b) => b.kunci)
    assert.includeMembers(admin, ['home', 'pengguna', 'pengguna-rekanan', 'parameter', 'audit'])
    assert.include(teks('manajerULP'), 'Kelengkapan pokja')
    assert.notIncludeMembers(teks('manajerULP'), ['Rpt: Cetakan Tahap', 'Kebijakan Vendor'])
    assert.includeMembers(teks('operatorULP'), ['Rpt: Cetakan Tahap', 'Kebijakan Vendor'])
    for (const peran of ['adminit', 'superAdmin', 'operatorULP', 'manajerULP'] as const)
      assert.include(teks(peran), 'Berita dan Informasi', peran)
    assert.includeMembers(teks('superAdmin'), ['Dashboard Admin', 'Jejak Audit'])
  })

  test('leave to the home page what a role may open beside its drawer', ({ assert }) => {
    const LAPORAN = ['/laporan-dashboard', '/laporan-rup-dan-paket-kegiatan', '/laporan-vendor']
    const PANTAUAN = ['/monitor', '/monitor-ijin-usaha', '/monitor-kontrak']
    const REKANAN = ['/admin/vendor', '/admin/vendor/verified', '/admin/sertifikat']
    const golden: Record<string, string[]> = {
      vendor: [],
      person: [],
      operator: [...LAPORAN, ...PANTAUAN],
      manajer: [...LAPORAN, ...PANTAUAN],
      ppk: ['/spk', ...LAPORAN, ...PANTAUAN, '/rpt'],
      pa: [...LAPORAN, ...PANTAUAN],
      operatorULP: ['/panitia', '/spk'],
      manajerULP: ['/panitia', '/spk', '/rpt'],
      // Their drawers are those of S3 §6; what decisions §2 lets them read is beside them.
      adminit: [...REKANAN, ...LAPORAN, ...PANTAUAN],
      superAdmin: [...LAPORAN, ...PANTAUAN],
    }
    for (const peran of PERAN) {
      const rooms = ruangLain({ peran, unlada: false })
      assert.deepEqual(
        rooms.map((r) => r.path),
        golden[peran],
        peran
      )
      for (const { path } of rooms)
        assert.isTrue(bolehBuka(cocokkanHalaman(path)!.halaman, { peran, unlada: false }), path)
    }
    const unlada = ruangLain({ peran: 'operator', unlada: true }).map((r) => r.path)
    assert.includeMembers(unlada, ['/panitia', '/spk'])
  })

  test('of unlada add six entries without repeating a path', ({ assert }) => {
    assert.lengthOf(MENU_UNLADA, 6)
    const jalur = menuUntuk({ peran: 'operator', unlada: true }).map((b) => b.path)
    assert.equal(new Set(jalur).size, jalur.length)
    assert.deepEqual(menuUntuk({ peran: 'vendor', unlada: true }), [...MENU.vendor])
  })

  test('have a drawer colour of its own a role, dark enough for white text', ({ assert }) => {
    assert.equal(new Set(Object.values(WARNA_LACI)).size, PERAN.length)
    for (const warna of Object.values(WARNA_LACI)) {
      const [r, g, b] = [1, 3, 5].map((i) => {
        const c = Number.parseInt(warna.slice(i, i + 2), 16) / 255
        return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
      }) as [number, number, number]
      const terang = 0.2126 * r + 0.7152 * g + 0.0722 * b
      assert.isAtLeast(1.05 / (terang + 0.05), 7, warna)
    }
  })

  test('land every user on a page that is open to them', ({ assert }) => {
    for (const peran of PERAN) {
      const cocok = cocokkanHalaman(berandaUntuk({ peran, unlada: false }))
      assert.isTrue(bolehBuka(cocok!.halaman, { peran, unlada: false }), peran)
    }
  })

  test('count users as Admin, Rekanan or Operasional', ({ assert }) => {
    assert.deepEqual(PERAN.map(kelompokHitung), [
      'Rekanan',
      'Rekanan',
      ...Array.from({ length: 6 }, () => 'Operasional' as const),
      'Admin',
      'Admin',
    ])
  })
})
