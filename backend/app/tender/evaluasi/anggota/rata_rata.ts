/** The technical score of a package whose members' scores are averaged: nobody enters it. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { angka } from '@eproc/domain/common/format'
import type { Checker } from '@eproc/domain/common/checker'
import type { BenderaEvaluasi } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import CaraNilai from '#app/tender/evaluasi/anggota/cara_nilai'
import { nilaiSekarang, rataRekanan } from '#app/tender/evaluasi/anggota/nilai_anggota_query'
import type { InputRow } from '#app/tender/evaluasi/evaluasi_validator'
import type { NilaiRow } from '#app/tender/evaluasi/nilai_query'
import { conflict } from '#core/http/errors'

const teks = tenderHasil.nilaiAnggota

type PakaiRata = (baru: NilaiRow, isi: InputRow, check: Pick<Checker, 'add'>) => NilaiRow

/**
 * Fixes the package's way when its technique is judged, and answers what puts the average into a row; another number is
 * refused. The package is locked. @throws 409 while a member's score is missing
 */
export async function pakaiRataRata(
  trx: TransactionClientContract,
  paketId: number,
  bendera: readonly BenderaEvaluasi[]
): Promise<PakaiRata> {
  const asIs: PakaiRata = (baru) => baru
  if (!bendera.includes('teknis')) return asIs
  if ((await CaraNilai.tetapkan(trx, paketId)) !== 'rata-rata') return asIs
  const lengkap = await nilaiSekarang(trx, paketId)
  if (lengkap.belum.length > 0) {
    throw conflict(teks.belum(lengkap.belum.map(({ nama }) => nama).join(', ')))
  }
  return (baru, isi, check) => {
    const satu = lengkap.rekanan.find((b) => b.rekanan.vendorId === baru.vendorId)
    const rata = satu && !satu.gugur ? rataRekanan(satu) : null
    if (rata === null) return baru
    if (typeof isi.hasilTeknis === 'number' && isi.hasilTeknis !== rata) {
      check.add('hasilTeknis', 'average', teks.rata(baru.nama, angka(rata, 2)))
    }
    return { ...baru, hasilTeknis: rata, penilai: satu!.penilai }
  }
}
