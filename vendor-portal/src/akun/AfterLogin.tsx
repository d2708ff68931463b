import { use, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { aplikasiUntuk } from '@eproc/domain/common/apps'
import { apakahPeran } from '@eproc/domain/common/roles'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import type { Pengguna } from '@eproc/ui/session/sesi.ts'
import { AplikasiContext } from '@eproc/ui/layout/Tautan.tsx'

/* The page that was asked for, when this role may open it, else the role's home. */
async function tujuanUntuk(pengguna: Pengguna, lanjut: string | null): Promise<string> {
  if (!lanjut || !apakahPeran(pengguna.roles)) return pengguna.beranda
  const { bolehBuka, cocokkanHalaman } = await import('@eproc/domain/common/pages')
  const cocok = cocokkanHalaman(lanjut)
  const pelaku = { peran: pengguna.roles, unlada: pengguna.unlada }
  return cocok && bolehBuka(cocok.halaman, pelaku) ? lanjut : pengguna.beranda
}

/** Takes a logged-in user on; into the other app with a full page load. */
export function Pergi({ pengguna, lanjut }: { pengguna: Pengguna; lanjut: string | null }) {
  const pindah = useNavigate()
  const aplikasi = use(AplikasiContext)
  useEffect(() => {
    let batal = false
    void tujuanUntuk(pengguna, lanjut).then((tujuan) => {
      if (batal) return
      if (aplikasiUntuk(tujuan) === aplikasi) void pindah(tujuan, { replace: true })
      else window.location.replace(tujuan)
    })
    return () => {
      batal = true
    }
  }, [pengguna, lanjut, pindah, aplikasi])
  return <KerangkaHalaman />
}
