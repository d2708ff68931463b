import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { perluIjin } from '@eproc/domain/dosir/aturan_ijin_usaha'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import Kbli from '#app/dosir/acuan/kbli'
import Sbu from '#app/dosir/acuan/sbu'
import type { GalatIsian } from '#core/http/errors'

export interface Pilihan {
  id: number
  kode: string
}

interface IsianPilihan {
  jenis?: string | null | undefined
  kbli?: readonly number[] | null | undefined
  sbu?: readonly number[] | null | undefined
}

/** The KBLI and SBU chosen, as far as the kind of licence asks for them, with a complaint about unknown ids. */
export async function pilihanIjin(
  trx: TransactionClientContract,
  isian: IsianPilihan
): Promise<{ kbli: Pilihan[]; sbu: Pilihan[]; errors: GalatIsian[] }> {
  const perlu = perluIjin(isian.jenis)
  const idKbli = [...new Set(perlu.kbli ? isian.kbli : [])]
  const idSbu = [...new Set(perlu.sbu ? isian.sbu : [])]
  const kbli =
    idKbli.length === 0
      ? []
      : await Kbli.query({ client: trx }).whereIn('id', idKbli).orderBy('kode')
  const sbu =
    idSbu.length === 0 ? [] : await Sbu.query({ client: trx }).whereIn('id', idSbu).orderBy('kode')
  const asing = [
    ...(kbli.length === idKbli.length ? [] : ['kbli']),
    ...(sbu.length === idSbu.length ? [] : ['sbu']),
  ]
  const errors = asing.map((field) => ({ field, rule: 'enum', message: dosirPesan.tolak.pilihan }))
  return { kbli, sbu, errors }
}
