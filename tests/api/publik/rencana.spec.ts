/** The plan of a year, files of open data and the feed: what they tell, and above all what they do not. */
import { test } from '@japa/runner'
import { createPaket, createPaketTerbit, keTahap } from '@eproc/database/factories/paket'
import { createPenyedia } from '@eproc/database/factories/peserta'
import { createKegiatan, createKegiatanAD, createProgram } from '@eproc/database/factories/rup'
import type { RencanaPublik, RingkasanRencana } from '@eproc/domain/rup/answers'
import { UMPAN } from '@eproc/domain/pages/feed'
import { body, data } from '../../lib/answers.ts'
import { budgetYear, cleanSlate, sqlNow } from '../../lib/dates.ts'
import { rows } from '../../lib/query.ts'

const rencana = () => `/api/rup/rencana/${budgetYear()}`
const HASIL = '/api/lelang/hasil-tender.csv'

/** As a browser asks for a file: by a navigation. */
async function file(path: string) {
  const answer = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    headers: { accept: 'text/html,*/*;q=0.8' },
  })
  const head = (name: string) => answer.headers.get(name) ?? ''
  return { status: answer.status, head, text: await answer.text() }
}

/** Rows of a CSV as RFC 4180 says, without its head. */
function csvRows(text: string): string[][] {
  const cells = [
    ...text.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g),
  ]
  const found: string[][] = [[]]
  for (const [, quoted, bare, end] of cells) {
    found.at(-1)!.push(quoted?.replaceAll('""', '"') ?? bare!)
    if (end === '\r\n') found.push([])
  }
  return found.slice(1, -1)
}

/** Complains where tags do not close each other; entities must be escaped. */
function wellFormed(xml: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  const inside = xml.replace(/^<\?xml[^>]*\?>/, '')
  for (const [tag, close, name, empty] of inside.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) wrong.push(tag)
    } else if (!empty) open.push(name!)
  }
  const between = inside.replace(/<[^<>]*>/g, '')
  if (/[<>]|&(?!#\d+;)/.test(between)) wrong.push('unescaped')
  return [...wrong, ...open]
}

test.group('The yearly plan for everybody', (group) => {
  group.each.setup(cleanSlate)

  test('has approved activities with their published packages, by division, method and month', async ({
    assert,
    client,
  }) => {
    const program = await createProgram({ kode: 'P-01', nama: 'Penataan' })
    for (const persetujuan of ['', 'S', 'AU', 'RD'] as const) {
      await createKegiatan({ program, persetujuan })
    }
    const kosong = await createKegiatanAD({ divisi: '1010' })
    const { paket, kegiatan, jadwal } = await createPaketTerbit({ nama: 'Rumah Susun Kenanga' })
    await createPaketTerbit({ nama: 'Alat tulis', metode: 'PLA', jenis: 'BAR' })
    await createKegiatanAD({ tahunAnggaran: budgetYear() + 1 })
    const list = async (query = '') =>
      data<RencanaPublik[]>(await client.get(`${rencana()}?${query}`))
    assert.lengthOf(await list(), 3)
    const [one] = await list(`metode=TEN`)
    // Jakarta is seven hours ahead the whole year.
    const month = new Date(jadwal[0]!.mulai.getTime() + 7 * 3_600_000).getUTCMonth() + 1
    assert.equal(one!.id, kegiatan[0]!.kegiatanId)
    assert.containSubset(one!.paket, [
      { id: paket.id, nama: 'Rumah Susun Kenanga', metodePemilihan: 'TEN', bulan: month },
    ])
    assert.deepEqual(
      (await list('metode=belum')).map((k) => k.id),
      [kosong.id]
    )
    assert.deepEqual(
      (await list('divisi=10')).map((k) => k.kode),
      [kosong.kode]
    )
    assert.lengthOf(await list(`bulan=${month}&metode=PLA`), 1)
    assert.lengthOf(await list(`bulan=${(month % 12) + 1}`), 0)
    assert.lengthOf(await list(`q=${kosong.kode}`), 1)
    const page = await client.get(`${rencana()}?perHalaman=1&halaman=2&urut=-kode`)
    assert.equal(body<{ total: number }>(page).total, 3)
    assert.lengthOf(data<RencanaPublik[]>(page), 1)
    const counted = data<RingkasanRencana>(await client.get(`${rencana()}/ringkasan`))
    assert.containSubset(counted, {
      divisi: [
        { kode: '1010', jumlah: 1, pagu: kosong.pagu },
        { kode: '2020', jumlah: 2 },
      ],
      jenisPengadaan: [
        { kode: 'BAR', jumlah: 1 },
        { kode: 'KON', jumlah: 2 },
      ],
      metode: [
        { kode: 'PLA', jumlah: 1 },
        { kode: 'TEN', jumlah: 1 },
        { kode: 'belum', jumlah: 1 },
      ],
      bulan: [{ bulan: month, jumlah: 2 }],
    })
    for (const query of [
      'metode=TLA',
      'bulan=13',
      'bulan=0',
      'urut=ppk',
      'ppk=1',
      'jenisPengadaan=X',
    ]) {
      const refused = await client.get(`${rencana()}?${query}`)
      assert.equal(refused.status(), 400, query)
    }
    ;(await client.get('/api/rup/rencana/2019')).assertStatus(404)
  })

  test('is a CSV as long as it is, with the same filters; a spreadsheet runs nothing of it', async ({
    assert,
  }) => {
    const program = await createProgram({ kode: 'P-01', nama: 'Penataan, "tahap" 1' })
    const first = await createKegiatan({ program, persetujuan: 'AD', nama: '=1+1' })
    await rows(
      `insert into kegiatan (kode, nama, program_id, coa_id, jenis_pengadaan, divisi_kode, ppk_id, pagu,
              tahun_anggaran, persetujuan, persetujuan_pada)
       select 'Z-' || n, 'Banyak', program_id, coa_id, jenis_pengadaan, '1010', ppk_id, n, tahun_anggaran,
              'AD', ${sqlNow()} from kegiatan, generate_series(1, 1200) n where id = ? returning id`,
      [first.id]
    )
    const whole = await file(`${rencana()}/rencana.csv`)
    assert.equal(whole.status, 200)
    assert.equal(whole.head('content-type'), 'text/csv; charset=utf-8')
    assert.include(whole.head('content-disposition'), `rencana-pengadaan-${budgetYear()}.csv`)
    const lines = csvRows(whole.text)
    assert.lengthOf(lines, 1201)
    assert.lengthOf([...new Set(lines.map((l) => l[2]))], 1201)
    assert.deepEqual(lines.find((l) => l[2] === first.kode)!.slice(0, 4), [
      'P-01',
      'Penataan, "tahap" 1',
      first.kode,
      "'=1+1",
    ])
    const some = await file(`${rencana()}/rencana.csv?divisi=2020&q=1%2B1`)
    assert.lengthOf(csvRows(some.text), 1)
    assert.equal((await file(`${rencana()}/rencana.csv?metode=X`)).status, 400)
  })

  test('packages that are not published, direct appointments and prices are in no list, file or feed', async ({
    assert,
    client,
  }) => {
    const draft = await createPaket({ nama: 'Rahasia Belum Terbit' })
    const tla = await createPaketTerbit({ nama: 'Rahasia Penunjukan', metode: 'TLA' })
    const open = await createPaketTerbit({ nama: 'Paket Terbuka' })
    const { rekanan } = await createPenyedia({ nama: 'PT Pemenang Rahasia' })
    await rows(
      `insert into evaluasi (paket_id, rekanan_id, urutan, nilai_penawaran) values (?, ?, 1, 777111222)
       returning id`,
      [open.paket.id, rekanan.id]
    )
    await rows(
      'update paket set total_pagu = 888111222, nilai_kontrak = 777111222 where id = any(?) returning id',
      [[draft.paket.id, tla.paket.id, open.paket.id]]
    )
    const everything = async () => {
      const list = await client.get(rencana())
      const counted = await client.get(`${rencana()}/ringkasan`)
      const files = await Promise.all([`${rencana()}/rencana.csv`, HASIL, UMPAN].map(file))
      return [
        JSON.stringify(list.body()),
        JSON.stringify(counted.body()),
        ...files.map((f) => f.text),
      ]
    }
    const SECRETS = ['Rahasia', draft.paket.kode, tla.paket.kode, '777111222', '888111222']
    for (const text of await everything()) {
      for (const secret of SECRETS) assert.notInclude(text, secret)
    }
    // Its activity is planned all the same, as one of which nothing is published.
    const belum = data<RencanaPublik[]>(await client.get(`${rencana()}?metode=belum`))
    assert.includeMembers(
      belum.map((k) => k.id),
      [draft.kegiatan[0]!.kegiatanId, tla.kegiatan[0]!.kegiatanId]
    )
    // From the confirmed announcement on the winner is told; prices are not.
    await rows(
      `insert into penetapan (paket_id, tahap, isi, pengusul_id, diusulkan_pada, ditegaskan_pada, status)
       values (?, 'penetapan', '[]', ?, ${sqlNow()}, ${sqlNow()}, 'tegas') returning id`,
      [open.paket.id, open.pokja[0]!.id]
    )
    await keTahap(open.paket.id, 'pengumuman-pemenang', -1)
    for (const text of await everything()) assert.notInclude(text, 'PT Pemenang Rahasia')
    await keTahap(open.paket.id, 'pengumuman-pemenang')
    const [, , , hasil, umpan] = await everything()
    assert.include(hasil!, 'PT Pemenang Rahasia')
    assert.include(umpan!, 'Hasil tender: Paket Terbuka')
    for (const text of await everything()) {
      for (const secret of SECRETS.slice(1)) assert.notInclude(text, secret)
    }
    assert.deepEqual(csvRows(hasil!)[0]!.slice(0, 3), [
      open.paket.kode,
      'Paket Terbuka',
      String(budgetYear()),
    ])
  })
})

test.group('Feed of new packages and results', (group) => {
  group.each.setup(cleanSlate)

  test('is well-formed Atom, the newest first, with entries that keep their id', async ({
    assert,
  }) => {
    const empty = await file(UMPAN)
    assert.equal(empty.status, 200)
    assert.deepEqual(wellFormed(empty.text), [])
    const { paket } = await createPaketTerbit({ nama: 'Gedung <A> & "B"\u0007' })
    await createPaketTerbit({ nama: 'Lebih baru' })
    await rows(
      `update paket set diterbitkan_pada = diterbitkan_pada - interval '1 day' where id = ? returning id`,
      [paket.id]
    )
    const feed = await file(UMPAN)
    assert.equal(feed.head('content-type'), 'application/atom+xml; charset=utf-8')
    assert.deepEqual(wellFormed(feed.text), [])
    const titles = [...feed.text.matchAll(/<entry>\s*<id>([^<]+)<\/id>\s*<title>([^<]+)/g)]
    assert.deepEqual(
      titles.map((t) => t[2]),
      ['Paket baru: Lebih baru', 'Paket baru: Gedung &#60;A&#62; &#38; &#34;B&#34;']
    )
    assert.match(titles[1]![1]!, new RegExp(`^tag:[^,]+,${budgetYear()}:paket/${paket.id}$`))
    assert.match(feed.text, /<updated>\d{4}-\d{2}-\d{2}T[\d:]{8}\+07:00<\/updated>/)
    await rows(`update paket set nama = 'Lain' where id = ? returning id`, [paket.id])
    assert.include((await file(UMPAN)).text, titles[1]![1]!)
  })
})
