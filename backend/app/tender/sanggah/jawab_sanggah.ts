/** The pokja replies to objections (S3 §5.1, decisions §5): a file, a finding and a note for each. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import {
  adaPilihan,
  HASIL_SANGGAH,
  teksPilihan,
  type HasilSanggah,
  type TipeSanggah,
} from '@eproc/domain/pilihan'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { anggotaPokja, kabariStaf, penggunaPeran } from '#app/paket/kabari_paket'
import { kunciBarisPaket, paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { wajibTahapTerbuka } from '#app/paket/tahap_paket'
import { milikPaket, type BerkasBaru } from '#app/tender/berkas_hasil'
import { kabariSatu } from '#app/tender/kabari_satu'
import { barisDipilih } from '#app/tender/kiriman_rekanan'
import { muatSanggah } from '#app/tender/sanggah/sanggah_query'
import { bentrok, bidangSalah } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { rekamBerkas } from '#inti/terima_berkas'
import { sqlSekarang } from '#inti/waktu'

const teks = tenderHasil.sanggah
const MAKS_CATATAN = 2000

export const jawabSanggah = (
  ctx: HttpContext,
  isian: { paketPenyediaId: number; tipe: TipeSanggah; listSanggah?: unknown },
  berkas: ReadonlyMap<number, BerkasBaru>
): Promise<number> =>
  db.transaction(async (trx) => {
    const { id } = await paketUntuk(ctx, isian.paketPenyediaId)
    await wajibHakPaket(ctx, id, 'tender.sanggah.jawab', trx)
    const paket = await kunciBarisPaket(trx, id)
    await wajibTahapTerbuka(trx, paket, 'sanggah', isian.tipe, { sisi: 'staf' })
    const ada = (await muatSanggah(trx, id, isian.tipe)).filter((s) => !s.ditutup)
    const dipilih = barisDipilih(isian.listSanggah, 'listSanggah', ada, berkas, teks)
    const namaPaket = `${paket.kode} ${paket.nama}`
    let terbukti = false
    for (const { index, rekanan: s, berkas: file, isi } of dipilih) {
      if (s.id === null) throw bentrok(teks.belumMenyanggah(s.nama))
      if (s.kirimAdmin) throw bentrok(teks.sudahDijawab(s.nama))
      const { hasil, catatan } = bacaJawaban(isi, index, s.nama)
      const jalur = await rekamBerkas(
        trx,
        file,
        milikPaket('tender.sanggah', id, ctx.pelaku.id, s.vendorId)
      )
      await sql(
        trx,
        `update sanggah set file_sanggah_admin = ?, tgl_kirim_admin = ${sqlSekarang()}, penjawab_id = ?,
                hasil = ?, catatan = ? where id = ?`,
        [jalur, ctx.pelaku.id, hasil, catatan, s.id]
      )
      terbukti ||= hasil === 'terbukti'
      await catat(trx, sumberDari(ctx), {
        aksi: 'sanggah.jawab',
        objek: 'paket',
        objekId: id,
        rincian: { vendorId: s.vendorId, nama: s.nama, tipe: isian.tipe, hasil, file: jalur },
        alasan: catatan,
      })
      await kabariSatu(trx, paket, s.vendorId, {
        kabar: teks.kabarJawab(namaPaket),
        perihal: teks.perihalJawab(namaPaket),
        paragraf: [
          teks.isiJawab(teksPilihan(HASIL_SANGGAH, hasil)),
          ...(catatan ? [catatan] : []),
          tenderHasil.kiriman.isi,
        ],
      })
    }
    if (terbukti) {
      await kabariStaf(
        trx,
        [
          paket.ppkId,
          ...(await anggotaPokja(trx, id)),
          ...(await penggunaPeran(trx, 'manajerULP')),
        ],
        '/ppk/tender',
        { pesan: teks.kabarTerbukti(namaPaket) },
        ctx.pelaku.id
      )
    }
    return id
  })

function bacaJawaban(
  isi: Record<string, unknown>,
  index: number,
  nama: string
): { hasil: HasilSanggah; catatan: string | null } {
  if (!adaPilihan(HASIL_SANGGAH, isi.hasil)) {
    throw bidangSalah(`listSanggah.${index}.hasil`, 'required', teks.hasilWajib(nama))
  }
  const catatan = typeof isi.catatan === 'string' ? isi.catatan.trim() : ''
  if ([...catatan].length > MAKS_CATATAN) {
    throw bidangSalah(`listSanggah.${index}.catatan`, 'maxLength', teks.catatanMaks(MAKS_CATATAN))
  }
  return { hasil: isi.hasil, catatan: catatan || null }
}
