/** Another template makes other stages: what hangs on the old ones goes along, for nothing that was filed is ever lost. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LETAK_BERKAS, type BerkasTender } from '@eproc/domain/panitia/berkas_tender'
import { petaPasangan } from '@eproc/domain/panitia/jadwal_tender'
import { TEMPLAT, templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import Jadwal from '#app/paket_berjalan/jadwal/jadwal'
import JadwalBerkas from '#app/paket_berjalan/jadwal/jadwal_berkas'
import type Paket from '#app/paket_berjalan/paket'
import PaketDokumen from '#app/paket_berjalan/dokumen/paket_dokumen'

/** Reads the files of a package's stages before these are replaced, and answers what hangs them on the new ones. */
export async function bawaBerkas(
  trx: TransactionClientContract,
  paket: Paket
): Promise<() => Promise<void>> {
  const lama = await paket.related('jadwal').query().preload('berkas')
  const berkas = lama
    .flatMap((j) => j.berkas.map((b) => ({ b, kunci: j.kunci })))
    .toSorted((x, y) => x.b.id - y.b.id)
  return async () => {
    await pindahkanDokumen(trx, paket)
    if (berkas.length === 0) return
    const kini = await Jadwal.query({ client: trx }).where('paketId', paket.id).orderBy('urut')
    for (const { b, kunci } of berkas) {
      const pengganti = (b.panitia && tahapPasangan(paket, b.panitia)) ?? tahapSerupa(paket, kunci)
      const tujuan = kini.find((j) => j.kunci === pengganti)
      const { tipe, panitia, file, showVendor, olehId, pada } = b
      // A stage that nothing takes the place of: kept where the schedule begins, and shown to vendors by nobody's word.
      const letak = tujuan
        ? { jadwalId: tujuan.id, showVendor }
        : { jadwalId: kini[0]!.id, showVendor: false }
      const baru = new JadwalBerkas().useTransaction(trx)
      await baru
        .merge({ ...letak, tipe, panitia, file, olehId, pada })
        .toldElsewhere()
        .save()
    }
  }
}

/** Key of the stage that the pair of a committee's file names. */
function tahapPasangan({ metodePemilihan, kualifikasi }: Paket, nama: BerkasTender): string | null {
  const letak = LETAK_BERKAS[nama]
  if (!('pasangan' in letak)) return null
  return petaPasangan(metodePemilihan, kualifikasi)[letak.pasangan] ?? null
}

const jenisTab = (t: Tahap): string =>
  [t.rekanan, t.staf[0]].map((tab) => tab?.split(':')[0] ?? '').join()

/** Of the package's template the same stage, else the first one that is the like to vendors and staff. */
function tahapSerupa({ metodePemilihan, kualifikasi }: Paket, kunci: string): string | null {
  const semua = templatUntuk(metodePemilihan, kualifikasi)
  if (semua.some((t) => t.kunci === kunci)) return kunci
  const dulu = Object.values(TEMPLAT)
    .flat()
    .find((t) => t.kunci === kunci)
  return (dulu && semua.find((t) => jenisTab(t) === jenisTab(dulu))?.kunci) ?? null
}

/** The documents that the committee prepares name their stage by its key. */
async function pindahkanDokumen(trx: TransactionClientContract, paket: Paket): Promise<void> {
  const tahap = tahapPasangan(paket, 'DokumenPemilihan')
  if (tahap === null) return
  await PaketDokumen.query({ client: trx }).where('paketId', paket.id).update({ tahap })
}
