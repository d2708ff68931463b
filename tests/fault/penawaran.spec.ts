/**
 * quality §2.5 and §2.2: canaries of a sealed offer searched as superuser, file reader and backup holder; the storm
 * of the last second, against web processes whose wall clock is wrong by ten minutes.
 */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sql } from '@eproc/backend/app/core/database/sql'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { TandaTerima } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { findInFiles, findInTables } from '../lib/attacker.ts'
import { sebagaiSuper } from '../lib/database.ts'
import { sqlNow } from '../lib/dates.ts'
import { scaled } from '../lib/limits.ts'
import { startServer } from '../lib/server.ts'
import { TusClient } from '../lib/tus.ts'
import { world, pdf, type Dunia } from '../api/tender/penawaran/bantu.ts'

const REKANAN = Number(process.env.EPROC_BADAI_REKANAN ?? 50)
const UKURAN = Number(process.env.EPROC_BADAI_UKURAN ?? 300_000)
const MAKS_MEMORI_KB = 350 * 1024

/** Submission runs from a minute ago for `detik` more; the opening follows. */
async function jadwalkan(paketId: number, seconds: number): Promise<void> {
  await sql(
    db,
    `update jadwal set mulai = ${sqlNow()} - interval '1 minute',
       selesai = ${sqlNow()} + make_interval(secs => ?) where paket_id = ? and kunci = 'pemasukan'`,
    [seconds, paketId]
  )
}

async function mulaiPembukaan(paketId: number): Promise<void> {
  await jadwalkan(paketId, -1)
  await sql(
    db,
    `update jadwal set mulai = ${sqlNow()} - interval '1 second', selesai = ${sqlNow()} + interval '1 hour'
      where paket_id = ? and kunci = 'pembukaan'`,
    [paketId]
  )
}

interface Jawaban {
  status: number
  tandaTerima: TandaTerima[]
}

async function kirim(
  url: string,
  d: Dunia,
  urut: number,
  berkas: Record<string, Buffer>,
  lain: { harga?: number; nama?: string } = {}
): Promise<Jawaban> {
  const r = d.rekanan[urut]!
  const body = new FormData()
  body.set('paketPenyediaId', String(d.id))
  body.set('vendorId', String(r.rekanan.id))
  if (lain.harga !== undefined) body.set('hargaPenawaran', String(lain.harga))
  for (const [bidang, isi] of Object.entries(berkas)) {
    body.set(bidang, new Blob([new Uint8Array(isi)]), lain.nama ?? 'penawaran.pdf')
  }
  const jawab = await fetch(`${url}/api/lelang/upload/penawaran`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${r.token}`, accept: 'application/json' },
    body: body,
  })
  const isi = (await jawab.json()) as { data?: { tandaTerima: TandaTerima[] } }
  return { status: jawab.status, tandaTerima: isi.data?.tandaTerima ?? [] }
}

async function buka(url: string, d: Dunia): Promise<BeritaAcaraPembukaan> {
  let data: BeritaAcaraPembukaan | undefined
  for (const [i, ekor] of ['', '/sahkan'].entries()) {
    const jawab = await fetch(`${url}/api/tender/pembukaan/${d.id}${ekor}`, {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${d.tokenPokja[i]}`,
        'content-type': 'application/json',
        'accept': 'application/json',
      },
      body: '{}',
    })
    data = ((await jawab.json()) as { data: BeritaAcaraPembukaan }).data
  }
  return data!
}

/** A server whose wall clock runs `menit` wrong. */
const jamSalah = (menit: number) => {
  const kode = `const geser=${menit * 60_000};const D=Date;const kini=D.now;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(kini()+geser)}static now(){return kini()+geser}}`
  return {
    NODE_OPTIONS: `--import=data:text/javascript;base64,${Buffer.from(kode).toString('base64')}`,
  }
}

test.group('Sealed offers outside of the application', () => {
  test('canaries of content, name and price are found nowhere before the opening', async ({
    assert,
  }) => {
    const sementara = join(process.env.DATA_DIR!, 'sementara')
    mkdirSync(sementara, { recursive: true })
    const server = await startServer({ env: { TMPDIR: sementara, LOG_LEVEL: 'trace' } })
    const d = await world(1)
    await jadwalkan(d.id, 600)
    const tanda = `KENARI${randomBytes(12).toString('hex')}`
    const isi = pdf(tanda, 2000)
    const penuh = Buffer.concat([isi, Buffer.from(`${tanda}\n`.repeat(20_000))])
    const harga = 700_000_000_000 + Math.floor(Math.random() * 99_999_999_999)
    const hargaBiner = Buffer.alloc(8)
    hargaBiner.writeBigUInt64BE(BigInt(harga))
    const kenari = [Buffer.from(tanda), Buffer.from(String(harga)), hargaBiner.subarray(2)]
    const masuk = await kirim(
      server.url,
      d,
      0,
      { fileHarga: penuh, fileTeknis: penuh },
      {
        harga,
        nama: `${tanda}.pdf`,
      }
    )
    assert.equal(masuk.status, 200)

    // A broken resumable upload leaves ciphertext behind, too.
    const r = d.rekanan[0]!
    const tus = new TusClient(server.url, r.token)
    const tentang = { paketPenyediaId: d.id, vendorId: r.rekanan.id, jenis: 'H' }
    const mulai = await tus.begin(
      { ...tentang, filename: `${tanda}.pdf`, hargaPenawaran: harga },
      penuh.length
    )
    const separuh = await tus.patch(mulai, 0, penuh.subarray(0, penuh.length / 2))
    assert.equal(separuh.offset, Math.floor(penuh.length / 2), 'a rest of a frame is kept too')
    kenari.push(Buffer.from(mulai.key))

    await sebagaiSuper('checkpoint')
    const [pg] = await sebagaiSuper<{ data_directory: string }>('show data_directory')
    assert.deepEqual(await findInTables(kenari), [])
    assert.deepEqual(findInFiles(pg!.data_directory, kenari), [], 'tables, indexes, WAL')
    assert.deepEqual(
      findInFiles(process.env.DATA_DIR!, kenari),
      [],
      'files, mails, temporary files'
    )
    assert.notInclude(server.catatan(), tanda)
    assert.notInclude(server.catatan(), String(harga))
    assert.notInclude(server.catatan(), mulai.key)
    for (const rahasia of [`${tanda}.pdf`, String(harga)]) {
      // As the protocol's header carries it.
      assert.notInclude(server.catatan(), Buffer.from(rahasia).toString('base64'))
    }

    await mulaiPembukaan(d.id)
    const ba = await buka(server.url, d)
    assert.equal(ba.penawaran[0]!.hargaPenawaran, harga)
    assert.equal(ba.penawaran[0]!.berkas[0]!.nama, `${tanda}.pdf`)
    const teknis = ba.penawaran[0]!.berkas.find((b) => b.jenis === 'T')!
    const unduh = await fetch(`${server.url}/tender/${d.id}/T/${teknis.id}`, {
      headers: { authorization: `Bearer ${d.tokenPokja[0]}` },
    })
    assert.isTrue(Buffer.from(await unduh.arrayBuffer()).equals(penuh))
    // The search itself works: now the name and the price are there to be found.
    assert.include(await findInTables(kenari), 'public.penawaran')
    await server.henti()
  })

  test('a server that is killed during an upload: what it told as stored goes on at the next', async ({
    assert,
  }) => {
    const d = await world(1)
    await jadwalkan(d.id, 600)
    const r = d.rekanan[0]!
    const isi = pdf(undefined, 6_000_000)
    const satu = await startServer()
    const tus = new TusClient(satu.url, r.token)
    const tentang = { paketPenyediaId: d.id, vendorId: r.rekanan.id, jenis: 'T' }
    const u = await tus.begin({ ...tentang, filename: 'teknis.pdf' }, isi.length)
    assert.equal((await tus.patch(u, 0, isi.subarray(0, 2_100_001))).offset, 2_100_001)
    // A piece is under way when it dies.
    const potongan = tus.patch(u, 2_100_001, isi.subarray(2_100_001)).catch(() => null)
    process.kill(satu.pid, 'SIGKILL')
    await potongan
    const dua = await startServer()
    const lagi = new TusClient(dua.url, r.token)
    const { offset } = await lagi.head(u)
    assert.isAtLeast(offset!, 2_100_001)
    assert.equal((await lagi.patch(u, offset!, isi.subarray(offset!))).offset, isi.length)
    const kepala = { 'x-kunci-unggahan': u.key }
    const selesai = await lagi.call('POST', `${u.location}/selesai`, kepala)
    assert.equal(selesai.status, 200)
    const w = await sql<{ sha256: string }>(db, 'select sha256 from penawaran where paket_id = ?', [
      d.id,
    ])
    assert.deepEqual(w, [{ sha256: createHash('sha256').update(isi).digest('hex') }])
    await dua.henti()
  })

  for (const menit of [10, -10]) {
    test(`the storm of the last second, with a web clock ten minutes ${menit > 0 ? 'ahead' : 'behind'}`, async ({
      assert,
    }) => {
      const server = await startServer({ env: jamSalah(menit) })
      const d = await world(REKANAN)
      const isi = d.rekanan.map(() => pdf(undefined, UKURAN))
      // A server that has been at work, as it is on the last day.
      await jadwalkan(d.id, 60)
      const hangat = await kirim(server.url, d, 0, { fileAdministrasi: isi[0]! })
      assert.equal(hangat.status, 200)
      const awal = puncakMemori(server.pid)
      const mulai = performance.now()
      const storm = async (seconds: number): Promise<Jawaban[]> => {
        await jadwalkan(d.id, seconds)
        const answers = await Promise.all(
          isi.map(async (b, i) => {
            // The first ones in time, the last ones just after the end.
            await pause((i * 1000 * seconds) / REKANAN)
            return kirim(server.url, d, i, { fileTeknis: b })
          })
        )
        // A machine so busy that it took none of them in that time shows nothing yet.
        return answers.every((a) => a.status === 409) ? storm(2 * seconds) : answers
      }
      const jawaban = await storm(Number(process.env.EPROC_BADAI_DETIK ?? scaled(1500) / 1000))
      const previous = performance.now() - mulai
      const memori = puncakMemori(server.pid)
      if (process.env.EPROC_BADAI_CATAT) {
        process.stderr.write(
          `badai ${menit}: ${jawaban.filter((j) => j.status === 200).length}/${REKANAN} diterima, ${Math.round(previous)} ms, ${Math.round((awal ?? 0) / 1024)} → ${Math.round((memori ?? 0) / 1024)} MB\n`
        )
      }
      const diterima = jawaban.flatMap((j, i) => j.tandaTerima.map((t) => ({ ...t, i })))
      assert.isAbove(diterima.length, 0)
      assert.deepEqual(
        jawaban.map((j) => j.status).filter((s) => s !== 200 && s !== 409),
        []
      )
      const w = await sql<{
        rekanan_id: number
        sha256: string
        telat: boolean
        jalur_segel: string
        sha256_segel: string
      }>(
        db,
        `select w.*, w.diterima_pada >= j.selesai as telat from penawaran w
           join jadwal j on j.paket_id = w.paket_id and j.kunci = w.tahap where w.paket_id = ? and w.jenis = 'T'`,
        [d.id]
      )
      assert.equal(w.filter((b) => b.telat).length, 0, 'received after the end')
      assert.equal(w.length, diterima.length, 'recorded is exactly what was acknowledged')
      for (const t of diterima) {
        const b = w.find((x) => x.rekanan_id === t.vendor.id)!
        assert.equal(b.sha256, createHash('sha256').update(isi[t.i]!).digest('hex'))
        const segel = readFileSync(join(process.env.DATA_DIR!, b.jalur_segel))
        assert.equal(createHash('sha256').update(segel).digest('hex'), b.sha256_segel)
      }
      await mulaiPembukaan(d.id)
      const ba = await buka(server.url, d)
      assert.equal(
        ba.penawaran.flatMap((p) => p.berkas).filter((b) => b.jenis === 'T').length,
        diterima.length
      )
      assert.isTrue(ba.penawaran.every((p) => p.berkas.every((b) => b.utuh)))
      if (memori !== null) assert.isBelow(memori, MAKS_MEMORI_KB)
      await server.henti()
    })
  }
})

/** Largest resident size so far in kB; null where the system does not tell. */
function puncakMemori(pid: number): number | null {
  const letak = `/proc/${pid}/status`
  if (!existsSync(letak)) return null
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(letak, 'utf8'))?.[1] ?? 0)
}
