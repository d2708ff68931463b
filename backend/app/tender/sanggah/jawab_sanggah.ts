/** The pokja replies to objections (S3 §5.1, decisions §5): a file, a finding and a note for each. */
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  adaPilihan,
  HASIL_SANGGAH,
  teksPilihan,
  type HasilSanggah,
  type TipeSanggah,
} from '@eproc/domain/common/choices'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { ownAccount, roles } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import { packageMessage, packagePage, packageStaff } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { paketUntukTahap } from '#app/paket_berjalan/paket_untuk_tindakan'
import { milikPaket } from '#app/tender/berkas/berkas_hasil'
import { barisDipilih, type DipilihRow } from '#app/tender/kiriman/kiriman_rekanan'
import { deliveryMessage } from '#app/tender/kiriman/tender_message'
import Sanggah from '#app/tender/sanggah/sanggah'
import { muatSanggah, type SanggahTersimpan } from '#app/tender/sanggah/sanggah_query'
import type { Pelaku } from '#core/auth/actor'
import { recordFile, type BerkasBaru } from '#core/files/receive_files'
import { conflict, forbidden, invalidField } from '#core/http/errors'

const teks = tenderHasil.sanggah
const MAKS_CATATAN = 2000

interface JawabInput {
  paketPenyediaId: number
  tipe: TipeSanggah
  listSanggah?: unknown
  berkas: ReadonlyMap<number, BerkasBaru>
}

export async function jawabSanggah(
  trx: TransactionClientContract,
  actor: Pelaku,
  { paketPenyediaId, tipe, listSanggah, berkas }: JawabInput
): Promise<void> {
  const { paket } = await paketUntukTahap(
    trx,
    actor,
    { paketId: paketPenyediaId },
    { hak: 'tender.sanggah.jawab', tahap: { tab: 'sanggah', varian: tipe } }
  )
  const ada = (await muatSanggah(trx, paket.id, tipe)).filter((s) => !s.ditutup)
  const dipilih = barisDipilih(listSanggah, 'listSanggah', ada, berkas, teks)
  const berjalan = await Sanggah.berjalan(trx, paket.id, [tipe])
  const temuan: HasilSanggah[] = []
  for (const baris of dipilih) {
    const sanggah = berjalan.find((s) => s.id === baris.rekanan.id)
    if (!sanggah) throw conflict(teks.belumMenyanggah(baris.rekanan.nama))
    temuan.push(await jawabSatu(trx, actor, paket, sanggah, baris))
  }
  if (temuan.includes('terbukti')) await kabariTerbukti(trx, actor, paket)
}

async function jawabSatu(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket,
  sanggah: Sanggah,
  { index, rekanan: { vendorId, nama }, berkas, isi }: DipilihRow<SanggahTersimpan>
): Promise<HasilSanggah> {
  if (sanggah.dijawab) throw conflict(teks.sudahDijawab(nama))
  if (sanggah.pencatatId === actor.id) throw forbidden(teks.dicatatSendiri)
  const { hasil, catatan } = bacaJawaban(isi, index, nama)
  const pemilik = milikPaket('tender.sanggah', paket.id, actor.id, vendorId)
  const file = await recordFile(trx, berkas, pemilik)
  await sanggah.jawab(actor, { file, sha256: berkas.sha256, hasil, catatan, nama })
  const namaPaket = `${paket.kode} ${paket.nama}`
  const kabar = deliveryMessage(paket, {
    kabar: teks.kabarJawab(namaPaket),
    perihal: teks.perihalJawab(namaPaket),
    paragraf: [
      teks.isiJawab(teksPilihan(HASIL_SANGGAH, hasil)),
      ...(catatan ? [catatan] : []),
      tenderHasil.kiriman.isi,
    ],
  })
  await tell(trx, ownAccount(vendorId), kabar)
  return hasil
}

/** An upheld objection is everybody's matter: the package fails, or the evaluation begins again. */
async function kabariTerbukti(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket
): Promise<void> {
  const who = [...packageStaff(paket), roles('manajerULP')]
  const kabar = teks.kabarTerbukti(`${paket.kode} ${paket.nama}`)
  await tell(trx, { who, except: [actor.id] }, packageMessage(kabar, packagePage(paket.id)))
}

function bacaJawaban(
  isi: Record<string, unknown>,
  index: number,
  nama: string
): { hasil: HasilSanggah; catatan: string | null } {
  if (!adaPilihan(HASIL_SANGGAH, isi.hasil)) {
    throw invalidField(`listSanggah.${index}.hasil`, 'required', teks.hasilWajib(nama))
  }
  const catatan = typeof isi.catatan === 'string' ? isi.catatan.trim() : ''
  if ([...catatan].length > MAKS_CATATAN) {
    throw invalidField(`listSanggah.${index}.catatan`, 'maxLength', teks.catatanMaks(MAKS_CATATAN))
  }
  return { hasil: isi.hasil, catatan: catatan || null }
}
