/** What the sections of a dossier hold, as the domain's `bagianLengkap` and `setelahSimpan` ask for it. */
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { JenisRekanan } from '@eproc/domain/common/choices'
import { bagianUntuk, type BagianDosir, type BagianContent } from '@eproc/domain/dosir/bagian'
import Rekanan from '#app/dosir/rekanan'

type Pemilik = Pick<Rekanan, 'id' | 'bebasPengalaman'>

/** One section of the vendor. */
export const currentBagian = async (
  client: QueryClientContract,
  rekanan: Pemilik,
  bagian: BagianDosir
): Promise<BagianContent> => (await hitung(client, rekanan, [bagian]))[0]!.isi

/** Every section of the vendor, in order, in one query. */
export const allBagian = (
  client: QueryClientContract,
  rekanan: Pemilik & { jenis: JenisRekanan }
): Promise<{ bagian: BagianDosir; isi: BagianContent }[]> =>
  hitung(client, rekanan, bagianUntuk(rekanan.jenis))

async function hitung(
  client: QueryClientContract,
  rekanan: Pemilik,
  daftar: readonly BagianDosir[]
): Promise<{ bagian: BagianDosir; isi: BagianContent }[]> {
  const query = Rekanan.query({ client }).select('id').where('id', rekanan.id)
  for (const { kunci: key } of daftar) {
    // Not the relation's own name: Lucid would take the number for the related rows.
    void query.withCount(key, (records) => void records.as(`jumlah_${key}`))
  }
  void query.withCount('ijin', (ijin) => void ijin.where('jenis', 'NIB').as('nib'))
  const { $extras: jumlah } = await query.firstOrFail()
  return daftar.map((bagian) => ({
    bagian,
    isi: {
      jumlah: Number(jumlah[`jumlah_${bagian.kunci}`]),
      adaNib: Number(jumlah.nib) > 0,
      bebasPengalaman: rekanan.bebasPengalaman,
    },
  }))
}
