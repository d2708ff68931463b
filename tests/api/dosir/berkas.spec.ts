import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { PANJANG_KEPALA, sesuaiIsi } from '@eproc/backend/app/core/files/file_type'
import { jpgContoh } from '@eproc/database/factories/sample_files'
import { createRekanan } from '@eproc/database/factories/dosir'
import { inti } from '@eproc/i18n/id/core'
import { cleanSlate, moveClock } from '../../lib/dates.ts'
import { PDF, storedFiles, storeHolds, unreadable } from '../../lib/files.ts'
import { loseCommitOf } from '../../lib/lost_commit.ts'
import { count, row } from '../../lib/query.ts'
import { formPajak, formPerusahaan, kirim, type Lampiran } from './bantu.ts'

const PAJAK = '/vendor/registrasi/pajak'

/** A zip with one stored entry of this name. */
function zipUji(nama: string): Buffer {
  const isi = Buffer.from(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"></Types>'
  )
  const kepala = (tanda: number, panjang: number) => {
    const b = Buffer.alloc(panjang)
    b.writeUInt32LE(tanda, 0)
    return b
  }
  const lokal = kepala(0x04034b50, 30)
  lokal.writeUInt32LE(crc32(isi), 14)
  lokal.writeUInt32LE(isi.length, 18)
  lokal.writeUInt32LE(isi.length, 22)
  lokal.writeUInt16LE(nama.length, 26)
  const pusat = kepala(0x02014b50, 46)
  lokal.copy(pusat, 16, 14, 28)
  const akhir = kepala(0x06054b50, 22)
  akhir.writeUInt16LE(1, 8)
  akhir.writeUInt16LE(1, 10)
  akhir.writeUInt32LE(46 + nama.length, 12)
  akhir.writeUInt32LE(30 + nama.length + isi.length, 16)
  const n = Buffer.from(nama)
  return Buffer.concat([lokal, n, isi, pusat, n, akhir])
}

const barisBerkas = async () => await count('berkas')

/** Its answers to a reading of all of it, and of its first ten octets. */
const wholeAndRange = (client: ApiClient, token: string, jalur: string) =>
  Promise.all([
    client.get(`/${jalur}`).bearerToken(token),
    client.get(`/${jalur}`).bearerToken(token).header('range', 'bytes=0-9'),
  ])

test.group('Uploads of the dosir', (group) => {
  group.each.setup(cleanSlate)

  const rekanan = () => createRekanan({ status: 'N', isi: [] })
  /** Sends a tax record with this document. */
  async function unggah(
    client: Parameters<typeof kirim>[0],
    token: string,
    dokumen: Lampiran,
    lain: Readonly<Record<string, Lampiran>> = {}
  ) {
    return kirim(client, 'post', PAJAK, token, formPajak().isian, { dokumen, ...lain })
  }

  test('the type is judged by content: a pdf by name only is refused and leaves no file', async ({
    client,
    assert,
  }) => {
    const { token } = await rekanan()
    const sebelum = storedFiles().length
    const palsu: [string, Buffer][] = [
      ['skrip.pdf', Buffer.from('<script>alert(1)</script>'.repeat(50))],
      ['gambar.pdf', await jpgContoh()],
      ['dokumen.jpg', PDF],
      ['program.png', Buffer.from('MZ'.padEnd(4000, '\0'))],
    ]
    for (const [nama, isi] of palsu) {
      const jawaban = await unggah(client, token, { nama, isi })
      jawaban.assertStatus(400)
      assert.equal(jawaban.body().errors[0].field, 'dokumen')
    }
    await storeHolds(sebelum)
    assert.equal(await barisBerkas(), 0)
  })

  test('an extension that is not taken, an empty file and an unknown field are refused', async ({
    client,
    assert,
  }) => {
    const { token } = await rekanan()
    for (const [dokumen, lain, bidang] of [
      [{ nama: 'surat.docx' }, {}, 'dokumen'],
      [{ nama: 'tanpa-ekstensi' }, {}, 'dokumen'],
      [{ nama: 'laman.html', isi: Buffer.from('<html>') }, {}, 'dokumen'],
      [{ isi: Buffer.alloc(0) }, {}, 'dokumen'],
      [{}, { lainnya: {} }, 'lainnya'],
    ] as const) {
      const jawaban = await unggah(client, token, dokumen, lain)
      jawaban.assertStatus(400)
      assert.equal(jawaban.body().errors[0].field, bidang)
    }
    assert.equal(await barisBerkas(), 0)
  })

  test('jpg, jpeg, png and pdf are accepted', async ({ client, assert }) => {
    const { token } = await rekanan()
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64'
    )
    for (const [nama, isi, mime] of [
      ['a.pdf', PDF, 'application/pdf'],
      ['a.JPG', await jpgContoh(), 'image/jpeg'],
      ['a.jpeg', await jpgContoh(), 'image/jpeg'],
      ['a.png', png, 'image/png'],
    ] as const) {
      const jawaban = await unggah(client, token, { nama, isi })
      jawaban.assertStatus(200)
      assert.equal(jawaban.body().data.berkas.dokumen.mime, mime)
    }
  })

  test('the Non PKP statement may be docx too; a zip called docx is refused', async ({
    client,
    assert,
  }) => {
    const { token } = await createRekanan({ status: 'V' })
    const { isian: input } = formPerusahaan({ vendorId: null, noPengukuhan: null })
    const coba = (isi: Buffer) =>
      kirim(client, 'post', '/vendor/registrasi/perusahaan/update', token, input, {
        fileNonPKP: { nama: 'pernyataan.docx', isi },
      })
    ;(await coba(zipUji('catatan.txt'))).assertStatus(400)
    const benar = await coba(zipUji('[Content_Types].xml'))
    benar.assertStatus(200)
    assert.match(benar.body().data.fileNonPKP, /\.docx$/)
    assert.include(benar.body().data.berkas.fileNonPKP.mime, 'wordprocessingml')
  })

  test('the participation form comes back as it was handed out, and as word processors save it', async ({
    client,
    assert,
  }) => {
    const { token } = await createRekanan({ status: 'V' })
    const { isian: input } = formPerusahaan({ vendorId: null })
    const coba = (nama: string, isi: Buffer) =>
      kirim(client, 'post', '/vendor/registrasi/perusahaan/update', token, input, {
        fileFormulir: { nama, isi },
      })
    const unduh = async (nama: string) => {
      const jawab = await fetch(`http://${process.env.HOST}:${process.env.PORT}/daftar/${nama}`)
      return Buffer.from(await jawab.arrayBuffer())
    }
    const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5000)])
    const sah: [string, Buffer, string][] = [
      ['formulir.doc', await unduh('Formulir_Keikutsertaan_Vendor.doc'), 'application/msword'],
      ['formulir-word.doc', ole, 'application/msword'],
      ['formulir.docx', await unduh('SURAT_PERNYATAAN_NON_PKP.docx'), 'wordprocessingml'],
      // LibreOffice puts the relations first, Word the types.
      ['formulir-lo.docx', zipUji('_rels/.rels'), 'wordprocessingml'],
      ['formulir-ms.docx', zipUji('[Content_Types].xml'), 'wordprocessingml'],
    ]
    for (const [nama, isi, mime] of sah) {
      const jawab = await coba(nama, isi)
      assert.equal(jawab.status(), 200, `${nama}: ${jawab.text()}`)
      assert.include(jawab.body().data.berkas.fileFormulir.mime, mime)
    }
    for (const [nama, isi] of [
      ['laman.doc', Buffer.from('<html><body>{\\rtf1</body></html>')],
      ['arsip.docx', zipUji('catatan.txt')],
      ['ole.docx', ole],
      ['program.doc', Buffer.from('MZ'.padEnd(4000, '\0'))],
    ] as const) {
      ;(await coba(nama, isi)).assertStatus(400)
    }
  })

  test('a document whose first entry is longer than the head that is looked at is still one', async ({
    assert,
  }) => {
    const jawab = await fetch(
      `http://${process.env.HOST}:${process.env.PORT}/daftar/SURAT_PERNYATAAN_NON_PKP.docx`
    )
    const utuh = Buffer.from(await jawab.arrayBuffer())
    for (const panjang of [120, 1000, PANJANG_KEPALA, utuh.length]) {
      assert.isTrue(await sesuaiIsi('docx', utuh.subarray(0, panjang)), String(panjang))
    }
  })

  test('more than 3 MB is refused 413 and leaves nothing; exactly 3 MB is accepted', async ({
    client,
    assert,
  }) => {
    const { token } = await rekanan()
    const sebelum = storedFiles().length
    const besar = Buffer.concat([PDF, Buffer.alloc(3 * 1024 * 1024 + 1 - PDF.length, 32)])
    const jawaban = await unggah(client, token, { isi: besar })
    jawaban.assertStatus(413)
    assert.include(jawaban.body().message, '3 MB')
    await storeHolds(sebelum)
    const pas = await unggah(client, token, { isi: besar.subarray(0, 3 * 1024 * 1024) })
    pas.assertStatus(200)
    assert.equal(pas.body().data.berkas.dokumen.ukuran, 3 * 1024 * 1024)
  })

  test('a name with a path stays a name; the file is stored at a random path', async ({
    client,
    assert,
  }) => {
    const { token } = await rekanan()
    for (const nama of ['../../etc/passwd.pdf', '..\\..\\windows\\win.pdf', 'a/b/c.pdf']) {
      const jawaban = await unggah(client, token, { nama })
      jawaban.assertStatus(200)
      const { dokumen, berkas } = jawaban.body().data
      assert.match(dokumen, /^berkas\/[0-9a-f]{2}\/[0-9a-f-]{36}\.pdf$/)
      assert.notMatch(berkas.dokumen.nama, /[\\/]/)
      const unduh = await client.get(`/${dokumen}`).bearerToken(token)
      unduh.assertStatus(200)
      assert.notInclude(unduh.header('content-disposition') ?? '', '..%2F')
      assert.match(unduh.header('content-disposition') ?? '', /; filename\*=UTF-8''[\w.%-]+$/)
    }
  })

  test('a request that fails by its input leaves no file', async ({ client, assert }) => {
    const { token } = await rekanan()
    const sebelum = storedFiles().length
    const { isian: input, berkas } = formPajak({ masa: null })
    ;(await kirim(client, 'post', PAJAK, token, input, berkas)).assertStatus(400)
    const lain = await createRekanan({ status: 'N' })
    ;(
      await kirim(
        client,
        'post',
        PAJAK,
        token,
        { ...formPajak().isian, vendorId: lain.rekanan.id },
        berkas
      )
    ).assertStatus(404)
    await storeHolds(sebelum)
    assert.equal(await barisBerkas(), 0)
  })

  test('a form whose COMMIT nobody heard of keeps its file: its row is there', async ({
    client,
    assert,
  }) => {
    const { token } = await rekanan()
    const before = storedFiles().length
    const ended = loseCommitOf(/insert into "pajak"/)
    const unheard = await unggah(client, token, { nama: 'bukti.pdf', isi: PDF })
    assert.isTrue(ended())
    assert.isAbove(unheard.status(), 499)
    const { jalur } = await row<{ jalur: string }>('select jalur from berkas')
    assert.include(storedFiles(), jalur.slice('berkas/'.length))
    await storeHolds(before + 1)
    ;(await client.get(`/${jalur}`).bearerToken(token)).assertStatus(200)
  })

  test('one wrong file among several: none is stored', async ({ client, assert }) => {
    const { token } = await createRekanan({ status: 'V' })
    const [sebelum, barisSebelum] = [storedFiles().length, await barisBerkas()]
    const { isian: input } = formPerusahaan({ vendorId: null })
    const jawaban = await kirim(
      client,
      'post',
      '/vendor/registrasi/perusahaan/update',
      token,
      input,
      {
        fileFormulir: {},
        skPkp: { isi: Buffer.from('bukan pdf'.repeat(100)) },
      }
    )
    jawaban.assertStatus(400)
    assert.equal(jawaban.body().errors[0].field, 'skPkp')
    await storeHolds(sebelum)
    assert.equal(await barisBerkas(), barisSebelum)
  })

  test('two files in one field are refused and leave none', async ({ assert, client }) => {
    const { token } = await rekanan()
    const sebelum = storedFiles().length
    const minta = client.post(PAJAK).bearerToken(token).accept('json')
    for (const [bidang, nilai] of Object.entries(formPajak().isian)) {
      minta.field(bidang, String(nilai))
    }
    minta.file('dokumen', PDF, { filename: 'a.pdf' }).file('dokumen', PDF, { filename: 'b.pdf' })
    const jawaban = await minta
    jawaban.assertStatus(400)
    assert.equal(jawaban.body().errors[0].rule, 'ganda')
    await storeHolds(sebelum)
  })

  test('a signed address opens the file without a header, and ends with its session', async ({
    client,
    assert,
  }) => {
    const { token } = await rekanan()
    const kirimkan = await unggah(client, token, { nama: 'bukti.pdf', isi: PDF })
    kirimkan.assertStatus(200)
    const { jalur } = await row<{ jalur: string }>('select jalur from berkas limit 1')
    const tautan = await client
      .post('/api/berkas/tautan')
      .header('authorization', `Bearer ${token}`)
      .json({ path: jalur })
    const { url } = (tautan.body() as { data: { url: string } }).data
    assert.equal((await client.get(url)).status(), 200)
    await client.post('/keluar').header('authorization', `Bearer ${token}`)
    assert.equal((await client.get(url)).status(), 404)
  })

  test('a signed address opens one file, for sixty seconds', async ({ client, assert }) => {
    const { token } = await rekanan()
    ;(await unggah(client, token, { nama: 'bukti.pdf', isi: PDF })).assertStatus(200)
    const { jalur } = await row<{ jalur: string }>('select jalur from berkas limit 1')
    const tautan = await client.post('/api/berkas/tautan').bearerToken(token).json({ path: jalur })
    const { url } = (tautan.body() as { data: { url: string } }).data
    const later = url.replace(/s=(\d+)/, (_, until: string) => `s=${Number(until) + 60_000}`)
    assert.equal((await client.get(later)).status(), 404, 'signed for another moment')
    assert.equal((await client.get(url.replace('.pdf', '.jpg'))).status(), 404)
    moveClock('PT30S')
    assert.equal((await client.get(url)).status(), 200)
    moveClock('PT61S')
    assert.equal((await client.get(url)).status(), 404)
  })

  test('HEAD answers size and type without content', async ({ assert, client }) => {
    const { token } = await rekanan()
    const simpan = await unggah(client, token, { isi: PDF })
    const jalur = simpan.body().data.dokumen as string
    const jawaban = await client.request(`/${jalur}`, 'HEAD').bearerToken(token)
    jawaban.assertStatus(200)
    assert.equal(jawaban.header('content-length'), String(PDF.length))
    assert.equal(jawaban.header('content-type'), 'application/pdf')
  })

  test('a file whose content is gone is told as JSON, with what brings it back', async ({
    assert,
    client,
  }) => {
    const { token } = await rekanan()
    const simpan = await unggah(client, token, { isi: PDF })
    const jalur = simpan.body().data.dokumen as string
    await unlink(join(process.env.DATA_DIR!, jalur))
    for (const jawaban of await wholeAndRange(client, token, jalur)) {
      jawaban.assertStatus(500)
      assert.match(jawaban.header('content-type')!, /^application\/json/)
      assert.include(jawaban.body().message, inti.berkas.isiHilang)
    }
  })

  test('a file that the storage does not give now is not called gone: 503, and there again', async ({
    assert,
    client,
  }) => {
    const { token } = await rekanan()
    const simpan = await unggah(client, token, { isi: PDF })
    const jalur = simpan.body().data.dokumen as string
    const back = unreadable(jalur)
    for (const jawaban of await wholeAndRange(client, token, jalur)) {
      jawaban.assertStatus(503)
      assert.equal(jawaban.body().message, inti.berkas.belumTerbaca)
      assert.equal(jawaban.header('retry-after'), '5')
    }
    back()
    ;(await client.get(`/${jalur}`).bearerToken(token)).assertStatus(200)
  })

  test('a store that holds nothing at all is away: its files are not called gone', async ({
    assert,
    client,
  }) => {
    const { token } = await rekanan()
    const simpan = await unggah(client, token, { isi: PDF })
    const jalur = simpan.body().data.dokumen as string
    const root = join(process.env.DATA_DIR!, 'berkas')
    renameSync(root, `${root}.aside`)
    const jawaban = await client.get(`/${jalur}`).bearerToken(token)
    // As where a volume is not mounted: the folder is there.
    mkdirSync(root)
    const kosong = await client.get(`/${jalur}`).bearerToken(token)
    rmSync(root, { recursive: true })
    renameSync(`${root}.aside`, root)
    for (const one of [jawaban, kosong]) {
      one.assertStatus(503)
      assert.equal(one.body().message, inti.berkas.belumTerbaca)
    }
    ;(await client.get(`/${jalur}`).bearerToken(token)).assertStatus(200)
  })
})
