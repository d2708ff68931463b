/** Writes a small ZIP archive (deflate) in memory; enough for Office files. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface IsiZip {
  nama: string
  isi: Buffer
}

/** 1 January 1980 00:00, so that the same content always gives the same bytes. */
const TANGGAL_DOS = 0x0021

/** `[offset, byte width, value]` fields of a header of `panjang` bytes. */
function kepala(panjang: number, medan: readonly (readonly [number, 2 | 4, number])[]): Buffer {
  const b = Buffer.alloc(panjang)
  for (const [letak, lebar, nilai] of medan) {
    if (lebar === 2) b.writeUInt16LE(nilai, letak)
    else b.writeUInt32LE(nilai, letak)
  }
  return b
}

export function buatZip(daftar: readonly IsiZip[]): Buffer {
  const badan: Buffer[] = []
  const pusat: Buffer[] = []
  let letak = 0
  for (const { nama, isi } of daftar) {
    const namaBita = Buffer.from(nama, 'utf8')
    const padat = deflateRawSync(isi)
    // version, flags, method deflate, time, date, crc, sizes, name length: the same in both headers
    const sama = (awal: number) =>
      [
        [awal, 2, 20],
        [awal + 4, 2, 8],
        [awal + 8, 2, TANGGAL_DOS],
        [awal + 10, 4, crc32(isi)],
        [awal + 14, 4, padat.length],
        [awal + 18, 4, isi.length],
        [awal + 22, 2, namaBita.length],
      ] as const
    badan.push(kepala(30, [[0, 4, 0x04034b50], ...sama(4)]), namaBita, padat)
    pusat.push(kepala(46, [[0, 4, 0x02014b50], [4, 2, 20], ...sama(6), [42, 4, letak]]), namaBita)
    letak += 30 + namaBita.length + padat.length
  }
  const panjangPusat = pusat.reduce((n, b) => n + b.length, 0)
  const penutup = kepala(22, [
    [0, 4, 0x06054b50],
    [8, 2, daftar.length],
    [10, 2, daftar.length],
    [12, 4, panjangPusat],
    [16, 4, letak],
  ])
  return Buffer.concat([...badan, ...pusat, penutup])
}
