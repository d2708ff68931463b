import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { TipeBerkasTahap } from '@eproc/domain/tender/answers_jadwal'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { tender as teks } from '@eproc/i18n/id/tender'
import JadwalBerkas from '#app/paket_berjalan/jadwal/jadwal_berkas'
import { perlihatkanBerkas } from '#app/paket_berjalan/jadwal/perlihatkan_berkas'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import { rekamDokumen } from '#app/paket_berjalan/dokumen/rekam_dokumen'
import type { Pelaku } from '#core/auth/actor'
import type { BerkasBaru } from '#core/files/receive_files'
import { invalidField } from '#core/http/errors'

export type TipePanel = Exclude<TipeBerkasTahap, 'jadwal'>

/** The stage's key, and what its staff panel takes: an announcement or an explanation file. */
function panelTahap(paket: Paket, urut: number): { kunci: string; tipe: TipePanel } {
  const tahap = templatUntuk(paket.metodePemilihan, paket.kualifikasi).find((t) => t.urut === urut)
  const jenis = tahap?.staf.map((t) => uraiTab(t).jenis) ?? []
  const tipe = (['pengumuman', 'penjelasan'] as const).find((t) => jenis.includes(t))
  if (!tahap || !tipe) throw invalidField('urut', 'enum', teks.errors.tahapTidakAda)
  return { kunci: tahap.kunci, tipe }
}

const HAK_PANEL = { pengumuman: 'tender.pengumuman', penjelasan: 'tender.penjelasan' } as const

export interface KirimanBerkasTahap {
  paketId: number
  urut: number
  showVendor: boolean
  file: BerkasBaru | undefined
}

/**
 * Stores the file of a stage's panel, from publication until the stage ends; vendors see it from the stage's start.
 * Earlier files of the panel stay as its history.
 */
export async function simpanBerkasTahap(
  trx: TransactionClientContract,
  actor: Pelaku,
  { urut, showVendor, file, ...dibaca }: KirimanBerkasTahap
): Promise<{ paket: Paket; tipe: TipePanel }> {
  const { paket, baris } = await paketUntukTahap(trx, actor, dibaca, {
    lock: 'share',
    hak: (p) => HAK_PANEL[panelTahap(p, urut).tipe],
    tahap: (p) => {
      const { kunci: key, tipe } = panelTahap(p, urut)
      return { tab: tipe, kunci: key, persiapan: true }
    },
  })
  if (!file) throw invalidField('file', 'required', teks.berkasTahap.minimal)
  const letak = { kelas: 'tender.tahap', paketId: paket.id, field: 'file' } as const
  const jalur = await rekamDokumen(trx, actor, file, letak)
  const { tipe } = panelTahap(paket, urut)
  const berkas = new JadwalBerkas().useTransaction(trx)
  berkas.merge({ jadwalId: baris.id, tipe, file: jalur, showVendor })
  await berkas.pasang(actor, `tahap.${tipe}`, { paketId: paket.id, tahap: baris.kunci, urut })
  if (showVendor) await perlihatkanBerkas(trx, paket, [{ urut, nama: file.namaAsli }])
  return { paket, tipe }
}
