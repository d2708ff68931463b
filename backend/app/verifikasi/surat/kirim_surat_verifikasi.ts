/**
 * One letter for a sitting (decisions §3): the bell rings at every decision, the mail follows when nothing waits any
 * more, when the vendor becomes Aktif, or after 15 quiet minutes.
 */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BERANDA } from '@eproc/domain/common/roles'
import { bagianDosir } from '@eproc/domain/dosir/bagian'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import Rekanan from '#app/dosir/rekanan'
import { ownAccount } from '#app/notifikasi/audience'
import { recipients } from '#app/notifikasi/audience_query'
import SuratVerifikasi, { type KeputusanSurat } from '#app/verifikasi/surat/surat_verifikasi'
import { clockNow } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'
import { oneByOne } from '#core/jobs/one_by_one'
import { sendLater } from '#core/mail/outbox'

const teks = verifikasi.surat
export const MENIT_TENANG = 15

/** Sends what was decided and not told yet; the vendor's row is locked. `aktif`: it has become so with this sitting. */
export async function kirimSuratVerifikasi(
  trx: TransactionClientContract,
  rekanan: Rekanan,
  { aktif }: { aktif: boolean }
): Promise<void> {
  const surat = await SuratVerifikasi.find(rekanan.id, { client: trx })
  // What the vendor has corrected meanwhile needs no letter any more.
  const keputusan = (surat?.keputusan ?? []).filter(
    (k) => rekanan.keadaan(bagianDosir(k.bagian)).remark === k.remark
  )
  await surat?.delete()
  if (keputusan.length === 0 && !aktif) return
  for (const { email, nama, peran } of await recipients(trx, ownAccount(rekanan.id))) {
    const isi = aktif ? isiAktif(rekanan, keputusan) : isiKeputusan(rekanan, keputusan)
    await sendLater(trx, {
      kepada: email,
      nama,
      perihal: isi.perihal,
      paragraf: isi.paragraf,
      tombol: { teks: isi.tombol, url: isi.path ?? BERANDA[peran] },
    })
  }
}

interface Isi {
  perihal: string
  paragraf: string[]
  tombol: string
  /** the recipient's home when absent */
  path?: string
}

const judul = (k: KeputusanSurat) => bagianDosir(k.bagian).judul
const terverifikasi = (daftar: readonly KeputusanSurat[]) =>
  daftar.length === 0 ? [] : [teks.sidang.disetujui(daftar.map(judul).join(', '))]

function isiAktif(rekanan: Rekanan, keputusan: readonly KeputusanSurat[]): Isi {
  const { perihal, isi, tombol } = teks.aktif
  const paragraf = [isi(rekanan.nama, rekanan.noRegistrasi), ...terverifikasi(keputusan)]
  return { perihal, paragraf, tombol }
}

function isiKeputusan({ nama }: Rekanan, keputusan: readonly KeputusanSurat[]): Isi {
  const kurang = keputusan.filter((k) => k.remark !== null)
  const setuju = keputusan.filter((k) => k.remark === null)
  const { sidang, catatan, disetujui } = teks
  const path = bagianDosir((kurang[0] ?? setuju[0]!).bagian).path
  const satu = keputusan.length === 1 ? judul(keputusan[0]!) : null
  if (kurang.length === 0) {
    const perihal = satu ? disetujui.perihal(satu) : sidang.perihalSetuju
    const paragraf = satu
      ? [disetujui.isi(satu, nama)]
      : [sidang.isi(nama), ...terverifikasi(setuju)]
    return { perihal, paragraf, tombol: disetujui.tombol, path }
  }
  return {
    perihal:
      kurang.length === 1
        ? catatan.perihal(judul(kurang[0]!))
        : sidang.perihalKurang(kurang.length),
    paragraf: [
      sidang.isi(nama),
      ...terverifikasi(setuju),
      ...kurang.map((k) => sidang.kurang(judul(k), k.remark!)),
      catatan.lanjut,
    ],
    tombol: catatan.tombol,
    path,
  }
}

/** The job: letters of sittings that have been quiet for long enough. Answers of how many vendors. */
export async function kirimSuratTenang(): Promise<number> {
  const tenang = await SuratVerifikasi.query()
    .where('terakhirPada', '<=', clockNow().minus({ minutes: MENIT_TENANG }).toJSDate())
    .orderBy('terakhirPada')
  const ids = tenang.map((surat) => surat.rekananId)
  return oneByOne(ids, (id) =>
    transaction(async (trx) => {
      const rekanan = await Rekanan.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
      await kirimSuratVerifikasi(trx, rekanan, { aktif: false })
      return 1
    })
  )
}
