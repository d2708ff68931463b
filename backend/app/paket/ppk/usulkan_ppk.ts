/** Another PPK for a package whose own has left, moved or may not act: manajerULP proposes, the PA decides. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanGantiPpk, type GantiPpkInput } from '@eproc/domain/paket/aturan_ppk'
import { paket as teksPaket } from '@eproc/i18n/id/paket'
import { pergantian } from '@eproc/i18n/id/pergantian'
import { calonPpk } from '#app/paket/ppk/ppk_query'
import PpkUsul from '#app/paket/ppk/ppk_usul'
import { namaOrang } from '#app/paket/pokja/calon_pokja_query'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan, type PaketDibaca } from '#app/paket_berjalan/paket_untuk_tindakan'
import { direktoratDari } from '#app/rup/acuan_rup_query'
import { pemutus } from '#app/rup/kegiatan/menunggu_query'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

const teks = pergantian.ppk

export interface UsulkanPpk extends PaketDibaca, GantiPpkInput {}

export async function usulkanPpk(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: UsulkanPpk
): Promise<number> {
  const paket = await paketUntukTindakan(trx, actor, input, { tindakan: 'gantiPpk' })
  await wajibCalonPpk(trx, paket, input)
  const { satuanKerja: divisi, ppkId } = paket
  const direktorat = await direktoratDari(trx, divisi)
  const pa = await pemutus(trx, 'pa', { divisi, direktorat, ppkId })
  if (pa.length === 0) throw conflict(teks.errors.tanpaPa)
  await (await PpkUsul.menunggu(trx, paket.id))?.gantikan(actor)
  const usul = new PpkUsul().useTransaction(trx).merge({
    paketId: paket.id,
    ppkId: Number(input.ppkId),
    nomor: input.nomor!.trim(),
    tanggal: input.tanggal!,
    sebab: input.sebab!.trim(),
  })
  await usul.usulkan(actor, { ppkId: [paket.ppkId, usul.ppkId], sebab: usul.sebab })
  await tell(
    trx,
    { who: [users(...pa.map(({ id }) => id), paket.ppkId, usul.ppkId)], except: [actor.id] },
    packageMessage(teks.kabar.usul(paket.kode, paket.nama), packagePage(paket.id), [
      await dariKe(trx, paket.ppkId, usul.ppkId),
      teksPaket.kabar.alasan(usul.sebab),
    ])
  )
  return paket.id
}

/** 400 with what the letter lacks, or who may not become it. */
export async function wajibCalonPpk(
  trx: TransactionClientContract,
  paket: Paket,
  input: GantiPpkInput
): Promise<void> {
  const calon = (await calonPpk(trx, paket)).map((c) => c.id)
  enforce(aturanGantiPpk(input, { calon }))
}

/** Both by their names. */
export async function dariKe(
  trx: TransactionClientContract,
  lama: number,
  baru: number
): Promise<string> {
  const nama = await namaOrang(trx, [lama, baru])
  return teksPaket.kabar.pokjaDariKe(nama.get(lama)!, nama.get(baru)!)
}
