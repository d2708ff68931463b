import { useCanAccess } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'

// Few import, and not often: the dialog comes when it is opened.
const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'))

/** The import over the list, /rup/kegiatan/impor/2026, for planners. */
export function KegiatanImport() {
  const { canAccess = false } = useCanAccess({ resource: 'rup/kegiatan', action: 'create' })
  return (
    <OptionalPart>
      <Routes>
        {canAccess && <Route path="impor/:tahun" element={<ImportDialog />} />}
        <Route path="*" element={null} />
      </Routes>
    </OptionalPart>
  )
}
