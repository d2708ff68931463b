/** Sets or lifts the blacklist (S2 §2.7, decisions §2 and §3): decision number, document, period, reason. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TANGGAL_KOSONG } from '@eproc/domain/dosir'
import { aturanBlacklist } from '@eproc/domain/aturan_master'
import { tanggal } from '@eproc/domain/format'
import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import type Rekanan from '#app/dosir/rekanan'
import { berandaRekanan, kabariRekanan } from '#app/verifikasi/kabari_rekanan'
import { kunciRekanan } from '#app/verifikasi/rekanan_terkunci'
import { tegakkan } from '#inti/isian'
import { beda, catat, type SumberJurnal } from '#inti/jurnal'
import { type BerkasBaru, lepasBerkas, rekamBerkas } from '#inti/terima_berkas'
import { hariIni } from '#inti/waktu'

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
  sumber: SumberJurnal,
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
  const lama = potret(r)
  const jalur =
    isian.blacklist && dokumen
      ? await rekamBerkas(trx, dokumen, {
          kelas: KELAS_BLACKLIST,
          objek: 'rekanan',
          objekId: r.id,
          rekananId: r.id,
          pengunggahId: sumber.pelaku.id,
        })
      : null
  if (!isian.blacklist || jalur) await lepasBerkas(trx, r.fileBlacklist)
  r.merge(
    isian.blacklist
      ? {
          blacklist: true,
          blacklistTglMulai: mulai,
          blacklistTglSelesai: selesai,
          blacklistNomor: isian.nomor ?? null,
          blacklistAlasan: isian.alasan ?? null,
          fileBlacklist: jalur ?? r.fileBlacklist,
        }
      : {
          blacklist: false,
          blacklistTglMulai: null,
          blacklistTglSelesai: null,
          blacklistNomor: null,
          blacklistAlasan: null,
          fileBlacklist: null,
        }
  )
  const perubahan = beda(lama, potret(r))
  if (Object.keys(perubahan).length === 0) return
  r.merge({ versi: r.versi + 1 })
  await r.save()
  await catat(trx, sumber, {
    aksi: isian.blacklist ? 'blacklist.tetapkan' : 'blacklist.cabut',
    objek: 'rekanan',
    objekId: r.id,
    alasan: isian.alasan ?? null,
    rincian: perubahan,
  })
  await kabarkan(trx, r, lama.blacklist)
}

const potret = (r: Rekanan) => ({
  blacklist: r.blacklist,
  blacklistTglMulai: r.blacklistTglMulai,
  blacklistTglSelesai: r.blacklistTglSelesai,
  blacklistNomor: r.blacklistNomor,
  blacklistAlasan: r.blacklistAlasan,
  fileBlacklist: r.fileBlacklist,
})

async function kabarkan(trx: TransactionClientContract, r: Rekanan, dulu: boolean): Promise<void> {
  const tautan = berandaRekanan(r)
  if (r.blacklist) {
    const s = teks.surat.blacklist
    const nomor = r.blacklistNomor ?? ''
    const ujung = (h: string | null) => (h ? tanggal(h) : s.tanpaBatas)
    await kabariRekanan(trx, r, {
      kabar: s.kabar(nomor),
      perihal: s.perihal,
      paragraf: [
        s.isi(r.nama, nomor),
        s.masa(ujung(r.blacklistTglMulai), ujung(r.blacklistTglSelesai)),
        s.alasan(r.blacklistAlasan ?? ''),
        s.akibat,
      ],
      tautan,
      tombol: s.tombol,
    })
  } else if (dulu) {
    const s = teks.surat.blacklistCabut
    await kabariRekanan(trx, r, {
      kabar: s.kabar,
      perihal: s.perihal,
      paragraf: [s.isi(r.nama)],
      tautan,
      tombol: s.tombol,
    })
  }
}
