/** A member of the pokja enters its own technical scores (decisions §5.3). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  aturanNilaiAnggota,
  type NilaiAnggotaInput,
} from '@eproc/domain/tender/nilai/nilai_anggota'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { pokja } from '#app/notifikasi/audience'
import { hint } from '#app/notifikasi/tell'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTindakan } from '#app/paket_berjalan/paket_untuk_tindakan'
import CaraNilai from '#app/tender/evaluasi/anggota/cara_nilai'
import NilaiAnggota from '#app/tender/evaluasi/anggota/nilai_anggota'
import { gugurSebelumTeknis } from '#app/tender/evaluasi/anggota/nilai_anggota_query'
import { muatNilai } from '#app/tender/evaluasi/nilai_query'
import { tahapEvaluasi } from '#app/tender/evaluasi/tahap_evaluasi'
import type { Pelaku } from '#core/auth/actor'
import { conflict, invalidField, staleVersion } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

const teks = tenderHasil.nilaiAnggota

export interface NilaiSendiriInput {
  paketId: number | null
  daftar: (NilaiAnggotaInput & { versi?: number | null | undefined })[]
}

/** @throws 403 not of the pokja, 409 closed stage, sealed offers, consensus, an older version; 400 naming the row */
export async function simpanNilaiAnggota(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: NilaiSendiriInput
): Promise<Paket> {
  const { daftar } = input
  const paket = await paketUntukTindakan(trx, actor, input, { hak: 'tender.evaluasi' })
  const paketId = paket.id
  const { buka } = await tahapEvaluasi(trx, paket, ['T'])
  if ((await CaraNilai.tetapkan(trx, paketId)) !== 'rata-rata') throw conflict(teks.bukanRata)
  if (daftar.length === 0) throw invalidField('daftar', 'required', teks.kosong)
  const dinilai = (await muatNilai(trx, paketId)).filter(
    (n) => !gugurSebelumTeknis(n) && buka.every((key) => n.dibuka.includes(key))
  )
  const nama = new Map(dinilai.map((n) => [n.vendorId, n.nama]))
  enforce(aturanNilaiAnggota(daftar, nama))
  const milik = await NilaiAnggota.milik(trx, paketId, actor.id)
  for (const { vendorId, nilai, catatan, versi } of daftar) {
    const ada = milik.get(vendorId)
    if (typeof versi === 'number' && versi !== (ada?.versi ?? 0)) {
      throw staleVersion(ada?.changedRecord())
    }
    const satu = ada ?? new NilaiAnggota().useTransaction(trx)
    satu.merge({
      paketId,
      rekananId: vendorId,
      penggunaId: actor.id,
      nilai: nilai!,
      catatan: catatan?.trim() || null,
    })
    if (satu.$isDirty) await satu.simpan(actor, nama.get(vendorId)!)
  }
  await hint(trx, { who: [pokja(paketId)], except: [actor.id] }, { jenis: 'penilaian', paketId })
  return paket
}
