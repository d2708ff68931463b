/**
 * A bounded load on one address of this machine over kept-alive connections, and its figures.
 */
import { Agent, request } from 'node:http'

export interface Beban {
  url: string
  metode?: string
  /** the same for all, or those of the n-th request */
  kepala?: Readonly<Record<string, string>> | ((ke: number) => Readonly<Record<string, string>>)
  /** body of the n-th request, in pieces: what the client copies would count against the server */
  badan?: (ke: number) => readonly Buffer[]
  sambungan: number
  detik: number
}

export interface HasilBeban {
  perDetik: number
  /** milliseconds */
  p50: number
  p99: number
  jumlah: number
  /** answers outside 2xx, and broken connections (0), by status */
  gagal: number
  status: Record<number, number>
}

/** Sends requests for `detik` seconds on `sambungan` connections, one after another on each. */
export async function beban(isi: Beban): Promise<HasilBeban> {
  const tujuan = new URL(isi.url)
  if (!['127.0.0.1', 'localhost'].includes(tujuan.hostname)) {
    throw new Error('Beban hanya boleh ditujukan ke mesin ini')
  }
  const agen = new Agent({ keepAlive: true, maxSockets: isi.sambungan })
  const durations: number[] = []
  let gagal = 0
  const semuaStatus: Record<number, number> = {}
  let ke = 0
  const awal = performance.now()
  const selesai = awal + isi.detik * 1000
  const jalur = async () => {
    while (performance.now() < selesai) {
      const mulai = performance.now()
      const status = await sekali(agen, isi, tujuan, ke++).catch(() => 0)
      durations.push(performance.now() - mulai)
      semuaStatus[status] = (semuaStatus[status] ?? 0) + 1
      if (status < 200 || status > 299) gagal++
    }
  }
  await Promise.all(Array.from({ length: isi.sambungan }, jalur))
  const seconds = (performance.now() - awal) / 1000
  agen.destroy()
  durations.sort((a, b) => a - b)
  return {
    perDetik: durations.length / seconds,
    p50: durations[Math.floor(durations.length * 0.5)] ?? 0,
    p99: durations[Math.floor(durations.length * 0.99)] ?? 0,
    jumlah: durations.length,
    gagal,
    status: semuaStatus,
  }
}

function sekali(agen: Agent, isi: Beban, tujuan: URL, ke: number): Promise<number> {
  const body = isi.badan?.(ke)
  const length = body?.reduce((sum, piece) => sum + piece.length, 0)
  return new Promise((berhasil, rusak) => {
    const minta = request(
      tujuan,
      {
        agent: agen,
        method: isi.metode ?? 'GET',
        headers: {
          accept: 'application/json',
          ...(typeof isi.kepala === 'function' ? isi.kepala(ke) : isi.kepala),
          ...(length === undefined ? {} : { 'content-length': length }),
        },
      },
      (jawab) => {
        jawab.on('data', () => {})
        jawab.on('end', () => berhasil(jawab.statusCode ?? 0))
        jawab.on('error', rusak)
      }
    )
    minta.on('error', rusak)
    for (const piece of body ?? []) minta.write(piece)
    minta.end()
  })
}
