import { cocokkanHalaman } from '@eproc/domain/common/pages'
import { mungkinBoleh } from '@eproc/domain/common/rights'
import { apakahPeran } from '@eproc/domain/common/roles'
import { sesiSekarang } from '@eproc/ui/session/sesi.ts'

/* Deeds that a resource page does not know: the bar stays without their buttons. */
const TANPA: Record<string, readonly string[]> = {
  'admin/audit': ['create', 'edit', 'delete'],
  'admin/user': ['delete', 'export'],
  'admin/user-vendor': ['create', 'delete', 'export'],
  'admin/parameter': ['create', 'delete', 'export'],
}

/**
 * canAccess react-admin dari tabel hak: sebuah sumber terbuka bila halaman daftarnya (domain/halaman)
 * terbuka bagi pengguna. Sumber atau tindakan yang tidak dikenal: tidak.
 */
export function bolehAkses(source: string, tindakan: string): boolean {
  const { pengguna } = sesiSekarang()
  if (!pengguna || !apakahPeran(pengguna.roles)) return false
  if (TANPA[source]?.includes(tindakan)) return false
  const halaman = cocokkanHalaman(`/${source}`)?.halaman
  if (!halaman?.ada || !halaman.masuk) return false
  return (
    halaman.hak === undefined ||
    mungkinBoleh({ peran: pengguna.roles, unlada: pengguna.unlada }, halaman.hak)
  )
}
