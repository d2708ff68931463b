import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { setelahSimpan, type BagianDosir } from '@eproc/domain/dosir'
import type { StatusBagian } from '@eproc/domain/pilihan'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { hitungUlangStatus } from '#app/dosir/hitung_status'
import { isiBagianKini } from '#app/dosir/isi_bagian'
import type Rekanan from '#app/dosir/rekanan'
import { catat, type SumberJurnal } from '#inti/jurnal'
import { beritahu } from '#inti/notifikasi'
import { sql } from '#inti/sql'
import { sekarang } from '#inti/waktu'

/**
 * Hands a section in after its content was saved or deleted: V when complete, else N (decisions §3);
 * recomputes the vendor's status and tells the verifiers when there is something new to verify. A
 * remark that is answered by it stays in the journal.
 * @param rekanan row locked by the caller; it carries the new state afterwards
 */
export async function ajukanBagian(
  trx: TransactionClientContract,
  sumber: SumberJurnal,
  rekanan: Rekanan,
  bagian: BagianDosir
): Promise<void> {
  const lama = {
    status: rekanan[bagian.statusJson] as StatusBagian,
    remark: rekanan[bagian.remarkJson] as string | null,
  }
  const baru = setelahSimpan(bagian, lama, await isiBagianKini(trx, rekanan, bagian))
  rekanan.merge({
    [bagian.statusJson]: baru.status,
    [bagian.remarkJson]: baru.remark,
    // Also without a change of status: a verifier who decides on the former content must notice.
    versi: rekanan.versi + 1,
    diubahPada: sekarang(),
  })
  await rekanan.useTransaction(trx).save()
  if (lama.status !== baru.status || lama.remark !== baru.remark) {
    await catat(trx, sumber, {
      aksi: 'bagian.ajukan',
      objek: 'rekanan',
      objekId: rekanan.id,
      rincian: {
        bagian: bagian.kunci,
        [bagian.statusJson]: [lama.status, baru.status],
        ...(lama.remark === baru.remark ? {} : { [bagian.remarkJson]: [lama.remark, null] }),
      },
    })
  }
  const hasil = await hitungUlangStatus(trx, rekanan.id, sumber)
  rekanan.merge(hasil.rekanan.$attributes).$hydrateOriginals()
  if (hasil.baru === 'V' && hasil.lama !== 'V') {
    await kabariVerifikator(
      trx,
      rekanan,
      dosirPesan.kabar.siapVerifikasi(rekanan.nama, rekanan.noRegistrasi)
    )
  } else if (hasil.baru !== 'N' && lama.status !== 'V' && baru.status === 'V') {
    await kabariVerifikator(
      trx,
      rekanan,
      dosirPesan.kabar.perubahanBagian(rekanan.nama, bagian.judul)
    )
  }
}

/** By bell: operatorULP, manajerULP and the members of division unlada (decisions §2). */
export async function kabariVerifikator(
  trx: TransactionClientContract,
  rekanan: Rekanan,
  pesan: string
): Promise<void> {
  const verifikator = await sql<{ id: number }>(
    trx,
    `select p.id from pengguna p left join divisi d on d.kode = p.divisi_kode
      where p.status = 'A' and p.peran not in ('vendor','person')
        and (p.peran in ('operatorULP','manajerULP') or lower(d.nick) = 'unlada')`
  )
  await beritahu(trx, {
    penerimaId: verifikator.map((v) => v.id),
    namaPengirim: rekanan.nama,
    pesan,
    tautan: `/admin/vendor/${rekanan.id}/show`,
  })
}
