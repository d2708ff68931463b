/** Offers as staff may see them (decisions §5.2). */
import db from '@adonisjs/lucid/services/db'
import type { KategoriFile } from '@eproc/domain/common/choices'
import type {
  BerkasTerbuka,
  PenawaranRekanan,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { berkasTerbuka } from '#app/tender/pembukaan/berita_acara_query'
import { BIDANG } from '#app/tender/penawaran/penawaran_validator'
import { checksByVendor } from '#app/tender/penawaran/periksa/checks_query'
import { sql } from '#core/database/sql'

const urlTerbuka = (paketId: number, jenis: KategoriFile, id: number): string =>
  `/tender/${paketId}/${jenis}/${id}`

export interface PembacaPenawaran {
  /** pokja: sees names before the opening */
  pokja: boolean
  /** pokja that declared, and the ppk of the package: contents and prices after the opening */
  isi: boolean
}

type Penawar = Pick<PenawaranRekanan, 'id' | 'nomor' | 'masuk' | 'tahapMasuk'> & {
  vendorId: number
  nama: string
}

/** Participants who did not withdraw, with the stages in which they handed in something. */
async function pesertaPenawar(paketId: number): Promise<Penawar[]> {
  const peserta = await sql<Omit<Penawar, 'masuk'>>(
    db,
    `select s.nomor as id, s.nomor, s.rekanan_id as "vendorId", r.nama,
            array(select distinct w.tahap from penawaran w
                   where w.paket_id = s.paket_id and w.rekanan_id = s.rekanan_id
                     and ${belumDitarik('w')} order by 1) as "tahapMasuk"
       from peserta s join rekanan r on r.id = s.rekanan_id
      where s.paket_id = ? and s.mundur_pada is null order by s.nomor`,
    [paketId]
  )
  return peserta.map((p) => ({ ...p, masuk: p.tahapMasuk.length > 0 }))
}

/** With the holders' checks, for pokja and PPK. */
async function withChecks(
  paketId: number,
  peserta: readonly Penawar[],
  { pokja, isi }: PembacaPenawaran
): Promise<(Penawar & Pick<PenawaranRekanan, 'pemeriksaan'>)[]> {
  if (!pokja && !isi) return [...peserta]
  const checks = await checksByVendor(db, paketId)
  return peserta.map((p) => {
    const pemeriksaan = checks.get(p.vendorId)
    return pemeriksaan ? { ...p, pemeriksaan } : p
  })
}

/** All participants; before the first opening only that something came in. */
export async function listPenawaran(
  paketId: number,
  pembaca: PembacaPenawaran
): Promise<PenawaranRekanan[]> {
  const [keadaan] = await sql<{ dibuka: boolean }>(
    db,
    `select exists (select 1 from pembukaan where paket_id = ? and disahkan_pada is not null) as dibuka`,
    [paketId]
  )
  const dibuka = keadaan!.dibuka
  const peserta = await withChecks(paketId, await pesertaPenawar(paketId), pembaca)
  if (!dibuka) {
    return pembaca.pokja ? peserta : peserta.map((p) => ({ ...p, vendorId: null, nama: null }))
  }
  const terbuka = await berkasTerbuka(paketId)
  return peserta.map((p) => {
    const milik = terbuka.filter((b) => b.rekananId === p.vendorId)
    const berkas: BerkasTerbuka[] = milik.map(
      ({ rekananId: _r, rekanan: _n, harga: _h, ...b }) => ({
        ...b,
        nama: pembaca.isi ? b.nama : '',
        url: pembaca.isi ? urlTerbuka(paketId, b.jenis, b.id) : null,
      })
    )
    const tautan = (jenis: KategoriFile) => berkas.findLast((b) => b.jenis === jenis)?.url ?? null
    return {
      ...p,
      [BIDANG.K]: tautan('K'),
      [BIDANG.A]: tautan('A'),
      [BIDANG.T]: tautan('T'),
      [BIDANG.H]: tautan('H'),
      hargaPenawaran: pembaca.isi ? (milik.findLast((b) => b.jenis === 'H')?.harga ?? null) : null,
      berkas,
    }
  })
}
