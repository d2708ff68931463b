import { test } from '@japa/runner'
import {
  rapikanMasaBerlaku,
  segarkanSemuaMasaBerlaku,
} from '@eproc/backend/app/dosir/status/masa_berlaku'
import { createRekanan } from '@eproc/database/factories/dosir'
import { createPengguna } from '@eproc/database/factories/pengguna'
import type { StatusDosir } from '@eproc/domain/dosir/answers'
import { data } from '../../lib/answers.ts'
import { cleanSlate, dayFromNow, moveClock } from '../../lib/dates.ts'
import { journal } from '../../lib/journal.ts'
import { notifications } from '../../lib/notifications.ts'
import { tokenFor } from '../../lib/people.ts'
import { row, rows, count } from '../../lib/query.ts'
import { rekananRow } from '../../lib/rekanan.ts'
import { BAGIAN_LIST, formAkta, formIjin, formPerusahaan, idSbu, kirim } from './bantu.ts'

type Klien = Parameters<typeof kirim>[0]
const tambah = async (
  client: Klien,
  bagian: keyof typeof BAGIAN_LIST,
  token: string,
  ganti = {}
) => {
  const { isian: input, berkas } = await BAGIAN_LIST[bagian].form(ganti)
  const jawaban = await kirim(client, 'post', BAGIAN_LIST[bagian].tambah, token, input, berkas)
  jawaban.assertStatus(200)
  return jawaban.body().data
}
test.group('Status of sections and rekanan', (group) => {
  group.each.setup(cleanSlate)

  test('with seven sections filled the rekanan becomes V and verifiers are told once', async ({
    client,
    assert,
  }) => {
    const verifikator = await createPengguna({ peran: 'operatorULP' })
    const unlada = await createPengguna({ peran: 'operator', divisi: 'unlada' })
    const bukan = await createPengguna({ peran: 'ppk' })
    const token = await tokenFor({ peran: 'vendor' })
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
    assert.equal(satuPengalaman.statusPengalaman, 'N', 'one record is not enough')
    assert.equal((await rekananRow(data.vendorId)).status, 'N')
    const dua = await tambah(client, 'pengalaman', token)
    assert.equal(dua.statusPengalaman, 'V')
    assert.equal((await rekananRow(data.vendorId)).status, 'V')
    await tambah(client, 'pajak', token)

    const kabar = [
      {
        pesan: `PT Sumber Rejeki (${data.noRegistrasi}) menyerahkan seluruh dosirnya untuk diverifikasi`,
        tautan: `/admin/vendor/${data.vendorId}/show`,
      },
    ]
    assert.deepEqual(await notifications(verifikator.id), kabar)
    assert.deepEqual(await notifications(unlada.id), kabar)
    assert.deepEqual(await notifications(bukan.id), [])

    const status = (await client.get(`/vendor/${data.vendorId}`).bearerToken(token)).body().data
    assert.equal(status.status, 'V')
    assert.isTrue(status.bagian.every((b: { lengkap: boolean }) => b.lengkap))
    assert.deepEqual(
      status.bagian.map((b: { jumlah: number }) => b.jumlah),
      [1, 1, 1, 1, 1, 2, 2]
    )
  })

  test('licences without an NIB are not complete', async ({ client, assert }) => {
    const { rekanan, token } = await createRekanan({ status: 'N', isi: ['perusahaan'] })
    const siup = await tambah(client, 'ijin', token, { jenis: 'SIUP', nomor: 'SIUP-1' })
    assert.equal(siup.statusIjin, 'N')
    const nib = await tambah(client, 'ijin', token)
    assert.equal(nib.statusIjin, 'V')
    const hapus = await client.delete(`/vendor/ijinusaha/${nib.id}`).bearerToken(token)
    assert.equal(hapus.body().data.statusIjin, 'N')
    assert.equal((await rekananRow(rekanan.id)).status_ijin, 'N')
  })

  test('deleting below the minimum makes the section N and a rekanan V N again', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'V' })
    const [p] = await rows<{ id: number }>('select id from pengalaman order by id')
    ;(await client.delete(`/vendor/pengalaman/${p!.id}`).bearerToken(token)).assertStatus(200)
    const r = await rekananRow(rekanan.id)
    assert.equal(r.status_pengalaman, 'N')
    assert.equal(r.status, 'N')
    const status = data<StatusDosir>(await client.get(`/vendor/${rekanan.id}`).bearerToken(token))
    assert.isFalse(status.daftarPaket)
    assert.deepInclude(
      status.bagian.find((b) => b.kunci === 'pengalaman'),
      { status: 'N', jumlah: 1, kurang: 1, lengkap: false }
    )
    await tambah(client, 'pengalaman', token)
    assert.equal((await rekananRow(rekanan.id)).status, 'V')
  })

  test('a young company that is exempt needs no experience', async ({ client, assert }) => {
    const { rekanan, token } = await createRekanan({ status: 'V' })
    await rows('update rekanan set bebas_pengalaman = true where id = ?', [rekanan.id])
    for (const p of await rows<{ id: number }>('select id from pengalaman')) {
      await client.delete(`/vendor/pengalaman/${p.id}`).bearerToken(token)
    }
    assert.equal((await rekananRow(rekanan.id)).status_pengalaman, 'V')
    assert.equal((await rekananRow(rekanan.id)).status, 'V')
    const { bagian } = data<StatusDosir>(
      await client.get(`/vendor/${rekanan.id}`).bearerToken(token)
    )
    assert.equal(bagian.find((b) => b.kunci === 'pengalaman')!.kurang, 0)
  })

  test('mending a remarked section makes it V; the remark leaves the screen and stays in the journal', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({
      status: 'N',
      bagian: { statusPajak: 'N' },
      isi: ['perusahaan', 'pajak'],
    })
    await rows("update rekanan set remark_pajak = 'Lampirkan SPT terbaru' where id = ?", [
      rekanan.id,
    ])
    await tambah(client, 'pajak', token)
    const r = await rekananRow(rekanan.id)
    assert.equal(r.status_pajak, 'V')
    assert.isNull(r.remark_pajak)
    const ajukan = (await journal({ objek: 'rekanan', id: rekanan.id })).find(
      (j) => j.aksi === 'bagian.ajukan'
    )!
    assert.deepEqual(ajukan.rincian, {
      bagian: 'pajak',
      statusPajak: ['N', 'V'],
      remarkPajak: ['Lampirkan SPT terbaru', null],
    })
  })

  test('a rekanan A that changes a section A stays A, the section becomes V, verifiers are told', async ({
    client,
    assert,
  }) => {
    const verifikator = await createPengguna({ peran: 'manajerULP' })
    const { rekanan, token } = await createRekanan({ status: 'A', nama: 'PT Tetap Aktif' })
    await tambah(client, 'pengurus', token)
    const r = await rekananRow(rekanan.id)
    assert.equal(r.status_pengurus, 'V')
    assert.equal(r.status, 'A')
    assert.deepEqual(
      (await notifications(verifikator.id)).map((l) => l.pesan),
      ['PT Tetap Aktif memperbarui Data Pengurus; menunggu verifikasi']
    )
  })

  test('every change raises the version of the rekanan, also without a change of status', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({ status: 'V' })
    await tambah(client, 'pajak', token)
    const r = await rekananRow(rekanan.id)
    assert.equal(r.status_pajak, 'V')
    assert.isAbove(r.versi, rekanan.versi)
  })

  test('a rekanan E and a blacklisted one can still update the dosir', async ({
    client,
    assert,
  }) => {
    for (const isi of [
      { status: 'E' },
      { status: 'A', blacklist: { mulai: null, selesai: null } },
    ] as const) {
      const { rekanan, token } = await createRekanan(isi)
      await tambah(client, 'pajak', token)
      assert.equal((await rekananRow(rekanan.id)).status, isi.status)
    }
  })

  test('the status tells of a blacklist by its dates, and I and S cover the status', async ({
    client,
    assert,
  }) => {
    const staf = await tokenFor({ peran: 'operatorULP' })
    const baca = async (id: number) =>
      (await client.get(`/vendor/${id}`).bearerToken(staf)).body().data
    const kini = await createRekanan({
      status: 'A',
      blacklist: { mulai: dayFromNow(-1), selesai: dayFromNow(0) },
    })
    const nanti = await createRekanan({
      status: 'A',
      blacklist: { mulai: dayFromNow(1), selesai: null },
    })
    assert.containsSubset(await baca(kini.rekanan.id), { blacklist: true, blacklistAktif: true })
    assert.containsSubset(await baca(nanti.rekanan.id), { blacklist: true, blacklistAktif: false })
    const suspend = await createRekanan({ status: 'S' })
    await rows("update rekanan set status = 'A' where id = ?", [suspend.rekanan.id])
    assert.equal((await baca(suspend.rekanan.id)).status, 'S')
    ;(await client.get('/vendor/999999').bearerToken(staf)).assertStatus(404)
    ;(await client.get(`/vendor/${kini.rekanan.id}`).accept('json')).assertStatus(401)
    ;(await client.get(`/vendor/${kini.rekanan.id}`).bearerToken(nanti.token)).assertStatus(404)
    const ppk = await tokenFor({ peran: 'ppk' })
    ;(await client.get(`/vendor/${kini.rekanan.id}`).bearerToken(ppk)).assertStatus(403)
  })

  test('the next step follows the position', async ({ client, assert }) => {
    const { token } = await createRekanan({ status: 'N' })
    const minta = (input: object) =>
      client.post('/vendor/ijinusaha/next').bearerToken(token).json(input)
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

test.group('Validity of licences', (group) => {
  group.each.setup(cleanSlate)

  const denganSbu = async (sisaHari: number) =>
    createRekanan({
      status: 'A',
      ijin: [
        { jenis: 'NIB', nomor: '9120001234567', kualifikasi: 'Kecil', kbli: ['41011'] },
        {
          jenis: 'SBU',
          nomor: 'SBU-1',
          kualifikasi: 'Kecil',
          sbu: ['BG001'],
          berlaku: dayFromNow(sisaHari),
        },
      ],
    })

  test('the daily job makes an expired one E, tells of it and journals it once', async ({
    assert,
  }) => {
    const { rekanan, pengguna } = await denganSbu(70)
    assert.equal(await segarkanSemuaMasaBerlaku(), 0)
    moveClock('P70D')
    assert.equal(await segarkanSemuaMasaBerlaku(), 0, 'the last day is still valid')
    moveClock('P71D')
    assert.equal(await segarkanSemuaMasaBerlaku(), 1)
    assert.equal(await segarkanSemuaMasaBerlaku(), 0, 'nothing to do the second time')
    const r = await rekananRow(rekanan.id)
    assert.equal(r.status, 'E')
    assert.equal(r.status_ijin, 'E')
    const catatan = (await journal({ objek: 'rekanan', id: rekanan.id })).filter(
      (j) => j.aksi === 'rekanan.status'
    )
    assert.lengthOf(catatan, 1)
    assert.deepEqual(catatan[0]!.rincian, { status: ['A', 'E'], statusIjin: ['A', 'E'] })
    assert.isNull(catatan[0]!.pelaku_id)
    assert.lengthOf(await notifications(pengguna.id), 1)
    const surat = await count('surat where kepada = ?', [pengguna.email])
    assert.equal(surat, 1)
  })

  test('every reading notices it too', async ({ client, assert }) => {
    const { rekanan, token } = await denganSbu(70)
    moveClock('P71D')
    const sesi = token
    await rows(`update sesi set kedaluwarsa_pada = kedaluwarsa_pada + interval '100 days'`)
    const status = (await client.get(`/vendor/${rekanan.id}`).bearerToken(sesi)).body().data
    assert.equal(status.status, 'E')
    assert.equal(status.statusIjin, 'E')
  })

  test('renewed: section V, rekanan E until it is verified, then A again', async ({
    client,
    assert,
  }) => {
    const { rekanan, token } = await createRekanan({
      status: 'E',
      ijin: [
        {
          jenis: 'SBU',
          nomor: 'SBU-1',
          kualifikasi: 'Kecil',
          sbu: ['BG001'],
          berlaku: dayFromNow(900),
        },
        { jenis: 'NIB', nomor: '9120001234567', kualifikasi: 'Kecil', kbli: ['41011'] },
      ],
    })
    const sbu = await row<{ id: number }>("select id from ijin_usaha where jenis = 'SBU'")
    const { isian: input } = await formIjin({
      jenis: 'SBU',
      nomor: 'SBU-1',
      kbli: null,
      sbu: await idSbu('BG001'),
      berlaku: dayFromNow(1000),
    })
    const ubah = await kirim(client, 'put', `/vendor/ijinusaha/${sbu.id}`, token, input)
    ubah.assertStatus(200)
    assert.equal(ubah.body().data.statusIjin, 'V')
    assert.equal((await rekananRow(rekanan.id)).status, 'E', 'not verified yet')
    const verifikator = await tokenFor({ peran: 'operatorULP' })
    const setuju = await client
      .post('/vendor/perusahaan/status')
      .bearerToken(verifikator)
      .json({ jenisStatus: 'Ijin', vendorId: rekanan.id, val: 'A' })
    setuju.assertStatus(200)
    assert.equal((await rekananRow(rekanan.id)).status, 'A')
    assert.equal(await segarkanSemuaMasaBerlaku(), 0)
  })

  test('a renewal that is not verified yet does not prevent E', async ({ client, assert }) => {
    const { rekanan, token } = await denganSbu(70)
    const sbu = await row<{ id: number }>("select id from ijin_usaha where jenis = 'SBU'")
    const { isian: input } = await formIjin({
      jenis: 'SBU',
      nomor: 'SBU-1',
      kbli: null,
      sbu: await idSbu('BG001'),
      berlaku: dayFromNow(1000),
    })
    ;(await kirim(client, 'put', `/vendor/ijinusaha/${sbu.id}`, token, input)).assertStatus(200)
    assert.equal((await rekananRow(rekanan.id)).status, 'A')
    moveClock('P71D')
    await segarkanSemuaMasaBerlaku()
    const r = await rekananRow(rekanan.id)
    assert.equal(r.status, 'E')
    assert.equal(r.status_ijin, 'V', 'the new one still waits')
  })

  test('one that nobody verified ends its section only: the rekanan stays A', async ({
    client,
    assert,
  }) => {
    const { rekanan, pengguna, token } = await createRekanan({ status: 'A' })
    const siup = { jenis: 'SIUP', nomor: 'SIUP-1', berlaku: dayFromNow(70) }
    assert.equal((await tambah(client, 'ijin', token, siup)).statusIjin, 'V')
    moveClock('P71D')
    assert.equal(await segarkanSemuaMasaBerlaku(), 1)
    const r = await rekananRow(rekanan.id)
    assert.deepEqual([r.status, r.status_ijin], ['A', 'E'])
    assert.deepEqual(await notifications(pengguna.id), [])
    assert.equal(await segarkanSemuaMasaBerlaku(), 0)
  })

  test('one that is E by such a licence is put right by the job and by reading, both told once', async ({
    client,
    assert,
  }) => {
    const dulu = async () => {
      const dibuat = await createRekanan({ status: 'A' })
      const siup = { jenis: 'SIUP', nomor: 'SIUP-1', berlaku: dayFromNow(70) }
      await tambah(client, 'ijin', dibuat.token, siup)
      // As an older rule left it.
      const { id } = dibuat.rekanan
      await rows("update rekanan set status = 'E', status_ijin = 'E' where id = ?", [id])
      return dibuat
    }
    const [job, dibaca] = [await dulu(), await dulu()]
    const benar = await createRekanan({ status: 'E' })
    const staf = await tokenFor({ peran: 'operatorULP' })
    ;(await client.get(`/vendor/${dibaca.rekanan.id}`).bearerToken(staf)).assertStatus(200)
    assert.equal((await rekananRow(dibaca.rekanan.id)).status, 'A')
    assert.equal((await rekananRow(job.rekanan.id)).status, 'E')
    await rapikanMasaBerlaku()
    await rapikanMasaBerlaku()
    for (const { rekanan, pengguna } of [job, dibaca]) {
      assert.equal((await rekananRow(rekanan.id)).status, 'A')
      const [told, ...more] = await notifications(pengguna.id)
      assert.include(told!.pesan, 'kembali Aktif')
      assert.lengthOf(more, 0)
    }
    assert.equal((await rekananRow(benar.rekanan.id)).status, 'E')
    assert.deepEqual(await notifications(benar.pengguna.id), [])
  })

  test('another valid licence of the kind keeps the rekanan A', async ({ assert }) => {
    const { rekanan } = await createRekanan({
      status: 'A',
      ijin: [
        { jenis: 'NIB', nomor: '9120001234567', kbli: ['41011'] },
        { jenis: 'SBU', nomor: 'SBU-1', sbu: ['BG001'], berlaku: dayFromNow(70) },
        { jenis: 'SBU', nomor: 'SBU-2', sbu: ['BG002'], berlaku: dayFromNow(700) },
        { jenis: 'LAINNYA', nomor: 'L-1', berlaku: dayFromNow(70) },
      ],
    })
    moveClock('P100D')
    assert.equal(await segarkanSemuaMasaBerlaku(), 0)
    assert.equal((await rekananRow(rekanan.id)).status, 'A')
  })
})
