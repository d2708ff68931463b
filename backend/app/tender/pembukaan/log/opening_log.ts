/** The leaf of an opening that was done. */
import { keIso } from '@eproc/domain/common/format'
import type Paket from '#app/paket_berjalan/paket'
import type { default as Pembukaan, RencanaBuka } from '#app/tender/pembukaan/pembukaan'
import { canonicalJson } from '#core/log/canonical_json'

export const LOG_PEMBUKAAN = 'pembukaan'

/** What was opened, with its hashes and prices, and what was not: nobody can say later that it was something else. */
export const openingLeaf = (paket: Paket, pembukaan: Pembukaan, rencana: RencanaBuka): string =>
  canonicalJson({
    paket: paket.kode,
    tahap: pembukaan.tahap,
    disahkanPada: keIso(pembukaan.disahkanPada?.toMillis() ?? null),
    dibuka: rencana.dibuka.map(({ rekananId, jenis, versiKe, sha256, harga }) => ({
      rekananId,
      jenis,
      versi: versiKe,
      sha256,
      harga,
    })),
    tidakDibuka: rencana.tidakDibuka,
    ...standInOf(pembukaan),
    ...signatures(pembukaan),
  })

/** In whose place a reserve acted; who it was, the signature's key says. */
const standInOf = ({ cadanganId, pemintaId }: Pembukaan): object =>
  cadanganId === null ? {} : { cadangan: cadanganId === pemintaId ? 'peminta' : 'pengesah' }

/** Whoever has them and the keys as logged can check that two holders signed. */
const signatures = ({
  pernyataan,
  tandaTangan,
  sidikPengesah,
  tandaTanganPengesah,
}: Pembukaan): object =>
  pernyataan === null
    ? {}
    : {
        pernyataan,
        tandaTangan: tandaTangan?.toString('base64'),
        sidikPengesah,
        tandaTanganPengesah: tandaTanganPengesah?.toString('base64'),
      }
