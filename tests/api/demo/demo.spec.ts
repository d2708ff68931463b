/** The demonstration makes sense on whatever day it is installed: its dates come from the clock. */
import { test } from '@japa/runner'
import pg from 'pg'
import { segarkanSemuaMasaBerlaku } from '@eproc/backend/app/dosir/status/masa_berlaku'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { SYSTEM, type Pelaku } from '@eproc/backend/app/core/auth/actor'
import { listTender } from '@eproc/backend/app/panitia/tender_query'
import { listIjin } from '@eproc/backend/app/pantauan/ijin_usaha/ijin_usaha_query'
import { listKontrak } from '@eproc/backend/app/pantauan/kontrak/kontrak_query'
import HolderKey from '@eproc/backend/app/pemegang/holder_key'
import { seedDemo } from '@eproc/database/seeders/demo'
import { DEMO_PASSWORD } from '@eproc/database/seeders/demo_akun'
import { passphraseBytes } from '@eproc/sealing/keys/passphrase'
import { readWrap, unlock } from '@eproc/sealing/keys/wrap'
import { KODE_TEMPLAT } from '@eproc/domain/tahap/templat'
import { blacklistAktif } from '@eproc/domain/dosir/bagian'
import { budgetYear, cleanSlate, today, sqlNow } from '../../lib/dates.ts'
import { count, row, rows } from '../../lib/query.ts'

const KEYS_REQUIRED = 'KUNCI_PEMEGANG_WAJIB'

test.group('Demonstration', (group) => {
  group.setup(async () => {
    const undo = await cleanSlate()
    // As it is installed.
    await rows(`update parameter set value = '1' where key = '${KEYS_REQUIRED}' returning key`)
    forgetParameters()
    const owner = new pg.Client({ connectionString: process.env.DATABASE_OWNER_URL })
    await owner.connect()
    await seedDemo(owner).finally(() => owner.end())
    return () => {
      forgetParameters()
      undo()
    }
  })

  test('its packages are of before people had keys; what is published next needs theirs', async ({
    assert,
  }) => {
    assert.isAbove(await count('paket where diterbitkan_pada is not null'), 0)
    assert.equal(await count('himpunan_pemegang'), 0)
    assert.equal(await count(`parameter where key = ? and value = '1'`, [KEYS_REQUIRED]), 1)
  })

  test('the plan is of this year, and so are the packages', async ({ assert }) => {
    for (const table of ['program', 'kegiatan', 'paket']) {
      const tahun = await rows<{ tahun: number }>(
        `select distinct tahun_anggaran as tahun from ${table}`
      )
      assert.deepEqual(tahun, [{ tahun: budgetYear() }], table)
    }
  })

  test('licences, blacklist and tax returns are what the vendors show', async ({ assert }) => {
    assert.equal(await segarkanSemuaMasaBerlaku(), 0, 'no status is due to change')
    const ijin = await row<{ berlaku: number; lewat: number }>(
      `select count(*) filter (where berlaku >= ?::date)::int as berlaku,
              count(*) filter (where berlaku < ?::date)::int as lewat from ijin_usaha`,
      [today(), today()]
    )
    assert.isAbove(ijin.berlaku, 0)
    assert.equal(ijin.lewat, await count(`rekanan where status = 'E'`))
    const hitam = await row<{ mulai: string; selesai: string }>(
      `select blacklist_tgl_mulai as mulai, blacklist_tgl_selesai as selesai from rekanan where blacklist`
    )
    assert.isTrue(blacklistAktif(true, hitam.mulai, hitam.selesai, today()))
    const pajak = await rows<{ masa: string; tanggal: string }>(
      'select distinct masa, tanggal_terima as tanggal from pajak'
    )
    assert.lengthOf(pajak, 1)
    assert.isTrue(pajak[0]!.tanggal <= today())
    assert.include([budgetYear() - 1, budgetYear() - 2], Number(pajak[0]!.masa))
  })

  test('what led an activity where it stands was done before, one after the other', async ({
    assert,
  }) => {
    // The journal keeps what other tests did: by the activity's own people, since it was made.
    const steps = await rows<{ kode: string; aksi: string; waktu: Date; sejak: Date }>(
      `select k.kode, j.aksi, j.waktu, k.persetujuan_pada as sejak from kegiatan k
         join jurnal j on j.objek = 'kegiatan' and j.objek_id = k.id::text
        where j.id >= (select max(t.id) from jurnal t where t.objek = 'kegiatan'
          and t.objek_id = k.id::text and t.aksi = 'kegiatan.tambah')
        order by k.id, j.id`
    )
    for (const [i, { kode, aksi, waktu, sejak }] of steps.entries()) {
      const before = steps[i - 1]
      if (before?.kode === kode) assert.isAbove(+waktu, +before.waktu, `${kode} ${aksi}`)
      if (aksi !== 'kegiatan.tambah') assert.isAtMost(+waktu, +sejak, `${kode} ${aksi}`)
    }
    const late = await rows(
      `select p.kode from paket p join paket_pendanaan d on d.paket_id = p.id
         join kegiatan k on k.id = d.kegiatan_id where k.persetujuan_pada > p.dibuat_pada`
    )
    assert.isEmpty(late)
  })

  test('nobody registered, and nothing was written, after today', async ({ assert }) => {
    const nomor = await rows<{ nomor: string; tahun: number }>(
      `select no_registrasi as nomor,
              extract(year from dibuat_pada at time zone 'Asia/Jakarta')::int as tahun from rekanan`
    )
    for (const { nomor: n, tahun } of nomor) assert.include(n, `-${tahun}-`)
    for (const table of ['rekanan', 'berita', 'paket']) {
      assert.equal(await count(`${table} where dibuat_pada > ${sqlNow()}`), 0, table)
    }
  })

  test('committee tenders in each state, with a work order; contracts and licences that end soon or ended', async ({
    assert,
  }) => {
    const kini = { awal: 0, jumlah: 100, cari: null, urut: null }
    const tender = [
      ...(await listTender(kini, { kelompok: 'draf' })).baris,
      ...(await listTender(kini, { kelompok: 'jalan' })).baris,
    ]
    assert.sameMembers(
      tender.map((t) => t.status),
      ['A0', 'D1', 'T1', 'TS']
    )
    const spk = await row<{ status: string }>(
      `select p.status_pelaksanaan as status from spk s join paket p on p.tender_id = s.tender_id`
    )
    assert.equal(spk.status, 'S')
    const pelaku = { ...SYSTEM, peran: 'manajerULP', unlada: false } as unknown as Pelaku
    const kontrak = (await listKontrak(pelaku, kini, {})).rows
    assert.sameMembers(
      kontrak.map((k) => k.tenggat),
      ['lewat', 'segera', 'aman']
    )
    assert.isEmpty(kontrak.filter((k) => !k.noSpk))
    const ijin = (await listIjin(kini, {})).rows.map((i) => i.tenggat)
    for (const t of ['lewat', 'segera', 'aman'] as const) assert.include(ijin, t)
  })

  test('every template has a running package, individuals among the vendors, of two PPK in two directorates', async ({
    assert,
  }) => {
    const paket = await rows<{ templat: string; ppk: string; orang: number; peserta: number }>(
      `select case when p.metode_pemilihan in ('TEN', 'SEL') then p.kualifikasi || p.metode_pemilihan
                   else p.metode_pemilihan end as templat, u.login as ppk,
              (select count(*)::int from peserta s where s.paket_id = p.id) as peserta,
              (select count(*)::int from peserta s join rekanan r on r.id = s.rekanan_id
                where s.paket_id = p.id and r.jenis = 'O') as orang
         from paket p join pengguna u on u.id = p.ppk_id where p.status_pelaksanaan = 'A'`
    )
    for (const templat of KODE_TEMPLAT) {
      const ada = paket.filter((p) => p.templat === templat)
      assert.isAbove(ada.length, 0, templat)
      assert.isTrue(
        ada.some((p) => p.peserta > 0),
        templat
      )
    }
    assert.isAbove(paket.filter((p) => p.orang > 0).length, 1)
    assert.sameMembers([...new Set(paket.map((p) => p.ppk))], ['ppk', 'ppk2'])
    // Both directorates have activities that wait for their own people.
    for (const [kode, login] of [
      ['AM', ['ppk', 'ppk2']],
      ['AU', ['ppk', 'ppk2']],
    ] as const) {
      const menunggu = await rows<{ login: string }>(
        `select distinct u.login from kegiatan k join pengguna u on u.id = k.ppk_id where k.persetujuan = ?`,
        [kode]
      )
      assert.sameMembers(
        menunggu.map((m) => m.login),
        [...login]
      )
    }
    assert.equal(await count(`pengguna where peran = 'pa'`), 2)
  })

  test('each running package stands in a stage today', async ({ assert }) => {
    const berjalan = await rows<{ nama: string; tahap: number }>(
      `select p.nama, (select count(*)::int from jadwal j where j.paket_id = p.id
               and j.mulai <= ${sqlNow()} and j.selesai > ${sqlNow()}) as tahap
         from paket p where p.status_pelaksanaan = 'A'`
    )
    assert.isAbove(berjalan.length, 5)
    assert.isEmpty(berjalan.filter(({ tahap }) => tahap === 0))
  })

  test('price offers that were opened show what each line costs', async ({ assert }) => {
    const opened = await rows<{ lines: number; priced: number | null }>(
      `select (select count(*)::int from paket_hps h where h.paket_id = w.paket_id) as lines,
              jsonb_array_length(w.rincian) as priced
         from penawaran w where w.jenis = 'H' and w.dibuka_pada is not null`
    )
    assert.isNotEmpty(opened)
    for (const { lines, priced } of opened) assert.equal(priced, lines)
  })

  test('the key of every holder counts, and opens with the password of the demonstration', async ({
    assert,
  }) => {
    const keys = await HolderKey.all()
    assert.lengthOf(keys, 8)
    for (const key of keys) assert.equal(key.status, 'berlaku')
    const [first] = keys
    const publicHalves = {
      x25519: Uint8Array.from(first!.x25519),
      ed25519: Uint8Array.from(first!.ed25519),
    }
    const owner = { holder: String(first!.penggunaId), publicHalves }
    const wrapped = readWrap(first!.bungkus, 'passphrase')!
    const open = await unlock(wrapped, passphraseBytes(DEMO_PASSWORD), owner)
    assert.equal(open.fingerprint, first!.sidik)
  })
})
