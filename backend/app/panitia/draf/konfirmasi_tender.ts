/**
 * Confirms a draft (S3 §4.3, decisions §5.4). What was changed since the approval goes to manajerULP again and the draft
 * waits; once every package is approved they are published together, and the tender runs.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { metodeTender, statusKonfirmasi } from '@eproc/domain/panitia/status_tender'
import { TINDAKAN_PANITIA } from '@eproc/domain/paket/tindakan_paket'
import { panitia as teks } from '@eproc/i18n/id/panitia'
import { paketValues } from '#app/paket/isi/bentuk_paket'
import { ajukanPaket } from '#app/paket/proses/putuskan_paket'
import { terbitkanPaket } from '#app/paket/proses/terbitkan_paket'
import type Paket from '#app/paket_berjalan/paket'
import { belumTerbit, sama, wajibBukanPemutus } from '#app/panitia/draf/simpan_tender'
import { paketTender, tenderUntuk, type TenderDibaca } from '#app/panitia/tender_untuk'
import type { Pelaku } from '#core/auth/actor'
import { conflict, invalidField } from '#core/http/errors'

/** @returns its code, and whether it runs now or was sent for approval */
export async function konfirmasiTender(
  trx: TransactionClientContract,
  actor: Pelaku,
  { status, ...dibaca }: TenderDibaca & { status: string }
): Promise<{ kode: string; jalan: boolean }> {
  const tender = await tenderUntuk(trx, dibaca, 'konfirmasi')
  const paket = belumTerbit(await paketTender(tender))
  const [awal] = paket
  if (!awal) throw conflict(teks.errors.tanpaPaket)
  const tujuan = statusKonfirmasi(metodeTender(awal.metodePemilihan))
  if (status !== tujuan) throw invalidField('newStatus', 'enum', teks.aturan.status)
  await wajibSama(paket)
  if (paket.every((p) => p.status === 'AM')) {
    for (const p of paket)
      await terbitkanPaket(trx, actor, { paketId: p.id }, TINDAKAN_PANITIA.terbitkan)
    await tender.jalankan(actor, tujuan)
    return { kode: tender.kode, jalan: true }
  }
  const berubah = paket.filter((p) => p.status !== 'AM' && p.status !== 'S')
  if (berubah.length === 0) throw conflict(teks.errors.menunggu)
  wajibBukanPemutus(actor)
  for (const p of berubah) await ajukanPaket(trx, actor, { paketId: p.id }, TINDAKAN_PANITIA.ajukan)
  return { kode: tender.kode, jalan: false }
}

/** A package that joined later takes over method and schedule when the draft is saved. */
async function wajibSama(paket: readonly Paket[]): Promise<void> {
  const [awal, ...lain] = paket
  const acuan = await paketValues(awal!)
  for (const p of lain) {
    const nilai = await paketValues(p)
    // What is bought may differ from package to package.
    if (!sama({ ...nilai, kbli: acuan.kbli }, acuan)) throw conflict(teks.errors.jadwalBeda)
  }
}
