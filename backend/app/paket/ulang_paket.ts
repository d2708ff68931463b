/** A failed package is tendered again (decisions §5): a new package is drafted from it, the old one reads U. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { aturanPaket } from '@eproc/domain/aturan_paket'
import { paket as teks } from '@eproc/i18n/id/paket'
import { isiPaket } from '#app/paket/isi_paket'
import { kabariPeserta } from '#app/paket/kabari_paket'
import { kunciKegiatan, paguPla, segarkanStatusKegiatan } from '#app/paket/pagu_kegiatan'
import { mulaiTindakan } from '#app/paket/tindakan'
import { tulisIsi, tulisJadwal } from '#app/paket/tulis_isi'
import { bentrok, bidangSalah } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { catat, sumberDari } from '#inti/jurnal'
import { nomorBerikut } from '#inti/nomor'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

const DISALIN = `nama, tahun_anggaran, satuan_kerja, jenis_pengadaan, metode_pemilihan, kualifikasi,
  metode_evaluasi, jenis_kontrak, total_pagu, volume_pekerjaan, deskripsi, is_pdn, is_usaha_kecil, jenis_peserta,
  bobot_teknis, bobot_harga, passing_grade, alasan_metode, pelaksanaan_kontrak_awal, pelaksanaan_kontrak_akhir,
  pelaksanaan_pemilihan_awal, pelaksanaan_pemilihan_akhir, file_kak, file_lampiran, file_lain, ppk_id`

/** Answers the new package's id and code. Its schedule has no times yet, its pokja is appointed anew. */
export const ulangPaket = (
  ctx: HttpContext,
  id: number | null,
  alasan: string | null | undefined
) =>
  db.transaction(async (trx) => {
    const lama = await mulaiTindakan(ctx, trx, id, 'ulang')
    const sebab = alasan?.trim()
    if (!sebab) throw bidangSalah('alasan', 'required', teks.aturan.alasan)
    const [ada] = await sql(
      trx,
      `select 1 from paket where paket_asal_id = ? and status_pelaksanaan <> 'B'`,
      [lama.id]
    )
    if (ada) throw bentrok(teks.galat.sudahUlang)
    const isi = { ...(await isiPaket(trx, lama)), listJadwal: [] }
    const ids = [...new Set(isi.listPendanaan!.map((p) => p.kegiatanId!))]
    const kegiatan = await kunciKegiatan(trx, ids, lama.id)
    tegakkan(aturanPaket(isi, { kegiatan, paguPla: await paguPla() }))

    const nomor = await nomorBerikut(trx, `paket.${lama.tahunAnggaran}`)
    const kode = `PKT-${lama.tahunAnggaran}-${String(nomor).padStart(5, '0')}`
    const [baru] = await sql<{ id: number }>(
      trx,
      `insert into paket (kode, paket_asal_id, dibuat_oleh, penyunting, dibuat_pada, diubah_pada, ${DISALIN})
       select ?, id, ?, array[?::int], ${sqlSekarang()}, ${sqlSekarang()}, ${DISALIN} from paket where id = ?
       returning id`,
      [kode, ctx.pelaku.id, ctx.pelaku.id, lama.id]
    )
    await tulisIsi(trx, baru!.id, isi)
    await tulisJadwal(trx, baru!.id, isi, true)
    await sql(
      trx,
      `update jadwal b set include = a.include from jadwal a
        where a.paket_id = ? and b.paket_id = ? and a.kunci = b.kunci`,
      [lama.id, baru!.id]
    )
    await sql(
      trx,
      `update paket set status_pelaksanaan = 'U', versi = versi + 1, diubah_pada = ${sqlSekarang()} where id = ?`,
      [lama.id]
    )
    await segarkanStatusKegiatan(trx, ids)
    await catat(trx, sumberDari(ctx), {
      aksi: 'paket.ulang',
      objek: 'paket',
      objekId: lama.id,
      rincian: { statusPelaksanaan: [lama.statusPelaksanaan, 'U'], paketUlang: [null, kode] },
      alasan: sebab,
    })
    await catat(trx, sumberDari(ctx), {
      aksi: 'paket.buat',
      objek: 'paket',
      objekId: baru!.id,
      rincian: { paketAsal: [null, lama.kode] },
      alasan: sebab,
    })
    await kabariPeserta(trx, lama, {
      pesan: teks.kabar.ulang(lama.kode, lama.nama),
      paragraf: [teks.kabar.alasan(sebab)],
    })
    return { id: baru!.id, kode }
  })
