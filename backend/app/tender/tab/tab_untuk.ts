import db from '@adonisjs/lucid/services/db'
import { syaratKurang, tampakRekanan, tampakStaf } from '@eproc/domain/tahap/akses'
import { statusPendaftaran } from '@eproc/domain/tahap/status_pendaftaran'
import { tabTenderSelesai } from '@eproc/domain/tahap/selesai'
import { kodeTemplat, tabStaf } from '@eproc/domain/tahap/templat'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { hakUntuk } from '@eproc/domain/common/rights'
import { TINDAKAN_PAKET } from '@eproc/domain/paket/tindakan_paket'
import { keIso } from '@eproc/domain/common/format'
import type {
  AkhirTender,
  TabAnswer,
  PaketTab,
  RekananTab,
  TabTahap,
} from '@eproc/domain/tender/answers'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'
import type Paket from '#app/paket_berjalan/paket'
import {
  bolehPaket,
  hakPaket,
  pelakuPaket,
  type PelakuPaket,
} from '#app/paket_berjalan/pelaku_paket'
import { halanganSelesai, ikutSerta } from '#app/paket_berjalan/keadaan/akhir_tender'
import {
  keadaanPaket,
  type JadwalRow,
  type KeadaanPaket,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { belumMulai, dalamWaktu, keadaanTahap } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import type { RekananContext } from '@eproc/domain/tahap/syarat'
import { dapatDisiapkan, type Tab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'
import Peserta from '#app/tender/peserta/peserta'
import { masihBolehMundur } from '#app/tender/peserta/pendaftaran_query'
import { bolehSanggah } from '#app/tender/sanggah/boleh_sanggah'
import type { Pelaku } from '#core/auth/actor'

const paketTab = (paket: Paket, k: KeadaanPaket): PaketTab => ({
  id: paket.id,
  kode: paket.kode,
  nama: paket.nama,
  jenisPengadaan: paket.jenisPengadaan,
  metodePemilihan: paket.metodePemilihan,
  kualifikasi: paket.kualifikasi,
  jenisPeserta: paket.jenisPeserta,
  metodeEvaluasi: paket.metodeEvaluasi,
  templat: kodeTemplat(paket.metodePemilihan, paket.kualifikasi),
  statusPelaksanaan: k.status,
  kunciSpmk: k.kunciSpmk,
  versi: paket.versi,
})

function satuTab(
  k: KeadaanPaket,
  tahap: Tahap,
  baris: JadwalRow,
  tab: Tab[],
  staf: boolean
): TabTahap {
  const semua = tab.map((t) => ({ tab: t, ...keadaanTahap(k, tahap, baris, t, staf) }))
  const terbuka = semua.filter((t) => t.keadaan === 'terbuka')
  const { keadaan, alasan } = (terbuka[0] ?? semua[0])!
  const belum = belumMulai(k, baris)
  return {
    urut: tahap.urut,
    kunci: tahap.kunci,
    nama: tahap.nama,
    tab,
    buka: terbuka.map((t) => t.tab),
    siap: staf && belum ? tab.filter(dapatDisiapkan) : [],
    keadaan,
    berjalan: keadaan === 'terbuka' && dalamWaktu(k, baris),
    alasan,
    mulai: keIso(baris.mulai),
    selesai: keIso(baris.selesai),
    dibukaPada: keadaan === 'terkunci' && belum ? keIso(baris.mulai) : null,
    include: baris.include,
    remark: baris.remark,
    jadwalId: baris.id,
  }
}

/** Calls `pilih` for every stage that has a schedule row and keeps the tabs that it answers. */
function susun(
  k: KeadaanPaket,
  staf: boolean,
  pilih: (tahap: Tahap, baris: JadwalRow) => Tab[]
): TabTahap[] {
  const baris = new Map(k.jadwal.map((b) => [b.kunci, b]))
  return k.templat.flatMap((tahap) => {
    const b = baris.get(tahap.kunci)
    const tab = b ? pilih(tahap, b) : []
    return b && tab.length > 0 ? [satuTab(k, tahap, b, tab, staf)] : []
  })
}

function tertutupBagi(k: KeadaanPaket, context: RekananContext): RekananTab['tertutup'] {
  const ikut = new Set(k.jadwal.filter((b) => b.include).map((b) => b.kunci))
  return k.templat.flatMap((tahap) => {
    const syarat = tahap.rekanan && ikut.has(tahap.kunci) ? syaratKurang(tahap, context) : null
    return syarat ? [{ kunci: tahap.kunci, alasan: teksTahap.syarat[syarat] }] : []
  })
}

async function rekananTab(
  paket: Paket,
  vendorId: number,
  context: RekananContext,
  k: KeadaanPaket,
  tab: readonly TabTahap[]
): Promise<RekananTab> {
  const peserta = await Peserta.query()
    .withScopes((s) => s.milik(paket.id, vendorId))
    .first()
  return {
    vendorId,
    peserta: context.peserta,
    nomor: peserta?.nomor ?? null,
    statusPendaftaran: statusPendaftaran({
      terdaftar: context.peserta,
      diundang: context.undangan.has('P'),
      mulaiDaftar: paket.mulaiDaftar?.toMillis(),
      selesaiDaftar: paket.selesaiDaftar?.toMillis(),
      sekarang: k.kini,
    }),
    bolehMundur: context.peserta && (await masihBolehMundur(db, paket)),
    undangan: [...context.undangan],
    diumumkan: [...context.diumumkan],
    hasilTanpaTab: context.diumumkan.has('pemenang') && !menceritakanHasil(k),
    ...(await bolehSanggah(paket.id, vendorId, tab)),
    tertutup: tertutupBagi(k, context),
  }
}

/** Does a stage tell every vendor who won? In TLA only the award letter does, to the one who gets it. */
const menceritakanHasil = ({ templat }: KeadaanPaket): boolean =>
  templat.some((t) => t.rekanan === 'hasil' && t.umumkan?.includes('pemenang'))

/** Where the caller declares the tender finished, and why not yet; nowhere without the right, or in another state. */
async function akhirTender(
  paket: Paket,
  k: KeadaanPaket,
  pelaku: Pelaku,
  hubungan: PelakuPaket
): Promise<AkhirTender | null> {
  const { hak, sebab } = TINDAKAN_PAKET.selesai
  if (!bolehPaket(pelaku, hubungan, hak) || sebab(paket, pelaku.id) !== null) return null
  return {
    tab: tabTenderSelesai(paket.metodePemilihan, (tab) => ikutSerta(k, tab)),
    alasan: await halanganSelesai(paket, k, db),
  }
}

/** The stage tabs of the package as the caller sees them, with their state and the caller's rights. */
export async function tabUntuk(paket: Paket, pelaku: Pelaku): Promise<TabAnswer> {
  const k = await keadaanPaket(paket)
  const dasar = { paket: paketTab(paket, k), waktu: keIso(k.kini)! }
  if (apakahRekanan(pelaku.peran)) {
    if (pelaku.rekananId === null) {
      return {
        ...dasar,
        tab: [],
        bisa: hakUntuk(pelaku),
        selesai: null,
        pokja: null,
        rekanan: null,
      }
    }
    const context = await konteksRekanan(paket, pelaku.rekananId, db, k)
    const tab = susun(k, false, (t, b) =>
      t.rekanan && tampakRekanan(t, b, k.status, context) ? [t.rekanan] : []
    )
    return {
      ...dasar,
      tab,
      bisa: hakUntuk(pelaku),
      selesai: null,
      pokja: null,
      rekanan: await rekananTab(paket, pelaku.rekananId, context, k, tab),
    }
  }
  const hubungan = await pelakuPaket(pelaku, paket.id)
  const tab = susun(k, true, (t, b) =>
    tabStaf(t, paket.jenisPengadaan).filter((x) => tampakStaf(x, b, k.status))
  )
  return {
    ...dasar,
    tab,
    bisa: hakPaket(pelaku, hubungan),
    selesai: await akhirTender(paket, k, pelaku, hubungan),
    pokja: hubungan.pokja ? { bebasBenturan: hubungan.bebasBenturan } : null,
    rekanan: null,
  }
}
