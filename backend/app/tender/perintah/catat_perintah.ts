/**
 * An order to open what was never opened is entered by the package's PPK and confirmed by manajerULP (sealing.md §4).
 * From then on a leaf of the public log says which versions it covers; nobody can add one.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { tanggal } from '@eproc/domain/common/format'
import { aturanPerintah, type PerintahInput } from '@eproc/domain/tender/perintah'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { orderText } from '@eproc/sealing/offer/order_leaf'
import { roles, users, vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import { installationName } from '#app/pemegang/statements'
import { coveredOffers, type UnopenedRow } from '#app/tender/perintah/covered_query'
import { accessTo, submissionsEnd } from '#app/tender/perintah/hindrance'
import PerintahAkses, { LOG_PERINTAH } from '#app/tender/perintah/perintah_akses'
import type { Pelaku } from '#core/auth/actor'
import { today } from '#core/clock/clock'
import { recordFile, type BerkasBaru } from '#core/files/receive_files'
import { dropFiles } from '#core/files/sweeper'
import { conflict, forbidden, invalidField, notFound } from '#core/http/errors'
import { enforce } from '#core/http/input/input'
import { enqueueLog } from '#core/log/enqueue'

/** Class of the order's document; its minutes have one that nobody reads but by the order's archive. */
export const KELAS_PERINTAH = 'tender.perintah'

export interface PerintahSent extends Omit<PerintahInput, 'dokumen'> {
  paketId: number | null
  dokumen: BerkasBaru | undefined
}

export interface OrderNamed {
  paketId: number | null
  id: number | null
  alasan?: string | null | undefined
}

export const nameOf = ({ kode, nama }: Paket): string => `${kode} ${nama}`

/** @throws 400 by field, 403, 404, 409 where nothing can be opened, or another order is not done */
export async function catatPerintah(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, dokumen, ...input }: PerintahSent
): Promise<Paket> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak: 'tender.perintah.catat' })
  const other = await PerintahAkses.unfinished(trx, paket.id)
  if (other) throw conflict(teks.errors.berjalanLain(other.nomor))
  const { halangan, versi } = await accessTo(trx, paket)
  if (halangan) throw conflict(halangan)
  const file = dokumen && { name: dokumen.namaAsli, size: dokumen.ukuran }
  const known = versi.map(({ rekananId }) => rekananId)
  enforce(aturanPerintah({ ...input, dokumen: file }, { hariIni: today(), rekanan: known }))
  const chosen = [...new Set(input.rekanan ?? [])]
  const order = new PerintahAkses().useTransaction(trx).merge({
    paketId: paket.id,
    nomor: input.nomor!.trim(),
    lembaga: input.lembaga!.trim(),
    tanggal: input.tanggal!,
    keterangan: input.keterangan!.trim(),
    file: await recordFile(trx, dokumen!, {
      kelas: KELAS_PERINTAH,
      objek: 'paket',
      objekId: paket.id,
      pengunggahId: actor.id,
    }),
    sha256: dokumen!.sha256,
    rekanan: chosen.length > 0 ? chosen : null,
  })
  await order.catat(actor)
  const text = teks.surat.dicatat(actor.nama, order.nomor, nameOf(paket))
  await tell(
    trx,
    { who: [roles('manajerULP')], except: [actor.id] },
    packageMessage(text, packagePage(paket.id))
  )
  return paket
}

/** The order that waits, in the hands of who decides on it. @throws 403, 404, 409 */
async function waiting(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketId, id }: OrderNamed
): Promise<{ paket: Paket; order: PerintahAkses }> {
  const paket = await paketUntukTindakan(trx, actor, { paketId }, { hak: 'tender.perintah.sahkan' })
  const order = await PerintahAkses.of(trx, paket.id, id)
  if (!order) throw notFound()
  if (order.disahkanPada) throw conflict(teks.errors.sudahDisahkan)
  return { paket, order }
}

/** @throws 400 without a reason, 403, 404, 409 */
export async function tolakPerintah(
  trx: TransactionClientContract,
  actor: Pelaku,
  named: OrderNamed
): Promise<Paket> {
  const { paket, order } = await waiting(trx, actor, named)
  const alasan = named.alasan?.trim()
  if (!alasan) throw invalidField('alasan', 'required', teks.alasanTolakKosong)
  await order.tolak(actor, alasan)
  await dropFiles(trx, KELAS_PERINTAH, [order.file])
  await tell(
    trx,
    { who: [users(order.pencatatId)], except: [actor.id] },
    packageMessage(teks.surat.ditolak(order.nomor, nameOf(paket)), packagePage(paket.id), [
      teks.surat.alasan(alasan),
    ])
  )
  return paket
}

/** @throws 403 who entered it, 404, 409 */
export async function sahkanPerintah(
  trx: TransactionClientContract,
  actor: Pelaku,
  named: OrderNamed
): Promise<Paket> {
  const { paket, order } = await waiting(trx, actor, named)
  if (order.pencatatId === actor.id) throw forbidden(teks.errors.sendiri)
  const { halangan, versi } = await accessTo(trx, paket, order.rekanan)
  if (halangan) throw conflict(halangan)
  const ids = versi.map(({ id }) => id)
  await order.sahkan(actor, await coveredOffers(trx, ids))
  await enqueueLog(trx, {
    kind: LOG_PERINTAH,
    object: LOG_PERINTAH,
    objectId: String(order.id),
    content: await leafOf(trx, paket, order, versi),
  })
  const { nomor, lembaga } = order
  await tell(
    trx,
    { who: concerned(paket, versi), except: [actor.id], suspendedToo: true },
    packageMessage(teks.surat.disahkan(nameOf(paket)), packagePage(paket.id), [
      teks.surat.disahkanIsi(nomor, lembaga, tanggal(order.tanggal)),
    ])
  )
  return paket
}

/** PPK, pokja, and the vendors whose offers it is about. */
export const concerned = (paket: Paket, versi: readonly Pick<UnopenedRow, 'rekananId'>[]) => [
  vendors(...new Set(versi.map(({ rekananId }) => rekananId))),
  ...packageStaff(paket),
]

/** What both holders' browsers hold everything against. */
async function leafOf(
  trx: TransactionClientContract,
  paket: Paket,
  order: PerintahAkses,
  versi: readonly UnopenedRow[]
): Promise<string> {
  return orderText({
    installation: await installationName(),
    package: String(paket.id),
    number: order.nomor,
    body: order.lembaga,
    date: order.tanggal,
    document: order.sha256,
    ended: (await submissionsEnd(trx, paket, versi))!,
    offers: order.isi!.map(({ tandaTerima, header }) => ({ receipt: tandaTerima, header })),
  })
}
