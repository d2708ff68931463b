/** Registration state of packages for one vendor, with the reason that keeps it from DAFTAR. */
import db from '@adonisjs/lucid/services/db'
import { keMs } from '@eproc/domain/common/format'
import { alasanTolakDaftar, type RekananDaftar } from '@eproc/domain/tender/pendaftaran'
import { statusPendaftaran } from '@eproc/domain/tahap/status_pendaftaran'
import type { PaketPublik, PaketRekanan } from '@eproc/domain/tender/answers_paket'
import { faktaRekanan } from '#app/tender/peserta/fakta_rekanan_query'
import { sql } from '#core/database/sql'
import { clockNowMs } from '#core/clock/clock'

type StatusDaftar = Pick<PaketRekanan, 'statusPendaftaran' | 'bolehDaftar' | 'alasanTolak'>

async function hubungan(rekananId: number, paketId: readonly number[]) {
  const [baris] = await sql<{ terdaftar: number[] | null; diundang: number[] | null }>(
    db,
    `select (select array_agg(paket_id) from peserta
              where rekanan_id = ? and mundur_pada is null and paket_id = any(?)) as terdaftar,
            (select array_agg(paket_id) from undangan
              where rekanan_id = ? and tipe = 'P' and paket_id = any(?)) as diundang`,
    [rekananId, [...paketId], rekananId, [...paketId]]
  )
  return { terdaftar: new Set(baris!.terdaftar ?? []), diundang: new Set(baris!.diundang ?? []) }
}

function satu(
  paket: PaketPublik,
  rekanan: RekananDaftar,
  terdaftar: boolean,
  diundang: boolean,
  present: number
): StatusDaftar {
  const alasan = alasanTolakDaftar({ ...paket, kbli: paket.listKbli.map((k) => k.kode) }, rekanan, {
    terdaftar,
    diundang,
    sekarang: present,
  })
  const selesai = keMs(paket.selesaiDaftar)
  const terbuka = paket.statusPelaksanaan === 'A' && selesai !== null && present < selesai
  return {
    statusPendaftaran: statusPendaftaran({
      terdaftar,
      diundang,
      mulaiDaftar: paket.mulaiDaftar,
      selesaiDaftar: paket.selesaiDaftar,
      sekarang: present,
    }),
    bolehDaftar: alasan === null,
    alasanTolak: terbuka && !terdaftar ? alasan : null,
  }
}

/** Adds the vendor's registration state to each package. */
export async function denganStatusDaftar<T extends PaketPublik>(
  paket: readonly T[],
  rekananId: number
): Promise<(T & StatusDaftar)[]> {
  const rekanan = await faktaRekanan(rekananId)
  const { terdaftar, diundang } = await hubungan(
    rekananId,
    paket.map((p) => p.id)
  )
  const present = clockNowMs()
  return paket.map((p) => ({
    ...p,
    ...satu(p, rekanan, terdaftar.has(p.id), diundang.has(p.id), present),
  }))
}
