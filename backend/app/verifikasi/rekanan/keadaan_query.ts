import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import {
  bagianUntuk,
  blacklistAktif,
  bolehVerifikasi,
  statusTampil,
} from '@eproc/domain/dosir/bagian'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { segarkanMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import Rekanan from '#app/dosir/rekanan'
import { bagianLengkapKini } from '#app/verifikasi/bagian/bagian_lengkap_kini'
import { akunRekanan } from '#app/verifikasi/rekanan/akun_rekanan_query'
import Pemeriksaan from '#app/verifikasi/pemeriksaan/pemeriksaan'
import { halanganSertifikat } from '#app/verifikasi/sertifikat/buat_sertifikat'
import SertifikatRekanan from '#app/verifikasi/sertifikat/sertifikat_rekanan'
import { notFound } from '#core/http/errors'
import { today } from '#core/clock/clock'
import { transaction } from '#core/database/transaction'

/** The vendor's row for reading; 404 when there is none. */
export async function cariRekanan(id: number | null): Promise<Rekanan> {
  if (id && id > 0) await segarkanMasaBerlaku(id)
  const rekanan = id && id > 0 ? await Rekanan.find(id) : null
  if (!rekanan) throw notFound()
  return rekanan
}

/** The verification dialog's frame: sections with what may be done, certificate, blacklist, version. */
export async function keadaanVerifikasi(
  id: number | null,
  pembacaId: number
): Promise<KeadaanVerifikasi> {
  const r = await cariRekanan(id)
  const akun = await akunRekanan(db, r)
  const bagian = await transaction(async (trx) => {
    const hasil: BagianVerifikasi[] = []
    for (const b of bagianUntuk(r.jenis)) {
      const kini = r.keadaan(b)
      const lengkap = await bagianLengkapKini(trx, r, b)
      const bolehSetuju = bolehVerifikasi(kini, lengkap)
      hasil.push({ kunci: b.kunci, jenisStatus: b.jenisStatus, ...kini, lengkap, bolehSetuju })
    }
    return hasil
  })
  const { blacklistTglMulai: mulai, blacklistTglSelesai: selesai } = r
  return {
    id: r.id,
    nama: r.nama,
    noRegistrasi: r.noRegistrasi,
    jenis: r.jenis,
    status: statusTampil(r.status, akun.status),
    versi: r.versi,
    email: akun.email_dosir ?? akun.email,
    emailMember: akun.email,
    bebasPengalaman: r.bebasPengalaman,
    bagian,
    menungguSejak: keIso(r.menungguSejak?.toJSDate() ?? null),
    pemeriksa: (await Pemeriksaan.berlaku(r.id))?.untuk(pembacaId) ?? null,
    sertifikat: keSertifikat(await SertifikatRekanan.terakhir(r.id)),
    halanganSertifikat: halanganSertifikat(r, akun.status),
    blacklist: {
      blacklist: r.blacklist,
      aktif: blacklistAktif(r.blacklist, mulai, selesai, today()),
      blacklistTglMulai: mulai,
      blacklistTglSelesai: selesai,
      nomor: r.blacklistNomor,
      alasan: r.blacklistAlasan,
      fileBlacklist: r.fileBlacklist,
    },
  }
}

function keSertifikat(s: SertifikatRekanan | null): KeadaanVerifikasi['sertifikat'] {
  if (!s) return null
  return {
    nomor: s.nomor,
    kode: s.kode,
    fileSertifikat: s.jalur,
    dibuatPada: keIso(s.tanggal.toJSDate())!,
    dikirimKe: s.dikirimKe,
    dikirimPada: keIso(s.dikirimPada?.toJSDate() ?? null),
  }
}
