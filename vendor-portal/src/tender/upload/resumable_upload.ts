import type {
  KeadaanUnggahan,
  PenawaranDiterima,
  UnggahanDimulai,
} from '@eproc/domain/tender/answers_penawaran'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'
import { api, ApiError } from '@eproc/ui/api/api.ts'
import { TOKEN_KEY, simpanan } from '@eproc/ui/session/simpanan.ts'
import { clockNow } from '@eproc/ui/api/time.ts'

/* Multiples of the server's 64 KiB frames: nothing of a finished piece is sent twice. */
const POTONGAN = 2 * 1024 * 1024
const JEDA_MS = [500, 1000, 2000, 3000, 5000]

export type KeadaanKirim = 'menyiapkan' | 'mengirim' | 'terputus' | 'memastikan'

export interface OpsiUnggah {
  paketId: number
  vendorId: number
  jenis: KategoriFile
  /** rupiah, required for H */
  harga: number | null
  sinyal: AbortSignal
  /** bytes that arrived */
  kemajuan: (byte: number) => void
  keadaan: (keadaan: KeadaanKirim) => void
}

/**
 * Uploads one file of a penawaran piece by piece. A broken line continues from the last safe byte until the tahap
 * ends; `sinyal` cancels it, which also deletes the pieces on the server.
 */
export async function unggahBerlanjut(
  berkas: File,
  options: OpsiUnggah
): Promise<PenawaranDiterima> {
  options.keadaan('menyiapkan')
  const sha256 = await sidik(berkas)
  const { data: u } = await api.post<UnggahanDimulai>(
    '/api/lelang/unggahan',
    {
      paketPenyediaId: options.paketId,
      vendorId: options.vendorId,
      jenis: options.jenis,
      nama: berkas.name,
      ukuran: berkas.size,
      sha256,
      hargaPenawaran: options.harga,
    },
    { sinyal: options.sinyal }
  )
  const jalur = `/api/lelang/unggahan/${u.id}`
  const tajuk = { 'X-Kunci-Unggahan': u.kunci }
  try {
    let awal = 0
    while (awal < berkas.size) {
      options.keadaan('mengirim')
      awal = await tahan(u.batas, options, async (ulang) => {
        // After a cut the server says from where; before, we know.
        const mulai = ulang ? (await keadaan(jalur, options.sinyal)).diterima : awal
        options.kemajuan(mulai)
        if (mulai >= berkas.size) return mulai
        const potong = berkas.slice(mulai, mulai + POTONGAN)
        return (await kirimPotong(jalur, mulai, potong, tajuk, options)).diterima
      })
      options.kemajuan(awal)
    }
    options.keadaan('memastikan')
    // Safe to repeat: the same upload always gives the same receipt.
    return await tahan(u.batas, options, async () => {
      options.keadaan('memastikan')
      const pilihan = { tajuk, sinyal: options.sinyal, bilah: false }
      return (await api.post<PenawaranDiterima>(`${jalur}/selesai`, {}, pilihan)).data
    })
  } catch (error) {
    if (options.sinyal.aborted) void api.hapus(jalur, { bilah: false }).catch(() => {})
    throw error
  }
}

const keadaan = (jalur: string, sinyal: AbortSignal) =>
  api.ambil<KeadaanUnggahan>(jalur, { sinyal, bilah: false })

/** Tries again while the network is down (status 0), the server is starting, or positions differ, until `batas`. */
async function tahan<T>(
  limit: string,
  options: OpsiUnggah,
  kerja: (ulang: boolean) => Promise<T>
): Promise<T> {
  for (let ke = 0; ; ke++) {
    try {
      return await kerja(ke > 0)
    } catch (error) {
      if (options.sinyal.aborted || !bolehUlang(error) || clockNow() >= new Date(limit).getTime()) {
        throw error
      }
      options.keadaan('terputus')
      await sleep(JEDA_MS[Math.min(ke, JEDA_MS.length - 1)]!, options.sinyal)
    }
  }
}

const bolehUlang = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 ||
    error.status >= 502 ||
    (error.status === 409 && error.errors.some((e) => e.rule === 'posisi')))

/** Waits, but not longer than the network stays away. */
function sleep(ms: number, sinyal: AbortSignal): Promise<void> {
  return new Promise((lanjut) => {
    const selesai = () => {
      clearTimeout(jam)
      window.removeEventListener('online', selesai)
      sinyal.removeEventListener('abort', selesai)
      lanjut()
    }
    const jam = setTimeout(selesai, ms)
    window.addEventListener('online', selesai)
    sinyal.addEventListener('abort', selesai)
  })
}

/* fetch() cannot tell how much was sent; XMLHttpRequest can. */
function kirimPotong(
  jalur: string,
  mulai: number,
  potong: Blob,
  tajuk: Record<string, string>,
  { sinyal, kemajuan }: OpsiUnggah
): Promise<KeadaanUnggahan> {
  return new Promise((terima, tolak) => {
    const xhr = new XMLHttpRequest()
    xhr.open('PUT', `${jalur}?mulai=${mulai}`)
    const token = simpanan.baca(TOKEN_KEY)
    if (token) xhr.setRequestHeader('Authorization', `Bearer ${token}`)
    xhr.setRequestHeader('Accept', 'application/json')
    xhr.setRequestHeader('Content-Type', 'application/octet-stream')
    for (const [nama, nilai] of Object.entries(tajuk)) xhr.setRequestHeader(nama, nilai)
    const putus = () => xhr.abort()
    sinyal.addEventListener('abort', putus, { once: true })
    xhr.onloadend = () => sinyal.removeEventListener('abort', putus)
    xhr.upload.onprogress = (e) => kemajuan(mulai + e.loaded)
    xhr.timeout = 120_000
    const jaringan = () => tolak(new ApiError(0, ui.errors.jaringan))
    xhr.onerror = jaringan
    xhr.ontimeout = jaringan
    xhr.onabort = () => tolak(new ApiError(0, ui.errors.dibatalkan))
    xhr.onload = () => {
      const isi = urai(xhr.responseText)
      if (xhr.status >= 200 && xhr.status < 300 && isi.data) terima(isi.data)
      else tolak(new ApiError(xhr.status, isi.message ?? ui.errors.server, isi.errors ?? []))
    }
    xhr.send(potong)
  })
}

interface Badan {
  data?: KeadaanUnggahan
  message?: string
  errors?: ApiError['errors']
}

function urai(raw: string): Badan {
  try {
    return JSON.parse(raw) as Badan
  } catch {
    return {}
  }
}

/** SHA-256 in hexadecimal; null outside a secure context, where the server's own calculation has to do. */
export async function sidik(berkas: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const isi = await crypto.subtle.digest('SHA-256', await berkas.arrayBuffer())
  return [...new Uint8Array(isi)].map((n) => n.toString(16).padStart(2, '0')).join('')
}
