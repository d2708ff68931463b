import {
  REKANAN_BELUM_ADA,
  type PenggunaSesi,
  type Profil,
  type RekananSesi,
} from '@eproc/domain/akun/answers'
import { tampilDaftarPaket } from '@eproc/domain/dosir/bagian'
import { HAK_TANPA_KODE, hakUntuk } from '@eproc/domain/common/rights'
import { berandaUntuk } from '@eproc/domain/pages/pages'
import { apakahRekanan, type Peran } from '@eproc/domain/common/roles'
import type { InfoRow, ProfilRow } from '#app/akun/akun_query'

const jenisDari = (peran: Peran) => (peran === 'person' ? 'O' : 'V')

export function keUserSesi(b: InfoRow, terbatas: boolean): PenggunaSesi {
  const pelaku = { peran: b.peran, unlada: b.unit_pengadaan === true }
  return {
    userId: b.id,
    login: b.login,
    nama: b.nama,
    email: b.email,
    jabatan: b.jabatan ?? '',
    divisi: b.divisi_kode ?? '',
    divisiNama: b.divisi_nama ?? '',
    roles: b.peran,
    unlada: pelaku.unlada,
    hak: terbatas ? [...HAK_TANPA_KODE] : hakUntuk(pelaku),
    beranda: terbatas ? '/user/profil' : berandaUntuk(pelaku),
    kodeMasukDiminta: terbatas,
  }
}

/** null for staff; a vendor that saved nothing yet has id -999 and status N. */
export function keRekananSesi(b: InfoRow): RekananSesi | null {
  if (!apakahRekanan(b.peran)) return null
  return {
    id: b.rekanan_id ?? REKANAN_BELUM_ADA,
    nama: b.rekanan_nama ?? b.nama,
    status: b.rekanan_status ?? 'N',
    daftarPaket: tampilDaftarPaket(b.rekanan_status ?? 'N'),
    noRegistrasi: b.no_registrasi ?? '',
    jenis: b.rekanan_jenis ?? jenisDari(b.peran),
  }
}

export const keProfil = (b: ProfilRow): Profil => ({
  id: b.id,
  login: b.login,
  email: b.email,
  nama: b.nama,
  nip: b.nip,
  jabatan: b.jabatan,
  telepon: b.telepon,
  divisi: b.divisi_kode,
  divisiNama: b.divisi_nama,
  roles: b.peran,
  status: b.status,
  suratHarian: b.surat_harian,
  versi: b.versi,
})
