/**
 * Processes and their end. Whatever a command starts is registered with {@link onClose}; a signal,
 * the death of the parent or the end of the command stops all of it, last started first.
 */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { sayWarning } from './messages.ts'

type Penutup = () => Promise<void> | void

const penutup: Penutup[] = []
let menutup: Promise<void> | undefined

/** Registers something to stop; the answer takes the registration back. */
export function onClose(fungsi: Penutup): () => void {
  penutup.push(fungsi)
  return () => {
    const letak = penutup.indexOf(fungsi)
    if (letak >= 0) penutup.splice(letak, 1)
  }
}

/** Stops all that was registered, in reverse order. May be called more than once. */
export function closeAll(): Promise<void> {
  menutup ??= (async () => {
    for (let fungsi = penutup.pop(); fungsi; fungsi = penutup.pop()) {
      try {
        await fungsi()
      } catch (error) {
        sayWarning(`Penutupan tidak bersih: ${String(error)}`)
      }
    }
  })()
  return menutup
}

export function isClosing(): boolean {
  return menutup !== undefined
}

/** Ends cleanly on Ctrl-C, SIGTERM, SIGHUP, and when the process that started this one is gone. */
export function installClosers(): void {
  const akhiri = (kode: number) => {
    if (menutup) return
    setTimeout(() => process.exit(kode || 1), 20_000).unref()
    void closeAll().then(() => process.exit(kode))
  }
  process.on('SIGINT', () => akhiri(servingCommand() ? 0 : 130))
  process.on('SIGTERM', () => akhiri(servingCommand() ? 0 : 143))
  process.on('SIGHUP', () => akhiri(servingCommand() ? 0 : 129))
  if (process.env.npm_lifecycle_event) {
    const induk = process.ppid
    const npm = Number(process.env.EPROC_NPM)
    setInterval(() => {
      if (process.ppid !== induk || (npm > 0 && !isAlive(npm))) akhiri(143)
    }, 300).unref()
  }
}

let melayani = false

/** Says that the command runs until it is stopped, so that being stopped is its success. */
export function markServing(): void {
  melayani = true
}

function servingCommand(): boolean {
  return melayani
}

export type Hasil = { kode: number; keluaran: string }

/** Runs a program to its end and answers its exit code and all that it wrote. */
export function runProcess(
  program: string,
  args: string[],
  options: SpawnOptions & { masukan?: string; tampil?: boolean } = {}
): Promise<Hasil> {
  const { masukan, tampil, ...sisa } = options
  return new Promise((selesai, gagal) => {
    const anak = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], ...sisa })
    const release = onClose(() => stopProcess(anak))
    const chunks: Buffer[] = []
    for (const [stream, tujuan] of [
      [anak.stdout, process.stdout],
      [anak.stderr, process.stderr],
    ] as const) {
      stream?.on('data', (isi: Buffer) => {
        chunks.push(isi)
        if (tampil) tujuan.write(isi)
      })
    }
    anak.stdin?.on('error', () => {})
    anak.stdin?.end(masukan ?? '')
    anak.on('error', (error) => {
      release()
      gagal(error)
    })
    anak.on('close', (kode) => {
      release()
      selesai({ kode: kode ?? 1, keluaran: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

/** Asks a child to end (SIGTERM), forces it after `batasMs`, and resolves once it is gone. */
export function stopProcess(anak: ChildProcess, batasMs = 10_000): Promise<void> {
  if (anak.exitCode !== null || anak.signalCode !== null || anak.pid === undefined) {
    return Promise.resolve()
  }
  return new Promise((selesai) => {
    const paksa = setTimeout(() => anak.kill('SIGKILL'), batasMs)
    anak.once('exit', () => {
      clearTimeout(paksa)
      selesai()
    })
    anak.kill('SIGTERM')
  })
}

/** True while a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export const sleep = (ms: number): Promise<void> => new Promise((lanjut) => setTimeout(lanjut, ms))
