/** The installation is watched: what goes wrong is shown, told once, and once more when it is over (S2 §2.7). */
import { test } from '@japa/runner'
import InstallationNote from '@eproc/backend/app/master/instalasi/installation_note'
import { jagaInstalasi } from '@eproc/backend/app/master/instalasi/jaga_instalasi'
import { periksaInstalasi } from '@eproc/backend/app/master/instalasi/periksa_instalasi'
import { periksaJurnal } from '@eproc/backend/app/master/instalasi/periksa_jurnal'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'
import { startQueue, stopQueue } from '@eproc/backend/app/core/jobs/queue'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import { data } from '../../lib/answers.ts'
import { sebagaiSuper } from '../../lib/database.ts'
import { cleanSlate, clockNow, moveClock } from '../../lib/dates.ts'
import { person, type Person } from '../../lib/people.ts'
import { row, rows } from '../../lib/query.ts'
import { waitFor } from '../../lib/wait.ts'

const PERIHAL = { mulai: 'Gangguan instalasi: ', selesai: 'Gangguan instalasi berakhir: ' }

test.group('Health of the installation', (group) => {
  let admin: Person
  let superAdmin: Person

  group.each.setup(cleanSlate)
  group.each.setup(async () => {
    forgetParameters()
    admin = await person({ peran: 'adminit' })
    superAdmin = await person({ peran: 'superAdmin' })
    await person({ peran: 'manajerULP' })
    return forgetParameters
  })

  /** Who got mails of this subject about this: a busy machine may have other troubles as well. */
  const surat = async (perihal: string, isi: string) =>
    (
      await rows<{ kepada: string }>(
        `select kepada from surat where starts_with(perihal, ?) and teks like '%' || ? || '%' order by kepada`,
        [perihal, isi]
      )
    ).map((s) => s.kepada)
  const keduanya = () => [admin.pengguna.email, superAdmin.pengguna.email].toSorted()
  const cadangkan = () =>
    InstallationNote.create({
      jenis: 'cadangan',
      pada: clockNow(),
      berhasil: true,
      rincian: { jumlahBerkas: 12, ukuranBerkas: 3_000_000 },
    })

  test('a backup that is too old is told once to administrators, and once more when there is a new one', async ({
    assert,
  }) => {
    const cadanganSalah = async () =>
      (await periksaInstalasi()).gangguan.some((g) => g.kunci === 'cadangan')
    await cadangkan()
    await jagaInstalasi()
    assert.isFalse(await cadanganSalah())
    assert.isEmpty(await surat(PERIHAL.mulai, 'Cadangan terakhir'))

    moveClock('P3D')
    assert.isTrue(await cadanganSalah())
    await Promise.all([jagaInstalasi(), jagaInstalasi(), jagaInstalasi()])
    assert.deepEqual(await surat(PERIHAL.mulai, 'Cadangan terakhir'), keduanya())
    await cadangkan()
    await jagaInstalasi()
    await jagaInstalasi()
    assert.deepEqual(await surat(PERIHAL.selesai, 'Cadangan terakhir'), keduanya())
    assert.lengthOf(await surat(PERIHAL.mulai, 'Cadangan terakhir'), 2)
    // Going wrong again is another one.
    moveClock('P6D')
    await jagaInstalasi()
    assert.lengthOf(await surat(PERIHAL.mulai, 'Cadangan terakhir'), 4)
  })

  test('from October on who fills in holidays hears that those of the next year are missing, until they are there', async ({
    assert,
  }) => {
    const october = clockNow().set({ month: 10, day: 2 })
    if (october > clockNow()) {
      moveClock(`PT${Math.round(october.diff(clockNow()).as('seconds'))}S`)
    }
    const tahun = clockNow().year
    await rows('delete from libur')
    const fill = (year: number) =>
      rows(
        `insert into libur (tanggal, nama, jenis, dasar, status) values (?, 'Libur', 'libur nasional', '-', 'ditetapkan')`,
        [`${year}-05-01`]
      )
    await fill(tahun)
    await jagaInstalasi()
    await jagaInstalasi()
    const isi = `Hari libur ${tahun + 1} belum diisi`
    assert.deepEqual(await surat(PERIHAL.mulai, isi), keduanya())
    await fill(tahun + 1)
    await jagaInstalasi()
    assert.deepEqual(await surat(PERIHAL.selesai, isi), keduanya())
  })

  test('the parameter switches the alerts off; the page tells all the same', async ({
    client,
    assert,
  }) => {
    await rows(`update parameter set value = '0' where key = 'PERINGATAN_INSTALASI' returning key`)
    forgetParameters()
    await InstallationNote.create({
      jenis: 'cadangan',
      pada: clockNow().minus({ days: 9 }),
      berhasil: true,
      rincian: { jumlahBerkas: 1, ukuranBerkas: 1 },
    })
    await jagaInstalasi()
    assert.isEmpty(await surat(PERIHAL.mulai, 'Cadangan terakhir'))
    const r = await client.get('/api/instalasi').bearerToken(superAdmin.token)
    assert.include(
      data<InstalasiAnswer>(r).gangguan.map((g) => g.kunci),
      'cadangan'
    )
  })

  test('a job that nobody runs, and one that failed, are told until they run again', async ({
    assert,
    cleanup,
  }) => {
    // The workers of this process would run it.
    await stopQueue()
    cleanup(startQueue)
    const tugas = 'sapu-laporan'
    const keadaan = async (state: string, mulai: string, selesai: string | null) => {
      await rows(`delete from antrean.job where name = ? returning id`, [tugas])
      await rows(
        `insert into antrean.job (name, state, start_after, completed_on)
         values (?, ?::antrean.job_state, clock_timestamp() - ?::interval, clock_timestamp() - ?::interval) returning id`,
        [tugas, state, mulai, selesai]
      )
    }
    const terbuka = async () =>
      (
        await rows<{ kunci: string }>(
          `select kunci from gangguan where selesai_pada is null and kunci like '%:sapu-laporan'`
        )
      ).map((g) => g.kunci)
    await keadaan('created', '1 hour', null)
    await jagaInstalasi()
    assert.deepEqual(await terbuka(), [`henti:${tugas}`])
    await keadaan('failed', '1 hour', '1 minute')
    await jagaInstalasi()
    assert.deepEqual(await terbuka(), [`gagal:${tugas}`])
    await keadaan('completed', '1 hour', '1 minute')
    await jagaInstalasi()
    assert.isEmpty(await terbuka())
    await rows(`delete from antrean.job where name = ? returning id`, [tugas])
    assert.include(await surat(PERIHAL.selesai, 'sapu-laporan'), admin.pengguna.email)
  })

  test('a broken journal is found by its check and told with the row', async ({
    client,
    assert,
  }) => {
    await waitFor('the seals', async () => {
      const { n } = await row<{ n: number }>(
        `select count(*)::int as n from jurnal j
          where not exists (select 1 from jurnal_segel s where s.rentang @> j.id)`
      )
      return n === 0
    })
    const asli = await row<{ id: number; aksi: string }>(
      `select j.id, j.aksi from jurnal j order by j.id desc limit 1`
    )
    const ubah = (aksi: string) =>
      sebagaiSuper(
        `begin; alter table jurnal disable trigger user;
         update jurnal set aksi = '${aksi}' where id = ${asli.id};
         alter table jurnal enable trigger user; commit`
      )
    try {
      await ubah('lain.aksi')
      assert.isFalse((await periksaJurnal()).utuh)
    } finally {
      await ubah(asli.aksi)
    }
    await jagaInstalasi()
    assert.deepEqual(await surat(PERIHAL.mulai, 'Rantai jurnal'), keduanya())
    const r = await client.get('/api/instalasi').bearerToken(superAdmin.token)
    const { jurnal, gangguan } = data<InstalasiAnswer>(r)
    assert.isFalse(jurnal.pemeriksaan!.utuh)
    assert.include(gangguan.find((g) => g.kunci === 'jurnal')!.teks, `baris ${asli.id}`)
    assert.isTrue((await periksaJurnal()).utuh)
    await jagaInstalasi()
    assert.deepEqual(await surat(PERIHAL.selesai, 'Rantai jurnal'), keduanya())
  })
})
