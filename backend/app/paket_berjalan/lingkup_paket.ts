/**
 * Which packages somebody may see: staff by their scope (decisions §2), vendors and the public what is published, TLA
 * only the invited (decisions §5 'Visibility').
 */
import { lingkupHak } from '@eproc/domain/common/rights'
import { apakahInternal } from '@eproc/domain/common/roles'
import type { Pelaku } from '#core/auth/actor'

/** SQL over the package's row under the name `p`: true for the packages that this member of staff may read. */
export function lingkupPaket(pelaku: Pelaku, p = 'p'): { syarat: string; nilai: unknown[] } {
  if (!apakahInternal(pelaku.peran)) return { syarat: 'false', nilai: [] }
  const lingkup = lingkupHak(pelaku, 'paket.baca')
  if (lingkup.includes('semua')) return { syarat: 'true', nilai: [] }
  const bagian = [
    `${p}.ppk_id = ?`,
    `exists (select 1 from pokja pk where pk.paket_id = ${p}.id and pk.pengguna_id = ?)`,
  ]
  const nilai: unknown[] = [pelaku.id, pelaku.id]
  if (lingkup.includes('divisi') && pelaku.divisi) {
    bagian.push(`${p}.satuan_kerja = ?`)
    bagian.push(`exists (select 1 from paket_pendanaan pd join kegiatan kg on kg.id = pd.kegiatan_id
      where pd.paket_id = ${p}.id and kg.divisi_kode = ?)`)
    nilai.push(pelaku.divisi, pelaku.divisi)
  }
  if (lingkup.includes('direktorat') && pelaku.divisi) {
    bagian.push(`${p}.satuan_kerja in (select d.kode from divisi d
      where coalesce(d.parent, d.kode) = (select coalesce(s.parent, s.kode) from divisi s where s.kode = ?))`)
    nilai.push(pelaku.divisi)
  }
  return { syarat: `(${bagian.join(' or ')})`, nilai }
}

/** SQL over the package's row: it was published. A package that is not N may have been cancelled before that. */
export const pernahTerbit = (p = 'p'): string => `${p}.diterbitkan_pada is not null`

/** SQL over the package's row under the name `p`: published and, when TLA, the vendor of the one `?` is invited. */
export const tampakBagiRekanan = (p = 'p'): string =>
  `(${pernahTerbit(p)} and not (${p}.metode_pemilihan = 'TLA'
  and not exists (select 1 from undangan u where u.paket_id = ${p}.id and u.tipe = 'P' and u.rekanan_id = ?)))`

/** SQL over the package's row under the name `p`: what everybody may see. */
export const tampakBagiUmum = (p = 'p'): string =>
  `(${pernahTerbit(p)} and ${p}.metode_pemilihan <> 'TLA')`
