/** Sets or lifts the blacklist (S2 §2.7, decisions §2 and §3): decision number, document, period, reason. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TANGGAL_KOSONG } from '@eproc/domain/dosir/bagian'
import { aturanBlacklist } from '@eproc/domain/master/aturan_master'
import { tanggal } from '@eproc/domain/common/format'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import type Rekanan from '#app/dosir/rekanan'
import { home, ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { kunciRekanan } from '#app/verifikasi/rekanan/rekanan_terkunci'
import { vendorMessage } from '#app/verifikasi/vendor_message'
import { tegakkan } from '#core/http/input'
import { type Actor } from '#core/auth/actor'
import { type BerkasBaru, lepasBerkas, rekamBerkas } from '#core/files/receive_files'
import { hariIni } from '#core/clock/clock'

export const KELAS_BLACKLIST = 'blacklist'

export interface IsianUbahBlacklist {
  vendorId: number
  blacklist: boolean
  blacklistTglMulai?: string | null | undefined
  blacklistTglSelesai?: string | null | undefined
  nomor?: string | null | undefined
  alasan?: string | null | undefined
  versi?: number | undefined
}

const hariAtauKosong = (nilai: string | null | undefined): string | null =>
  !nilai || nilai === TANGGAL_KOSONG ? null : nilai

/** Turning it off clears dates, number, reason and document; what they were stays in the journal. */
export async function ubahBlacklist(
  trx: TransactionClientContract,
  sumber: Actor,
  isian: IsianUbahBlacklist,
  dokumen: BerkasBaru | undefined
): Promise<void> {
  const r = await kunciRekanan(trx, isian.vendorId, isian.versi)
  const mulai = hariAtauKosong(isian.blacklistTglMulai)
  const selesai = hariAtauKosong(isian.blacklistTglSelesai)
  tegakkan(
    aturanBlacklist(
      {
        ...isian,
        blacklistTglMulai: mulai,
        blacklistTglSelesai: selesai,
        fileBlacklist: dokumen ? { name: dokumen.namaAsli, size: dokumen.ukuran } : null,
      },
      // A document proves one decision: it is asked again when the vendor is listed anew.
      { hariIni: hariIni(), tersimpan: { fileBlacklist: r.blacklist && r.fileBlacklist !== null } }
    )
  )
  const dulu = r.blacklist
  const jalur =
    isian.blacklist && dokumen
      ? await rekamBerkas(trx, dokumen, {
          kelas: KELAS_BLACKLIST,
          objek: 'rekanan',
          objekId: r.id,
          rekananId: r.id,
          pengunggahId: sumber.id,
        })
      : null
  if (!isian.blacklist || jalur) await lepasBerkas(trx, r.fileBlacklist)
  const { nomor = null, alasan = null } = isian
  const keputusan = { mulai, selesai, nomor, alasan, file: jalur ?? r.fileBlacklist }
  const berubah = await r.jadikanBlacklist(sumber, isian.blacklist ? keputusan : null, alasan)
  if (berubah) await kabarkan(trx, r, dulu)
}

async function kabarkan(trx: TransactionClientContract, r: Rekanan, dulu: boolean): Promise<void> {
  if (r.blacklist) {
    const s = teks.surat.blacklist
    const nomor = r.blacklistNomor ?? ''
    const ujung = (h: string | null) => (h ? tanggal(h) : s.tanpaBatas)
    const kabar = vendorMessage({
      kabar: s.kabar(nomor),
      perihal: s.perihal,
      paragraf: [
        s.isi(r.nama, nomor),
        s.masa(ujung(r.blacklistTglMulai), ujung(r.blacklistTglSelesai)),
        s.alasan(r.blacklistAlasan ?? ''),
        s.akibat,
      ],
      tautan: home,
      tombol: s.tombol,
    })
    await tell(trx, ownAccount(r.id), kabar)
  } else if (dulu) {
    const s = teks.surat.blacklistCabut
    const kabar = vendorMessage({
      kabar: s.kabar,
      perihal: s.perihal,
      paragraf: [s.isi(r.nama)],
      tautan: home,
      tombol: s.tombol,
    })
    await tell(trx, ownAccount(r.id), kabar)
  }
}
