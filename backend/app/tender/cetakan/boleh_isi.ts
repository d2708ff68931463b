/** Before the winner is announced, what was offered and judged is for those who judge (decisions §2). */
import { bolehkah } from '@eproc/domain/common/rights'
import { rahasiaSampaiPemenang, type JenisCetakan } from '@eproc/domain/tahap/cetakan'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import { keadaanPaket } from '#app/paket_berjalan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan_tahap'
import type Paket from '#app/paket_berjalan/paket'
import { pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import type { Pelaku } from '#core/auth/actor'
import { forbidden } from '#core/http/errors'

/** Are the secret documents of the package open to the caller? */
export async function bolehIsiRahasia(pelaku: Pelaku, paket: Paket): Promise<boolean> {
  if (diumumkanSaat(await keadaanPaket(paket)).has('pemenang')) return true
  const hubungan = await pelakuPaket(pelaku, paket.id)
  if (!bolehkah({ ...pelaku, ...hubungan }, 'tender.penawaran.baca')) return false
  return !hubungan.pokja || hubungan.bebasBenturan
}

/** @throws 403 */
export async function wajibBolehIsi(
  actor: Pelaku,
  paket: Paket,
  jenis: JenisCetakan
): Promise<void> {
  if (!rahasiaSampaiPemenang(jenis)) return
  if (!(await bolehIsiRahasia(actor, paket))) throw forbidden(teks.errors.rahasia)
}
