/** A whole KTEN, played in the rehearsal room by its cast: what each of them does in a stage, by the room's own calls. */
import type { LoginAnswer } from '@eproc/domain/akun/answers'
import type { InformasiPaket } from '@eproc/domain/tender/answers_paket'
import { pdfBlob } from './calls.ts'
import { dayFromNow } from './dates.ts'

interface Play {
  room: string
  cookie: string
  paketId: number
}

type Body = Record<string, unknown> | FormData

/** A call of one of the cast; throws when it is refused. */
async function ask(p: Play, login: string, method: string, path: string, body?: Body) {
  const part = await send(p, null, 'POST', '/api/latihan/peran', { login })
  const { token, vendor } = (part as { data: LoginAnswer }).data
  const vendorId = vendor?.id ?? 0
  return { vendorId, answer: await send(p, token, method, path, body) }
}

async function send(
  { room, cookie }: Play,
  token: string | null,
  method: string,
  path: string,
  body?: Body
): Promise<unknown> {
  const json = body && !(body instanceof FormData)
  const answer = await fetch(`${room}${path}`, {
    method,
    headers: {
      cookie,
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: json ? JSON.stringify(body) : (body as FormData) } : {}),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${method} ${path}: ${text}`)
  return JSON.parse(text)
}

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [key, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.append(key, value)
    else data.append(key, value, `${key.replaceAll(/\W/g, '')}.pdf`)
  }
  return data
}

/** Letters to vendors: a list with a file a row, as the screens of S3 §5.1 send it. */
const letters = (p: Play, list: string, rows: object[], more: Record<string, string> = {}) =>
  form({
    userId: '1',
    paketPenyediaId: String(p.paketId),
    count: String(rows.length),
    [list]: JSON.stringify(rows.map((row) => ({ include: true, ...row }))),
    ...more,
    ...Object.fromEntries(rows.map((_, i) => [`listUploadFile[${i}]`, pdfBlob()])),
  })

const VENDORS = ['rekanan1', 'rekanan2'] as const

/** The cast's ids and the price that both stay below. */
export interface Cast {
  winner: number
  other: number
  price: number
  ppk: string
}

/** Both vendors register; whose PPK it is and what it may cost is read. */
export async function registerBoth(p: Play): Promise<Cast> {
  const ids: number[] = []
  for (const login of VENDORS) {
    const { vendorId } = await ask(p, login, 'GET', '/api/time')
    const body = { paketPenyediaId: p.paketId, vendorId, pakta: true }
    await ask(p, login, 'POST', '/api/lelang/peserta/daftar', body)
    ids.push(vendorId)
  }
  const { answer } = await ask(p, 'rekanan1', 'GET', `/api/paket/${p.paketId}/informasi`)
  const { totalPagu } = (answer as { data: InformasiPaket }).data
  for (const login of ['panitia1', 'panitia2']) {
    // Refused where the cast has declared already.
    await ask(p, login, 'POST', `/api/paket/${p.paketId}/benturan`, {}).catch(() => undefined)
  }
  return { winner: ids[0]!, other: ids[1]!, price: Math.floor(totalPagu * 0.9), ppk: 'ppk' }
}

/** What is done in each stage of KTEN after the registration, by its name. */
export const DEEDS: Readonly<Record<string, (p: Play, c: Cast) => Promise<void>>> = {
  'Penjelasan': async (p) => {
    await ask(p, 'rekanan1', 'POST', '/api/tender/chat', {
      paketPenyediaId: p.paketId,
      tahap: 'PP1',
      subject: 'Garansi',
      message: 'Berapa lama?',
    })
  },
  'Pemasukan Dokumen Penawaran': async (p, { winner, other, price }) => {
    for (const [login, vendorId, hargaPenawaran] of [
      ['rekanan1', winner, price],
      ['rekanan2', other, price + 1_000_000],
    ] as const) {
      const fields = ['fileKualifikasi', 'fileAdministrasi', 'fileTeknis', 'fileHarga']
      const offer = form({
        paketPenyediaId: String(p.paketId),
        vendorId: String(vendorId),
        hargaPenawaran: String(hargaPenawaran),
        ...Object.fromEntries(fields.map((field) => [field, pdfBlob()])),
      })
      await ask(p, login, 'PUT', '/api/lelang/upload/penawaran', offer)
    }
  },
  'Pembukaan Dokumen Penawaran': async (p) => {
    await ask(p, 'panitia1', 'POST', `/api/tender/pembukaan/${p.paketId}`, {})
    await ask(p, 'panitia2', 'POST', `/api/tender/pembukaan/${p.paketId}/sahkan`, {})
  },
  'Evaluasi Administrasi, Teknis, Harga dan Kualifikasi': async (p, c) => {
    const row = (vendorId: number) => ({
      vendorId,
      hasilKualifikasi: true,
      lulusKualifikasi: true,
      hasilAdministrasi: true,
      hasilTeknis: 80,
      lulusTeknis: true,
      lulusHarga: true,
    })
    await ask(p, 'panitia1', 'PUT', '/api/lelang/evaluasi', {
      paketPenyediaId: p.paketId,
      dokumenKualifikasi: true,
      kualifikasi: true,
      administrasi: true,
      teknis: true,
      harga: true,
      listEvaluasi: [row(c.winner), row(c.other)],
    })
  },
  'Undangan Pembuktian Kualifikasi': async (p, { winner }) => {
    const letter = letters(p, 'listUndangan', [{ vendorId: winner }], { tipe: 'B' })
    await ask(p, 'panitia1', 'POST', '/api/lelang/undangan', letter)
  },
  'Penetapan Pemenang': async (p, { ppk }) => {
    const url = `/api/tender/penetapan/${p.paketId}`
    await ask(p, 'panitia1', 'POST', url, { alasan: 'Kedua harga wajar.' })
    await ask(p, ppk, 'POST', `${url}/tegaskan`, {})
  },
  'Masa Sanggah': async (p, { other }) => {
    const objection = form({
      paketPenyediaId: String(p.paketId),
      vendorId: String(other),
      tipe: 'B',
      tipeFileVendor: 'V',
      fileSanggahVendor: pdfBlob(),
    })
    await ask(p, 'rekanan2', 'POST', '/api/lelang/masa-sanggah/vendor', objection)
    const reply = { vendorId: other, hasil: 'tidakTerbukti', catatan: 'Tidak berdasar.' }
    const more = { tipe: 'B', tipeFileAdmin: 'A' }
    const answer = letters(p, 'listSanggah', [reply], more)
    await ask(p, 'panitia1', 'POST', '/api/lelang/masa-sanggah', answer)
  },
  'Undangan Klarifikasi dan Negosiasi': async (p, { winner }) => {
    const letter = letters(p, 'listUndangan', [{ vendorId: winner }], { tipe: 'N' })
    await ask(p, 'panitia1', 'POST', '/api/lelang/undangan', letter)
  },
  'Klarifikasi dan Negosiasi': async (p, { winner, price }) => {
    await ask(p, 'panitia1', 'PUT', '/api/lelang/negosiasi', {
      paketPenyediaId: p.paketId,
      listEvaluasi: [{ vendorId: winner, negosiasiHarga: price - 1_000_000 }],
    })
  },
  'Berita Acara Klarifikasi dan Negosiasi': async (p, { winner }) => {
    const letter = letters(p, 'listBaPeserta', [{ vendorId: winner }])
    await ask(p, 'panitia1', 'POST', '/api/lelang/ba-klarifikasi-negosiasi', letter)
  },
  'SPPBJ': async (p, { winner, ppk }) => {
    const letter = letters(p, 'listSppbj', [{ vendorId: winner }])
    await ask(p, ppk, 'POST', '/api/lelang/sppbj', letter)
    await ask(p, ppk, 'PUT', `/api/rup/lelang/selesai/${p.paketId}`, {})
  },
  'Penandatanganan SPK': async (p, { price, ppk }) => {
    await ask(p, ppk, 'PUT', '/api/lelang/surat-perjanjian', {
      paketPenyediaId: p.paketId,
      lamaPekerjaan: 90,
      jenisHari: 'K',
      tglKontrak: dayFromNow(60),
      mulaiKontrak: dayFromNow(61),
      selesaiKontrak: dayFromNow(151),
      nilaiKontrak: price - 1_000_000,
    })
  },
  'Penandatanganan SPMK': async (p, { ppk }) => {
    await ask(p, ppk, 'PUT', `/api/rup/lelang/selesai-smpk/${p.paketId}`, {})
  },
}
