/** Participants and invitations of packages, with the hiding of names (decisions §5 'Names'). */
import db from '@adonisjs/lucid/services/db'
import { apakahInternal } from '@eproc/domain/common/roles'
import { blacklistAktif, statusTampil } from '@eproc/domain/dosir/bagian'
import { keIso } from '@eproc/domain/common/format'
import type { Keikutsertaan, Peserta, UndanganRekanan } from '@eproc/domain/tender/answers_peserta'
import type {
  StatusPelaksanaan,
  StatusPengguna,
  StatusRekanan,
  TipeUndangan,
} from '@eproc/domain/common/choices'
import { tender as teks } from '@eproc/i18n/id/tender'
import { pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import type { Pelaku } from '#core/auth/actor'
import { sql } from '#core/database/sql'
import { today } from '#core/clock/clock'

/** Has the first act of opening been done? From then on names are known to all. */
async function namaTerbuka(paketId: number): Promise<boolean> {
  const [b] = await sql<{ buka: boolean }>(
    db,
    `select exists (select 1 from pembukaan where paket_id = ? and disahkan_pada is not null) as buka`,
    [paketId]
  )
  return b!.buka
}

interface PesertaRow {
  rekanan_id: number
  nama: string
  no_registrasi: string
  nomor: number
  status: StatusRekanan
  pengguna: StatusPengguna
  blacklist: boolean
  mulai: string | null
  selesai: string | null
  terdaftar_pada: Date
  mundur_pada: Date | null
}

/** Before the first opening names are for pokja and PPK of the package; other staff see a count (decisions §5). */
export async function bacaNama(paketId: number, pelaku: Pelaku | null): Promise<boolean> {
  if (await namaTerbuka(paketId)) return true
  if (!pelaku) return false
  const { pokja, ppkPaket } = await pelakuPaket(pelaku, paketId)
  return pokja || ppkPaket
}

/** The package's participants as the caller may see them; staff who see names also see who withdrew. */
export async function listPeserta(paketId: number, pelaku: Pelaku | null): Promise<Peserta[]> {
  const terbuka = await bacaNama(paketId, pelaku)
  const staf = terbuka && pelaku !== null && apakahInternal(pelaku.peran)
  const baris = await sql<PesertaRow>(
    db,
    `select s.rekanan_id, r.nama, r.no_registrasi, s.nomor, r.status, p.status as pengguna, r.blacklist,
            r.blacklist_tgl_mulai::text as mulai, r.blacklist_tgl_selesai::text as selesai,
            s.terdaftar_pada, s.mundur_pada
       from peserta s join rekanan r on r.id = s.rekanan_id join pengguna p on p.id = r.pengguna_id
      where s.paket_id = ? ${staf ? '' : 'and s.mundur_pada is null'} order by s.nomor`,
    [paketId]
  )
  return baris.map((b) => {
    const sendiri = pelaku?.rekananId === b.rekanan_id
    const tampak = terbuka || sendiri
    return {
      vendorId: tampak ? b.rekanan_id : null,
      nama: tampak ? b.nama : teks.nama.peserta(b.nomor),
      nomor: b.nomor,
      status: staf ? statusTampil(b.status, b.pengguna) : null,
      noRegistrasi: tampak ? b.no_registrasi : null,
      blacklist: staf && blacklistAktif(b.blacklist, b.mulai, b.selesai, today()),
      terdaftarPada: staf || sendiri ? keIso(b.terdaftar_pada) : null,
      mundurPada: keIso(b.mundur_pada),
    }
  })
}

/** The vendor's participations in packages of a year. */
export async function keikutsertaan(vendorId: number, tahun: number): Promise<Keikutsertaan[]> {
  const baris = await sql<{
    id: number
    paket_id: number
    kode: string
    nama: string
    status: StatusPelaksanaan
    nomor: number
    terdaftar_pada: Date
    mundur_pada: Date | null
  }>(
    db,
    `select s.id, s.paket_id, p.kode, p.nama, p.status_pelaksanaan as status, s.nomor, s.terdaftar_pada,
            s.mundur_pada
       from peserta s join paket p on p.id = s.paket_id
      where s.rekanan_id = ? and p.tahun_anggaran = ? and p.status_pelaksanaan <> 'N'
      order by s.terdaftar_pada desc, s.id desc limit 1000`,
    [vendorId, tahun]
  )
  return baris.map((b) => ({
    id: b.id,
    paketPenyediaId: b.paket_id,
    vendorId,
    kode: b.kode,
    nama: b.nama,
    statusPelaksanaan: b.status,
    nomor: b.nomor,
    terdaftarPada: keIso(b.terdaftar_pada)!,
    mundurPada: keIso(b.mundur_pada),
  }))
}

/** Invitations that were sent to the vendor, of one package or of a year. */
export async function undanganRekanan(
  vendorId: number,
  saring: { tahun: number } | { paketId: number }
): Promise<UndanganRekanan[]> {
  const [syarat, nilai] =
    'tahun' in saring ? ['p.tahun_anggaran = ?', saring.tahun] : ['p.id = ?', saring.paketId]
  const baris = await sql<{
    id: number
    paket_id: number
    kode: string
    nama: string
    tipe: TipeUndangan
    file: string
    tgl_kirim: Date
  }>(
    db,
    `select u.id, u.paket_id, p.kode, p.nama, u.tipe, u.file_undangan as file, u.tgl_kirim
       from undangan u join paket p on p.id = u.paket_id
      where u.rekanan_id = ? and ${syarat} and p.status_pelaksanaan <> 'N'
      order by u.tgl_kirim desc, u.id desc limit 1000`,
    [vendorId, nilai]
  )
  return baris.map((b) => ({
    id: b.id,
    paketPenyediaId: b.paket_id,
    vendorId,
    kode: b.kode,
    nama: b.nama,
    tipe: b.tipe,
    fileUndangan: b.file,
    tglKirim: keIso(b.tgl_kirim)!,
  }))
}
