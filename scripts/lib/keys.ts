/** Secrets that belong to one installation: made once, kept in $DATA_DIR/kunci, readable by its owner only. */
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the secret `nama` from `folder`, making it (32 random bytes, base64url) when absent. */
export function rahasia(folder: string, nama: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const jalur = join(folder, nama)
  if (!existsSync(jalur)) {
    const sementara = `${jalur}.${process.pid}`
    writeFileSync(sementara, randomBytes(32).toString('base64url'), { mode: 0o600 })
    renameSync(sementara, jalur)
  }
  return readFileSync(jalur, 'utf8').trim()
}
