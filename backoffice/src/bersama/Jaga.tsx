import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { bolehBuka, cocokkanHalaman } from '@eproc/domain/halaman'
import { apakahPeran } from '@eproc/domain/peran'
import { Halaman401, Halaman404 } from '@eproc/ui/HalamanGalat.tsx'
import { useSesi } from '@eproc/ui/sesi.ts'

/** Membuka halaman menurut tabel hak; tanpa hak: halaman 401 (server menolak panggilannya juga). */
export function Jaga({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { pengguna } = useSesi()
  const halaman = cocokkanHalaman(pathname)?.halaman
  if (!halaman) return <Halaman404 />
  if (!pengguna || !apakahPeran(pengguna.roles)) return null
  const boleh = bolehBuka(halaman, { peran: pengguna.roles, unlada: pengguna.unlada })
  return boleh ? <>{children}</> : <Halaman401 />
}
