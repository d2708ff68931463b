/**
 * What vendors get told, event by event (decisions §5): whom each deed of a tender reaches by bell and mail, with which
 * words, and nobody else. The table is written from the decisions, not from the code.
 */
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { umumkanHasil } from '@eproc/backend/app/tender/hasil/umumkan_hasil'
import { createPaketTerbit, jadwalUji, keTahap } from '@eproc/database/factories/paket'
import { signInAs } from '@eproc/database/factories/pengguna'
import { createPenyedia } from '@eproc/database/factories/peserta'
import type { TenderUji } from '@eproc/database/factories/tender'
import { cleanSlate } from '../../../lib/dates.ts'
import { PDF, pdfFile } from '../../../lib/files.ts'
import { notifications } from '../../../lib/notifications.ts'
import { mailsTo } from '../../../lib/outbox.ts'
import { tokenFor } from '../../../lib/people.ts'
import { rows } from '../../../lib/query.ts'
import { HARGA, pelaku, terbit } from '../alur_kten_bantu.ts'
import { jawabSanggah, kirimBa, kirimSppbj, sanggah, sendList } from '../bantu_hasil.ts'

const NAMES = ['menang', 'kalah', 'gugur', 'terlambat'] as const
type Name = (typeof NAMES)[number]
const ALL = NAMES
const HARI_MS = 86_400_000

interface Told {
  event: string
  /** who hears of it; nobody else does */
  to: readonly Name[]
  /** the bell's line, and the subject of the mail or its first line */
  bell: RegExp
  /** what the mail says beside it */
  mail?: RegExp
  deed(context: TestContext, t: TenderUji): Promise<void>
}

/** The last deed of an event has to be taken. */
const done = async (answer: PromiseLike<{ assertStatus(status: number): void }>) =>
  (await answer).assertStatus(200)

/** Everything that did not begin yet a day later, asked for by the PPK and agreed to by the manager. */
async function revise({ client }: TestContext, t: TenderUji, since: number): Promise<void> {
  const at = (time: Date | null, late: boolean) =>
    time && new Date(time.getTime() + (late ? HARI_MS : 0)).toISOString()
  const list = (await jadwalUji(t.id)).map(({ urut, include, mulai, selesai }) => ({
    urut,
    include,
    mulai: at(mulai, urut > since),
    selesai: at(selesai, urut > since),
    remark: urut > since ? 'Menunggu gambar kerja' : null,
  }))
  await done(
    client
      .post('/api/rup/jadwal/revisi')
      .bearerToken(t.tokenPpk)
      .json({ paketPenyediaId: t.id, listRevisiJadwal: list })
  )
  const manajer = await tokenFor({ peran: 'manajerULP', divisi: 'unlada' })
  await rows(`delete from notifikasi returning id`)
  await rows(`delete from surat returning id`)
  await done(client.post(`/api/rup/jadwal/revisi/approve/${t.id}`).bearerToken(manajer))
}

const sdp = ({ client }: TestContext, t: TenderUji) =>
  client
    .post('/api/lelang/prakualifikasi/upload')
    .bearerToken(t.tokenPokja[0]!)
    .field('paketPenyediaId', String(t.id))
    .file('fileSDP', PDF, pdfFile('sdp.pdf'))

/** A file in the schedule's stage of this number. */
const stageFile = ({ client }: TestContext, t: TenderUji, urut: number, shown: boolean) =>
  client
    .post('/api/rup/jadwal/upload')
    .bearerToken(t.tokenPokja[0]!)
    .fields({ 'paketPenyediaId': String(t.id), 'fileCount': '1', 'uruts[0]': String(urut) })
    .field('showVendors[0]', String(shown))
    .file('uploadFiles[0]', PDF, pdfFile('syarat.pdf'))

const EVENTS: readonly Told[] = [
  {
    event: 'the first documents, while vendors may read them',
    to: ALL,
    bell: /^Dokumen paket .* dapat diunduh$/,
    mail: /Dokumen pengadaan/,
    deed: async (c, t) => {
      await keTahap(t.id, 'dokumen')
      for (const { rekanan, token } of t.rekanan) {
        const body = { paketPenyediaId: t.id, vendorId: rekanan.id, pakta: true }
        await done(c.client.post('/api/lelang/peserta/daftar').bearerToken(token).json(body))
      }
      await rows('delete from notifikasi returning id')
      await rows('delete from surat returning id')
      await done(sdp(c, t))
    },
  },
  {
    event: 'a changed schedule, with what it was and became',
    to: ALL,
    bell: /^Jadwal paket .* berubah/,
    mail: /Pemasukan Dokumen Penawaran: .* WIB \(semula .* WIB\)/,
    deed: (c, t) => revise(c, t, 2),
  },
  {
    event: 'a file of the explanation, in its stage',
    to: ALL,
    bell: /^Berkas baru pada tahap Penjelasan paket /,
    mail: /uji\.pdf/,
    deed: async (c, t) => {
      const { masuk, berkasTahap } = pelaku(c, t)
      await masuk(3)
      await done(berkasTahap(3))
    },
  },
  {
    event: 'an answer to a question, to the others',
    to: ['menang', 'gugur', 'terlambat'],
    bell: /^Ada jawaban pada topik "Gambar"/,
    deed: async (c, t) => {
      const { kalah, ketua, masuk } = pelaku(c, t)
      await masuk(3)
      const topic = { paketPenyediaId: t.id, tahap: 'PP1', subject: 'Gambar', message: 'Mana?' }
      await done(c.client.post('/api/tender/chat').bearerToken(kalah.token).json(topic))
      const [made] = await rows<{ id: number }>('select id from topik where paket_id = ?', [t.id])
      const message = { chatId: made!.id, message: 'Lihat lampiran.' }
      await done(c.client.post('/api/tender/chat/message').bearerToken(ketua).json(message))
      const asked = await notifications(kalah.pengguna.id)
      c.assert.match(asked[0]!.pesan, /^Pertanyaan Anda "Gambar" pada paket .+ mendapat tanggapan$/)
      c.assert.equal((await mailsTo(kalah.pengguna.email))[0]!.perihal, asked[0]!.pesan)
      await rows('delete from notifikasi where penerima_id = ? returning id', [kalah.pengguna.id])
      await rows('delete from surat where kepada = ? returning id', [kalah.pengguna.email])
    },
  },
  {
    event: 'an addendum',
    to: ALL,
    bell: /^Dokumen paket .* telah diubah \(addendum\)$/,
    mail: /Unduh versi terbaru sebelum memasukkan penawaran/,
    deed: async (c, t) => {
      await keTahap(t.id, 'pemasukan')
      await done(sdp(c, t))
    },
  },
  {
    event: 'a file that is laid where vendors see it, in a stage that is over',
    to: ALL,
    bell: /^Berkas baru pada tahap Pendaftaran dan Pengambilan Dokumen paket /,
    mail: /syarat\.pdf/,
    deed: (c, t) => done(stageFile(c, t, 2, true)),
  },
  {
    event: 'a file for the staff alone, and one for a stage to come: nothing yet',
    to: [],
    bell: /./,
    deed: async (c, t) => {
      await done(stageFile(c, t, 2, false))
      await done(stageFile(c, t, 10, true))
    },
  },
  {
    event: 'the opening, without a word of what was in it',
    to: ALL,
    bell: /^Penawaran paket .* dibuka/,
    deed: async (c, t) => {
      const { menang, kalah, gugur, ketua, anggota, tawar } = pelaku(c, t)
      await done(tawar(menang, HARGA.menang))
      await done(tawar(kalah, HARGA.kalah))
      await done(tawar(gugur, HARGA.gugur))
      await keTahap(t.id, 'pembukaan')
      const url = `/api/tender/pembukaan/${t.id}`
      await done(c.client.post(url).bearerToken(ketua).json({}))
      await rows('delete from notifikasi returning id')
      await rows('delete from surat returning id')
      await done(c.client.post(`${url}/sahkan`).bearerToken(anggota).json({}))
      for (const { pengguna } of t.rekanan) {
        const [mail] = await mailsTo(pengguna.email)
        c.assert.notMatch(mail!.teks, /\b(800|860|780)\.000\.000\b/)
      }
    },
  },
  {
    event: 'an invitation, to whom it is for',
    to: ['menang', 'kalah'],
    bell: /^Anda menerima Undangan Pembuktian Kualifikasi/,
    deed: async (c, t) => {
      const { menang, kalah, gugur, evaluasi, undang } = pelaku(c, t)
      await keTahap(t.id, 'evaluasi')
      const of = (r: (typeof t.rekanan)[number], passes: boolean) => ({
        vendorId: r.rekanan.id,
        hasilKualifikasi: true,
        lulusKualifikasi: true,
        hasilAdministrasi: passes,
        hasilTeknis: 80,
        lulusTeknis: passes,
        lulusHarga: passes,
        alasan: { administrasi: 'Surat tidak sah', teknis: '-', harga: 'Wajar' },
      })
      await done(
        evaluasi({
          dokumenKualifikasi: true,
          kualifikasi: true,
          administrasi: true,
          teknis: true,
          harga: true,
          listEvaluasi: [of(menang, true), of(kalah, true), of(gugur, false)],
        })
      )
      await keTahap(t.id, 'undangan-pembuktian')
      await done(undang('B', menang, kalah))
    },
  },
  {
    event: 'a proposed and confirmed winner: nothing yet',
    to: [],
    bell: /./,
    deed: async (c, t) => {
      await keTahap(t.id, 'penetapan')
      const url = `/api/tender/penetapan/${t.id}`
      const reason = { alasan: 'Wajar' }
      await done(c.client.post(url).bearerToken(t.tokenPokja[0]!).json(reason))
      await done(c.client.post(`${url}/tegaskan`).bearerToken(t.tokenPpk).json({}))
      await umumkanHasil()
    },
  },
  {
    event: 'the result, once its stage has begun',
    to: ALL,
    bell: /^Pengumuman Pemenang paket .* telah terbit$/,
    mail: /alasannya dapat dibaca/,
    deed: async (c, t) => {
      await keTahap(t.id, 'pengumuman-pemenang')
      c.assert.equal(await umumkanHasil(), 1)
      c.assert.equal(await umumkanHasil(), 0)
    },
  },
  {
    event: 'the reply to an objection, to its vendor',
    to: ['gugur'],
    bell: /^Sanggahan Anda pada paket .* telah dijawab$/,
    mail: /Hasil: Tidak terbukti/i,
    deed: async (c, t) => {
      const { gugur } = pelaku(c, t)
      await keTahap(t.id, 'sanggah')
      await done(sanggah(c.client, t, gugur))
      const reply = {
        vendorId: gugur.rekanan.id,
        hasil: 'tidakTerbukti',
        catatan: 'Tidak',
      } as const
      await done(jawabSanggah(c.client, t, [reply]))
    },
  },
  {
    event: 'the invitation to negotiate, to the winner',
    to: ['menang'],
    bell: /^Anda menerima Undangan Klarifikasi dan Negosiasi/,
    deed: async (c, t) => {
      const { menang, undang } = pelaku(c, t)
      await keTahap(t.id, 'undangan-negosiasi')
      await done(undang('N', menang))
    },
  },
  {
    event: 'the minutes of the negotiation, to the winner',
    to: ['menang'],
    bell: /^Berita acara klarifikasi dan negosiasi paket .* telah dikirim$/,
    deed: async (c, t) => {
      const { menang, ketua } = pelaku(c, t)
      const vendorId = menang.rekanan.id
      await keTahap(t.id, 'negosiasi')
      const result = { paketPenyediaId: t.id, listEvaluasi: [{ vendorId, negosiasiHarga: 790e6 }] }
      await done(c.client.put('/api/lelang/negosiasi').bearerToken(ketua).json(result))
      await keTahap(t.id, 'ba-negosiasi')
      await done(kirimBa(c.client, t, [{ vendorId }]))
    },
  },
  {
    event: 'SPPBJ, to the winner',
    to: ['menang'],
    bell: /^SPPBJ paket .* telah dikirim kepada Anda$/,
    deed: async (c, t) => {
      await keTahap(t.id, 'sppbj')
      await done(kirimSppbj(c.client, t, [{ vendorId: t.rekanan[0]!.rekanan.id }]))
    },
  },
]

/** The last line that this vendor was told, by bell and by mail, leads to the package. */
async function told(
  { assert }: TestContext,
  t: TenderUji,
  at: number,
  { event, bell, mail }: Told
): Promise<void> {
  const { pengguna } = t.rekanan[at]!
  const name = `${event}: ${NAMES[at]!}`
  const bells = await notifications(pengguna.id)
  assert.lengthOf(bells, 1, name)
  assert.match(bells[0]!.pesan, bell, name)
  assert.equal(bells[0]!.tautan, `/vendor?paket=${t.id}`, name)
  const mails = await mailsTo(pengguna.email)
  assert.lengthOf(mails, 1, name)
  assert.include(mails[0]!.teks, `/vendor?paket=${t.id}`, name)
  if (mail) assert.match(mails[0]!.teks.replaceAll(/\s+/g, ' '), mail, name)
}

test.group('What vendors of a tender are told', (group) => {
  group.setup(cleanSlate)
  let t: TenderUji
  // The first test publishes it; each further one is an event, in the order of the tender.
  test('who was not in it is told nothing of its publication', async (context) => {
    t = await terbit(context.client)
    for (const { pengguna } of t.rekanan) {
      context.assert.isEmpty(await notifications(pengguna.id))
    }
  })

  for (const row of EVENTS) {
    test(row.event, async (context) => {
      await rows('delete from notifikasi returning id')
      await rows('delete from surat returning id')
      await row.deed(context, t)
      // A receipt is the deed's own paper.
      await rows(`delete from surat where perihal like 'Tanda terima%' returning id`)
      await rows(`delete from notifikasi where pesan like 'Tanda terima%' returning id`)
      for (const [at, name] of NAMES.entries()) {
        if (row.to.includes(name)) await told(context, t, at, row)
        else {
          const { id, email } = t.rekanan[at]!.pengguna
          context.assert.isEmpty(await notifications(id), `${row.event}: ${name}`)
          context.assert.isEmpty(await mailsTo(email), `${row.event}: ${name}`)
        }
      }
    })
  }
})

test.group('What vendors are told: others than participants', (group) => {
  group.each.setup(cleanSlate)

  test('who was invited hears of its invitation, of a changed schedule and of the end', async (context) => {
    const { client, assert } = context
    const p = await createPaketTerbit({ metode: 'TLA', jenis: 'BAR' })
    const [invited, stranger] = [await createPenyedia(), await createPenyedia()]
    const tokenPokja = await Promise.all(p.pokja.map(signInAs))
    const t: TenderUji = {
      ...p,
      id: p.paket.id,
      rekanan: [invited, stranger],
      tokenPokja,
      tokenPpk: await signInAs(p.ppk),
    }
    const lines = async ({ pengguna }: typeof invited) => {
      const bells = (await notifications(pengguna.id)).map(({ pesan }) => pesan)
      assert.lengthOf(await mailsTo(pengguna.email), bells.length)
      return bells
    }
    await keTahap(t.id, 'undangan-peserta')
    await done(
      sendList(client, {
        alamat: '/api/lelang/undangan',
        token: tokenPokja[0]!,
        paketId: t.id,
        daftar: 'listUndangan',
        rows: [{ vendorId: invited.rekanan.id }],
        lain: { tipe: 'P' },
      })
    )
    assert.match((await lines(invited)).join(), /^Anda menerima Undangan Peserta/)
    await revise(context, t, 1)
    assert.match((await lines(invited)).join(), /^Jadwal paket .* berubah/)
    const stop = { alasan: 'Anggaran dialihkan' }
    await done(client.put(`/api/rup/lelang/batal/${t.id}`).bearerToken(t.tokenPpk).json(stop))
    assert.match((await lines(invited)).at(-1)!, /dibatalkan$/)
    assert.include((await mailsTo(invited.pengguna.email))[0]!.teks, 'Anggaran dialihkan')
    assert.isEmpty(await lines(stranger))
  })
})
