/** What is true of one vendor in one package, for the conditions of tabs. */
import db from '@adonisjs/lucid/services/db'
import type { TipeUndangan } from '@eproc/domain/common/choices'
import type { RekananContext } from '@eproc/domain/tahap/syarat'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import {
  keadaanPaket,
  type KeadaanPaket,
  type PaketTahap,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { diumumkanSaat } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { sql, type Koneksi } from '#core/database/sql'

/** What the vendor conditions of tabs ask about one vendor in one package. */
export async function konteksRekanan(
  paket: PaketTahap,
  rekananId: number,
  connection: Koneksi = db,
  keadaan?: KeadaanPaket
): Promise<RekananContext> {
  const k = keadaan ?? (await keadaanPaket(paket, connection))
  const [b] = await sql<{
    peserta: boolean
    undangan: TipeUndangan[] | null
    ba: boolean
    sppbj: boolean
    memasukkan: boolean
    hasil: Record<'hk' | 'lk' | 'ha' | 'lt' | 'lh', boolean | null> & { urutan: number | null }
  }>(
    connection,
    `select exists (select 1 from peserta s
              where s.paket_id = x.p and s.rekanan_id = x.r and s.mundur_pada is null) as peserta,
            (select array_agg(u.tipe) from undangan u
              where u.paket_id = x.p and u.rekanan_id = x.r) as undangan,
            exists (select 1 from ba_negosiasi b where b.paket_id = x.p and b.rekanan_id = x.r) as ba,
            exists (select 1 from sppbj b where b.paket_id = x.p and b.rekanan_id = x.r) as sppbj,
            exists (select 1 from penawaran w where w.paket_id = x.p and w.rekanan_id = x.r
                       and w.jenis in ('A','T','H') and ${belumDitarik('w')}) as memasukkan,
            jsonb_build_object('hk', e.hasil_kualifikasi, 'lk', e.lulus_kualifikasi,
              'ha', e.hasil_administrasi, 'lt', e.lulus_teknis, 'lh', e.lulus_harga,
              'urutan', e.urutan) as hasil
       from (select ?::int as p, ?::int as r) x
       left join evaluasi e on e.paket_id = x.p and e.rekanan_id = x.r`,
    [paket.id, rekananId]
  )
  const h = b!.hasil
  return {
    peserta: b!.peserta,
    undangan: new Set(b!.undangan ?? []),
    adaBaNegosiasi: b!.ba,
    adaSppbj: b!.sppbj,
    memasukkan: b!.memasukkan,
    hasil:
      h.urutan === null
        ? null
        : {
            hasilKualifikasi: h.hk === true,
            lulusKualifikasi: h.lk === true,
            hasilAdministrasi: h.ha === true,
            lulusTeknis: h.lt === true,
            lulusHarga: h.lh === true,
            urutan: h.urutan,
          },
    diumumkan: diumumkanSaat(k),
  }
}
