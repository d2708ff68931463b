/** Health of the installation (`/super/admin`): what a superAdmin looks at before anybody calls. */
import { statfs } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { JawabanInstalasi } from '@eproc/domain/master/answers'
import env from '#start/env'
import { bacaAntrean, bacaJam, bacaKeadaan } from '#app/master/instalasi/instalasi_query'
import { lamaKeMilidetik } from '#core/clock/duration'
import { sekarang } from '#core/clock/clock'

function versiAplikasi(): string {
  const isi: unknown = JSON.parse(readFileSync(app.makePath('package.json'), 'utf8'))
  return String((isi as { version?: string }).version ?? '')
}

const bulat = (nilai: number, desimal = 0) => Number(nilai.toFixed(desimal))

export async function periksaInstalasi(): Promise<JawabanInstalasi> {
  const [k, antrean, disk] = await Promise.all([
    bacaKeadaan(),
    bacaAntrean(),
    statfs(env.get('DATA_DIR')),
  ])
  const { latensiMs, selisihMs } = await bacaJam()
  return {
    basisData: {
      versi: k.versi,
      ukuran: k.ukuran,
      latensiMs: bulat(latensiMs, 1),
      koneksi: k.koneksi,
      maksKoneksi: k.maks,
    },
    jurnal: {
      baris: k.jurnal,
      belumDisegel: k.belum,
      jedaDetik: bulat(Math.max(0, k.jeda ?? 0), 1),
      kepala: k.kepala,
    },
    surat: {
      antre: k.antre,
      gagal: k.gagal,
      tertuaDetik: k.tertua === null ? null : bulat(Math.max(0, k.tertua)),
    },
    antrean,
    penyimpanan: {
      disk: env.get('DRIVE_DISK') ?? 'local',
      bebas: disk.bavail * disk.bsize,
      total: disk.blocks * disk.bsize,
      jumlahBerkas: k.berkas,
      ukuranBerkas: k.ukuran_berkas,
    },
    proses: {
      versi: versiAplikasi(),
      node: process.versions.node,
      hidupDetik: bulat(process.uptime()),
      memori: process.memoryUsage.rss(),
      sesiAktif: k.sesi,
    },
    jam: {
      server: sekarang().toISO(),
      selisihMs,
      geserMs: lamaKeMilidetik(env.get('EPROC_CLOCK') || 'PT0S'),
    },
  }
}
