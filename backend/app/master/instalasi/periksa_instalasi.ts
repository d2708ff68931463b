/** Health of the installation (`/super/admin`): what a superAdmin looks at before anybody calls. */
import { statfs } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { BATAS_BAWAAN } from '@eproc/domain/common/documents'
import { KUOTA_BAWAAN } from '@eproc/domain/common/ruang'
import { gangguanInstalasi, type FaktaInstalasi } from '@eproc/domain/master/kesehatan'
import type { InstalasiAnswer } from '@eproc/domain/master/answers'
import env from '#start/env'
import {
  readQueues,
  bacaJam,
  bacaKeadaan,
  countStored,
} from '#app/master/instalasi/instalasi_query'
import { cadanganTerakhir, pemeriksaanTerakhir } from '#app/master/instalasi/catatan_query'
import { logState } from '#app/master/instalasi/log_state_query'
import { holdersRequired } from '#app/pemegang/himpunan/form_set'
import { openingRehearsed } from '#app/pemegang/himpunan/opening_rehearsed'
import { appendsToLog } from '#core/log/sequencer'
import { numberParameter } from '#core/database/parameter'
import { durationToMs } from '#core/clock/duration'
import { clockNow } from '#core/clock/clock'

function versiAplikasi(): string {
  const isi: unknown = JSON.parse(readFileSync(app.makePath('package.json'), 'utf8'))
  return String((isi as { version?: string }).version ?? '')
}

/** Two days: a daily backup may fail once. */
const CADANGAN_MAKS_JAM = 48

const wholeNumber = (nilai: number, desimal = 0) => Number(nilai.toFixed(desimal))

const kuota = (key: keyof typeof KUOTA_BAWAAN) => numberParameter(key, KUOTA_BAWAAN[key])

/** What one file, and what one owner's files together may take (MB). */
const readLimits = async () => ({
  batasDokumen: await numberParameter('MAKS_UKURAN_DOKUMEN', BATAS_BAWAAN.MAKS_UKURAN_DOKUMEN),
  batasTender: await numberParameter('MAKS_UKURAN_TENDER', BATAS_BAWAAN.MAKS_UKURAN_TENDER),
  kuota: {
    dosir: await kuota('KUOTA_DOSIR'),
    penawaran: await kuota('KUOTA_PENAWARAN'),
    paket: await kuota('KUOTA_PAKET'),
  },
})

export async function periksaInstalasi(): Promise<InstalasiAnswer> {
  const fakta = await bacaFakta()
  const gangguan = gangguanInstalasi(fakta, {
    cadanganMaksJam: await numberParameter('CADANGAN_MAKS_JAM', CADANGAN_MAKS_JAM),
    wajibCadangan: app.inProduction,
    punyaLog: appendsToLog(),
    duaDisk: app.inProduction && appendsToLog(),
    tanpaLatihan: (await holdersRequired()) && !(await openingRehearsed()),
  })
  return { ...fakta, gangguan }
}

async function bacaFakta(): Promise<FaktaInstalasi> {
  const [k, stored, queue, disk, pemeriksaan, cadangan, log] = await Promise.all([
    bacaKeadaan(),
    countStored(),
    readQueues(),
    statfs(env.get('DATA_DIR')),
    pemeriksaanTerakhir(db),
    cadanganTerakhir(db),
    logState(),
  ])
  const { latensiMs, selisihMs } = await bacaJam()
  return {
    basisData: {
      versi: k.versi,
      ukuran: k.ukuran,
      latensiMs: wholeNumber(latensiMs, 1),
      koneksi: k.koneksi,
      maksKoneksi: k.maks,
    },
    jurnal: {
      baris: stored.jurnal,
      belumDisegel: k.belum,
      jedaDetik: wholeNumber(Math.max(0, k.jeda ?? 0), 1),
      kepala: k.kepala,
      pemeriksaan,
    },
    log,
    surat: {
      antre: k.antre,
      gagal: k.gagal,
      tertuaDetik: k.tertua === null ? null : wholeNumber(Math.max(0, k.tertua)),
    },
    antrean: queue,
    penyimpanan: {
      disk: env.get('DRIVE_DISK') ?? 'local',
      bebas: disk.bavail * disk.bsize,
      total: disk.blocks * disk.bsize,
      jumlahBerkas: stored.berkas,
      ukuranBerkas: stored.ukuranBerkas,
      ...(await readLimits()),
    },
    cadangan,
    libur: { tahun: k.libur },
    proses: {
      versi: versiAplikasi(),
      skema: k.skema,
      node: process.versions.node,
      hidupDetik: wholeNumber(process.uptime()),
      memori: process.memoryUsage.rss(),
      sesiAktif: k.sesi,
    },
    jam: {
      server: clockNow().toISO(),
      selisihMs,
      geserMs: durationToMs(env.get('EPROC_CLOCK') || 'PT0S'),
    },
  }
}
