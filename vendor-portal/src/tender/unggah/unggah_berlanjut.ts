import type {
  KeadaanUnggahan,
  PenawaranDiterima,
  UnggahanDimulai,
} from '@eproc/domain/tender/answers_penawaran'
import type { KategoriFile } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'
import { api, GalatApi } from '@eproc/ui/api/api.ts'
import { KUNCI_TOKEN, simpanan } from '@eproc/ui/session/simpanan.ts'
import { sekarang } from '@eproc/ui/api/time.ts'

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
export async function unggahBerlanjut(berkas: File, opsi: OpsiUnggah): Promise<PenawaranDiterima> {
  opsi.keadaan('menyiapkan')
  const sha256 = await sidik(berkas)
  const { data: u } = await api.post<UnggahanDimulai>(
    '/api/lelang/unggahan',
    {
      paketPenyediaId: opsi.paketId,
      vendorId: opsi.vendorId,
      jenis: opsi.jenis,
      nama: berkas.name,
      ukuran: berkas.size,
      sha256,
      hargaPenawaran: opsi.harga,
    },
    { sinyal: opsi.sinyal }
  )
  const jalur = `/api/lelang/unggahan/${u.id}`
  const tajuk = { 'X-Kunci-Unggahan': u.kunci }
  try {
    let awal = 0
    while (awal < berkas.size) {
      opsi.keadaan('mengirim')
      awal = await tahan(u.batas, opsi, async (ulang) => {
        // After a cut the server says from where; before, we know.
        const mulai = ulang ? (await keadaan(jalur, opsi.sinyal)).diterima : awal
        opsi.kemajuan(mulai)
        if (mulai >= berkas.size) return mulai
        const potong = berkas.slice(mulai, mulai + POTONGAN)
        return (await kirimPotong(jalur, mulai, potong, tajuk, opsi)).diterima
      })
      opsi.kemajuan(awal)
    }
    opsi.keadaan('memastikan')
    // Safe to repeat: the same upload always gives the same receipt.
    return await tahan(u.batas, opsi, async () => {
      opsi.keadaan('memastikan')
      const pilihan = { tajuk, sinyal: opsi.sinyal, bilah: false }
      return (await api.post<PenawaranDiterima>(`${jalur}/selesai`, {}, pilihan)).data
    })
  } catch (galat) {
    if (opsi.sinyal.aborted) void api.hapus(jalur, { bilah: false }).catch(() => {})
    throw galat
  }
}

const keadaan = (jalur: string, sinyal: AbortSignal) =>
  api.ambil<KeadaanUnggahan>(jalur, { sinyal, bilah: false })

/** Tries again while the network is down (status 0), the server is starting, or positions differ, until `batas`. */
async function tahan<T>(
  batas: string,
  opsi: OpsiUnggah,
  kerja: (ulang: boolean) => Promise<T>
): Promise<T> {
  for (let ke = 0; ; ke++) {
    try {
      return await kerja(ke > 0)
    } catch (galat) {
      if (opsi.sinyal.aborted || !bolehUlang(galat) || sekarang() >= new Date(batas).getTime()) {
        throw galat
      }
      opsi.keadaan('terputus')
      await tunggu(JEDA_MS[Math.min(ke, JEDA_MS.length - 1)]!, opsi.sinyal)
    }
  }
}

const bolehUlang = (galat: unknown): boolean =>
  galat instanceof GalatApi &&
  (galat.status === 0 ||
    galat.status >= 502 ||
    (galat.status === 409 && galat.errors.some((e) => e.rule === 'posisi')))

/** Waits, but not longer than the network stays away. */
function tunggu(ms: number, sinyal: AbortSignal): Promise<void> {
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
    const token = simpanan.baca(KUNCI_TOKEN)
    if (token) xhr.setRequestHeader('Authorization', `Bearer ${token}`)
    xhr.setRequestHeader('Accept', 'application/json')
    xhr.setRequestHeader('Content-Type', 'application/octet-stream')
    for (const [nama, nilai] of Object.entries(tajuk)) xhr.setRequestHeader(nama, nilai)
    const putus = () => xhr.abort()
    sinyal.addEventListener('abort', putus, { once: true })
    xhr.onloadend = () => sinyal.removeEventListener('abort', putus)
    xhr.upload.onprogress = (e) => kemajuan(mulai + e.loaded)
    xhr.timeout = 120_000
    const jaringan = () => tolak(new GalatApi(0, ui.galat.jaringan))
    xhr.onerror = jaringan
    xhr.ontimeout = jaringan
    xhr.onabort = () => tolak(new GalatApi(0, ui.galat.dibatalkan))
    xhr.onload = () => {
      const isi = urai(xhr.responseText)
      if (xhr.status >= 200 && xhr.status < 300 && isi.data) terima(isi.data)
      else tolak(new GalatApi(xhr.status, isi.message ?? ui.galat.server, isi.errors ?? []))
    }
    xhr.send(potong)
  })
}

interface Badan {
  data?: KeadaanUnggahan
  message?: string
  errors?: GalatApi['errors']
}

function urai(mentah: string): Badan {
  try {
    return JSON.parse(mentah) as Badan
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
