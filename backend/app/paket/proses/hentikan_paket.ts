/** A package that runs is failed, cancelled or paused, and goes on again (decisions §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanLanjut } from '@eproc/domain/paket/jadwal_tunda'
import { paket as teks } from '@eproc/i18n/id/paket'
import { catatRilis } from '#app/ocds/catat_rilis'
import { bacaLangkah, kiniBasisData } from '#app/paket/jadwal/jadwal_query'
import { tell } from '#app/notifikasi/tell'
import {
  packageMessage,
  packagePage,
  packageStaff,
  packageVendors,
} from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import type { Pelaku } from '#core/auth/actor'
import { conflict, invalidField } from '#core/http/errors'

const STATUS_AKHIR = { gagal: 'G', batal: 'B', tunda: 'P' } as const
export type CaraHenti = keyof typeof STATUS_AKHIR

/** Fail, cancel or pause; each needs a reason. A revision that waits ends with the package. */
export async function hentikanPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  { cara, alasan, ...dibaca }: PaketDibaca & { cara: CaraHenti; alasan?: string | null | undefined }
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { tindakan: cara })
  const sebab = wajibAlasan(alasan)
  const terbit = paket.statusPelaksanaan !== 'N'
  await paket.hentikan(actor, STATUS_AKHIR[cara], sebab)
  if (cara !== 'tunda') await paket.gantiRevisi()
  await catatRilis(trx, paket.id)
  const who = [...packageStaff(paket), ...(terbit ? packageVendors(paket) : [])]
  const kabar = teks.kabar[cara](paket.kode, paket.nama)
  const paragraphs = [teks.kabar.alasan(sebab)]
  await tell(
    trx,
    { who, except: [actor.id] },
    packageMessage(kabar, packagePage(paket.id), paragraphs)
  )
  return paket.id
}

/** P → A, once a revision made during the pause was approved. */
export async function lanjutkanPaket(
  trx: TransactionClientContract,
  actor: Pelaku,
  dibaca: PaketDibaca
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, dibaca, { tindakan: 'lanjutkan' })
  if (!(await adaRevisiLanjut(paket))) throw conflict(teks.errors.perluRevisi)
  await wajibBelumTerlewati(trx, paket)
  await paket.lanjutkan(actor)
  await catatRilis(trx, paket.id)
  const who = [...packageStaff(paket), ...packageVendors(paket)]
  const kabar = teks.kabar.lanjutkan(paket.kode, paket.nama)
  await tell(trx, { who, except: [actor.id] }, packageMessage(kabar, packagePage(paket.id)))
  return paket.id
}

/** Was a revision made during this pause approved? */
async function adaRevisiLanjut(paket: Paket): Promise<boolean> {
  const disetujui = paket.related('revisi').query().where({ status: 'disetujui', lanjutkan: true })
  if (paket.berhentiPada) void disetujui.where('disetujuiPada', '>', paket.berhentiPada.toJSDate())
  return (await disetujui.first()) !== null
}

/** The revision was made for a day that may have passed again: nobody acts in a stage while the package is paused. */
async function wajibBelumTerlewati(trx: TransactionClientContract, paket: Paket): Promise<void> {
  const kini = await kiniBasisData(trx)
  const ditundaPada = paket.berhentiPada?.toJSDate() ?? kini
  const [terlewati] = aturanLanjut(await bacaLangkah(trx, paket.id), {
    ditundaPada,
    sekarang: kini,
  })
  if (terlewati) throw conflict(terlewati.message)
}

export function wajibAlasan(alasan: string | null | undefined): string {
  const sebab = alasan?.trim()
  if (!sebab) throw invalidField('alasan', 'required', teks.aturan.alasan)
  return sebab
}
