/**
 * Which packages somebody may see: staff by their scope (decisions §2), vendors and the public what is published, TLA
 * only the invited (decisions §5 'Visibility').
 */
import type { StatusPelaksanaan } from '@eproc/domain/common/choices'
import { dapatDiPokja, lingkupHak } from '@eproc/domain/common/rights'
import { apakahInternal } from '@eproc/domain/common/roles'
import type { Pelaku } from '#core/auth/actor'
import { existsForEach } from '#core/database/conditions'

/** SQL: is this work unit of the same directorate as that one (a `?`, or a column)? */
export const ofDirectorate = (unit: string, other = '?'): string =>
  `${unit} in (select d.kode from divisi d
    where coalesce(d.parent, d.kode) = (select coalesce(s.parent, s.kode) from divisi s where s.kode = ${other}))`

/** SQL over the division's row under the name `d`, with its values: is it this one, or below it? */
export const withinDivision = (kode: string): [string, string, string] => [
  '(d.kode = ? or d.parent = ?)',
  kode,
  kode,
]

interface Bagian {
  /** asked of one package */
  satu: string
  /** asked of the table that knows, by its own index */
  banyak: string
  nilai: unknown[]
}

/** Why somebody may read a package (of that year, when it is given), those that have many first; null: all of them. */
function bagianLingkup(pelaku: Pelaku, p: string, tahun?: number): Bagian[] | null {
  const lingkup = lingkupHak(pelaku, 'paket.baca')
  if (lingkup.includes('semua')) return null
  const { id, divisi } = pelaku
  const sama = (syarat: string, nilai: unknown): Bagian => ({
    satu: syarat,
    banyak: syarat,
    nilai: [nilai],
  })
  const dari = (select: string, kolom: string, ...nilai: unknown[]): Bagian => ({
    satu: existsForEach(`${select} and ${kolom} = ${p}.id`),
    banyak: `${p}.id in (select ${kolom} ${select})`,
    nilai,
  })
  // Their own, as long as role and division are those of a PPK or a member: as `pelakuPaket` says it of one package.
  const bagian: Bagian[] = []
  if (pelaku.peran === 'ppk') bagian.push(sama(`${p}.ppk_id = ?`, id))
  if (dapatDiPokja(pelaku)) {
    bagian.push(dari('from pokja pk where pk.pengguna_id = ?', 'pk.paket_id', id))
  }
  if (!divisi) return bagian
  if (lingkup.includes('direktorat')) {
    bagian.unshift(sama(ofDirectorate(`${p}.satuan_kerja`), divisi))
  }
  if (lingkup.includes('divisi')) {
    bagian.unshift(sama(`${p}.satuan_kerja = ?`, divisi))
    // A package is paid from activities of its own year (aturan_dana): those of others need not be read.
    const [setahun, nilaiTahun] =
      tahun === undefined ? ['', []] : [' and kg.tahun_anggaran = ?', [tahun]]
    bagian.push(
      dari(
        `from paket_pendanaan pd join kegiatan kg on kg.id = pd.kegiatan_id where kg.divisi_kode = ?${setahun}`,
        'pd.paket_id',
        divisi,
        ...nilaiTahun
      )
    )
  }
  return bagian
}

/**
 * SQL over the package's row under the name `p`: true for the packages that this member of staff may read. A division has
 * one package in so many: a page is drawn from a few hundred rows in their order, each asked by itself.
 */
export function lingkupPaket(pelaku: Pelaku, p = 'p'): { syarat: string; nilai: unknown[] } {
  if (!apakahInternal(pelaku.peran)) return { syarat: 'false', nilai: [] }
  const bagian = bagianLingkup(pelaku, p)
  if (!bagian) return { syarat: 'true', nilai: [] }
  return {
    syarat: `(${bagian.map(({ satu }) => satu).join(' or ') || 'false'})`,
    nilai: bagian.flatMap(({ nilai }) => nilai),
  }
}

/**
 * The same as rows of `p` to count: what each reason finds by its own index and none before it did, so that whoever counts
 * to a limit stops there.
 * @param saring conditions over `p`, with their bindings; `tahun` when they ask for a year
 */
export function paketTerhitung(
  pelaku: Pelaku,
  saring: { teks: string; nilai: readonly unknown[]; tahun?: number | undefined }
): { teks: string; nilai: unknown[] } {
  const bagian = apakahInternal(pelaku.peran) ? bagianLingkup(pelaku, 'p', saring.tahun) : null
  if (!bagian?.length) {
    const { syarat, nilai } = lingkupPaket(pelaku)
    const teks = `from paket p where ${syarat} and ${saring.teks}`
    return { teks, nilai: [...nilai, ...saring.nilai] }
  }
  const cabang = bagian.map(({ banyak, nilai }, n) => {
    const lalu = bagian.slice(0, n)
    const bukan = lalu.map(({ satu }) => `not (${satu})`)
    return {
      teks: `select p.id from paket p where ${[banyak, ...bukan, saring.teks].join(' and ')}`,
      nilai: [...nilai, ...lalu.flatMap((satu) => satu.nilai), ...saring.nilai],
    }
  })
  return {
    teks: `from (${cabang.map(({ teks }) => teks).join(' union all ')}) p`,
    nilai: cabang.flatMap(({ nilai }) => nilai),
  }
}

/** SQL over the package's row: it neither failed nor was cancelled nor repeated, so its funding counts (decisions §4). */
export const memakaiPagu = (p = 'p'): string => `${p}.status_pelaksanaan not in ('G', 'B', 'U')`

/** The same of a package at hand: it failed, was cancelled or is repeated. */
export const dihentikan = ({ statusPelaksanaan }: { statusPelaksanaan: StatusPelaksanaan }) =>
  'GBU'.includes(statusPelaksanaan)

/** SQL over the package's row: it was published. A package that is not N may have been cancelled before that. */
export const pernahTerbit = (p = 'p'): string => `${p}.diterbitkan_pada is not null`

/** SQL over the package's row under the name `p`: published and, when TLA, the vendor of the one `?` is invited. */
export const tampakBagiRekanan = (p = 'p'): string =>
  `(${pernahTerbit(p)} and not (${p}.metode_pemilihan = 'TLA'
  and not exists (select 1 from undangan u where u.paket_id = ${p}.id and u.tipe = 'P' and u.rekanan_id = ?)))`

/** SQL over the package's row under the name `p`: what everybody may see. */
export const tampakBagiUmum = (p = 'p'): string =>
  `(${pernahTerbit(p)} and ${p}.metode_pemilihan <> 'TLA')`

/** SQL over alias `p` (paket): when its schedule begins; what prepares it and is not done by then, the schedule no longer fits. */
export const AWAL_PELAKSANAAN = `(select min(j.mulai) from jadwal j where j.paket_id = p.id and j.include)`
