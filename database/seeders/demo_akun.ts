/** Accounts of the demonstration (never in production): staff of every role. */
import { sqlNow } from '@eproc/backend/app/core/clock/clock'
import type { Client } from 'pg'
import { randomPassword } from '@eproc/backend/app/core/auth/password'
import type { Peran } from '@eproc/domain/common/roles'

/** One password for all demonstration accounts; the start-up message and the README name it. */
export const DEMO_PASSWORD = 'Rahasia-2026!'

const SUREL = 'properti-kota.example'

interface AkunDemo {
  login: string
  nama: string
  jabatan: string
  divisi: string
  peran: Peran
}

const STAF: readonly AkunDemo[] = [
  staf('operator', 'Rina Kusumawati', 'Staf Pembangunan', '2020', 'operator'),
  staf('manajer', 'Agus Hermawan', 'Manajer Divisi Pembangunan', '2020', 'manajer'),
  staf('ppk', 'Bambang Sulistyo', 'Direktur Pengembangan selaku PPK', '20', 'ppk'),
  staf('pa', 'Hendra Gunawan', 'Pengguna Anggaran', '20', 'pa'),
  staf('operator2', 'Lina Marlina', 'Staf Umum dan Aset', '3040', 'operator'),
  staf('manajer2', 'Rudi Hartono', 'Manajer Divisi Umum dan Aset', '3040', 'manajer'),
  staf('ppk2', 'Ratna Dewi', 'Direktur Administrasi dan Keuangan selaku PPK', '30', 'ppk'),
  staf('pa2', 'Arif Budiman', 'Pengguna Anggaran', '30', 'pa'),
  staf('operatorulp', 'Maya Puspitasari', 'Staf Unit Layanan Pengadaan', '1040', 'operatorULP'),
  staf('manajerulp', 'Yusuf Ramadhan', 'Kepala Unit Layanan Pengadaan', '1040', 'manajerULP'),
  staf('panitia1', 'Fitri Handayani', 'Anggota Pokja', '1040', 'operator'),
  staf('panitia2', 'Dimas Prasetyo', 'Anggota Pokja', '1040', 'operator'),
  staf('panitia3', 'Nur Aini', 'Anggota Pokja', '1040', 'operator'),
  staf('adminit', 'Teguh Wibowo', 'Administrator Sistem', '1070', 'adminit'),
  staf('superadmin', 'Sri Wahyuni', 'Kepala Divisi Teknologi Informasi', '1070', 'superAdmin'),
]

function staf(
  login: string,
  nama: string,
  jabatan: string,
  divisi: string,
  peran: Peran
): AkunDemo {
  return { login, nama, jabatan, divisi, peran }
}

/** Works and consultancy are planned by the one directorate, goods and other services by the other. */
export const direktoratDemo = (jenis: string) =>
  jenis === 'BAR' || jenis === 'LAI'
    ? { divisi: '3040', tim: ['operator2', 'manajer2', 'ppk2', 'manajerulp', 'pa2'] as const }
    : { divisi: '2020', tim: ['operator', 'manajer', 'ppk', 'manajerulp', 'pa'] as const }

let hashDemo: Promise<string> | null = null
export const demoPassword = (): Promise<string> => (hashDemo ??= randomPassword(DEMO_PASSWORD))

/** Staff accounts; logins that exist stay as they are. */
export async function seedDemoAkun(klien: Client): Promise<void> {
  const ada = await klien.query<{ login: string }>(
    'select lower(login) as login from pengguna where lower(login) = any($1)',
    [STAF.map((s) => s.login)]
  )
  const baru = STAF.filter((s) => !ada.rows.some((b) => b.login === s.login))
  if (baru.length === 0) return
  await klien.query(
    `insert into pengguna (login, email, nama, nip, jabatan, divisi_kode, telepon, peran, sandi_hash,
       diaktifkan_pada, sandi_diubah_pada)
     select b.login, b.email, b.nama, b.nip, b.jabatan, b.divisi, '(021) 1234567', b.peran, $1,
            ${sqlNow()}, ${sqlNow()}
       from json_to_recordset($2) as b (login text, email text, nama text, nip text, jabatan text,
         divisi text, peran text)
     on conflict do nothing`,
    [
      await demoPassword(),
      JSON.stringify(
        baru.map((s) => ({
          ...s,
          email: `${s.login}@${SUREL}`,
          nip: `2026${String(STAF.indexOf(s) + 1).padStart(4, '0')}`,
        }))
      ),
    ]
  )
}
