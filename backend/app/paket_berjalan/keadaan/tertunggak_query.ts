/** Stages whose deed was not done in time (decisions §5 'Time alone does not end a deed'). */
import type { TipeUndangan } from '@eproc/domain/common/choices'
import { fileTab, uraiTab, type JenisTab, type Tab } from '@eproc/domain/tahap/tab'
import { tahapTertahan } from '@eproc/domain/tahap/sanggah'
import { tahapBelum, tahapSesudahSelesai, tahapTertunggak } from '@eproc/domain/tahap/susulan'
import { tabKerja, type Tahap } from '@eproc/domain/tahap/templat'
import {
  kategoriMasuk,
  nilaiLengkap,
  type BagianLulus,
} from '@eproc/domain/tender/nilai/nilai_rekanan'
import { calonUndangan } from '#app/paket_berjalan/keadaan/calon_undangan'
import type { KeadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { sanggahDijawab } from '#app/paket_berjalan/keadaan/keadaan_sanggah_query'
import { baPlAda } from '#app/paket_berjalan/keadaan/sppbj_query'
import { sql, type Koneksi } from '#core/database/sql'

/** Deeds of a running package's stages, as its rows tell them. */
export interface Perbuatan {
  undangan: TipeUndangan[] | null
  /** invitations to the tender or to a proof for which there is somebody */
  calon: TipeUndangan[]
  /** the best rank was invited to negotiate */
  diundangN: boolean
  runding: boolean
  ba: boolean
  baPl: boolean
  /** vendors with an opened offer, and in which opening stages (keys) one was */
  nilai: (BagianLulus & { dibuka: string[] })[]
}

/** Invitations that go to who can come; what follows does not wait for them (decisions §5.1 'when it exists'). */
const BILA_ADA = ['B', 'L', 'B2'] as const

/** SQL over package `x`: the type where somebody can be invited. */
const adaCalon = (tipe: (typeof BILA_ADA)[number]): string =>
  `case when exists (select 1 from peserta c join rekanan r on r.id = c.rekanan_id
                       left join evaluasi e on e.paket_id = c.paket_id and e.rekanan_id = r.id
                      where c.paket_id = x.id and ${calonUndangan(tipe)}) then '${tipe}' end`

/** Of many in one statement, which takes longer to plan than to answer for one. */
export async function perbuatanBeberapaPaket(
  connection: Koneksi,
  paketIds: readonly number[]
): Promise<Map<number, Perbuatan>> {
  const rows = await sql<Perbuatan & { id: number }>(
    connection,
    `with x as (select unnest(?::int[]) as id),
     juara as (select e.paket_id, e.rekanan_id from evaluasi e join x on x.id = e.paket_id
                where e.gugur_pada is null
                  and (e.urutan = 1 or not exists (select 1 from evaluasi z
                                                    where z.paket_id = x.id and z.urutan = 1)))
     select x.id,
            (select array_agg(distinct u.tipe) from undangan u where u.paket_id = x.id) as undangan,
            array_remove(array[${BILA_ADA.map(adaCalon).join(', ')}], null) as calon,
            exists (select 1 from undangan u join juara j using (paket_id, rekanan_id)
                     where u.paket_id = x.id and u.tipe = 'N') as "diundangN",
            exists (select 1 from evaluasi e join juara j using (paket_id, rekanan_id)
                     where e.paket_id = x.id
                       and (e.negosiasi_harga is not null or e.negosiasi_teknis is not null)) as runding,
            exists (select 1 from ba_negosiasi b join juara j using (paket_id, rekanan_id)
                     where b.paket_id = x.id) as ba,
            ${baPlAda('x.id')} as "baPl",
            (select coalesce(jsonb_agg(jsonb_build_object(
                      'hasilKualifikasi', e.hasil_kualifikasi, 'lulusKualifikasi', e.lulus_kualifikasi,
                      'hasilAdministrasi', e.hasil_administrasi, 'lulusTeknis', e.lulus_teknis,
                      'lulusHarga', e.lulus_harga, 'dibuka', w.dibuka)), '[]')
               from (select w.rekanan_id, array_agg(distinct w.tahap_buka) as dibuka from penawaran w
                      where w.paket_id = x.id and w.dibuka_pada is not null group by 1) w
               join peserta s on s.paket_id = x.id and s.rekanan_id = w.rekanan_id and s.mundur_pada is null
               left join evaluasi e on e.paket_id = x.id and e.rekanan_id = w.rekanan_id
              where e.gugur_pada is null) as nilai
       from x`,
    [[...paketIds]]
  )
  return new Map(rows.map(({ id, ...perbuatan }) => [id, perbuatan]))
}

export const perbuatanPaket = async (connection: Koneksi, paketId: number): Promise<Perbuatan> =>
  (await perbuatanBeberapaPaket(connection, [paketId])).get(paketId)!

/** Was what this tab is for done? null where it asks for no deed. */
function tabSelesai(k: KeadaanPaket, p: Perbuatan, tahap: Tahap, tab: Tab): boolean | null {
  const { jenis, varian } = uraiTab(tab)
  if (jenis === 'pembukaan') return k.dibuka.has(tahap.kunci)
  if (jenis === 'penetapan') return k.ditegaskan.has(tahap.kunci)
  if (jenis === 'undangan') return diundang(k, p, tahap, varian as TipeUndangan)
  if (jenis === 'negosiasi') return p.runding
  if (jenis === 'ba-negosiasi') return p.ba
  if (jenis === 'ba-pl') return p.baPl
  if (jenis === 'sppbj') return k.suratTerkirim
  return jenis === 'evaluasi' ? dinilai(k, p, tahap) : null
}

/**
 * No deed where there is nobody to invite, nor once the submission after it has begun: an invitation that was left out
 * must not be what lets that begin anew for whoever was late.
 */
function diundang(k: KeadaanPaket, p: Perbuatan, tahap: Tahap, tipe: TipeUndangan): boolean | null {
  if (tipe === 'N') return p.diundangN
  if ((p.undangan ?? []).includes(tipe)) return true
  if (!BILA_ADA.some((t) => t === tipe)) return false
  return p.calon.includes(tipe) && !pemasukanMulai(k, tahap) ? false : null
}

/** Has a submission after this stage begun? */
const pemasukanMulai = (k: KeadaanPaket, { urut }: Tahap): boolean =>
  k.templat.some(
    (t) =>
      t.urut > urut &&
      t.rekanan?.startsWith('pemasukan:') &&
      k.jadwal.some((b) => b.kunci === t.kunci && b.include && sudahMulai(k, b))
  )

/** Is everybody judged in the parts up to this stage, after the opening before it? */
export function dinilai(k: KeadaanPaket, p: Perbuatan, tahap: Tahap): boolean {
  const lalu = k.templat.filter((t) => t.urut <= tahap.urut)
  const buka = lalu.findLast((t) => t.staf.some((tab) => uraiTab(tab).jenis === 'pembukaan'))
  const bagian = lalu.flatMap((t) =>
    t.staf.filter((tab) => tab.startsWith('evaluasi:')).flatMap(fileTab)
  )
  const judged = { bagian, sampai: tahap.urut }
  return (
    (!buka || k.dibuka.has(buka.kunci)) &&
    p.nilai.every((n) => nilaiLengkap(n, kategoriMasuk(k.templat, judged, n.dibuka, k.dibuka)))
  )
}

/** Were the deeds of this stage done? null where it asks for none. */
function tahapSelesai(k: KeadaanPaket, p: Perbuatan, tahap: Tahap): boolean | null {
  const hasil = tabKerja(tahap)
    .map((tab) => tabSelesai(k, p, tahap, tab))
    .filter((h) => h !== null)
  return hasil.length === 0 ? null : hasil.every(Boolean)
}

/**
 * Numbers of the stages that a revision may move although their time has passed: their deed is outstanding, or they
 * waited for replies to objections meanwhile.
 */
export async function tahapTertunggakPaket(
  connection: Koneksi,
  paketId: number,
  k: KeadaanPaket
): Promise<number[]> {
  if (k.status !== 'A' && k.status !== 'P') return []
  const p = await perbuatanPaket(connection, paketId)
  const kini = k.status === 'P' ? (k.berhenti ?? k.kini) : k.kini
  const selesai = (tahap: Tahap) => tahapSelesai(k, p, tahap)
  const awal = tahapTertahan(k.templat, k.jadwal, await sanggahDijawab(paketId, connection))
  const tertahan = tahapSesudahSelesai(k.templat, k.jadwal, selesai).filter(
    (urut) => awal !== null && urut >= awal
  )
  return [...tahapTertunggak(k.templat, k.jadwal, kini, selesai), ...tertahan]
}

/** A deed that is next, and the tab where it is done. */
export interface Giliran {
  tahap: Tahap
  tab: Tab
}

/** What a tender may go on without: it hides nothing that comes after it. */
const DAPAT_DILEWATI: ReadonlySet<JenisTab> = new Set(['undangan', 'negosiasi', 'ba-negosiasi'])

/**
 * What is to be done now in a running package; none while nothing is. Beside a deed that the tender may go on without
 * also the first one that it may not, once its stage has begun.
 */
export function giliranPaket(k: KeadaanPaket, p: Perbuatan): Giliran[] {
  if (k.status !== 'A') return []
  const belum = tahapBelum(k.templat, k.jadwal, k.kini, (t) => tahapSelesai(k, p, t)).flatMap(
    (tahap): Giliran[] => {
      const tab = tabKerja(tahap).find((t) => tabSelesai(k, p, tahap, t) === false)
      return tab ? [{ tahap, tab }] : []
    }
  )
  const harus = belum.find(({ tab }) => !DAPAT_DILEWATI.has(uraiTab(tab).jenis))
  return belum.filter((g, i) => i === 0 || g === harus)
}
