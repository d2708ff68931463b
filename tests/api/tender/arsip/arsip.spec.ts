/** The archive of a finished package: what is in it, for whom, and that it can be checked without the product. */
import { test } from '@japa/runner'
import { tickLog } from '@eproc/backend/app/core/log/sequencer'
import { keTahap } from '@eproc/database/factories/paket'
import { createUndangan } from '@eproc/database/factories/peserta'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import type { TautanBerkas } from '@eproc/domain/common/answers'
import { data, message } from '../../../lib/answers.ts'
import { fetchBytes } from '../../../lib/calls.ts'
import { cleanSlate, moveClock } from '../../../lib/dates.ts'
import { PDF, pdfFile, randomPdf } from '../../../lib/files.ts'
import { journal } from '../../../lib/journal.ts'
import { holds } from '../../../lib/log_proof.ts'
import { tokenFor } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'
import { unzipBytes } from '../../../lib/zip.ts'
import { kirimBa, sanggah } from '../bantu_hasil.ts'
import { end, offered, judged, archive, checked, names, text } from './bantu.ts'

const BELUM = 'Arsip hanya tersedia untuk paket yang sudah selesai, gagal, batal, atau diulang'

const ODD = "Surat 'Tender' – ünïcode & #1 (a).pdf"

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
})
