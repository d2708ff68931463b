/** Sends minutes of negotiation or award letters to the ticked vendors (S3 §5.1), each once. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { Hak } from '@eproc/domain/hak_akses'
import type { JenisTab } from '@eproc/domain/tahap/tab'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { kunciBarisPaket, paketUntuk, wajibHakPaket } from '#app/paket/pelaku_paket'
import { wajibTahapTerbuka } from '#app/paket/tahap_paket'
import { milikPaket, type BerkasBaru, type KelasHasil } from '#app/tender/berkas_hasil'
import { kabariSatu } from '#app/tender/kabari_satu'
import { barisDipilih, type TeksKiriman } from '#app/tender/kiriman_rekanan'
import { muatKiriman, type TabelKiriman } from '#app/tender/kiriman_query'
import { wajibBebasSanggah } from '#app/tender/sanggah/keadaan_sanggah'
import { bentrok } from '#inti/galat'
import { catat, sumberDari } from '#inti/jurnal'
import { sql } from '#inti/sql'
import { rekamBerkas } from '#inti/terima_berkas'
import { sqlSekarang } from '#inti/waktu'

export interface JenisKiriman {
  tabel: TabelKiriman
  tab: JenisTab
  hak: Hak
  kelas: KelasHasil
  /** name of the list in the request */
  daftar: string
  aksi: string
  teks: TeksKiriman & {
    sudahDikirim: (nama: string) => string
    bukanCalon: (nama: string) => string
    /** nobody can get one yet */
    belumAda?: string
    kabar: (paket: string) => string
    perihal: (paket: string) => string
  }
}

export const kirimKeRekanan = (
  ctx: HttpContext,
  jenis: JenisKiriman,
  isian: { paketPenyediaId: number; daftar: unknown },
  berkas: ReadonlyMap<number, BerkasBaru>
): Promise<number> =>
  db.transaction(async (trx) => {
    const { id } = await paketUntuk(ctx, isian.paketPenyediaId)
    await wajibHakPaket(ctx, id, jenis.hak, trx)
    const paket = await kunciBarisPaket(trx, id)
    await wajibTahapTerbuka(trx, paket, jenis.tab, null, { sisi: 'staf' })
    await wajibBebasSanggah(trx, id)
    const semua = await muatKiriman(trx, jenis.tabel, id)
    if (jenis.teks.belumAda && !semua.some((k) => k.calon)) throw bentrok(jenis.teks.belumAda)
    const calon = await denganPenawar(id, semua)
    const dipilih = barisDipilih(isian.daftar, jenis.daftar, calon, berkas, jenis.teks)
    const namaPaket = `${paket.kode} ${paket.nama}`
    for (const { rekanan, berkas: file } of dipilih) {
      if (rekanan.terkirim) throw bentrok(jenis.teks.sudahDikirim(rekanan.nama))
      if (!rekanan.calon) throw bentrok(jenis.teks.bukanCalon(rekanan.nama))
      const jalur = await rekamBerkas(
        trx,
        file,
        milikPaket(jenis.kelas, id, ctx.pelaku.id, rekanan.vendorId)
      )
      await sql(
        trx,
        `insert into ${jenis.tabel} (paket_id, rekanan_id, file, tgl_kirim, pengirim_id)
         values (?, ?, ?, ${sqlSekarang()}, ?)`,
        [id, rekanan.vendorId, jalur, ctx.pelaku.id]
      )
      await catat(trx, sumberDari(ctx), {
        aksi: jenis.aksi,
        objek: 'paket',
        objekId: id,
        rincian: {
          vendorId: rekanan.vendorId,
          nama: rekanan.nama,
          file: jalur,
          sha256: file.sha256,
        },
      })
      await kabariSatu(trx, paket, rekanan.vendorId, {
        kabar: jenis.teks.kabar(namaPaket),
        perihal: jenis.teks.perihal(namaPaket),
        paragraf: [tenderHasil.kiriman.isi],
      })
    }
    return id
  })

/** Other participants too, so that a refusal can say why by name. */
async function denganPenawar(paketId: number, semua: Awaited<ReturnType<typeof muatKiriman>>) {
  const peserta = await sql<{ vendorId: number; nama: string }>(
    db,
    `select r.id as "vendorId", r.nama from peserta s join rekanan r on r.id = s.rekanan_id where s.paket_id = ?`,
    [paketId]
  )
  const dikenal = semua.map((k) => ({
    vendorId: k.vendorId,
    nama: k.nama,
    calon: k.calon,
    terkirim: k.tglKirim !== null,
  }))
  const lain = peserta
    .filter((p) => !dikenal.some((d) => d.vendorId === p.vendorId))
    .map((p) => ({ ...p, calon: false, terkirim: false }))
  return [...dikenal, ...lain]
}
