import LockedNote from '@mui/icons-material/LockResetOutlined'
import Status from '@mui/icons-material/ToggleOffOutlined'
import { useState, type ReactNode } from 'react'
import { bolehKelola, bolehUbahKewenangan } from '@eproc/domain/akun/kewenangan_pengguna'
import type { PenggunaAnswer } from '@eproc/domain/master/answers'
import { apakahPeran, type Peran } from '@eproc/domain/common/roles'
import { master } from '@eproc/i18n/id/master'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { TombolBaris } from '../shared/TombolBaris.tsx'
import { DialogStatus } from './DialogStatus.tsx'

const teks = master.pengguna

/** The administrator at work, for the table of powers. */
export function usePengelola(): { id: number; peran: Peran } {
  const { pengguna } = useSesi()
  const peran = pengguna && apakahPeran(pengguna.roles) ? pengguna.roles : 'operator'
  return { id: pengguna?.userId ?? 0, peran }
}

/** Both actions of a row (S2 §2.6): send a password link, change the status; `awal` goes before them. */
export function AksiPengguna({ pengguna, awal }: { pengguna: PenggunaAnswer; awal?: ReactNode }) {
  const pengelola = usePengelola()
  const [terbuka, setTerbuka] = useState<'sandi' | 'status' | null>(null)
  const [sibuk, setSibuk] = useState(false)
  const tutup = () => setTerbuka(null)
  const akun = { id: pengguna.id, peran: pengguna.roles }

  const kirimSandi = async () => {
    setSibuk(true)
    try {
      const { id, login, email } = pengguna
      await api.post('/userman/forget', { id, userId: login, email })
      notify(master.pesan.sandiDikirim)
    } catch (error) {
      showAlert(errorMessage(error))
    } finally {
      setSibuk(false)
      tutup()
    }
  }
  return (
    <>
      {awal}
      <TombolBaris
        teks={teks.kirimSandi}
        nama={pengguna.nama}
        ikon={<LockedNote />}
        disabled={!bolehKelola(pengelola, akun) || pengguna.status !== 'A'}
        onClick={() => setTerbuka('sandi')}
      />
      <TombolBaris
        teks={teks.ubahStatus}
        nama={pengguna.nama}
        ikon={<Status />}
        disabled={!bolehUbahKewenangan(pengelola, akun)}
        onClick={() => setTerbuka('status')}
      />
      <DialogKonfirmasi
        buka={terbuka === 'sandi'}
        sibuk={sibuk}
        judul={teks.kirimSandiJudul(pengguna.nama)}
        tombol={teks.kirimSandi}
        onYa={() => void kirimSandi()}
        onBatal={tutup}
      >
        {teks.kirimSandiIsi(pengguna.email)}
      </DialogKonfirmasi>
      {terbuka === 'status' && <DialogStatus pengguna={pengguna} onTutup={tutup} />}
    </>
  )
}
