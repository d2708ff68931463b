/** Creating and changing internal users (S2 §2.6, §7; decisions §2 'Accounts'). */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  aturanPengguna,
  PANJANG_MIN_LOGIN_BAWAAN,
  type IsianPengguna,
} from '@eproc/domain/aturan_akun'
import { peranDapatDiberi } from '@eproc/domain/kewenangan_pengguna'
import type { PeranInternal } from '@eproc/domain/peran'
import type { StatusPengguna } from '@eproc/domain/pilihan'
import { master as teks } from '@eproc/i18n/id/master'
import { kirimTautanSandi } from '#app/akun/kirim_tautan'
import { bidangSalah, tidakDitemukan, versiUsang } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { beda, catat, type SumberJurnal } from '#inti/jurnal'
import type { Pelaku } from '#inti/pelaku'
import { parameterAngka } from '#inti/parameter'
import { hapusSesi } from '#inti/sesi'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'
import {
  kunciAkun,
  pastikanAdminTersisa,
  pastikanBolehKelola,
  pastikanBukanSendiri,
} from '#app/master/pengguna/kewenangan'
import { satuPengguna } from '#app/master/pengguna/pengguna_query'
import { denganUnik } from '#app/master/unik'

const UNIK = {
  pengguna_login_unik: ['login', teks.aturan.loginDipakai],
  pengguna_email_unik: ['email', teks.aturan.emailDipakai],
} as const

/** Values as they are stored. */
interface NilaiPengguna {
  login: string
  email: string
  nama: string
  nip: string | null
  jabatan: string | null
  divisi: string | null
  telepon: string | null
  roles: PeranInternal
}

const atauNull = (nilai: string | null | undefined): string | null => nilai?.trim() || null

/** Checks the rules of the form; 400 with every field's message. */
async function periksa(
  trx: TransactionClientContract,
  pelaku: Pelaku,
  isian: IsianPengguna,
  peranLama?: string
): Promise<NilaiPengguna> {
  const divisi = await sql<{ kode: string }>(trx, 'select kode from divisi')
  tegakkan(
    aturanPengguna(isian, {
      panjangMinLogin: await parameterAngka('PANJANG_MIN_LOGIN', PANJANG_MIN_LOGIN_BAWAAN),
      divisi: divisi.map((d) => d.kode),
    })
  )
  const roles = isian.roles as PeranInternal
  if (roles !== peranLama && !peranDapatDiberi(pelaku).includes(roles)) {
    throw bidangSalah('roles', 'forbidden', teks.aturan.peranTerlarang)
  }
  return {
    login: isian.login!.trim(),
    email: isian.email!.trim(),
    nama: isian.nama!.trim(),
    nip: atauNull(isian.nip),
    jabatan: atauNull(isian.jabatan),
    divisi: atauNull(isian.divisi),
    telepon: atauNull(isian.telepon),
    roles,
  }
}

/** Makes an internal user and mails the link with which they set their password; answers the id. */
export function daftarkanPengguna(
  pelaku: Pelaku,
  oleh: SumberJurnal,
  isian: IsianPengguna
): Promise<number> {
  return denganUnik(UNIK, () =>
    db.transaction(async (trx) => {
      const isi = await periksa(trx, pelaku, isian)
      const baru = await sql<{ id: number }>(
        trx,
        `insert into pengguna (login, email, nama, nip, jabatan, divisi_kode, telepon, peran, status,
                               dibuat_pada, diubah_pada)
         values (?, ?, ?, ?, ?, ?, ?, ?, 'A', ${sqlSekarang()}, ${sqlSekarang()}) returning id`,
        [isi.login, isi.email, isi.nama, isi.nip, isi.jabatan, isi.divisi, isi.telepon, isi.roles]
      )
      const { id } = baru[0]!
      await catat(trx, oleh, {
        aksi: 'pengguna.tambah',
        objek: 'pengguna',
        objekId: id,
        rincian: beda(null, isi),
      })
      await kirimTautanSandi(trx, {
        id,
        login: isi.login,
        nama: isi.nama,
        email: isi.email,
        diaktifkanPada: null,
      })
      return id
    })
  )
}

/** Changes an internal user. A changed status ends the sessions at once; a new address ends open links. */
export function ubahPengguna(
  pelaku: Pelaku,
  oleh: SumberJurnal,
  id: number | null,
  isian: IsianPengguna & { versi?: number | null | undefined }
): Promise<void> {
  return denganUnik(UNIK, () =>
    db.transaction(async (trx) => {
      const { akun, adminLain } = await kunciAkun(trx, id ?? 0)
      const lama = await satuPengguna(trx, 'internal', akun.id)
      pastikanBolehKelola(pelaku, akun)
      if (isian.versi && isian.versi !== akun.versi) throw versiUsang()
      const isi = await periksa(trx, pelaku, isian, akun.peran)
      const status = (isian.status as StatusPengguna | undefined) || akun.status
      const baru = { ...isi, status }
      const rincian = beda(
        {
          login: lama.login,
          email: lama.email,
          nama: lama.nama,
          nip: lama.nip,
          jabatan: lama.jabatan,
          divisi: lama.divisi_kode,
          telepon: lama.telepon,
          roles: lama.peran as PeranInternal,
          status: lama.status,
        },
        baru
      )
      if ('roles' in rincian || 'divisi' in rincian || 'status' in rincian) {
        pastikanBukanSendiri(pelaku, akun)
        pastikanAdminTersisa(akun, adminLain, { peran: isi.roles, status })
      }
      if (Object.keys(rincian).length === 0) return
      const diubah = await sql<{ id: number }>(
        trx,
        `update pengguna set login = ?, email = ?, nama = ?, nip = ?, jabatan = ?, divisi_kode = ?,
                telepon = ?, peran = ?, status = ?, versi = versi + 1, diubah_pada = ${sqlSekarang()}
          where id = ? returning id`,
        [
          isi.login,
          isi.email,
          isi.nama,
          isi.nip,
          isi.jabatan,
          isi.divisi,
          isi.telepon,
          isi.roles,
          status,
          akun.id,
        ]
      )
      if (!diubah[0]) throw tidakDitemukan()
      if (status !== 'A') await hapusSesi(trx, { penggunaId: akun.id })
      if ('email' in rincian) await akhiriTautanTerbuka(trx, akun.id)
      await catat(trx, oleh, {
        aksi: 'pengguna.ubah',
        objek: 'pengguna',
        objekId: akun.id,
        rincian,
      })
    })
  )
}

/** A link that went to the old address must not open the account any more. */
const akhiriTautanTerbuka = (trx: TransactionClientContract, id: number) =>
  sql(
    trx,
    `update tautan set dipakai_pada = ${sqlSekarang()} where pengguna_id = ? and dipakai_pada is null`,
    [id]
  )
