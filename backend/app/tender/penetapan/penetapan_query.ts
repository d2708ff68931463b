import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import type { PenetapanRow, PenetapanAnswer } from '@eproc/domain/tender/answers_hasil'
import { menetapkan } from '@eproc/domain/tahap/susulan'
import { templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import type { Hak } from '@eproc/domain/common/rights'
import type Paket from '#app/paket_berjalan/paket'
import { keadaanPaket, type KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { bolehPaket, pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { cariTahapTerbuka } from '#app/paket_berjalan/tahap_paket'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import { muatNilai } from '#app/tender/evaluasi/nilai_query'
import {
  halanganPenetapan,
  penjelasanSistem,
  usulanSistem,
} from '#app/tender/penetapan/isi_penetapan'
import { halanganTegas, halanganTolak, usulSendiri } from '#app/tender/penetapan/boleh_putus'
import { rencanaPengganti } from '#app/tender/penetapan/rencana_pengganti'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'

type Baris = Omit<PenetapanRow, 'namaTahap' | 'diusulkanPada' | 'ditegaskanPada' | 'putusan'> & {
  pengusulId: number
  diusulkan: Date
  ditegaskan: Date | null
}

const TIDAK_ADA: PenetapanAnswer = {
  usulan: [],
  penjelasan: [],
  halangan: null,
  daftar: [],
  tahapUsul: null,
  gugur: null,
}

/** The running determination stage, else the last one that has begun, else the first. */
function tahapKini(paket: Paket, k: KeadaanPaket): Tahap | undefined {
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const tahap = templat.filter(
    (t) => menetapkan(t) && k.jadwal.some((b) => b.kunci === t.kunci && b.include)
  )
  const mulai = (t: Tahap) =>
    k.jadwal.find((b) => b.kunci === t.kunci)?.mulai?.getTime() ?? Infinity
  return tahap.findLast((t) => mulai(t) <= k.kini) ?? tahap[0]
}

const bacaDaftar = (paketId: number): Promise<Baris[]> =>
  sql<Baris>(
    db,
    `select n.id, n.tahap, n.jenis, n.status, n.isi, n.alasan, n.alasan_tolak as "alasanTolak",
            n.pengusul_id as "pengusulId", u.nama as pengusul, n.diusulkan_pada as diusulkan,
            t.nama as penegas, n.ditegaskan_pada as ditegaskan
       from penetapan n join pengguna u on u.id = n.pengusul_id left join pengguna t on t.id = n.penegas_id
      where n.paket_id = ? order by n.id desc`,
    [paketId]
  )

/**
 * Proposals and decisions of the package, newest first, beside what the system would propose now and what the caller may
 * do. To who does not judge nothing is told before it is announced.
 */
export async function jawabanPenetapan(pelaku: Pelaku, paket: Paket): Promise<PenetapanAnswer> {
  if (!(await bolehBacaNilai(pelaku, paket))) return TIDAK_ADA
  const k = await keadaanPaket(paket)
  const hubungan = await pelakuPaket(pelaku, paket.id)
  const boleh = (hak: Hak) => bolehPaket(pelaku, hubungan, hak)
  const terbuka = cariTahapTerbuka(k, paket, 'penetapan', null, { sisi: 'staf' })
  const usul = 'tolak' in terbuka ? undefined : terbuka.tahap
  const tahap = usul ?? tahapKini(paket, k)
  const nilai = await muatNilai(db, paket.id)
  const { pemenang, urutan, halangan: tetap } = rencanaPengganti(paket, nilai)
  const gugur = nilai.find((n) => n.vendorId === pemenang)
  const putusan = (b: Baris): PenetapanRow['putusan'] => {
    if (b.status !== 'usul' || !boleh('tender.penetapan.tegaskan')) return null
    const sendiri = usulSendiri(b, pelaku.id)
    return {
      tegaskan: sendiri ?? halanganTegas(paket, k, b, nilai),
      tolak: sendiri ?? halanganTolak(k),
    }
  }
  return {
    usulan: tahap ? usulanSistem(paket, tahap, nilai) : [],
    penjelasan: tahap ? penjelasanSistem(paket, tahap, nilai) : [],
    halangan: tahap ? halanganPenetapan(paket, tahap, nilai) : tenderHasil.penetapan.bukanTahap,
    tahapUsul: usul && boleh('tender.penetapan.usul') ? usul.kunci : null,
    gugur:
      gugur && tetap === null && boleh('tender.penetapan.usul')
        ? { vendorId: gugur.vendorId, nama: gugur.nama, pengganti: urutan.length > 0 }
        : null,
    daftar: (await bacaDaftar(paket.id)).map((b) => {
      const { diusulkan, ditegaskan, pengusulId: _, ...row } = b
      return {
        ...row,
        namaTahap: k.templat.find((t) => t.kunci === b.tahap)?.nama ?? b.tahap,
        diusulkanPada: keIso(diusulkan)!,
        ditegaskanPada: keIso(ditegaskan),
        putusan: putusan(b),
      }
    }),
  }
}
