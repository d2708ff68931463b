import db from '@adonisjs/lucid/services/db'
import { syaratKurang, tampakRekanan, tampakStaf } from '@eproc/domain/tahap/akses'
import { statusPendaftaran } from '@eproc/domain/tahap/status_pendaftaran'
import { kodeTemplat, tabStaf } from '@eproc/domain/tahap/templat'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { hakUntuk } from '@eproc/domain/common/rights'
import { keIso } from '@eproc/domain/common/format'
import type { TabAnswer, PaketTab, RekananTab, TabTahap } from '@eproc/domain/tender/answers'
import { tahap as teksTahap } from '@eproc/i18n/id/tahap'
import type Paket from '#app/paket_berjalan/paket'
import { hakPaket, pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import {
  keadaanPaket,
  type JadwalRow,
  type KeadaanPaket,
} from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import { belumMulai, keadaanTahap } from '#app/paket_berjalan/keadaan/keadaan_tahap'
import { konteksRekanan } from '#app/paket_berjalan/keadaan/konteks_rekanan_query'
import type { RekananContext } from '@eproc/domain/tahap/syarat'
import type { Tab } from '@eproc/domain/tahap/tab'
import type { Tahap } from '@eproc/domain/tahap/templat'
import Peserta from '#app/tender/peserta/peserta'
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
  return {
    urut: tahap.urut,
    kunci: tahap.kunci,
    nama: tahap.nama,
    tab,
    buka: terbuka.map((t) => t.tab),
    keadaan,
    alasan,
    mulai: keIso(baris.mulai),
    selesai: keIso(baris.selesai),
    dibukaPada: keadaan === 'terkunci' && belumMulai(k, baris) ? keIso(baris.mulai) : null,
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
    undangan: [...context.undangan],
    diumumkan: [...context.diumumkan],
    bolehSanggah: await bolehSanggah(paket.id, vendorId, tab),
    tertutup: tertutupBagi(k, context),
  }
}

/** The stage tabs of the package as the caller sees them, with their state and the caller's rights. */
export async function tabUntuk(paket: Paket, pelaku: Pelaku): Promise<TabAnswer> {
  const k = await keadaanPaket(paket)
  const dasar = { paket: paketTab(paket, k), waktu: keIso(k.kini)! }
  if (apakahRekanan(pelaku.peran)) {
    if (pelaku.rekananId === null) {
      return { ...dasar, tab: [], bisa: hakUntuk(pelaku), pokja: null, rekanan: null }
    }
    const context = await konteksRekanan(paket, pelaku.rekananId, db, k)
    const tab = susun(k, false, (t, b) =>
      t.rekanan && tampakRekanan(t, b, k.status, context) ? [t.rekanan] : []
    )
    return {
      ...dasar,
      tab,
      bisa: hakUntuk(pelaku),
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
    pokja: hubungan.pokja ? { bebasBenturan: hubungan.bebasBenturan } : null,
    rekanan: null,
  }
}
