/** What a revised schedule is judged by, when it is saved and again when it is approved (S3 §5.2, decisions §5). */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keMs } from '@eproc/domain/common/format'
import { berubah, aturanRevisi, type LangkahJadwal } from '@eproc/domain/paket/jadwal'
import { aturanLanjut } from '@eproc/domain/paket/jadwal_tunda'
import { fileTab } from '@eproc/domain/tahap/tab'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { aturanTersedia, aturanWajib } from '@eproc/domain/paket/aturan_jadwal_paket'
import { Checker } from '@eproc/domain/common/checker'
import { paket as teks } from '@eproc/i18n/id/paket'
import { kiniBasisData, type LangkahTersimpan } from '#app/paket/jadwal/jadwal_query'
import { pembukaanDisahkan } from '#app/paket/jadwal/revisi/revisi_query'
import { tahapDibukaUlang } from '#app/paket_berjalan/keadaan/keadaan_sanggah'
import type Paket from '#app/paket_berjalan/paket'
import { enforce } from '#core/http/input/input'

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
  previous: readonly LangkahTersimpan[],
  baru: readonly LangkahJadwal[]
): Promise<void> {
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const kini = await kiniBasisData(trx)
  const tunda = paket.statusPelaksanaan === 'P' ? (paket.berhentiPada?.toJSDate() ?? kini) : null
  const revisi = aturanRevisi(baru, {
    lama: previous,
    // While a package is paused its time stands still.
    sekarang: tunda ?? kini,
    pemasukan: templat.filter((t) => t.rekanan?.startsWith('pemasukan:')).map((t) => t.urut),
    sudahDibuka: await pemasukanDibuka(trx, paket),
    bukaUlang: await tahapDibukaUlang(trx, paket),
  })
  // Where nothing is left, that is what is wrong, and not each stage that is missing.
  enforce(revisi.filter((f) => f.rule === 'empty'))
  const check = new Checker()
  const tersedia = { templat, metode: paket.metodePemilihan, jenis: paket.jenisPengadaan }
  check.include(
    aturanTersedia(
      templat.flatMap((t) => baru.find((b) => b.urut === t.urut && b.include) ?? []),
      tersedia
    )
  )
  check.include(aturanWajib(baru, tersedia, previous))
  check.include(revisi)
  if (tunda) check.include(aturanLanjut(baru, { ditundaPada: tunda, sekarang: kini }))
  enforce(check.findings)
}

/** Does this step differ from the one that holds? */
export const langkahBerubah = (previous: readonly LangkahTersimpan[], b: LangkahJadwal): boolean =>
  berubah(
    previous.find((l) => l.urut === b.urut)!,
    b
  )

const iso = (nilai: LangkahJadwal['mulai']): string | null => {
  const ms = keMs(nilai)
  return ms === null ? null : new Date(ms).toISOString()
}

/** The steps that differ, as the journal tells them. */
export function bedaJadwal(previous: readonly LangkahTersimpan[], baru: readonly LangkahJadwal[]) {
  const sebut = (l: LangkahJadwal) =>
    l.include ? `${iso(l.mulai)} – ${iso(l.selesai)}` : teks.kabar.ditiadakan(l.tahap)
  return Object.fromEntries(
    baru
      .filter((b) => langkahBerubah(previous, b))
      .map((b) => [b.tahap, [sebut(previous.find((l) => l.urut === b.urut)!), sebut(b)]])
  )
}
