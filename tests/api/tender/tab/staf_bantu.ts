/** People and deeds of the staff's tables: who asks, with which call, and what its last check says. */
import type { ApiClient, ApiRequest } from '@japa/api-client'
import { createPengguna, signInAs, type PenggunaValues } from '@eproc/database/factories/pengguna'
import { createPembukaan } from '@eproc/database/factories/peserta'
import {
  createNilai,
  createPenetapan,
  createTender,
  type TenderUji,
} from '@eproc/database/factories/tender'
import type { Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import type { Hak } from '@eproc/domain/common/rights'
import { uraiTab, type JenisTab } from '@eproc/domain/tahap/tab'
import { tabKerja, TEMPLAT, type KodeTemplat } from '@eproc/domain/tahap/templat'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import { paket as teksPaket } from '@eproc/i18n/id/paket'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { tender } from '@eproc/i18n/id/tender'
import { tenderHasil as teks } from '@eproc/i18n/id/tender_hasil'
import { body, data } from '../../../lib/answers.ts'
import { sqlNow } from '../../../lib/dates.ts'
import { rows } from '../../../lib/query.ts'
import { GOLDEN_STAF, WEWENANG, type Golden, type Perbuatan, type Staf } from './golden_staf.ts'

const ORANG: Readonly<Record<Exclude<Staf, 'pokja' | 'ppkPaket'>, PenggunaValues>> = {
  operatorULP: { peran: 'operatorULP' },
  manajerULP: { peran: 'manajerULP' },
  operator: { peran: 'operator', divisi: '2020' },
  manajer: { peran: 'manajer', divisi: '2020' },
  ppkDirektorat: { peran: 'ppk', divisi: '20' },
  pa: { peran: 'pa', divisi: '20' },
  adminit: { peran: 'adminit' },
  superAdmin: { peran: 'superAdmin' },
  unlada: { peran: 'operator', divisi: 'unlada' },
}
export const STAF = Object.keys(WEWENANG) as Staf[]
const NOBODY = 2_000_000_000
const PART = { K: 'kualifikasi', T: 'teknis', H: 'harga' } as const

export interface Story {
  kode: KodeTemplat
  golden: Golden
  t: TenderUji
  token: Record<Staf, string>
  /** topic of the explanation, by phase */
  topik: Record<string, number>
}

interface Deed {
  right: Hak
  /** kind of its tab, where that is not the deed's own name */
  tab?: JenisTab
  call: (client: ApiClient, s: Story, variant: string) => ApiRequest
  /** what its last check says, or that it is done */
  said: string | RegExp
}

/** A list of letters in which nobody is ticked. */
const letters =
  (path: string, list: string, more: Record<string, string> = {}): Deed['call'] =>
  (client, { t }, tipe) => {
    const call = client.post(path).field('paketPenyediaId', String(t.id)).field(list, '[]')
    for (const [name, value] of Object.entries({ userId: '1', count: '0', ...more, tipe }))
      if (value) call.field(name, value)
    return call
  }
const saved =
  (path: string, json: (variant: string) => object): Deed['call'] =>
  (client, { t }, variant) =>
    client.put(path).json({ paketPenyediaId: t.id, ...json(variant) })

const DEEDS: Readonly<Record<string, Deed>> = {
  'undangan': {
    right: 'tender.undangan',
    call: letters('/api/lelang/undangan', 'listUndangan'),
    said: tender.undangan.minimal,
  },
  'jawab': {
    right: 'tender.chat.jawab',
    tab: 'penjelasan',
    call: (client, { topik }, phase) =>
      client.post('/api/tender/chat/message').json({ chatId: topik[phase]!, message: 'Ya.' }),
    said: tender.penjelasan.terkirim,
  },
  'buka': {
    right: 'tender.buka',
    tab: 'pembukaan',
    call: (client, { t }) => client.post(`/api/tender/pembukaan/${t.id}`).json({}),
    said: penawaran.buka.sudahDibuka,
  },
  'nilai': {
    right: 'tender.evaluasi',
    tab: 'evaluasi',
    call: saved('/api/lelang/evaluasi', (part) => ({
      [PART[part as keyof typeof PART]]: true,
      listEvaluasi: [{ vendorId: NOBODY }],
    })),
    said: teks.evaluasi.bukanPenawar,
  },
  'usul': {
    right: 'tender.penetapan.usul',
    tab: 'penetapan',
    call: (client, { t }) => client.post(`/api/tender/penetapan/${t.id}`).json({ tahap: 'lain' }),
    said: /^Tahap yang sedang berjalan adalah /,
  },
  'sanggah': {
    right: 'tender.sanggah.jawab',
    call: letters('/api/lelang/masa-sanggah', 'listSanggah', { tipeFileAdmin: 'A' }),
    said: teks.sanggah.minimal,
  },
  'negosiasi': {
    right: 'tender.negosiasi',
    call: saved('/api/lelang/negosiasi', () => ({ listEvaluasi: [] })),
    said: teks.negosiasi.kosong,
  },
  'ba-negosiasi': {
    right: 'tender.beritaAcara',
    call: letters('/api/lelang/ba-klarifikasi-negosiasi', 'listBaPeserta'),
    said: teks.beritaAcara.minimal,
  },
  'ba-pl': {
    right: 'tender.baPl',
    call: (client, { t }) =>
      client
        .post('/api/rup/lelang/penunjukan-langsung/berita-acara')
        .field('paketPenyediaId', String(t.id)),
    said: teks.baPl.kosong,
  },
  'sppbj': {
    right: 'kontrak.sppbj',
    call: letters('/api/lelang/sppbj', 'listSppbj'),
    said: teks.sppbj.minimal,
  },
  'spk': {
    right: 'kontrak.surat',
    call: saved('/api/lelang/surat-perjanjian', () => ({})),
    said: new RegExp(`^(${teks.kontrak.belumSppbj}|${teks.kontrak.belumBa})$`),
  },
  'spmk': {
    right: 'kontrak.spmk',
    call: (client, { t }) => client.put(`/api/rup/lelang/selesai-smpk/${t.id}`),
    said: teks.kontrak.belumDisimpan,
  },
}

const parts = (deed: Perbuatan) => deed.split(':') as [string, string?]
export const mayDo = (who: Staf, deed: Perbuatan): boolean =>
  (WEWENANG[who] as readonly string[]).includes(parts(deed)[0])

/** Done, or refused by the last check only: 'ya'. Else why not: the status; 'tutup' is a stage that is not open. */
export async function tried(
  client: ApiClient,
  s: Story,
  who: Staf,
  deed: Perbuatan
): Promise<string> {
  const [kind, variant = ''] = parts(deed)
  const { call, said } = DEEDS[kind]!
  const answer = await call(client, s, variant).bearerToken(s.token[who]).accept('json')
  const { message = '' } = body<{ message?: string }>(answer)
  if (said === message || (said instanceof RegExp && said.test(message))) return 'ya'
  if (message === teksPaket.errors.belumBebasBenturan) return 'belum menyatakan'
  if (answer.status() === 409) return 'tutup'
  return `${answer.status()} ${answer.status() === 403 ? '' : message}`.trim()
}

/** The tabs as this person sees them; null for who does not see the package. */
export async function tabsOf(client: ApiClient, s: Story, who: Staf): Promise<TabAnswer | null> {
  const answer = await client.get(`/api/paket/${s.t.id}/tab`).bearerToken(s.token[who])
  return answer.status() === 404 ? null : data<TabAnswer>(answer)
}

/** Do they offer the deed now, as the screens read them: an open tab, and the right to use? */
export function offered(told: TabAnswer | null, deed: Perbuatan): boolean {
  if (told === null) return false
  const [kind, variant] = parts(deed)
  const { right, tab = kind } = DEEDS[kind]!
  const open = told.tab.flatMap((t) => t.buka.map(uraiTab))
  const fits = (varian: string | null) =>
    !variant || (kind === 'nilai' ? varian!.includes(variant) : varian === variant)
  return told.bisa.includes(right) && open.some((t) => t.jenis === tab && fits(t.varian))
}

/** A package of this template in which everything has been done that a deed may ask for. */
export async function story(kode: KodeTemplat): Promise<Story> {
  const golden = GOLDEN_STAF[kode]
  const kualifikasi = kode.slice(0, -3) as Kualifikasi | ''
  const openings = TEMPLAT[kode].filter((x) => x.staf.some((tab) => tab.startsWith('pembukaan')))
  const [first, ...others] = openings.map(({ kunci }) => kunci)
  const values = {
    metode: kode.slice(-3) as MetodePemilihan,
    jenis: golden.jenis,
    ...(kualifikasi ? { kualifikasi } : {}),
  }
  const t = await createTender([717_293_851, 728_394_617], values, { tahapBuka: first! })
  for (const tahap of others) await createPembukaan(t.id, t.pokja, tahap)
  for (const { rekanan } of t.rekanan) await createNilai(t.id, rekanan.id)
  for (const { kunci } of TEMPLAT[kode].filter((x) => tabKerja(x).includes('penetapan')))
    await createPenetapan(t, [t.rekanan[0]!.rekanan], kunci)
  const { rekanan } = t.rekanan[0]!
  const topics = await rows<{ id: number; fase: string }>(
    `insert into topik (paket_id, fase, rekanan_id, pembuat_id, subjek, pesan, dibuat_pada, diubah_pada)
     select ?, f, r.id, r.pengguna_id, 'Gambar', 'Di mana gambarnya', ${sqlNow()}, ${sqlNow()}
       from rekanan r, unnest(array['PP0', 'PP1']) f where r.id = ? returning id, fase`,
    [t.id, rekanan.id]
  )
  const roles = await Promise.all(
    Object.entries(ORANG).map(async ([who, isi]) => [
      who,
      await signInAs(await createPengguna(isi)),
    ])
  )
  return {
    kode,
    golden,
    t,
    token: { pokja: t.tokenPokja[0]!, ppkPaket: t.tokenPpk, ...Object.fromEntries(roles) },
    topik: Object.fromEntries(topics.map(({ fase, id }) => [fase, id])),
  }
}
