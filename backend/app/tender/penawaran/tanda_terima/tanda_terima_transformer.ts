import type { DateTime } from 'luxon'
import type {
  KonfirmasiTandaTerima,
  TandaTerima as TandaTerimaAnswer,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import type TandaTerima from '#app/tender/penawaran/tanda_terima/tanda_terima'

/** For the vendor itself. */
export const keTandaTerima = ({ isi, tandaTangan }: TandaTerima): TandaTerimaAnswer => ({
  ...isi,
  tandaTangan,
  halaman: `/tanda-terima/${isi.kode}`,
  pdf: `/api/lelang/tanda-terima/${isi.kode}.pdf`,
})

/**
 * For everybody who has the code; the vendor's name only after the first opening of the package.
 * @param sha256 of the file that is compared with the receipt's
 */
export const keKonfirmasi = async (
  t: TandaTerima,
  dibuka: boolean,
  sha256: string | null,
  ditarik: DateTime | null
): Promise<KonfirmasiTandaTerima> => ({
  kode: t.kode,
  paket: { kode: t.isi.paket.kode, nama: t.isi.paket.nama },
  jenis: t.penawaran.jenis,
  diterimaPada: t.isi.diterimaPada,
  ditarikPada: ditarik?.toISO() ?? null,
  dimusnahkanPada: t.penawaran.dimusnahkanPada?.toISO() ?? null,
  vendor: dibuka ? t.isi.vendor.nama : null,
  sah: await t.sah(),
  dapatDicocokkan: !t.isi.penyegelan,
  // A salted hash confirms nobody's guess.
  cocok: sha256 === null || t.isi.penyegelan ? null : sha256.toLowerCase() === t.penawaran.sha256,
})
