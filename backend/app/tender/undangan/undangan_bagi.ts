import type { UndanganRow } from '@eproc/domain/tender/answers_peserta'
import type { TipeUndangan } from '@eproc/domain/common/choices'
import { segarkanSemuaMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { penetapanDitunggu } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import type Paket from '#app/paket_berjalan/paket'
import { bolehPaket, pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import { bacaNama } from '#app/tender/peserta/peserta_query'
import { listUndangan, type CalonSort } from '#app/tender/undangan/calon_query'
import type { Pelaku } from '#core/auth/actor'
import type { Halaman } from '#core/http/query/query_string'

interface DaftarDiminta extends Halaman<CalonSort> {
  tipe: TipeUndangan
}
type Daftar = Promise<{ rows: UndanganRow[]; total: number }>

/**
 * Who could be invited is for who invites: the list names vendors that have nothing to do with the package, and those are
 * not everybody's (decisions §2 'list vendors'). Others read who was invited; who may not read names is told how many (§5
 * 'Names'), so of whom an invitation picks by what was judged, until the winner is announced.
 */
async function daftar(
  paket: Paket,
  { tipe, ...halaman }: DaftarDiminta,
  boleh: { nama: boolean; calon: boolean }
): Daftar {
  if (tipe === 'P' && boleh.calon) await segarkanSemuaMasaBerlaku()
  // Nor whether somebody of a name is among them.
  const asked = boleh.nama ? halaman : { ...halaman, cari: null }
  const { rows, total } = await listUndangan(paket, tipe, asked, boleh.calon)
  return { rows: boleh.nama ? rows : [], total }
}

async function mengundang(actor: Pelaku, paket: Paket): Promise<boolean> {
  return bolehPaket(actor, await pelakuPaket(actor, paket.id), 'tender.undangan')
}

async function bacaPenerima(actor: Pelaku, paket: Paket, tipe: TipeUndangan): Promise<boolean> {
  if (!(await bacaNama(paket.id, actor))) return false
  return tipe === 'P' || bolehBacaNilai(actor, paket)
}

/** Nobody can be invited before what the invitation stands on is determined. */
async function adaCalon(paket: Paket, tipe: TipeUndangan): Promise<boolean> {
  const k = await keadaanPaket(paket)
  const tahap = k.templat.find((t) => t.staf.includes(`undangan:${tipe}`))
  return !tahap || penetapanDitunggu(k, tahap) === null
}

/** Candidates and receivers, for who may read names and who may invite. */
export async function undanganBagi(actor: Pelaku, paket: Paket, diminta: DaftarDiminta): Daftar {
  const boleh = await mengundang(actor, paket)
  const nama = boleh || (await bacaPenerima(actor, paket, diminta.tipe))
  return daftar(paket, diminta, { nama, calon: boleh && (await adaCalon(paket, diminta.tipe)) })
}

/** The same as the package's participants are told. */
export async function pesertaBagi(actor: Pelaku, paket: Paket, diminta: DaftarDiminta): Daftar {
  const boleh = await mengundang(actor, paket)
  const nama = boleh
    ? await bacaNama(paket.id, actor)
    : await bacaPenerima(actor, paket, diminta.tipe)
  return daftar(paket, diminta, { nama, calon: boleh && (await adaCalon(paket, diminta.tipe)) })
}
