/**
 * A package's stages against the database's clock (decisions §5). Which stages exist, who sees them and when they are
 * open is said by `@eproc/domain/tahap`; here its questions are given the rows and the time.
 */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  bagianDiumumkan,
  batasJawabSanggah,
  keadaanTab,
  tahapMenungguJawaban,
  tampakRekanan,
  type BarisTahap,
  type StatusTab,
} from '@eproc/domain/tahap/akses'
import type { KonteksRekanan } from '@eproc/domain/tahap/syarat'
import { uraiTab, type JenisTab, type Tab } from '@eproc/domain/tahap/tab'
import { tabStaf, templatUntuk, type Tahap } from '@eproc/domain/tahap/templat'
import type { TipeSanggah, TipeUndangan } from '@eproc/domain/pilihan'
import { keMs } from '@eproc/domain/format'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'
import { tender as teks } from '@eproc/i18n/id/tender'
import type Paket from '#app/paket/paket'
import { bentrok, tidakDitemukan } from '#inti/galat'
import { sql, type Koneksi } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'

/** A schedule row with its place in the package. */
export interface BarisJadwal extends BarisTahap {
  id: number
  urut: number
  tahap: string
  mulai: Date | null
  selesai: Date | null
  remark: string | null
  noArsip: string | null
}

/** The package's execution state and schedule as they were at `kini`. */
export interface KeadaanPaket {
  /** milliseconds since 1970, by the database's clock */
  kini: number
  status: Paket['statusPelaksanaan']
  kunciSpmk: boolean
  /** when a paused, failed or cancelled package stopped */
  berhenti: number | null
  templat: readonly Tahap[]
  jadwal: BarisJadwal[]
  /** objection types with unanswered objections */
  belumDijawab: ReadonlySet<TipeSanggah>
  /** determination stages that the PPK has confirmed */
  ditegaskan: ReadonlySet<string>
}

export type PaketTahap = Pick<Paket, 'id' | 'metodePemilihan' | 'kualifikasi' | 'jenisPengadaan'>

/** The schedule in order. */
export function muatJadwal(koneksi: Koneksi, paketId: number): Promise<BarisJadwal[]> {
  return sql<BarisJadwal>(
    koneksi,
    `select id, urut, kunci, tahap, include, mulai, selesai, remark, no_arsip as "noArsip"
       from jadwal where paket_id = ? order by urut`,
    [paketId]
  )
}

/** Reads state, schedule and time in one statement after another of `koneksi`. */
export async function keadaanPaket(
  paket: PaketTahap,
  koneksi: Koneksi = db
): Promise<KeadaanPaket> {
  const jadwal = await muatJadwal(koneksi, paket.id)
  const [b] = await sql<{
    kini: number
    status: Paket['statusPelaksanaan']
    kunciSpmk: boolean
    berhenti: Date | null
    belum: TipeSanggah[] | null
    tegas: string[] | null
  }>(
    koneksi,
    `select (extract(epoch from ${sqlSekarang()}) * 1000)::float8 as kini,
            p.status_pelaksanaan as status, p.kunci_spmk as "kunciSpmk", p.berhenti_pada as berhenti,
            (select array_agg(distinct s.tipe) from sanggah s
              where s.paket_id = p.id and s.tgl_kirim_admin is null and s.ditutup_pada is null) as belum,
            (select array_agg(t.tahap) from penetapan t
              where t.paket_id = p.id and t.status = 'tegas') as tegas
       from paket p where p.id = ?`,
    [paket.id]
  )
  if (!b) throw tidakDitemukan()
  return {
    kini: b.kini,
    status: b.status,
    kunciSpmk: b.kunciSpmk,
    berhenti: keMs(b.berhenti),
    templat: templatUntuk(paket.metodePemilihan, paket.kualifikasi),
    jadwal,
    belumDijawab: new Set(b.belum ?? []),
    ditegaskan: new Set(b.tegas ?? []),
  }
}

/** State of one tab of a stage; `tab` and `staf` as in the domain's `keadaanTab`. */
export function keadaanTahap(
  k: KeadaanPaket,
  tahap: Tahap,
  baris: BarisJadwal,
  tab: Tab,
  staf: boolean
): StatusTab {
  const dasar = keadaanTab({
    status: k.status,
    mulai: baris.mulai,
    selesai: baris.selesai,
    sekarang: k.kini,
    tab,
    staf,
    kunciSpmk: k.kunciSpmk,
  })
  if (k.status !== 'A') return dasar
  const tertahan = tahapMenungguJawaban(k.templat, k.jadwal, k.belumDijawab)
  if (tertahan !== null && tahap.urut >= tertahan && dasar.keadaan === 'terbuka') {
    return { keadaan: 'terkunci', alasan: teksTahap.alasan.menungguJawaban }
  }
  // Replies stay possible until the next vendor-visible stage, and while that one waits for them.
  const { jenis, varian } = uraiTab(tab)
  if (staf && jenis === 'sanggah' && dasar.keadaan === 'baca') {
    const batas = batasJawabSanggah(k.templat, k.jadwal, tahap.kunci)
    const menunggu = k.belumDijawab.has(varian as TipeSanggah)
    if (batas === null || k.kini < batas || menunggu) {
      return { keadaan: 'terbuka', alasan: teksTahap.alasan.jawabSanggah }
    }
  }
  return dasar
}

export interface TahapTerbuka {
  tahap: Tahap
  baris: BarisJadwal
  tab: Tab
}

export interface PilihanTahap {
  /** whose tab it must be; either side's unless said */
  sisi?: 'staf' | 'rekanan'
  /** only this stage */
  kunci?: string
  /** also before the stage begins: staff prepare files from publication */
  persiapan?: boolean
}

function tabCocok(
  paket: PaketTahap,
  tahap: Tahap,
  jenis: JenisTab,
  varian: string | null | undefined,
  pilihan: PilihanTahap
): { tab: Tab; staf: boolean } | null {
  if (pilihan.kunci !== undefined && pilihan.kunci !== tahap.kunci) return null
  const cocok = (tab: Tab) => {
    const t = uraiTab(tab)
    return t.jenis === jenis && (varian === undefined || varian === null || t.varian === varian)
  }
  if (pilihan.sisi !== 'rekanan') {
    const tab = tabStaf(tahap, paket.jenisPengadaan).find(cocok)
    if (tab) return { tab, staf: true }
  }
  if (pilihan.sisi !== 'staf' && tahap.rekanan && cocok(tahap.rekanan)) {
    return { tab: tahap.rekanan, staf: false }
  }
  return null
}

/**
 * The stage with this kind of tab that is open at this moment. The package's row is held against changes of status
 * and schedule until the transaction ends, and time is read after that. Who changes the package itself calls
 * `kunciBarisPaket` before, so that two such requests cannot wait for each other.
 * @throws 409 with the reason that the tab shows
 */
export async function wajibTahapTerbuka(
  trx: TransactionClientContract,
  paket: PaketTahap,
  jenis: JenisTab,
  varian?: string | null,
  pilihan: PilihanTahap = {}
): Promise<TahapTerbuka> {
  await sql(trx, 'select id from paket where id = ? for share', [paket.id])
  const k = await keadaanPaket(paket, trx)
  const menurutKunci = new Map(k.jadwal.map((b) => [b.kunci, b]))
  let alasan: { teks: string; belum: boolean } | null = null
  for (const tahap of k.templat) {
    const baris = menurutKunci.get(tahap.kunci)
    const cocok = tabCocok(paket, tahap, jenis, varian, pilihan)
    const kontrak = jenis === 'spk' || jenis === 'spmk'
    if (!baris || !cocok || (!baris.include && !kontrak)) continue
    const { keadaan, alasan: kata } = keadaanTahap(k, tahap, baris, cocok.tab, cocok.staf)
    const disiapkan = pilihan.persiapan && belumMulai(k, baris)
    if (keadaan === 'terbuka' || disiapkan) return { tahap, baris, tab: cocok.tab }
    // The next one to come says more than one that is over.
    if (!alasan?.belum) alasan = { teks: kata, belum: keadaan === 'terkunci' }
  }
  throw bentrok(alasan?.teks ?? teks.galat.tahapTidakAda)
}

/** What the vendor conditions of tabs ask about one vendor in one package. */
export async function konteksRekanan(
  paket: PaketTahap,
  rekananId: number,
  koneksi: Koneksi = db,
  keadaan?: KeadaanPaket
): Promise<KonteksRekanan> {
  const k = keadaan ?? (await keadaanPaket(paket, koneksi))
  const [b] = await sql<{
    peserta: boolean
    undangan: TipeUndangan[] | null
    ba: boolean
    sppbj: boolean
    memasukkan: boolean
    hasil: Record<'hk' | 'lk' | 'ha' | 'lt' | 'lh', boolean | null> & { urutan: number | null }
  }>(
    koneksi,
    `select exists (select 1 from peserta s
              where s.paket_id = x.p and s.rekanan_id = x.r and s.mundur_pada is null) as peserta,
            (select array_agg(u.tipe) from undangan u
              where u.paket_id = x.p and u.rekanan_id = x.r) as undangan,
            exists (select 1 from ba_negosiasi b where b.paket_id = x.p and b.rekanan_id = x.r) as ba,
            exists (select 1 from sppbj b where b.paket_id = x.p and b.rekanan_id = x.r) as sppbj,
            exists (select 1 from penawaran w where w.paket_id = x.p and w.rekanan_id = x.r
                       and w.jenis in ('A','T','H')) as memasukkan,
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

/**
 * Announced parts. A package that stopped announces nothing that was still to come, and a winner that the PPK has
 * not confirmed is none.
 */
export function diumumkanSaat(k: KeadaanPaket): ReturnType<typeof bagianDiumumkan> {
  if (k.status === 'N') return new Set()
  const hasil = bagianDiumumkan(k.templat, k.jadwal, saatTerakhir(k))
  const penetapan = penetapanPemenang(k.templat, k.jadwal)
  if (penetapan && !k.ditegaskan.has(penetapan.kunci)) hasil.delete('pemenang')
  return hasil
}

const saatTerakhir = (k: KeadaanPaket): number =>
  k.berhenti === null ? k.kini : Math.min(k.kini, k.berhenti)

/** Had the stage begun before the package stopped? */
export function sudahMulai(k: KeadaanPaket, baris: Pick<BarisJadwal, 'mulai'>): boolean {
  const mulai = keMs(baris.mulai)
  return k.status !== 'N' && mulai !== null && mulai <= saatTerakhir(k)
}

const belumMulai = (k: KeadaanPaket, baris: BarisJadwal): boolean =>
  k.status === 'A' && baris.mulai !== null && k.kini < baris.mulai.getTime()

/** The included determination stage whose result the winner announcement announces. */
export function penetapanPemenang(
  templat: readonly Tahap[],
  jadwal: readonly Pick<BarisTahap, 'kunci' | 'include'>[]
): Tahap | undefined {
  const ikut = new Set(jadwal.filter((b) => b.include).map((b) => b.kunci))
  const umum = templat.find((t) => t.umumkan?.includes('pemenang'))
  return templat
    .filter((t) => umum && t.urut < umum.urut && ikut.has(t.kunci) && t.staf.includes('penetapan'))
    .filter((t) => !templat.some((x) => x.umumkan && x.urut > t.urut && x.urut < umum!.urut))
    .at(-1)
}

/** {@link wajibTahapTerbuka} for a vendor: 404 when the vendor does not see such a tab. */
export async function wajibTahapRekanan(
  trx: TransactionClientContract,
  paket: PaketTahap,
  rekananId: number,
  jenis: JenisTab,
  varian?: string | null
): Promise<TahapTerbuka> {
  const k = await keadaanPaket(paket, trx)
  const konteks = await konteksRekanan(paket, rekananId, trx, k)
  const tampak = k.templat.some((t) => {
    const baris = k.jadwal.find((b) => b.kunci === t.kunci)
    const cocok = tabCocok(paket, t, jenis, varian, { sisi: 'rekanan' })
    return !!baris && !!cocok && tampakRekanan(t, baris, k.status, konteks)
  })
  if (!tampak) throw tidakDitemukan()
  const terbuka = await wajibTahapTerbuka(trx, paket, jenis, varian, { sisi: 'rekanan' })
  if (!tampakRekanan(terbuka.tahap, terbuka.baris, k.status, konteks)) throw tidakDitemukan()
  return terbuka
}
