/** What a revised schedule is judged by, when it is saved and again when it is approved (S3 §5.2, decisions §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keMs } from '@eproc/domain/common/format'
import { berubah, periksaRevisi, type LangkahJadwal } from '@eproc/domain/paket/jadwal'
import { periksaLanjut } from '@eproc/domain/paket/jadwal_tunda'
import { fileTab } from '@eproc/domain/tahap/tab'
import { tahapTersedia, templatUntuk } from '@eproc/domain/tahap/templat'
import { paket as teks } from '@eproc/i18n/id/paket'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'
import { galatJadwal } from '#app/paket/jadwal/galat_jadwal'
import { kiniBasisData, type LangkahTersimpan } from '#app/paket/jadwal/jadwal_query'
import { pembukaanDisahkan } from '#app/paket/jadwal/revisi_query'
import { tahapDibukaUlang } from '#app/paket_berjalan/keadaan_sanggah'
import type Paket from '#app/paket_berjalan/paket'
import { tegakkan } from '#core/http/input'

/** Submission stages whose files have been opened. */
async function pemasukanDibuka(trx: TransactionClientContract, paket: Paket): Promise<number[]> {
  const dibuka = await pembukaanDisahkan(trx, paket.id)
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  return templat
    .filter((t) => t.rekanan?.startsWith('pemasukan:'))
    .filter((masuk) => {
      const berkas = fileTab(masuk.rekanan).join('')
      const buka = templat.find(
        (t) => t.urut > masuk.urut && t.staf.some((s) => s === `pembukaan:${berkas}`)
      )
      return buka !== undefined && dibuka.includes(buka.kunci)
    })
    .map((t) => t.urut)
}

/** 400 with everything that forbids the revision at this moment. */
export async function wajibRevisiSah(
  trx: TransactionClientContract,
  paket: Paket,
  lama: readonly LangkahTersimpan[],
  baru: readonly LangkahJadwal[]
): Promise<void> {
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const kini = await kiniBasisData(trx)
  const tunda = paket.statusPelaksanaan === 'P' ? (paket.berhentiPada?.toJSDate() ?? kini) : null
  const tersedia = templat
    .filter((t) => !tahapTersedia(t, paket.metodePemilihan, paket.jenisPengadaan))
    .filter((t) => baru.some((b) => b.urut === t.urut && b.include))
    .map((t) => ({
      urut: t.urut,
      rule: 'unavailable',
      message: teksTahap.jadwal.tidakTersedia(t.nama),
    }))
  const galat = [
    ...tersedia,
    ...periksaRevisi(lama, baru, {
      // While a package is paused its time stands still.
      sekarang: tunda ?? kini,
      pemasukan: templat.filter((t) => t.rekanan?.startsWith('pemasukan:')).map((t) => t.urut),
      sudahDibuka: await pemasukanDibuka(trx, paket),
      bukaUlang: await tahapDibukaUlang(trx, paket),
    }),
    ...(tunda ? periksaLanjut(baru, tunda, kini) : []),
  ]
  tegakkan(galatJadwal(galat))
}

/** Does this step differ from the one that holds? */
export const langkahBerubah = (lama: readonly LangkahTersimpan[], b: LangkahJadwal): boolean =>
  berubah(
    lama.find((l) => l.urut === b.urut)!,
    b
  )

const iso = (nilai: LangkahJadwal['mulai']): string | null => {
  const ms = keMs(nilai)
  return ms === null ? null : new Date(ms).toISOString()
}

/** The steps that differ, as the journal tells them. */
export function bedaJadwal(lama: readonly LangkahTersimpan[], baru: readonly LangkahJadwal[]) {
  const sebut = (l: LangkahJadwal) =>
    l.include ? `${iso(l.mulai)} – ${iso(l.selesai)}` : teks.kabar.ditiadakan(l.tahap)
  return Object.fromEntries(
    baru
      .filter((b) => langkahBerubah(lama, b))
      .map((b) => [b.tahap, [sebut(lama.find((l) => l.urut === b.urut)!), sebut(b)]])
  )
}
