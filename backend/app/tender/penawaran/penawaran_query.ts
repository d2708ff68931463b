/** Offers as staff may see them (decisions §5.2). */
import db from '@adonisjs/lucid/services/db'
import type { KategoriFile } from '@eproc/domain/common/choices'
import type {
  BerkasTerbuka,
  PenawaranRekanan,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import { belumDitarik } from '#app/paket_berjalan/belum_ditarik'
import { perPaket } from '#app/paket_berjalan/per_paket'
import { berkasBeberapaPaket, type TerbukaRow } from '#app/tender/pembukaan/berita_acara_query'
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
async function pesertaPenawar(
  paketIds: readonly number[]
): Promise<ReadonlyMap<number, Penawar[]>> {
  const peserta = await sql<Omit<Penawar, 'masuk'> & { paketId: number }>(
    db,
    `select s.paket_id as "paketId", s.nomor as id, s.nomor, s.rekanan_id as "vendorId", r.nama,
            array(select distinct w.tahap from penawaran w
                   where w.paket_id = s.paket_id and w.rekanan_id = s.rekanan_id
                     and ${belumDitarik('w')} order by 1) as "tahapMasuk"
       from peserta s join rekanan r on r.id = s.rekanan_id
      where s.paket_id = any(?) and s.mundur_pada is null order by s.nomor`,
    [paketIds]
  )
  return perPaket<Penawar>(peserta.map((p) => ({ ...p, masuk: p.tahapMasuk.length > 0 })))
}

/** All participants; before the first opening only that something came in. */
export async function listPenawaran(
  paketId: number,
  pembaca: PembacaPenawaran
): Promise<PenawaranRekanan[]> {
  return (await penawaranBeberapaPaket(new Map([[paketId, pembaca]]))).get(paketId)!
}

/** Of each package as its reader may see it. */
export async function penawaranBeberapaPaket(
  pembaca: ReadonlyMap<number, PembacaPenawaran>
): Promise<ReadonlyMap<number, PenawaranRekanan[]>> {
  const ids = [...pembaca.keys()]
  const dibuka = new Set(
    (
      await sql<{ id: number }>(
        db,
        `select distinct paket_id as id from pembukaan
          where paket_id = any(?) and disahkan_pada is not null`,
        [ids]
      )
    ).map(({ id }) => id)
  )
  const peserta = await pesertaPenawar(ids)
  // The holders' checks are for pokja and PPK.
  const berhak = ids.filter((id) => pembaca.get(id)!.pokja || pembaca.get(id)!.isi)
  const checks = berhak.length > 0 ? await checksByVendor(db, berhak) : () => undefined
  const terbuka = dibuka.size > 0 ? await berkasBeberapaPaket([...dibuka]) : null
  const milik = (id: number): PenawaranRekanan[] => {
    const semua = (peserta.get(id) ?? []).map((p) => {
      const pemeriksaan = checks(id, p.vendorId)
      return pemeriksaan ? { ...p, pemeriksaan } : p
    })
    if (dibuka.has(id)) return dengan(id, semua, terbuka?.get(id) ?? [], pembaca.get(id)!)
    return pembaca.get(id)!.pokja ? semua : semua.map((p) => ({ ...p, vendorId: null, nama: null }))
  }
  return new Map(ids.map((id) => [id, milik(id)]))
}

/** With what was opened. */
const dengan = (
  paketId: number,
  peserta: readonly Penawar[],
  terbuka: readonly TerbukaRow[],
  pembaca: PembacaPenawaran
): PenawaranRekanan[] =>
  peserta.map((p) => {
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
