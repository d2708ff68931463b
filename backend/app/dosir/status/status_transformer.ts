import { keIso } from '@eproc/domain/common/format'
import type { StatusDosir, StatusPerson, VersiBerlaku } from '@eproc/domain/dosir/answers'
import {
  recordsMissing,
  bagianLengkap,
  bagianUntuk,
  blacklistAktif,
  ID_BELUM_ADA,
  tampilDaftarPaket,
  type BagianDosir,
  type BagianContent,
  type KeadaanBagian,
} from '@eproc/domain/dosir/bagian'
import { ringkasDosir, type IjinAkanHabis } from '@eproc/domain/dosir/ringkasan'
import type { Ruang } from '@eproc/domain/common/ruang'
import type { StatusRekanan } from '@eproc/domain/common/choices'
import type BagianTerverifikasi from '#app/dosir/bagian/bagian_terverifikasi'
import type Rekanan from '#app/dosir/rekanan'
import type { Pelaku } from '#core/auth/actor'
import { today } from '#core/clock/clock'

/** The state before the first save: nothing entered, nobody registered. */
export function statusKosong(pelaku: Pelaku): StatusDosir {
  const jenis = pelaku.peran === 'person' ? 'O' : 'V'
  const bagian = bagianUntuk(jenis).map((b) => ({
    kunci: b.kunci,
    status: 'N' as const,
    remark: null,
    jumlah: 0,
    kurang: b.minimum,
    lengkap: false,
    versiBerlaku: null,
  }))
  return {
    vendorId: ID_BELUM_ADA,
    nama: pelaku.nama,
    noRegistrasi: null,
    jenis,
    status: 'N',
    statusPerusahaan: 'N',
    statusIjin: 'N',
    statusAkta: 'N',
    statusPemilik: 'N',
    statusPengurus: 'N',
    statusPengalaman: 'N',
    statusPajak: 'N',
    statusSertifikat: 'N',
    remarkPerusahaan: null,
    remarkIjin: null,
    remarkAkta: null,
    remarkPemilik: null,
    remarkPengurus: null,
    remarkPengalaman: null,
    remarkPajak: null,
    remarkSertifikat: null,
    bebasPengalaman: false,
    bagian,
    ringkasan: ringkasDosir(bagian, []),
    daftarPaket: false,
    blacklist: false,
    blacklistAktif: false,
    blacklistTglMulai: null,
    blacklistTglSelesai: null,
    fileSertifikat: null,
    ruang: null,
    versi: 0,
  }
}

export interface BagianTerbaca {
  bagian: BagianDosir
  isi: BagianContent
  verifikasi: Pick<BagianTerverifikasi, 'versi' | 'pada'> | undefined
}

/** Only while another version waits: an A section is what was verified, an expired one too. */
const versiBerlaku = (
  { status }: KeadaanBagian,
  verifikasi: BagianTerbaca['verifikasi']
): VersiBerlaku | null =>
  verifikasi && (status === 'V' || status === 'N')
    ? { versi: verifikasi.versi, pada: keIso(verifikasi.pada.toMillis())! }
    : null

/** @param status what others see: the account's I or S covers the vendor's own */
export function keStatusDosir(
  r: Rekanan,
  status: StatusRekanan,
  terbaca: readonly BagianTerbaca[],
  { akanHabis, ruang }: { akanHabis: readonly IjinAkanHabis[]; ruang: Ruang | null }
): StatusDosir {
  const { blacklistTglMulai: mulai, blacklistTglSelesai: selesai } = r
  const bagian = terbaca.map(({ bagian: b, isi, verifikasi }) => ({
    kunci: b.kunci,
    status: r[b.statusJson],
    remark: r[b.remarkJson],
    jumlah: isi.jumlah,
    kurang: recordsMissing(b, isi),
    lengkap: bagianLengkap(b, isi),
    versiBerlaku: versiBerlaku(r.keadaan(b), verifikasi),
  }))
  return {
    vendorId: r.id,
    nama: r.nama,
    noRegistrasi: r.noRegistrasi,
    jenis: r.jenis,
    status,
    statusPerusahaan: r.statusPerusahaan,
    statusIjin: r.statusIjin,
    statusAkta: r.statusAkta,
    statusPemilik: r.statusPemilik,
    statusPengurus: r.statusPengurus,
    statusPengalaman: r.statusPengalaman,
    statusPajak: r.statusPajak,
    statusSertifikat: r.statusSertifikat,
    remarkPerusahaan: r.remarkPerusahaan,
    remarkIjin: r.remarkIjin,
    remarkAkta: r.remarkAkta,
    remarkPemilik: r.remarkPemilik,
    remarkPengurus: r.remarkPengurus,
    remarkPengalaman: r.remarkPengalaman,
    remarkPajak: r.remarkPajak,
    remarkSertifikat: r.remarkSertifikat,
    bebasPengalaman: r.bebasPengalaman,
    bagian,
    ringkasan: ringkasDosir(bagian, akanHabis),
    daftarPaket: tampilDaftarPaket(status),
    blacklist: r.blacklist,
    blacklistAktif: blacklistAktif(r.blacklist, mulai, selesai, today()),
    blacklistTglMulai: mulai,
    blacklistTglSelesai: selesai,
    fileSertifikat: r.fileSertifikat,
    ruang,
    versi: r.versi,
  }
}

export const keStatusPerson = (s: StatusDosir): StatusPerson => ({
  vendorId: s.vendorId,
  status: s.status,
  statusPerusahaan: s.statusPerusahaan,
  statusPengalaman: s.statusPengalaman,
  statusSertifikat: s.statusSertifikat,
  remarkPerusahaan: s.remarkPerusahaan,
  remarkPengalaman: s.remarkPengalaman,
  remarkSertifikat: s.remarkSertifikat,
})
