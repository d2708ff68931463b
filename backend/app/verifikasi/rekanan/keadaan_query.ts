import db from '@adonisjs/lucid/services/db'
import { keIso } from '@eproc/domain/common/format'
import {
  bagianUntuk,
  blacklistAktif,
  bolehVerifikasi,
  statusTampil,
} from '@eproc/domain/dosir/bagian'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import type { StatusPengguna } from '@eproc/domain/common/choices'
import { segarkanMasaBerlaku } from '#app/dosir/status/masa_berlaku'
import Rekanan from '#app/dosir/rekanan'
import { bagianLengkapKini } from '#app/verifikasi/bagian/bagian_lengkap_kini'
import { sertifikatTerakhir } from '#app/verifikasi/sertifikat/sertifikat_query'
import { tidakDitemukan } from '#core/http/errors'
import { hariIni } from '#core/clock/clock'
import { sql } from '#core/database/sql'
import { transaction } from '#core/database/transaction'

/** The vendor's row for reading; 404 when there is none. */
export async function cariRekanan(id: number | null): Promise<Rekanan> {
  if (id && id > 0) await segarkanMasaBerlaku(id)
  const rekanan = id && id > 0 ? await Rekanan.find(id) : null
  if (!rekanan) throw tidakDitemukan()
  return rekanan
}

interface Akun {
  email: string
  status: StatusPengguna
  email_dosir: string | null
}

/** The verification dialog's frame: sections with what may be done, certificate, blacklist, version. */
export async function keadaanVerifikasi(id: number | null): Promise<KeadaanVerifikasi> {
  const r = await cariRekanan(id)
  const [akun] = await sql<Akun>(
    db,
    `select p.email, p.status, coalesce(dp.email, dq.email) as email_dosir from pengguna p
       left join data_perusahaan dp on dp.rekanan_id = ? left join data_pribadi dq on dq.rekanan_id = ?
      where p.id = ?`,
    [r.id, r.id, r.penggunaId]
  )
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
    status: statusTampil(r.status, akun!.status),
    versi: r.versi,
    email: akun!.email_dosir ?? akun!.email,
    emailMember: akun!.email,
    bebasPengalaman: r.bebasPengalaman,
    bagian,
    sertifikat: keSertifikat(await sertifikatTerakhir(db, r.id)),
    blacklist: {
      blacklist: r.blacklist,
      aktif: blacklistAktif(r.blacklist, mulai, selesai, hariIni()),
      blacklistTglMulai: mulai,
      blacklistTglSelesai: selesai,
      nomor: r.blacklistNomor,
      alasan: r.blacklistAlasan,
      fileBlacklist: r.fileBlacklist,
    },
  }
}

function keSertifikat(
  s: Awaited<ReturnType<typeof sertifikatTerakhir>>
): KeadaanVerifikasi['sertifikat'] {
  if (!s) return null
  return {
    nomor: s.nomor,
    kode: s.kode,
    fileSertifikat: s.jalur,
    dibuatPada: keIso(s.dibuat_pada)!,
    dikirimKe: s.dikirim_ke,
    dikirimPada: keIso(s.dikirim_pada),
  }
}
