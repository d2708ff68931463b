/** The one deed of a company: saved for the first time, or changed. */
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { adaPerubahan, aturanAkta } from '@eproc/domain/dosir/aturan_akta'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import Akta from '#app/dosir/akta/akta'
import type { aktaValidator } from '#app/dosir/akta/akta_validator'
import { ajukanBagian } from '#app/dosir/bagian/ajukan_bagian'
import { rekananSendiri } from '#app/dosir/bagian/akses_dosir'
import { column, konteksDokumen, unggahan, wajib } from '#app/dosir/bagian/dosir_input'
import { type KirimanRecord, simpanRecord } from '#app/dosir/bagian/simpan_record'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { conflict, notFound } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

type Kiriman = KirimanRecord<Infer<typeof aktaValidator>, 'aktaADoc' | 'aktaUDoc'>

async function simpan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { rekanan, akta }: { rekanan: Rekanan; akta: Akta },
  { isian: input, berkas }: Kiriman
): Promise<Rekanan> {
  const lengkap = { ...input, ...unggahan(berkas) }
  enforce(aturanAkta(lengkap, await konteksDokumen(akta)))
  akta.aktaANo = wajib(input.aktaANo)
  akta.aktaATgl = wajib(input.aktaATgl)
  akta.aktaANotaris = wajib(input.aktaANotaris)
  akta.aktaUNo = column(input.aktaUNo)
  akta.aktaUTgl = column(input.aktaUTgl)
  akta.aktaUNotaris = column(input.aktaUNotaris)
  // An amendment whose fields were emptied is withdrawn with its document.
  const detached = adaPerubahan(lengkap) ? [] : ['aktaUDoc']
  const berubah = await simpanRecord(trx, actor, akta, { berkas, lepas: detached })
  await ajukanBagian(trx, actor, { rekanan, kunci: 'akta', berubah })
  return rekanan
}

const aktaTersimpan = (rekanan: Rekanan): Promise<Akta | null> =>
  rekanan.related('akta').query().forUpdate().first()

export async function tambahAkta(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
): Promise<Rekanan> {
  const rekanan = await rekananSendiri(trx, actor, 'akta', kiriman.isian.vendorId)
  if (await aktaTersimpan(rekanan)) throw conflict(dosirPesan.tolak.aktaSudahAda)
  return simpan(trx, actor, { rekanan, akta: new Akta().milik(rekanan) }, kiriman)
}

export async function ubahAkta(
  trx: TransactionClientContract,
  actor: Pelaku,
  kiriman: Kiriman
): Promise<Rekanan> {
  const { vendorId, aktaId, versi } = kiriman.isian
  const rekanan = await rekananSendiri(trx, actor, 'akta', vendorId)
  const akta = await aktaTersimpan(rekanan)
  if (!akta || (aktaId && aktaId > 0 && aktaId !== akta.id)) throw notFound()
  return simpan(trx, actor, { rekanan, akta: akta.asRead(versi) }, kiriman)
}
