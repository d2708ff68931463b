/**
 * Where file contents live (decisions §6): local disk (default) or S3-compatible storage. `tulis`
 * answers only when the content is durable under its final name, so a record never points to a
 * half-written file.
 */
import type { Readable } from 'node:stream'
import env from '#start/env'
import { GudangLokal } from '#inti/gudang_lokal'

export interface Gudang {
  /** Writes the whole stream under `jalur` (`berkas/ab/…`); nothing remains when it throws. */
  tulis(jalur: string, sumber: AsyncIterable<Buffer>): Promise<void>
  /** Reads bytes `awal`–`akhir` (inclusive), or everything. */
  baca(jalur: string, rentang?: { awal: number; akhir: number }): Promise<Readable>
  hapus(jalur: string): Promise<void>
  /** Every stored name with its age in milliseconds, unfinished uploads included. */
  daftar(): AsyncIterable<{ jalur: string; umurMs: number }>
}

let satu: Promise<Gudang> | null = null

/** The configured store of this process. */
export function gudang(): Promise<Gudang> {
  satu ??=
    env.get('DRIVE_DISK') === 's3'
      ? import('#inti/gudang_s3').then(({ GudangS3 }) => new GudangS3())
      : Promise.resolve(new GudangLokal(env.get('DATA_DIR')))
  return satu
}
