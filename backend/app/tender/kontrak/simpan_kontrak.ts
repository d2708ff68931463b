import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { aturanKontrak } from '@eproc/domain/tender/aturan_kontrak'
import { keHari } from '@eproc/domain/common/format'
import type { JenisHari } from '@eproc/domain/common/choices'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { catatRilis } from '#app/ocds/catat_rilis'
import { wajibBebasSanggah } from '#app/paket_berjalan/keadaan/keadaan_sanggah'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import { beritaNegosiasiTerkirim, sppbjTerkirim } from '#app/paket_berjalan/keadaan/sppbj_query'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type { SuratInput } from '#app/tender/kontrak/kontrak_validator'
import type { Pelaku } from '#core/auth/actor'
import { conflict } from '#core/http/errors'
import { enforce } from '#core/http/input/input'

const teks = tenderHasil.kontrak

/** The award letter is sent where the schedule has one; without one the minutes are. */
async function wajibSurat(trx: TransactionClientContract, paket: Paket): Promise<void> {
  const { templat, jadwal } = await keadaanPaket(paket, trx)
  const ada = (tab: 'sppbj' | 'ba-negosiasi') =>
    templat.some(
      (t) => t.staf.includes(tab) && jadwal.some((b) => b.kunci === t.kunci && b.include)
    )
  if (ada('sppbj')) {
    if (!(await sppbjTerkirim(paket.id, trx))) throw conflict(teks.belumSppbj)
  } else if (ada('ba-negosiasi')) {
    if (!(await beritaNegosiasiTerkirim(paket.id, trx))) throw conflict(teks.belumBa)
  }
}

/** Stores the contract form; open until SPMK is finished. */
export async function simpanKontrak(
  trx: TransactionClientContract,
  actor: Pelaku,
  input: SuratInput
): Promise<Paket> {
  const { paket } = await paketUntukTahap(
    trx,
    actor,
    { paketId: input.paketPenyediaId, versi: input.versi },
    { hak: 'kontrak.surat', tahap: { tab: 'spk' } }
  )
  await wajibBebasSanggah(trx, paket.id)
  await wajibSurat(trx, paket)
  const kontrak = {
    lamaPekerjaan: input.lamaPekerjaan ?? null,
    jenisHari: (input.jenisHari ?? null) as JenisHari | null,
    tglKontrak: keHari(input.tglKontrak),
    mulaiKontrak: keHari(input.mulaiKontrak),
    selesaiKontrak: keHari(input.selesaiKontrak),
    nilaiKontrak: input.nilaiKontrak ?? null,
    // A caller that knows the specification's fields only leaves the number as it is.
    noSpk: input.noSpk === undefined ? paket.noSpk : input.noSpk || null,
  }
  enforce(aturanKontrak(kontrak, { totalPagu: paket.totalPagu }))
  await paket.isiKontrak(actor, kontrak)
  await catatRilis(trx, paket.id)
  return paket
}
