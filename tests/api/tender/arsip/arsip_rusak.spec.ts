/** An archive goes on to its end whatever its files do, and is never in memory as a whole. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { writeFile } from '@eproc/backend/app/core/files/disk'
import { zip } from '@eproc/backend/app/core/files/zip'
import { Pemuatan } from '@eproc/backend/app/tender/arsip/butir/butir'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import { inti } from '@eproc/i18n/id/core'
import { message } from '../../../lib/answers.ts'
import { cleanSlate } from '../../../lib/dates.ts'
import { unreadable } from '../../../lib/files.ts'
import { scaled } from '../../../lib/limits.ts'
import { memoryHeld } from '../../../lib/memory.ts'
import { row, rows } from '../../../lib/query.ts'
import { unzipBytes } from '../../../lib/zip.ts'
import { world } from '../penawaran/bantu.ts'
import { end, judged, archive, checked, names, text } from './bantu.ts'

const MEMORY_MB = 30

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

test.group('Archive of a package, files that fail', (group) => {
  group.each.setup(cleanSlate)

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
    assert.include(text(files, 'index.html'), teks.bagian.hilang)
    assert.notInclude(text(files, 'index.html'), teks.sebab.belumTerbaca)
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
    assert.notInclude(manifest, 'TIDAK ADA')
    assert.lengthOf(manifest.match(/^# BELUM TERBACA: x {2}dokumen\/besar.*$/gm) ?? [], 1)
    assert.lengthOf(manifest.match(/^[0-9a-f]{64} {2}dokumen\/besar.*$/gm) ?? [], 1)
    assert.include(text(files, 'index.html'), teks.sebab.belumTerbaca)
    assert.notInclude(text(files, 'index.html'), teks.bagian.hilang)
  })

  test('an opened offer that the storage does not give now is neither lost nor damaged', async ({
    client,
    assert,
  }) => {
    const d = await judged(client)
    await end(d.id, 'S')
    const [{ jalur, sha256 }] = (await rows<{ jalur: string; sha256: string }>(
      `select jalur_segel as jalur, sha256 from penawaran
        where paket_id = ? and dibuka_pada is not null order by id limit 1`,
      [d.id]
    )) as [{ jalur: string; sha256: string }]
    const back = unreadable(jalur)
    const files = await archive(d.id, d.tokenPokja[0]!)
    back()
    const manifest = text(files, 'MANIFEST-SHA256.txt')
    assert.include(manifest, `# BELUM TERBACA: ${sha256}`)
    assert.notInclude(text(files, 'index.html'), teks.sebab.rusak)
    const again = await archive(d.id, d.tokenPokja[0]!)
    assert.notInclude(text(again, 'MANIFEST-SHA256.txt'), '# ')
  })

  test('no archive of gaps is begun while the storage gives nothing: it is asked for again', async ({
    client,
    assert,
  }) => {
    const d = await world(1)
    await end(d.id, 'G')
    for (const n of [0, 1, 2]) await large(d.id, n, 2 ** 10)
    const back = (await rows<{ jalur: string }>('select jalur from berkas')).map(({ jalur }) =>
      unreadable(jalur)
    )
    const ask = () => client.get(`/tender/${d.id}/arsip`).bearerToken(d.tokenPpk)
    const refused = await ask()
    for (const one of back) one()
    refused.assertStatus(503)
    assert.equal(message(refused), inti.berkas.belumTerbaca)
    assert.equal(refused.header('retry-after'), '5')
    ;(await ask()).assertStatus(200)
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
