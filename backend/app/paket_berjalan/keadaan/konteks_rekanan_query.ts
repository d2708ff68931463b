/** What is true of vendors in one package, for the conditions of tabs. */
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

interface FactsRow {
  id: number
  peserta: boolean
  undangan: TipeUndangan[] | null
  ba: boolean
  sppbj: boolean
  memasukkan: boolean
  hasil: Record<'hk' | 'lk' | 'ha' | 'lt' | 'lh', boolean | null> & { urutan: number | null }
}

/** What the vendor conditions of tabs ask about each of these vendors in one package, by vendor, in their order. */
export async function konteksTiapRekanan(
  paket: PaketTahap,
  ids: readonly number[],
  connection: Koneksi,
  k: KeadaanPaket
): Promise<ReadonlyMap<number, RekananContext>> {
  const facts = await sql<FactsRow>(
    connection,
    `select x.r as id, exists (select 1 from peserta s
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
       from (select ?::int as p, v.r, v.n from unnest(?::int[]) with ordinality as v(r, n)) x
       left join evaluasi e on e.paket_id = x.p and e.rekanan_id = x.r
      order by x.n`,
    [paket.id, [...ids]]
  )
  const diumumkan = diumumkanSaat(k)
  return new Map(facts.map((row) => [row.id, { ...contextOf(row), diumumkan }]))
}

const contextOf = ({ hasil: h, ...row }: FactsRow): Omit<RekananContext, 'diumumkan'> => ({
  peserta: row.peserta,
  undangan: new Set(row.undangan ?? []),
  adaBaNegosiasi: row.ba,
  adaSppbj: row.sppbj,
  memasukkan: row.memasukkan,
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
})

/** The same of one vendor. */
export async function konteksRekanan(
  paket: PaketTahap,
  rekananId: number,
  connection: Koneksi = db,
  keadaan?: KeadaanPaket
): Promise<RekananContext> {
  const k = keadaan ?? (await keadaanPaket(paket, connection))
  return (await konteksTiapRekanan(paket, [rekananId], connection, k)).get(rekananId)!
}
