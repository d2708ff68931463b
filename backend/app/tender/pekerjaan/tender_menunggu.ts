/**
 * What waits in running tenders (decisions §2 'My work'): the deed that is next in each package of the caller, as pokja
 * member or PPK, and objections to answer. It stays until it is done, also after its stage (§5 'Time alone').
 */
import db from '@adonisjs/lucid/services/db'
import type { TipeSanggah } from '@eproc/domain/common/choices'
import { keIso } from '@eproc/domain/common/format'
import { dapatDiPokja } from '@eproc/domain/common/rights'
import type { ButirKotak, JenisKotakTender } from '@eproc/domain/rup/answers'
import { hakSahkanPembukaan } from '@eproc/domain/tahap/pemasukan'
import { batasJawabSanggah } from '@eproc/domain/tahap/sanggah'
import { tabTenderSelesai } from '@eproc/domain/tahap/selesai'
import { uraiTab, type JenisTab, type Tab } from '@eproc/domain/tahap/tab'
import { tabStaf, type Tahap } from '@eproc/domain/tahap/templat'
import { rup as teks } from '@eproc/i18n/id/rup'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import {
  keadaanBeberapaPaket,
  type KeadaanPaket,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { penetapanDitunggu, sudahMulai } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { giliranPaket, type Giliran } from '#app/paket_berjalan/keadaan/tertunggak_query'
import Paket from '#app/paket_berjalan/paket'
import { muatNilai } from '#app/tender/evaluasi/nilai_query'
import { halanganPenetapan } from '#app/tender/penetapan/isi_penetapan'
import { paketSaya, type Langkah, type PaketSaya } from '#app/tender/pekerjaan/paket_saya_query'
import type { Pelaku } from '#core/auth/actor'

/** Packages of one person that are looked at; nobody runs so many at once. A PPK has hundreds of small ones in a year. */
const BATAS_PAKET = 1000
/** So many at once: others need the database, too. */
const SEKALI = 20

/** Deeds of the pokja that one member does alone, by the tab where they are done. */
const POKJA: Partial<Record<JenisTab, JenisKotakTender>> = {
  'undangan': 'undangan',
  'evaluasi': 'evaluasi',
  'negosiasi': 'negosiasi',
  'ba-negosiasi': 'beritaAcara',
  'ba-pl': 'beritaAcara',
}

interface Pekerjaan {
  jenis: JenisKotakTender
  tahap: Tahap
  /** whose step it follows */
  langkah?: Langkah | undefined
  keterangan?: string | undefined
  /** the stage where it is done, unless `tahap` is */
  buka?: string | null
  /** until when, in milliseconds since 1970; the end of `tahap` where it is left out */
  batas?: number | null
}

/** Of one package, where `paketId` names it. */
export async function tenderMenunggu(
  pelaku: Pelaku,
  paketId: number | null = null
): Promise<ButirKotak[]> {
  const paket = await paketSaya(db, { penggunaId: pelaku.id, paketId }, BATAS_PAKET)
  const milik = paket.map((p) => ({ ...p, pokja: p.pokja && dapatDiPokja(pelaku) }))
  const butir: ButirKotak[] = []
  for (let i = 0; i < milik.length; i += SEKALI) {
    const keadaan = await keadaanBeberapaPaket(milik.slice(i, i + SEKALI))
    const milikPaket = [...keadaan].map(([p, k]) => butirPaket(pelaku, p, k))
    butir.push(...(await Promise.all(milikPaket)).flat())
  }
  return butir
}

async function butirPaket(
  pelaku: Pelaku,
  paket: PaketSaya,
  k: KeadaanPaket
): Promise<ButirKotak[]> {
  const tertahan = paket.terbukti.length > 0 && k.status === 'A'
  const pekerjaan = tertahan ? terbuktiUntuk(paket, k) : await biasanya(pelaku, paket, k)
  return pekerjaan.flatMap((butir) => (butir ? [keButir(paket, k, butir)] : []))
}

async function biasanya(
  pelaku: Pelaku,
  paket: PaketSaya,
  k: KeadaanPaket
): Promise<(Pekerjaan | null)[]> {
  const giliran = await giliranPaket(db, paket.id, k)
  const gagal = await usulGagal(paket, k, giliran)
  const kerja = giliran && !gagal ? giliranUntuk(pelaku, paket, giliran) : null
  return [
    kerja,
    paket.ppk ? gagal : null,
    paket.pokja && kerja?.tahap.kunci !== 'ba-pl' ? baPlUntuk(paket, k) : null,
    paket.pokja ? sanggahUntuk(paket, k) : null,
    paket.ppk ? suratUntuk(paket, k) : null,
  ]
}

/**
 * Everything else waits for what follows from an upheld objection: the package fails, or a revision reopens the
 * evaluation, which is made anew then (decisions §5 'Objections'). Others are answered before that.
 */
function terbuktiUntuk(paket: PaketSaya, k: KeadaanPaket): (Pekerjaan | null)[] {
  const tahap = tahapMulai(
    k,
    (t) =>
      t.staf.some((tab) => uraiTab(tab).jenis === 'evaluasi') ||
      menjawab(paket, t, new Set(paket.terbukti))
  )
  return [
    tahap && (paket.ppk || paket.pokja) ? { jenis: 'sanggahTerbukti', tahap } : null,
    paket.pokja ? sanggahUntuk(paket, k) : null,
  ]
}

/**
 * That the package be declared failed, which is the PPK's (decisions §5 'When it does not work out'): the opening found
 * nothing, or everybody was judged and nobody may win.
 */
async function usulGagal(
  { id, kosong, diusulkan }: PaketSaya,
  k: KeadaanPaket,
  giliran: Giliran | null
): Promise<Pekerjaan | null> {
  const buka = k.status === 'A' && k.templat.find((t) => t.kunci === kosong)
  if (buka) return { jenis: 'tanpaPenawaran', tahap: buka }
  if (!giliran || uraiTab(giliran.tab).jenis !== 'penetapan') return null
  const { tahap } = giliran
  if (diusulkan.some((l) => l.tahap === tahap.kunci)) return null
  const halangan = halanganPenetapan(await Paket.findOrFail(id), tahap, await muatNilai(db, id))
  return halangan === tenderHasil.penetapan.tanpaPemenang ? { jenis: 'tanpaPemenang', tahap } : null
}

/** Is the next deed the caller's? Whose second person is missing is not asked for the first step again. */
function giliranUntuk(
  pelaku: Pelaku,
  { ppk, pokja, ...paket }: PaketSaya,
  { tahap, tab }: Giliran
): Pekerjaan | null {
  const { jenis } = uraiTab(tab)
  const dari = (langkah: readonly Langkah[]) => langkah.find((l) => l.tahap === tahap.kunci)
  if (jenis === 'pembukaan') {
    const diminta = dari(paket.diminta)
    const pengesah = hakSahkanPembukaan(paket) === 'tender.buka' ? pokja : ppk
    if (diminta ? !pengesah || diminta.olehId === pelaku.id : !pokja) return null
    return {
      jenis: paket.berisi.includes(tahap.kunci) ? 'buka' : 'tanpaPenawaran',
      tahap,
      langkah: diminta,
      keterangan: diminta && teks.kotak.diminta(diminta.oleh),
    }
  }
  if (jenis === 'penetapan') {
    const usul = dari(paket.diusulkan)
    if (!usul) return pokja ? { jenis: 'penetapan', tahap } : null
    return ppk
      ? { jenis: 'tegaskan', tahap, langkah: usul, keterangan: teks.kotak.diusulkan(usul.oleh) }
      : null
  }
  const kerja = POKJA[jenis]
  return kerja && pokja ? { jenis: kerja, tahap } : null
}

/** The stage that has begun and fits, the latest one. */
function tahapMulai(k: KeadaanPaket, cocok: (tahap: Tahap) => boolean): Tahap | undefined {
  const mulai = new Set(k.jadwal.filter((j) => j.include && sudahMulai(k, j)).map((j) => j.kunci))
  return k.templat.findLast((t) => mulai.has(t.kunci) && cocok(t))
}

/** Are objections of one of these types answered in the stage? */
const menjawab = (paket: PaketSaya, tahap: Tahap, tipe: ReadonlySet<TipeSanggah>): boolean =>
  tabStaf(tahap, paket.jenisPengadaan).some((tab) => {
    const { jenis, varian } = uraiTab(tab)
    return jenis === 'sanggah' && tipe.has(varian as TipeSanggah)
  })

function sanggahUntuk(paket: PaketSaya, k: KeadaanPaket): Pekerjaan | null {
  if (paket.sanggahSejak === null) return null
  const tahap = tahapMulai(k, (t) => menjawab(paket, t, k.belumDijawab))
  if (!tahap) return null
  return { jenis: 'sanggah', tahap, batas: batasJawabSanggah(k.templat, k.jadwal, tahap.kunci) }
}

const ikut = (k: KeadaanPaket, kunci: string): boolean =>
  k.jadwal.some((j) => j.kunci === kunci && j.include)

/** Does a direct appointment lack the minutes that it cannot end without? */
const tanpaBaPl = (paket: PaketSaya, k: KeadaanPaket): boolean =>
  ikut(k, 'ba-pl') && !paket.baPlLengkap

/** The award letter is a later deed: what it overtook would be nobody's turn, and keep the tender from its end. */
function baPlUntuk(paket: PaketSaya, k: KeadaanPaket): Pekerjaan | null {
  if (k.status !== 'A' || !k.suratTerkirim || !tanpaBaPl(paket, k)) return null
  return { jenis: 'beritaAcara', tahap: k.templat.find((t) => t.kunci === 'ba-pl')! }
}

/** The PPK's next deed of those that come after the winner; null while none is. */
function akhirBerikut(
  paket: PaketSaya,
  k: KeadaanPaket
): 'sppbj' | 'kontrak' | 'spmk' | 'selesai' | null {
  // A direct procurement goes without the letter.
  if (k.templat.some((t) => t.staf.includes('sppbj')) && !k.suratTerkirim) return 'sppbj'
  if (!paket.adaKontrak) return 'kontrak'
  // The end of SPMK closes the minutes as well.
  if (tanpaBaPl(paket, k)) return null
  if (!k.kunciSpmk && k.templat.some((t) => t.staf.includes('spmk') && ikut(k, t.kunci)))
    return 'spmk'
  return k.status === 'A' ? 'selesai' : null
}

/** Award letter, contract, SPMK, end: the PPK's, whatever else is left out before (a negotiation need not be). */
function suratUntuk(paket: PaketSaya, k: KeadaanPaket): Pekerjaan | null {
  const jenis = akhirBerikut(paket, k)
  if (!jenis) return null
  const tab: readonly Tab[] = {
    sppbj: ['sppbj'] as const,
    kontrak: ['spk'] as const,
    spmk: ['spmk'] as const,
    selesai: ['spk', 'spmk'] as const,
  }[jenis]
  const tahap = tahapMulai(k, (t) => tab.some((x) => t.staf.includes(x)))
  if (!tahap || penetapanDitunggu(k, tahap)) return null
  if (jenis !== 'selesai') return { jenis, tahap }
  return { jenis, tahap, buka: tabTenderSelesai(paket.metodePemilihan, (kunci) => ikut(k, kunci)) }
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
