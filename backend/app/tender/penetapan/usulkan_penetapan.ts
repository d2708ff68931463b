/** The pokja proposes a determination (decisions §2, §5): who qualified, the ranking, or who follows a lost winner. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tahapPengganti } from '@eproc/domain/tahap/penetapan'
import {
  aturanKualifikasi,
  aturanUrutan,
  usulUrutan,
  type UrutanRekanan,
} from '@eproc/domain/tender/nilai/aturan_urutan'
import type { SebabGugur } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTahap, paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { bobotPaket, muatNilai, type NilaiRow } from '#app/tender/evaluasi/nilai_query'
import {
  halanganPenetapan,
  jenisDi,
  penetapanDetails,
  type JenisPenetapan,
} from '#app/tender/penetapan/isi_penetapan'
import { rencanaPengganti, urutanKini } from '#app/tender/penetapan/rencana_pengganti'
import Penetapan from '#app/tender/penetapan/penetapan'
import type { GugurInput, UsulInput } from '#app/tender/penetapan/penetapan_validator'
import type { Pelaku } from '#core/auth/actor'
import { conflict, invalidField, notFound } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

const teks = tenderHasil.penetapan
type DiPaket<FormInput> = FormInput & { paketId: number | null }

/** Without `urutan` the system's own ranking is proposed. @throws 409 with the reason of the tab */
export async function usulkanUrutan(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: DiPaket<UsulInput>
): Promise<void> {
  const { paket, tahap } = await paketUntukTahap(
    trx,
    actor,
    { paketId: input.paketId },
    { hak: 'tender.penetapan.usul', tahap: () => ({ tab: 'penetapan' }) }
  )
  if (input.tahap && input.tahap !== tahap.kunci) throw conflict(teks.tahapLain(tahap.nama))
  const nilai = await muatNilai(trx, paket.id)
  const halangan = halanganPenetapan(paket, tahap, nilai)
  if (halangan) throw conflict(halangan)
  const jenis = jenisDi(paket, tahap)
  if (jenis === 'kualifikasi') enforce(aturanKualifikasi(nilai, input.alasan))
  const urutan = jenis === 'kualifikasi' ? [] : urutanDiminta(paket, nilai, input)
  await simpanUsul(trx, actor, {
    paket,
    tahap: tahap.kunci,
    jenis,
    nilai,
    urutan,
    alasan: input.alasan?.trim() || null,
  })
}

function urutanDiminta(
  paket: Paket,
  nilai: readonly NilaiRow[],
  input: UsulInput
): UrutanRekanan[] {
  const bobot = bobotPaket(paket)
  const urutan = input.urutan
    ? input.urutan.map((u) => ({ vendorId: u.vendorId, urutan: u.urutan ?? 0 }))
    : [...usulUrutan(nilai, bobot, paket.totalPagu)].map(([vendorId, urut]) => ({
        vendorId,
        urutan: urut,
      }))
  const sebelumnya = urutanKini(nilai)
  enforce(
    aturanUrutan(urutan, {
      nilai,
      bobot,
      hps: paket.totalPagu,
      alasan: input.alasan,
      ...(sebelumnya.length > 0 ? { sebelumnya } : {}),
    })
  )
  return urutan
}

/**
 * The determined winner withdrew, or the negotiation failed: the next rank is proposed with the reason, or that there is
 * none. Until the contract form is saved.
 */
export async function usulkanPengganti(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: DiPaket<GugurInput>
): Promise<void> {
  const paket = await paketUntukTindakan(trx, actor, input, { hak: 'tender.penetapan.usul' })
  const nilai = await muatNilai(trx, paket.id)
  const { pemenang, urutan, halangan } = rencanaPengganti(paket, nilai)
  if (halangan) throw conflict(halangan)
  const alasan = input.alasan?.trim()
  if (!alasan) throw invalidField('alasan', 'required', teks.alasanGugur)
  if (pemenang !== input.vendorId) {
    if (!nilai.some((n) => n.vendorId === input.vendorId)) throw notFound()
    throw invalidField('vendorId', 'winner', teks.bukanPemenang)
  }
  const terakhir = await Penetapan.pemenangTerakhir(trx, paket.id)
  if (!terakhir) throw conflict(teks.belumTetap)
  const { templat, jadwal } = await keadaanPaket(paket, trx)
  await simpanUsul(trx, actor, {
    paket,
    tahap: tahapPengganti(templat, jadwal, terakhir.tahap),
    jenis: 'pengganti',
    nilai,
    urutan,
    alasan: `${teks.sebab[input.sebab]}: ${alasan}`,
    sebab: input.sebab,
    rincian: { gugur: input.vendorId, sebab: input.sebab },
  })
}

interface Usul {
  paket: Paket
  tahap: string
  jenis: JenisPenetapan
  nilai: readonly NilaiRow[]
  urutan: readonly UrutanRekanan[]
  alasan: string | null
  sebab?: SebabGugur
  rincian?: Record<string, unknown>
}

/** A new proposal takes the place of one that still waits. */
async function simpanUsul(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paket, tahap, jenis, nilai, urutan, alasan, sebab, rincian = {} }: Usul
): Promise<void> {
  for (const previous of await Penetapan.berstatus(trx, paket.id, 'usul'))
    await previous.gantikan(actor)
  const peringkat = new Map(urutan.map((u) => [u.vendorId, u.urutan]))
  const isi = penetapanDetails(paket, jenis, nilai, peringkat)
  const penetapan = new Penetapan().useTransaction(trx)
  penetapan.merge({ paketId: paket.id, tahap, jenis, isi, alasan, sebab: sebab ?? null })
  await penetapan.usulkan(actor, rincian)
  const kabar = teks.kabarUsul(`${paket.kode} ${paket.nama}`)
  await tell(
    trx,
    { who: [users(paket.ppkId)], except: [actor.id] },
    packageMessage(kabar, packagePage(paket.id))
  )
}
