/** Sets or lifts the blacklist (S2 §2.7, decisions §2 and §3): decision number, document, period, reason. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TANGGAL_KOSONG } from '@eproc/domain/dosir/bagian'
import { aturanBlacklist } from '@eproc/domain/master/aturan_master'
import { masaBlacklist } from '@eproc/domain/dosir/masa_blacklist'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import type Rekanan from '#app/dosir/rekanan'
import { home, ownAccount } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { lockRekanan } from '#app/verifikasi/rekanan/rekanan_terkunci'
import { vendorMessage } from '#app/verifikasi/vendor_message'
import { enforce } from '#core/http/input/input'
import type { Actor } from '#core/auth/actor'
import { type BerkasBaru, releaseFiles, recordFile } from '#core/files/receive_files'
import { today } from '#core/clock/clock'

export const KELAS_BLACKLIST = 'blacklist'

export interface UbahBlacklistInput {
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
  source: Actor,
  input: UbahBlacklistInput,
  dokumen: BerkasBaru | undefined
): Promise<void> {
  const r = await lockRekanan(trx, input.vendorId, input.versi)
  const mulai = hariAtauKosong(input.blacklistTglMulai)
  const selesai = hariAtauKosong(input.blacklistTglSelesai)
  enforce(
    aturanBlacklist(
      {
        ...input,
        blacklistTglMulai: mulai,
        blacklistTglSelesai: selesai,
        fileBlacklist: dokumen ? { name: dokumen.namaAsli, size: dokumen.ukuran } : null,
      },
      // A document proves one decision: it is asked again when the vendor is listed anew.
      { hariIni: today(), tersimpan: { fileBlacklist: r.blacklist && r.fileBlacklist !== null } }
    )
  )
  const dulu = r.blacklist
  const jalur =
    input.blacklist && dokumen
      ? await recordFile(trx, dokumen, {
          kelas: KELAS_BLACKLIST,
          objek: 'rekanan',
          objekId: r.id,
          rekananId: r.id,
          pengunggahId: source.id,
        })
      : null
  if (!input.blacklist || jalur) await releaseFiles(trx, r.fileBlacklist)
  const { nomor = null, alasan = null } = input
  const keputusan = { mulai, selesai, nomor, alasan, file: jalur ?? r.fileBlacklist }
  const berubah = await r.jadikanBlacklist(source, input.blacklist ? keputusan : null, alasan)
  if (berubah) await notify(trx, r, dulu)
}

async function notify(trx: TransactionClientContract, r: Rekanan, dulu: boolean): Promise<void> {
  if (r.blacklist) {
    const s = teks.surat.blacklist
    const nomor = r.blacklistNomor ?? ''
    const kabar = vendorMessage({
      kabar: s.kabar(nomor),
      perihal: s.perihal,
      paragraf: [
        s.isi(r.nama, nomor),
        s.masa(masaBlacklist(r.blacklistTglMulai, r.blacklistTglSelesai)),
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
