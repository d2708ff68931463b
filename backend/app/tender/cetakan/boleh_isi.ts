import { rahasiaSampaiPemenang, type JenisCetakan } from '@eproc/domain/tahap/cetakan'
import { cetakan as teks } from '@eproc/i18n/id/cetakan'
import type Paket from '#app/paket_berjalan/paket'
import { bolehBacaNilai } from '#app/tender/evaluasi/boleh_baca_nilai'
import type { Pelaku } from '#core/auth/actor'
import { forbidden } from '#core/http/errors'

/** A document of what was offered and judged is for who may read that. @throws 403 */
export async function wajibBolehIsi(
  actor: Pelaku,
  paket: Paket,
  jenis: JenisCetakan
): Promise<void> {
  if (!rahasiaSampaiPemenang(jenis)) return
  if (!(await bolehBacaNilai(actor, paket))) throw forbidden(teks.errors.rahasia)
}
