/**
 * What waits in running tenders (decisions §2 'My work'): the deed that is next in each package of the caller, as pokja
 * member or PPK, and objections to answer. It stays until it is done, also after its stage (§5 'Time alone').
 */
import db from '@adonisjs/lucid/services/db'
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { keIso } from '@eproc/domain/common/format'
import { dapatDiPokja } from '@eproc/domain/common/rights'
import type { ButirKotak, JenisKotakTender } from '@eproc/domain/rup/answers'
import { batasJawabSanggah } from '@eproc/domain/tahap/sanggah'
import { uraiTab, type JenisTab } from '@eproc/domain/tahap/tab'
import { tabStaf, type Tahap } from '@eproc/domain/tahap/templat'
import {
  keadaanBeberapaPaket,
  type KeadaanPaket,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import {
  giliranPaket,
  perbuatanBeberapaPaket,
  type Giliran,
  type Perbuatan,
} from '#app/paket_berjalan/keadaan/tertunggak_query'
import { paketSaya, type PaketSaya } from '#app/tender/pekerjaan/paket_saya_query'
import { tahapMulai, type Pekerjaan } from '#app/tender/pekerjaan/pekerjaan_paket'
import {
  dimintaUntuk,
  diusulkanUntuk,
  jenisBuka,
  usulGagal,
} from '#app/tender/pekerjaan/putusan_menunggu'
import { baPlUntuk, suratUntuk } from '#app/tender/pekerjaan/surat_menunggu'
import type { Pelaku } from '#core/auth/actor'

/** Packages of one person that are looked at; nobody runs so many at once. A PPK has hundreds of small ones in a year. */
const BATAS_PAKET = 1000
/** So many in a statement, which takes longer to plan than to answer. */
const SEKALI = 100

/** Deeds of the pokja that one member does alone, by the tab where they are done. */
const POKJA: Partial<Record<JenisTab, JenisKotakTender>> = {
  'undangan': 'undangan',
  'evaluasi': 'evaluasi',
  'negosiasi': 'negosiasi',
  'ba-negosiasi': 'beritaAcara',
  'ba-pl': 'beritaAcara',
}

/** Of one package, where `paketId` names it. */
export async function tenderMenunggu(
  pelaku: Pelaku,
  paketId: number | null = null
): Promise<ButirKotak[]> {
  const paket = await paketSaya(db, { penggunaId: pelaku.id, paketId }, BATAS_PAKET)
  const milik = paket.map((p) => ({
    ...p,
    ppk: p.ppk && pelaku.peran === 'ppk',
    pokja: p.pokja && dapatDiPokja(pelaku),
  }))
  const butir: ButirKotak[] = []
  for (let i = 0; i < milik.length; i += SEKALI) {
    const sebagian = milik.slice(i, i + SEKALI)
    const keadaan = await keadaanBeberapaPaket(sebagian)
    const perbuatan = await perbuatanBeberapaPaket(
      db,
      sebagian.map(({ id }) => id)
    )
    const milikPaket = [...keadaan].map(([p, k]) => butirPaket(pelaku, p, k, perbuatan.get(p.id)!))
    butir.push(...(await Promise.all(milikPaket)).flat())
  }
  return butir
}

async function butirPaket(
  pelaku: Pelaku,
  paket: PaketSaya,
  k: KeadaanPaket,
  perbuatan: Perbuatan
): Promise<ButirKotak[]> {
  const tertahan = k.terbukti.size > 0 && k.status === 'A'
  const pekerjaan = tertahan
    ? terbuktiUntuk(paket, k)
    : await biasanya(pelaku, paket, k, giliranPaket(k, perbuatan))
  return pekerjaan.flatMap((butir) => (butir ? [keButir(paket, k, butir)] : []))
}

async function biasanya(
  pelaku: Pelaku,
  paket: PaketSaya,
  k: KeadaanPaket,
  giliran: readonly Giliran[]
): Promise<(Pekerjaan | null)[]> {
  const gagal = await usulGagal(paket, k, giliran)
  // What comes after the winner waits for who is to follow.
  const kerja = gagal || paket.penggantiDiusulkan ? [] : giliran.map((g) => giliranUntuk(paket, g))
  return [
    ...kerja,
    ...dimintaUntuk(pelaku, paket, k),
    ...diusulkanUntuk(paket, k),
    paket.ppk ? gagal : null,
    paket.pokja && !kerja.some((b) => b?.tahap.kunci === 'ba-pl') ? baPlUntuk(paket, k) : null,
    paket.pokja ? sanggahUntuk(paket, k) : null,
    paket.ppk && !gagal ? suratUntuk(paket, k) : null,
  ]
}

/**
 * Everything else waits for what follows from an upheld objection: the package fails, or a revision reopens the
 * evaluation, which is made anew then (decisions §5 'Objections'). Others are answered before that.
 */
function terbuktiUntuk(paket: PaketSaya, k: KeadaanPaket): (Pekerjaan | null)[] {
  const tahap = tahapMulai(
    k,
    (t) => t.staf.some((tab) => uraiTab(tab).jenis === 'evaluasi') || menjawab(paket, t, k.terbukti)
  )
  return [
    tahap && (paket.ppk || paket.pokja) ? { jenis: 'sanggahTerbukti', tahap } : null,
    paket.pokja ? sanggahUntuk(paket, k) : null,
  ]
}

/** Is this deed the caller's? What was asked for or proposed waits for its second person instead. */
function giliranUntuk(paket: PaketSaya, { tahap, tab }: Giliran): Pekerjaan | null {
  const { jenis } = uraiTab(tab)
  const menunggu = [...paket.diminta, ...paket.diusulkan].some((l) => l.tahap === tahap.kunci)
  if (!paket.pokja || menunggu) return null
  if (jenis === 'pembukaan') return { jenis: jenisBuka(paket, tahap), tahap }
  if (jenis === 'penetapan') return { jenis: 'penetapan', tahap }
  const kerja = POKJA[jenis]
  return kerja ? { jenis: kerja, tahap } : null
}

/** Are objections of one of these types answered in the stage? */
const menjawab = (paket: PaketSaya, tahap: Tahap, tipe: ReadonlySet<TipeSanggah>): boolean =>
  tabStaf(tahap, paket.jenisPengadaan).some((tab) => {
    const { jenis, varian } = uraiTab(tab)
    return jenis === 'sanggah' && tipe.has(varian as TipeSanggah)
  })

function sanggahUntuk(paket: PaketSaya, k: KeadaanPaket): Pekerjaan | null {
  if (paket.sanggahSejak === null) return null
  const tipe = new Set(paket.sanggahTipe)
  const tahap = tahapMulai(k, (t) => menjawab(paket, t, tipe))
  if (!tahap) return null
  return { jenis: 'sanggah', tahap, batas: batasJawabSanggah(k.templat, k.jadwal, tahap.kunci) }
}

function keButir(
  paket: PaketSaya,
  k: KeadaanPaket,
  { jenis, tahap, langkah, keterangan, batas, buka }: Pekerjaan
): ButirKotak {
  const jadwal = k.jadwal.find((j) => j.kunci === tahap.kunci)!
  const sejak = jenis === 'sanggah' ? paket.sanggahSejak : (langkah?.pada ?? jadwal.mulai)
  return {
    jenis,
    id: paket.id,
    kode: paket.kode,
    nama: paket.nama,
    keterangan: keterangan ?? tahap.nama,
    nilai: paket.totalPagu,
    sejak: keIso(sejak)!,
    batas: keIso(batas === undefined ? jadwal.selesai : batas),
    tautan: `/ppk/tender/${paket.id}/show?tahap=${buka ?? tahap.kunci}`,
  }
}
