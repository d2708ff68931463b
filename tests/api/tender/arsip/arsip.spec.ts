/** The archive of a finished package: what is in it, for whom, and that it can be checked without the product. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { writeFile } from '@eproc/backend/app/core/files/disk'
import { zip } from '@eproc/backend/app/core/files/zip'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { Pemuatan } from '@eproc/backend/app/tender/arsip/butir/butir'
import { keTahap } from '@eproc/database/factories/paket'
import { createUndangan } from '@eproc/database/factories/peserta'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import type { TautanBerkas } from '@eproc/domain/common/answers'
import { data, message } from '../../../lib/answers.ts'
import { fetchBytes } from '../../../lib/calls.ts'
import { cleanSlate, moveClock } from '../../../lib/dates.ts'
import { PDF, pdfFile, randomPdf } from '../../../lib/files.ts'
import { journal } from '../../../lib/journal.ts'
import { scaled } from '../../../lib/limits.ts'
import { holds } from '../../../lib/log_proof.ts'
import { memoryHeld } from '../../../lib/memory.ts'
import { tokenFor } from '../../../lib/people.ts'
import { row, rows } from '../../../lib/query.ts'
import { unzipBytes } from '../../../lib/zip.ts'
import { kirimBa, sanggah } from '../bantu_hasil.ts'
import { buka, kirim, semuaJenis, world, type Dunia } from '../penawaran/bantu.ts'

const MEMORY_MB = 30
const BELUM = 'Arsip hanya tersedia untuk paket yang sudah selesai, gagal, batal, atau diulang'
const ODD = "Surat 'Tender' – ünïcode & #1 (a).pdf"

/** Ends the package as the deeds of its people would. */
const end = (id: number, status: 'S' | 'G') =>
  rows('update paket set status_pelaksanaan = ? where id = ?', [status, id])

/** Two vendors whose offers were handed in; the first one replaced its price. */
async function offered(
  client: ApiClient
): Promise<Dunia & { berkas: ReturnType<typeof semuaJenis> }> {
  const d = await world(2)
  await keTahap(d.id, 'pemasukan')
  const berkas = semuaJenis()
  const lama = { H: randomPdf() }
  ;(await kirim(client, d, d.rekanan[0]!, { berkas: lama, harga: 999_000_001 })).assertStatus(200)
  const isi = { berkas, harga: 800_000_000, nama: 'Penawaran – 1.pdf' }
  ;(await kirim(client, d, d.rekanan[0]!, isi)).assertStatus(200)
  ;(
    await kirim(client, d, d.rekanan[1]!, { berkas: semuaJenis(), harga: 850_000_017 })
  ).assertStatus(200)
  return { ...d, berkas }
}

/** {@link offered}, opened, judged and determined, then a question, an objection and a letter. */
async function judged(client: ApiClient) {
  const d = await offered(client)
  await keTahap(d.id, 'pembukaan')
  ;(await buka(client, d)).assertStatus(200)
  for (const r of d.rekanan) await createNilai(d.id, r.rekanan.id)
  await createPenetapan(
    d,
    d.rekanan.map((r) => r.rekanan)
  )
  return d
}

/** Unpacked, by paths inside its folder. */
async function archive(id: number, token: string): Promise<Map<string, Buffer>> {
  const entries = unzipBytes(await fetchBytes(`/tender/${id}/arsip`, token))
  const folders = new Set([...entries.keys()].map((name) => name.split('/')[0]))
  if (folders.size !== 1) throw new Error(`one folder, not ${[...folders].join()}`)
  return new Map([...entries].map(([name, isi]) => [name.slice(name.indexOf('/') + 1), isi]))
}

/** What `sha256sum -c` says of the unpacked archive. @throws when it is not content */
function checked(files: ReadonlyMap<string, Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'arsip-'))
  try {
    for (const [name, isi] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), isi)
    }
    const sums = ['-c', '--strict', 'MANIFEST-SHA256.txt']
    return execFileSync('sha256sum', sums, { cwd: folder, encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const names = (files: ReadonlyMap<string, Buffer>) => [...files.keys()]
const text = (files: ReadonlyMap<string, Buffer>, name: string) => files.get(name)!.toString('utf8')
/** Everything that can be read in it. */
const all = (files: ReadonlyMap<string, Buffer>) =>
  [...files]
    .map(([name, isi]) => (/\.(html|json|jsonl|csv|txt)$/.test(name) ? isi.toString() : ''))
    .join('\n')

test.group('Archive of a package', (group) => {
  group.each.setup(cleanSlate)

  test('every file, checked by sha256sum; offers as handed in, older versions sealed; the journal tells', async ({
    client,
    assert,
  }) => {
    const d = await judged(client)
    await keTahap(d.id, 'penjelasan')
    const tanya = { paketPenyediaId: d.id, tahap: 'PP1', subject: 'Gambar <b>', message: 'Mana?' }
    ;(
      await client.post('/api/tender/chat').bearerToken(d.rekanan[1]!.token).json(tanya)
    ).assertStatus(200)
    await keTahap(d.id, 'dokumen')
    const sdp = randomPdf()
    const unggah = await client
      .post('/api/lelang/prakualifikasi/upload')
      .bearerToken(d.tokenPokja[0]!)
      .field('paketPenyediaId', String(d.id))
      .file('fileSDP', sdp, pdfFile(ODD))
    unggah.assertStatus(200)
    await keTahap(d.id, 'sanggah')
    ;(await sanggah(client, d, d.rekanan[1]!)).assertStatus(200)
    await tickLog()
    await end(d.id, 'S')

    const files = await archive(d.id, d.tokenPokja[0]!)
    const lines = checked(files).trim().split('\n')
    assert.lengthOf(lines, files.size - 1)
    for (const name of names(files)) assert.match(name, /^[\w.-]+(\/[\w.-]+)*$/)
    const found = (pattern: RegExp) => names(files).filter((n) => pattern.test(n))
    assert.lengthOf(found(/^penawaran\/1-.*-K-v1-Penawaran-1\.pdf$/), 1)
    assert.lengthOf(found(/^penawaran\//), 8)
    assert.lengthOf(found(/^penawaran-tersegel\/1-.*-H-v1\.segel$/), 1)
    assert.lengthOf(found(/^tanda-terima\/.*\.pdf$/), 9)
    assert.lengthOf(found(/^dokumen\/.*-Surat-Tender-unicode-1-a\.pdf$/), 1)
    const proofs = found(/^log-publik\/bukti\//)
    assert.lengthOf(found(/^log-publik\/bukti\/tanda-terima-/), 9)
    assert.lengthOf(found(/^log-publik\/bukti\/(pembukaan|sanggah)-/), 2)
    for (const name of proofs) assert.isTrue(await holds(JSON.parse(text(files, name))), name)
    assert.match(text(files, 'log-publik/checkpoint.txt'), /\n\n— /)
    assert.lengthOf(found(/^sanggah\/rekanan-\d+-sanggah\.pdf$/), 1)
    const h = names(files).find((n) => /^penawaran\/1-.*-H-v2-/.test(n))!
    assert.isTrue(files.get(h)!.equals(d.berkas.H))
    assert.include(text(files, 'penjelasan/percakapan.html'), 'Gambar &#60;b&#62;')
    assert.include(text(files, 'data/penilaian.json'), '"nilaiPenawaran": 850000017')
    // Its price was replaced before the opening, and nobody ever reads it.
    assert.notInclude(all(files), '999000001')
    const journaled = text(files, 'jurnal/jurnal.jsonl').trim().split('\n')
    assert.include(journaled.at(-1)!, '"arsip.unduh"')
    assert.lengthOf(await journal({ objek: 'paket', id: d.id, aksi: 'arsip.unduh' }), 1)

    const index = text(files, 'index.html')
    for (const name of names(files).filter((n) => !/index|MANIFEST/.test(n))) {
      assert.include(index, `href="${name}"`)
    }
    assert.notMatch(index, /(?:src|href)="(?:https?:)?\/\//)
    assert.include(index, "default-src 'none'")
    assert.include(index, 'Surat &#39;Tender&#39; – ünïcode &#38; #1 (a).pdf')
  })

  test('who may: pokja, PPK, ULP; others are refused, a running package waits', async ({
    client,
    assert,
  }) => {
    const d = await offered(client)
    const ask = (token: string | null, id = d.id) => {
      const call = client.post(`/api/tender/arsip/${id}`).accept('json')
      return token ? call.bearerToken(token) : call
    }
    const ulp = await tokenFor({ peran: 'manajerULP' })
    const running = await ask(ulp)
    running.assertStatus(409)
    assert.equal(message(running), BELUM)
    ;(await client.get(`/tender/${d.id}/arsip`).bearerToken(ulp)).assertStatus(409)
    await end(d.id, 'G')
    const may = [ulp, await tokenFor({ peran: 'operatorULP' }), d.tokenPpk, d.tokenPokja[1]!]
    for (const token of may) (await ask(token)).assertStatus(200)
    const refused: [string | null, number][] = [
      [null, 401],
      [d.rekanan[0]!.token, 403],
      [await tokenFor({ peran: 'pa' }), 403],
      [await tokenFor({ peran: 'adminit' }), 403],
    ]
    for (const [token, status] of refused) (await ask(token)).assertStatus(status)
    ;(await client.get(`/tender/${d.id}/arsip`).accept('json')).assertStatus(404)
    ;(await client.get(`/tender/${d.id}/arsip`).bearerToken(d.rekanan[0]!.token)).assertStatus(404)
    // Another's package: a PPK of elsewhere, a member of the unit that is not in its pokja.
    const elsewhere = await ask(await tokenFor({ peran: 'ppk', divisi: '3010' }))
    assert.include([403, 404], elsewhere.status())
    ;(await ask(await tokenFor({ peran: 'operator', divisi: 'unlada' }))).assertStatus(403)
    ;(await ask(ulp, 2_000_000_000)).assertStatus(404)
  })

  test('a signed address is for one package, one minute; asking for it is no download', async ({
    client,
    assert,
  }) => {
    const d = await offered(client)
    await end(d.id, 'G')
    const answer = await client.post(`/api/tender/arsip/${d.id}`).bearerToken(d.tokenPpk)
    const { url } = data<TautanBerkas>(answer)
    assert.lengthOf(await journal({ objek: 'paket', id: d.id, aksi: 'arsip.unduh' }), 0)
    ;(await client.request(url, 'HEAD')).assertStatus(200)
    assert.lengthOf(await journal({ objek: 'paket', id: d.id, aksi: 'arsip.unduh' }), 0)
    assert.isAbove(unzipBytes(await fetchBytes(url, '')).size, 10)
    ;(await client.get(url.replace(`/${d.id}/`, `/${d.id + 1}/`)).accept('json')).assertStatus(404)
    moveClock('P400D')
    ;(await client.get(url).accept('json')).assertStatus(404)
  })

  test('failed before the opening: offers stay sealed, names and judgements with pokja and PPK', async ({
    client,
    assert,
  }) => {
    const d = await offered(client)
    await end(d.id, 'G')
    const pokja = await archive(d.id, d.tokenPokja[0]!)
    checked(pokja)
    assert.isEmpty(names(pokja).filter((n) => n.startsWith('penawaran/')))
    assert.lengthOf(
      names(pokja).filter((n) => n.endsWith('.segel')),
      9
    )
    const [sealed] = await rows<{ jalur_segel: string; sha256_segel: string }>(
      'select jalur_segel, sha256_segel from penawaran where paket_id = ? order by id limit 1',
      [d.id]
    )
    assert.include(text(pokja, 'MANIFEST-SHA256.txt'), sealed!.sha256_segel)
    const operator = await archive(d.id, await tokenFor({ peran: 'operatorULP' }))
    checked(operator)
    // Who reads the journal reads there whose deeds they were.
    const manajer = await archive(d.id, await tokenFor({ peran: 'manajerULP' }))
    assert.include(text(manajer, 'jurnal/jurnal.jsonl'), 'penawaran.kirim')
    for (const r of d.rekanan) {
      assert.include(all(pokja), r.rekanan.nama)
      for (const other of [operator, manajer]) assert.notInclude(all(other), r.rekanan.nama)
      assert.notInclude(all(manajer), r.pengguna.nama)
      assert.notInclude(names(operator).join(), r.rekanan.nama.replaceAll(' ', '-'))
    }
    assert.isEmpty(names(operator).filter((n) => /jurnal|tanda-terima|penilaian/.test(n)))
    assert.include(text(operator, 'index.html'), 'Yang tidak disertakan')
  })

  test("a loser's price: until the winner is announced only for pokja and PPK, then for ULP, too", async ({
    client,
    assert,
  }) => {
    const d = await judged(client)
    await end(d.id, 'S')
    await keTahap(d.id, 'penetapan')
    const ulp = await tokenFor({ peran: 'manajerULP' })
    const before = await archive(d.id, ulp)
    assert.notInclude(all(before), '850000017')
    assert.notInclude(all(before), '850.000.017')
    assert.isEmpty(names(before).filter((n) => n.startsWith('penawaran/')))
    assert.include(all(await archive(d.id, d.tokenPpk)), '850000017')
    await keTahap(d.id, 'sanggah')
    const after = await archive(d.id, ulp)
    assert.include(all(after), '850000017')
    assert.lengthOf(
      names(after).filter((n) => n.startsWith('penawaran/')),
      8
    )
  })

  test('failed before the winner was announced: what was negotiated and objected, and why, stays with pokja and PPK', async ({
    client,
    assert,
  }) => {
    const t = await createTender([800_000_000], { metode: 'TLA' })
    const { rekanan } = t.rekanan[0]!
    await createNilai(t.id, rekanan.id)
    await createPenetapan(t, [rekanan], 'penetapan-penyedia')
    await rows(
      `update evaluasi set negosiasi_harga = 790000017, negosiasi_teknis = 'sepakat' where paket_id = ?`,
      [t.id]
    )
    await createUndangan(t.id, rekanan.id, 'N', t.pokja[0]!.id)
    await keTahap(t.id, 'ba-negosiasi')
    ;(await kirimBa(client, t, [{ vendorId: rekanan.id }])).assertStatus(200)
    await keTahap(t.id, 'ba-pl')
    const minutes = await client
      .post('/api/rup/lelang/penunjukan-langsung/berita-acara')
      .bearerToken(t.tokenPokja[0]!)
      .field('paketPenyediaId', String(t.id))
      .file('fileEvaluasiHarga', PDF, pdfFile('evaluasi-harga.pdf'))
    minutes.assertStatus(200)
    const dropped = await client
      .post(`/api/tender/penetapan/${t.id}/gugur`)
      .bearerToken(t.tokenPokja[0]!)
      .json({ vendorId: rekanan.id, sebab: 'negosiasi', alasan: 'Minta 795 juta.' })
    assert.include([200, 409], dropped.status())
    await end(t.id, 'G')
    const MINUTES = /^(ba|bapl)\//
    const own = await archive(t.id, t.tokenPpk)
    assert.lengthOf(
      names(own).filter((n) => MINUTES.test(n)),
      2
    )
    assert.include(text(own, 'data/surat.json'), rekanan.nama)
    const ulp = await archive(t.id, await tokenFor({ peran: 'manajerULP' }))
    checked(ulp)
    assert.isEmpty(names(ulp).filter((n) => MINUTES.test(n)))
    assert.notInclude(text(ulp, 'data/surat.json'), rekanan.nama)
    assert.notInclude(text(ulp, 'jurnal/jurnal.jsonl'), '795 juta')
  })

  test('files that are missing or were altered are told, and the rest is there', async ({
    client,
    assert,
  }) => {
    const d = await judged(client)
    await end(d.id, 'S')
    const stored = await rows<{ jalur: string; sha256: string }>(
      `select w.jalur_segel as jalur, w.sha256 from penawaran w
        where w.paket_id = ? and w.dibuka_pada is not null order by w.id limit 2`,
      [d.id]
    )
    const at = (jalur: string) => join(process.env.DATA_DIR!, jalur)
    await unlink(at(stored[0]!.jalur))
    writeFileSync(at(stored[1]!.jalur), randomBytes(5000))
    const files = await archive(d.id, d.tokenPokja[0]!)
    checked(files)
    assert.lengthOf(
      names(files).filter((n) => n.startsWith('penawaran/')),
      6
    )
    const manifest = text(files, 'MANIFEST-SHA256.txt')
    for (const { sha256 } of stored) assert.include(manifest, `# TIDAK ADA: ${sha256}`)
    assert.include(text(files, 'index.html'), 'Berkas yang tidak ada atau tidak terbaca seluruhnya')
  })

  test('a file that fails while it is read is told; the archive goes on to its end', async ({
    assert,
  }) => {
    const d = await world(1)
    await end(d.id, 'G')
    for (const n of [0, 1]) await large(d.id, n, 2 ** 20)
    // It opens, and every read of it fails.
    const [{ jalur }] = (await rows<{ jalur: string }>(
      `select jalur from berkas where kelas = 'tender.dokumen' order by id limit 1`
    )) as [{ jalur: string }]
    const stored = join(process.env.DATA_DIR!, jalur)
    await unlink(stored)
    mkdirSync(stored)
    const files = await archive(d.id, d.tokenPpk)
    rmSync(stored, { recursive: true })
    const manifest = text(files, 'MANIFEST-SHA256.txt')
    assert.lengthOf(manifest.match(/^# TIDAK ADA: x {2}dokumen\/besar.*$/gm) ?? [], 1)
    assert.lengthOf(manifest.match(/^[0-9a-f]{64} {2}dokumen\/besar.*$/gm) ?? [], 1)
    assert.include(text(files, 'index.html'), 'Berkas tidak dapat dibaca dari penyimpanan')
  })

  test('of a file that breaks off, the archive says how much of it is there', async ({
    assert,
  }) => {
    const catatan = new Pemuatan()
    const satu = { keterangan: 'Dokumen', sha256: 'ab', ukuran: 4000, terkemas: true }
    async function* putus() {
      yield Buffer.alloc(2048)
      await Promise.resolve()
      throw new Error('EIO')
    }
    const isi = async function* () {
      yield (await catatan.entri('a', { ...satu, letak: 'satu.pdf', buka: putus }))!
      yield (await catatan.entri('a', { ...satu, letak: 'dua.pdf', buka: () => ['utuh'] }))!
      yield { name: 'a/manifes', content: catatan.manifes() }
    }
    const files = unzipBytes(Buffer.concat(await zip(isi()).toArray()))
    assert.equal(files.get('a/satu.pdf')!.length, 2048)
    assert.match(
      files.get('a/manifes')!.toString(),
      /^[0-9a-f]{64} {2}dua\.pdf\n# TIDAK ADA: ab {2}satu\.pdf\n$/
    )
    assert.deepEqual(
      catatan.hilang.map((h) => h.sebab),
      ['Pembacaan berkas terputus: hanya 2 KB pertama yang ada di arsip ini']
    )
  })

  test(`two at once; a large one in less than ${MEMORY_MB} MB`, async ({ assert }) => {
    const d = await world(1)
    await end(d.id, 'G')
    const size = 12 * 2 ** 20
    for (let n = 0; n < 9; n++) await large(d.id, n, size)
    const { result: sizes, megabytes } = await memoryHeld(() =>
      Promise.all([length(d.id, d.tokenPpk), length(d.id, d.tokenPokja[0]!)])
    )
    for (const n of sizes) assert.isAbove(n, 9 * size)
    assert.isBelow(megabytes, MEMORY_MB)
  }).timeout(scaled(60_000))
})

/** A stored file of random bytes, without a request. */
async function large(paketId: number, n: number, size: number): Promise<void> {
  const id = `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`
  const jalur = `berkas/00/${id}.pdf`
  const piece = randomBytes(2 ** 20)
  async function* content() {
    for (let at = 0; at < size; at += piece.length) yield piece
  }
  await writeFile(jalur, content())
  await row(
    `insert into berkas (id, jalur, nama_asli, ukuran, sha256, mime, kelas, objek, objek_id, dibuat_pada)
     values (?, ?, 'besar.pdf', ?, 'x', 'application/pdf', 'tender.dokumen', 'paket', ?, now()) returning id`,
    [id, jalur, size, String(paketId)]
  )
}

/** Read to its end and thrown away. */
async function length(id: number, token: string): Promise<number> {
  const url = `http://${process.env.HOST}:${process.env.PORT}/tender/${id}/arsip`
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
  let n = 0
  for await (const piece of answer.body!) n += (piece as Uint8Array).length
  return n
}
