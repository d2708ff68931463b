/** Who judges together hears at once whom one of them passed or failed: alone nobody ends a participant unseen. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { KATEGORI_FILE, teksPilihan, type KategoriFile } from '@eproc/domain/common/choices'
import { lulusBagian } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { paket as teksPaket } from '@eproc/i18n/id/paket'
import { tell } from '#app/notifikasi/tell'
import { packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import Pokja from '#app/paket_berjalan/isi/pokja'
import type Paket from '#app/paket_berjalan/paket'
import type { NilaiRow } from '#app/tender/evaluasi/nilai_query'
import type { Pelaku } from '#core/auth/actor'

const teks = tenderHasil.evaluasi
const BAGIAN = ['K', 'A', 'T', 'H'] as const satisfies readonly KategoriFile[]

/** What became of one vendor, in words, and whether it failed by that; null when it passes and fails what it did before. */
function perubahan(
  lama: NilaiRow | undefined,
  baru: NilaiRow
): { kata: string; gagal: boolean } | null {
  const bagian = BAGIAN.map((b) => ({ b, lulus: lulusBagian(baru, b) })).filter(
    ({ b, lulus }) => lulus !== (lama ? lulusBagian(lama, b) : null)
  )
  if (bagian.length === 0) return null
  const kata = bagian.map(({ b, lulus }) => teks.kelulusan(lulus, teksPilihan(KATEGORI_FILE, b)))
  return {
    kata: teks.rekananKelulusan(baru.nama, kata),
    gagal: bagian.some(({ lulus }) => lulus === false),
  }
}

/** By bell, in one line a save: to the PPK and to the other members who may read what is judged. */
export async function tellPass(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  { lama, hasil }: { lama: readonly NilaiRow[]; hasil: readonly NilaiRow[] }
): Promise<void> {
  const semua = hasil.flatMap(
    (n) =>
      perubahan(
        lama.find((l) => l.vendorId === n.vendorId),
        n
      ) ?? []
  )
  // A long line names at first whom it ends.
  const berubah = [...semua.filter((b) => b.gagal), ...semua.filter((b) => !b.gagal)].map(
    (b) => b.kata
  )
  if (berubah.length === 0) return
  const belumMenyatakan = await Pokja.query({ client: trx })
    .where('paketId', paket.id)
    .whereNull('bebasBenturanPada')
  await tell(
    trx,
    {
      who: packageStaff(paket),
      except: [actor.id, ...belumMenyatakan.map((p) => p.penggunaId)],
    },
    {
      from: teksPaket.kabar.pengirim,
      text: teks.kabarKelulusan(actor.nama, `${paket.kode} ${paket.nama}`, berubah),
      link: packagePage(paket.id),
    }
  )
}
