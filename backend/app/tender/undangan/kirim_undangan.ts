/** Sends invitations while the stage is open: one a vendor and type, each with its own letter. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Checker } from '@eproc/domain/common/checker'
import type { TipeUndangan } from '@eproc/domain/common/choices'
import { tender as teks } from '@eproc/i18n/id/tender'
import { vendors } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { wajibBebasSanggah } from '#app/paket_berjalan/keadaan/keadaan_sanggah'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import { committeeMessage } from '#app/tender/kiriman/tender_message'
import { bacaCentang, type CentangUndangan } from '#app/tender/undangan/baca_centang'
import { periksaCalon } from '#app/tender/undangan/calon_query'
import Undangan from '#app/tender/undangan/undangan'
import type { Pelaku } from '#core/auth/actor'
import { recordFile, type BerkasBaru } from '#core/files/receive_files'
import { conflict } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

export interface KirimanUndangan {
  paketId: number
  tipe: TipeUndangan
  /** `listUndangan` as it was sent */
  daftar: unknown
  /** letters by the row's place in the list */
  berkas: ReadonlyMap<number, BerkasBaru>
}

/** The package stays locked meanwhile, so that nobody is invited twice. */
export async function kirimUndangan(
  trx: TransactionClientContract,
  actor: Pelaku,
  { tipe, daftar, berkas, ...dibaca }: KirimanUndangan
): Promise<void> {
  const { paket, tahap } = await paketUntukTahap(trx, actor, dibaca, {
    hak: 'tender.undangan',
    tahap: { tab: 'undangan', varian: tipe },
  })
  const centang = bacaCentang(daftar, berkas)
  // Nobody negotiates while an objection is unanswered or was upheld (decisions §5 'Objections').
  if (tipe === 'N') await wajibBebasSanggah(trx, paket.id)
  const vendorId = centang.map((c) => c.vendorId)
  const calon = await periksaCalon(trx, paket, tipe, vendorId)
  wajibCalon(centang, calon)
  for (const c of centang) {
    const fileUndangan = await recordFile(trx, c.berkas!, {
      kelas: 'tender.undangan',
      objek: 'paket',
      objekId: paket.id,
      rekananId: c.vendorId,
      pengunggahId: actor.id,
    })
    const undangan = new Undangan().useTransaction(trx)
    undangan.merge({ paketId: paket.id, tipe, rekananId: c.vendorId, fileUndangan })
    await undangan.kirim(actor, { nama: calon.get(c.vendorId)!.nama, tahap: tahap.kunci })
  }
  await say(trx, paket, tipe, vendorId)
}

/** Each was not invited yet (409), is a candidate, is ticked once and has its letter (400). */
function wajibCalon(
  centang: readonly CentangUndangan[],
  calon: Awaited<ReturnType<typeof periksaCalon>>
): void {
  const check = new Checker()
  const ditemui = new Set<number>()
  for (const c of centang) {
    const nama = calon.get(c.vendorId)?.nama ?? String(c.vendorId)
    const field = `listUndangan.${c.indeks}`
    const keluhan = (rule: string, message: string) => check.add(field, rule, message)
    if (ditemui.has(c.vendorId)) keluhan('ganda', teks.undangan.ganda(nama))
    else if (calon.get(c.vendorId)?.terkirim) throw conflict(teks.undangan.sudahDikirim(nama))
    else if (!calon.get(c.vendorId)?.boleh) keluhan('calon', teks.undangan.bukanCalon(nama))
    else if (!c.berkas) keluhan('required', teks.undangan.tanpaFile(nama))
    ditemui.add(c.vendorId)
  }
  enforce(check.findings)
}

async function say(
  trx: TransactionClientContract,
  paket: Paket,
  tipe: TipeUndangan,
  vendorId: readonly number[]
): Promise<void> {
  const jenis = teks.undangan.jenis[tipe]
  const kabar = committeeMessage(paket, {
    kabar: teks.undangan.kabar(jenis, paket.nama),
    perihal: teks.undangan.perihal(jenis, paket.nama),
    paragraf: [teks.undangan.isi(jenis)],
  })
  await tell(trx, { who: [vendors(...vendorId)] }, kabar)
}
