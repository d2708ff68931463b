/** Runs a group of test files in one process and answers how many passed and failed. */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lingkungan } from './lingkungan.ts'
import { nyalakanPenangkapSurat } from './penangkap_surat.ts'
import { hentikanProses, saatTutup } from './proses.ts'
import { BACKEND, folderData } from './tempat.ts'

export type Jumlah = { lulus: number; gagal: number }

export async function jalankanKelompok(isi: {
  env: Lingkungan
  /** Name of the group's own data folder. */
  folder: string
  berkas: string[]
  sisa: string[]
}): Promise<Jumlah> {
  const data = join(folderData(), isi.folder)
  mkdirSync(data, { recursive: true })
  const surat = await nyalakanPenangkapSurat({ folder: join(data, 'surat') })
  const daftar = join(data, 'berkas-tes.json')
  writeFileSync(daftar, JSON.stringify(isi.berkas))
  const anak = spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/test.ts', ...isi.sisa], {
    cwd: BACKEND,
    env: {
      ...process.env,
      ...isi.env,
      APP_URL: `http://localhost:${isi.env.PORT}`,
      DATA_DIR: data,
      SMTP_URL: surat.urlSmtp,
      TES_KOTAK_SURAT: surat.urlKotak,
      TES_DAFTAR: daftar,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  saatTutup(() => hentikanProses(anak, 3000))
  let jumlah: Jumlah | undefined
  anak.on('message', (pesan) => {
    if (typeof pesan === 'object' && pesan !== null && 'lulus' in pesan) jumlah = pesan as Jumlah
  })
  const kode = await new Promise<number>((selesai) => anak.once('close', (k) => selesai(k ?? 1)))
  await surat.henti()
  // A process that ended badly without a count, or with a clean one, still failed.
  if (!jumlah) return { lulus: 0, gagal: 1 }
  return kode !== 0 && jumlah.gagal === 0 ? { ...jumlah, gagal: 1 } : jumlah
}
