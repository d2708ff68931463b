import { test } from '@japa/runner'
import { segarkanSemuaMasaBerlaku } from '@eproc/backend/app/dosir/masa_berlaku'
import { geserWaktu } from '@eproc/backend/app/inti/waktu'
import { buatRekanan } from '@eproc/database/factories/dosir'
import { buatPengguna, masukSebagai } from '@eproc/database/factories/pengguna'
import { kosongkan } from '../../lib/basis_data.ts'
import {
  baris,
  DAFTAR_BAGIAN,
  formAkta,
  formIjin,
  formPerusahaan,
  hariKe,
  idSbu,
  jurnalRekanan,
  kirim,
  rekananDb,
  satu,
} from './bantu.ts'

type Klien = Parameters<typeof kirim>[0]
const tambah = async (
  client: Klien,
  bagian: keyof typeof DAFTAR_BAGIAN,
  token: string,
  ganti = {}
) => {
  const { isian, berkas } = await DAFTAR_BAGIAN[bagian].form(ganti)
  const jawaban = await kirim(client, 'post', DAFTAR_BAGIAN[bagian].tambah, token, isian, berkas)
  jawaban.assertStatus(200)
  return jawaban.body().data
}
const lonceng = (penggunaId: number) =>
  baris<{ pesan: string; tautan: string }>(
    'select pesan, tautan from notifikasi where penerima_id = ? order by id',
    [penggunaId]
  )

test.group('Status bagian dan rekanan', (group) => {
  group.each.setup(async () => {
    await kosongkan()
    return () => geserWaktu('PT0S')
  })

  test('tujuh bagian terisi: rekanan menjadi V dan verifikator dikabari sekali', async ({
    client,
    assert,
  }) => {
    const verifikator = await buatPengguna({ peran: 'operatorULP' })
    const unlada = await buatPengguna({ peran: 'operator', divisi: 'unlada' })
    const bukan = await buatPengguna({ peran: 'ppk' })
    const token = await masukSebagai(await buatPengguna({ peran: 'vendor' }))
    const p = formPerusahaan()
    const { data } = (
      await kirim(client, 'post', '/vendor/registrasi/perusahaan', token, p.isian, p.berkas)
    ).body()
    const a = formAkta()
    await kirim(client, 'post', '/vendor/register3/akta', token, a.isian, a.berkas)
    for (const bagian of ['ijin', 'pemilik', 'pengurus', 'pajak'] as const) {
      await tambah(client, bagian, token)
    }
    const satuPengalaman = await tambah(client, 'pengalaman', token)
    assert.equal(satuPengalaman.statusPengalaman, 'N', 'satu pengalaman belum cukup')
    assert.equal((await rekananDb(data.vendorId)).status, 'N')
    const dua = await tambah(client, 'pengalaman', token)
    assert.equal(dua.statusPengalaman, 'V')
    assert.equal((await rekananDb(data.vendorId)).status, 'V')
    await tambah(client, 'pajak', token)

    const kabar = [
      {
        pesan: `PT Sumber Rejeki (${data.noRegistrasi}) menyerahkan seluruh dosirnya untuk diverifikasi`,
        tautan: `/admin/vendor/${data.vendorId}/show`,
      },
    ]
    assert.deepEqual(await lonceng(verifikator.id), kabar)
    assert.deepEqual(await lonceng(unlada.id), kabar)
    assert.deepEqual(await lonceng(bukan.id), [])

    const status = (await client.get(`/vendor/${data.vendorId}`).bearerToken(token)).body().data
    assert.equal(status.status, 'V')
    assert.isTrue(status.bagian.every((b: { lengkap: boolean }) => b.lengkap))
    assert.deepEqual(
      status.bagian.map((b: { jumlah: number }) => b.jumlah),
      [1, 1, 1, 1, 1, 2, 2]
    )
  })

  test('ijin tanpa NIB belum lengkap', async ({ client, assert }) => {
    const { rekanan, token } = await buatRekanan({ status: 'N', isi: ['perusahaan'] })
    const siup = await tambah(client, 'ijin', token, { jenis: 'SIUP', nomor: 'SIUP-1' })
    assert.equal(siup.statusIjin, 'N')
    const nib = await tambah(client, 'ijin', token)
    assert.equal(nib.statusIjin, 'V')
    const hapus = await client.delete(`/vendor/ijinusaha/${nib.id}`).bearerToken(token)
    assert.equal(hapus.body().data.statusIjin, 'N')
    assert.equal((await rekananDb(rekanan.id)).status_ijin, 'N')
  })

  test('menghapus hingga di bawah minimum: bagian N dan rekanan V kembali N', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await buatRekanan({ status: 'V' })
    const [p] = await baris<{ id: number }>('select id from pengalaman order by id')
    ;(await client.delete(`/vendor/pengalaman/${p!.id}`).bearerToken(token)).assertStatus(200)
    const r = await rekananDb(rekanan.id)
    assert.equal(r.status_pengalaman, 'N')
    assert.equal(r.status, 'N')
    await tambah(client, 'pengalaman', token)
    assert.equal((await rekananDb(rekanan.id)).status, 'V')
  })

  test('perusahaan muda yang dikecualikan cukup tanpa pengalaman', async ({ client, assert }) => {
    const { rekanan, token } = await buatRekanan({ status: 'V' })
    await baris('update rekanan set bebas_pengalaman = true where id = ?', [rekanan.id])
    for (const p of await baris<{ id: number }>('select id from pengalaman')) {
      await client.delete(`/vendor/pengalaman/${p.id}`).bearerToken(token)
    }
    assert.equal((await rekananDb(rekanan.id)).status_pengalaman, 'V')
    assert.equal((await rekananDb(rekanan.id)).status, 'V')
  })

  test('memperbaiki bagian yang dicatat kurang: V, catatan hilang dari layar dan tinggal di jurnal', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await buatRekanan({
      status: 'N',
      bagian: { statusPajak: 'N' },
      isi: ['perusahaan', 'pajak'],
    })
    await baris("update rekanan set remark_pajak = 'Lampirkan SPT terbaru' where id = ?", [
      rekanan.id,
    ])
    await tambah(client, 'pajak', token)
    const r = await rekananDb(rekanan.id)
    assert.equal(r.status_pajak, 'V')
    assert.isNull(r.remark_pajak)
    const ajukan = (await jurnalRekanan(rekanan.id)).find((j) => j.aksi === 'bagian.ajukan')!
    assert.deepEqual(ajukan.rincian, {
      bagian: 'pajak',
      statusPajak: ['N', 'V'],
      remarkPajak: ['Lampirkan SPT terbaru', null],
    })
  })

  test('rekanan A yang mengubah bagian A tetap A, bagiannya V, verifikator dikabari', async ({
    client,
    assert,
  }) => {
    const verifikator = await buatPengguna({ peran: 'manajerULP' })
    const { rekanan, token } = await buatRekanan({ status: 'A', nama: 'PT Tetap Aktif' })
    await tambah(client, 'pengurus', token)
    const r = await rekananDb(rekanan.id)
    assert.equal(r.status_pengurus, 'V')
    assert.equal(r.status, 'A')
    assert.deepEqual(
      (await lonceng(verifikator.id)).map((l) => l.pesan),
      ['PT Tetap Aktif memperbarui Data Pengurus; menunggu verifikasi']
    )
  })

  test('setiap perubahan menaikkan versi rekanan, juga tanpa perubahan status', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await buatRekanan({ status: 'V' })
    await tambah(client, 'pajak', token)
    const r = await rekananDb(rekanan.id)
    assert.equal(r.status_pajak, 'V')
    assert.isAbove(r.versi, rekanan.versi)
  })

  test('rekanan E dan yang di-blacklist tetap dapat memperbarui dosir', async ({
    client,
    assert,
  }) => {
    for (const isi of [
      { status: 'E' },
      { status: 'A', blacklist: { mulai: null, selesai: null } },
    ] as const) {
      const { rekanan, token } = await buatRekanan(isi)
      await tambah(client, 'pajak', token)
      assert.equal((await rekananDb(rekanan.id)).status, isi.status)
    }
  })

  test('status memuat blacklist menurut tanggalnya, tampilan I dan S menutupi status', async ({
    client,
    assert,
  }) => {
    const staf = await masukSebagai(await buatPengguna({ peran: 'operatorULP' }))
    const baca = async (id: number) =>
      (await client.get(`/vendor/${id}`).bearerToken(staf)).body().data
    const kini = await buatRekanan({
      status: 'A',
      blacklist: { mulai: hariKe(-1), selesai: hariKe(0) },
    })
    const nanti = await buatRekanan({ status: 'A', blacklist: { mulai: hariKe(1), selesai: null } })
    assert.containsSubset(await baca(kini.rekanan.id), { blacklist: true, blacklistAktif: true })
    assert.containsSubset(await baca(nanti.rekanan.id), { blacklist: true, blacklistAktif: false })
    const suspend = await buatRekanan({ status: 'S' })
    await baris("update rekanan set status = 'A' where id = ?", [suspend.rekanan.id])
    assert.equal((await baca(suspend.rekanan.id)).status, 'S')
    ;(await client.get('/vendor/999999').bearerToken(staf)).assertStatus(404)
    ;(await client.get(`/vendor/${kini.rekanan.id}`).accept('json')).assertStatus(401)
    ;(await client.get(`/vendor/${kini.rekanan.id}`).bearerToken(nanti.token)).assertStatus(404)
    const ppk = await masukSebagai(await buatPengguna({ peran: 'ppk' }))
    ;(await client.get(`/vendor/${kini.rekanan.id}`).bearerToken(ppk)).assertStatus(403)
  })

  test('langkah berikut menurut posisi', async ({ client, assert }) => {
    const { token } = await buatRekanan({ status: 'N' })
    const minta = (isian: object) =>
      client.post('/vendor/ijinusaha/next').bearerToken(token).json(isian)
    const ijin = await minta({ posisi: 'ijin', email: 'a@b.example', kodeUrl: 'x' })
    assert.deepEqual(ijin.body(), {
      statusCode: 200,
      data: { kunci: 'akta', judul: 'Akta Perusahaan', path: '/vendor/akta' },
    })
    assert.isNull((await minta({ posisi: 'pajak' })).body().data)
    ;(await minta({ posisi: 'entah' })).assertStatus(400)
    ;(await client.post('/vendor/ijinusaha/next').json({})).assertStatus(401)
  })
})

test.group('Masa berlaku ijin', (group) => {
  group.each.setup(async () => {
    await kosongkan()
    return () => geserWaktu('PT0S')
  })

  const denganSbu = async (sisaHari: number) =>
    buatRekanan({
      status: 'A',
      ijin: [
        { jenis: 'NIB', nomor: '9120001234567', kualifikasi: 'Kecil', kbli: ['41011'] },
        {
          jenis: 'SBU',
          nomor: 'SBU-1',
          kualifikasi: 'Kecil',
          sbu: ['BG001'],
          berlaku: hariKe(sisaHari),
        },
      ],
    })

  test('pekerjaan harian: lewat masa berlaku menjadi E, dikabari, dan dicatat sekali', async ({
    assert,
  }) => {
    const { rekanan, pengguna } = await denganSbu(70)
    assert.equal(await segarkanSemuaMasaBerlaku(), 0)
    geserWaktu('P70D')
    assert.equal(await segarkanSemuaMasaBerlaku(), 0, 'hari terakhir masih berlaku')
    geserWaktu('P71D')
    assert.equal(await segarkanSemuaMasaBerlaku(), 1)
    assert.equal(await segarkanSemuaMasaBerlaku(), 0, 'kedua kalinya tidak ada pekerjaan')
    const r = await rekananDb(rekanan.id)
    assert.equal(r.status, 'E')
    assert.equal(r.status_ijin, 'E')
    const catatan = (await jurnalRekanan(rekanan.id)).filter((j) => j.aksi === 'rekanan.status')
    assert.lengthOf(catatan, 1)
    assert.deepEqual(catatan[0]!.rincian, { status: ['A', 'E'], statusIjin: ['A', 'E'] })
    assert.isNull(catatan[0]!.pelaku_id)
    assert.lengthOf(await lonceng(pengguna.id), 1)
    const surat = await satu<{ n: number }>(
      'select count(*)::int as n from surat where kepada = ?',
      [pengguna.email]
    )
    assert.equal(surat.n, 1)
  })

  test('setiap pembacaan juga menyadarinya', async ({ client, assert }) => {
    const { rekanan, token } = await denganSbu(70)
    geserWaktu('P71D')
    const sesi = token
    await baris(`update sesi set kedaluwarsa_pada = kedaluwarsa_pada + interval '100 days'`)
    const status = (await client.get(`/vendor/${rekanan.id}`).bearerToken(sesi)).body().data
    assert.equal(status.status, 'E')
    assert.equal(status.statusIjin, 'E')
  })

  test('diperbarui: bagian V, rekanan E sampai diverifikasi, lalu A lagi', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await buatRekanan({
      status: 'E',
      ijin: [
        {
          jenis: 'SBU',
          nomor: 'SBU-1',
          kualifikasi: 'Kecil',
          sbu: ['BG001'],
          berlaku: hariKe(900),
        },
        { jenis: 'NIB', nomor: '9120001234567', kualifikasi: 'Kecil', kbli: ['41011'] },
      ],
    })
    const sbu = await satu<{ id: number }>("select id from ijin_usaha where jenis = 'SBU'")
    const { isian } = await formIjin({
      jenis: 'SBU',
      nomor: 'SBU-1',
      kbli: null,
      sbu: await idSbu('BG001'),
      berlaku: hariKe(1000),
    })
    const ubah = await kirim(client, 'put', `/vendor/ijinusaha/${sbu.id}`, token, isian)
    ubah.assertStatus(200)
    assert.equal(ubah.body().data.statusIjin, 'V')
    assert.equal((await rekananDb(rekanan.id)).status, 'E', 'belum diverifikasi')
    const verifikator = await masukSebagai(await buatPengguna({ peran: 'operatorULP' }))
    const setuju = await client
      .post('/vendor/perusahaan/status')
      .bearerToken(verifikator)
      .json({ jenisStatus: 'Ijin', vendorId: rekanan.id, val: 'A' })
    setuju.assertStatus(200)
    assert.equal((await rekananDb(rekanan.id)).status, 'A')
    assert.equal(await segarkanSemuaMasaBerlaku(), 0)
  })

  test('perpanjangan yang belum diverifikasi tidak menghindarkan E', async ({ client, assert }) => {
    const { rekanan, token } = await denganSbu(70)
    const sbu = await satu<{ id: number }>("select id from ijin_usaha where jenis = 'SBU'")
    const { isian } = await formIjin({
      jenis: 'SBU',
      nomor: 'SBU-1',
      kbli: null,
      sbu: await idSbu('BG001'),
      berlaku: hariKe(1000),
    })
    ;(await kirim(client, 'put', `/vendor/ijinusaha/${sbu.id}`, token, isian)).assertStatus(200)
    assert.equal((await rekananDb(rekanan.id)).status, 'A')
    geserWaktu('P71D')
    await segarkanSemuaMasaBerlaku()
    const r = await rekananDb(rekanan.id)
    assert.equal(r.status, 'E')
    assert.equal(r.status_ijin, 'V', 'yang baru tetap menunggu verifikasi')
  })

  test('ijin lain yang sejenis dan masih berlaku menjaga rekanan tetap A', async ({ assert }) => {
    const { rekanan } = await buatRekanan({
      status: 'A',
      ijin: [
        { jenis: 'NIB', nomor: '9120001234567', kbli: ['41011'] },
        { jenis: 'SBU', nomor: 'SBU-1', sbu: ['BG001'], berlaku: hariKe(70) },
        { jenis: 'SBU', nomor: 'SBU-2', sbu: ['BG002'], berlaku: hariKe(700) },
        { jenis: 'LAINNYA', nomor: 'L-1', berlaku: hariKe(70) },
      ],
    })
    geserWaktu('P100D')
    assert.equal(await segarkanSemuaMasaBerlaku(), 0)
    assert.equal((await rekananDb(rekanan.id)).status, 'A')
  })
})
