import { ReferenceField, useRecordContext } from 'react-admin'
import type { SertifikatRow } from '@eproc/domain/verifikasi/answers'
import { DocumentViewer } from '@eproc/ui/document/DocumentViewer.tsx'
import { KeadaanField, SertifikatFacts } from './fields.tsx'

/** One certificate: whose it is, its facts, and the paper to read or download. */
export function SertifikatShow() {
  const sertifikat = useRecordContext<SertifikatRow>()
  if (!sertifikat) return null
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <ReferenceField
          source="vendorId"
          reference="admin/vendor"
          link={({ id }) => `/admin/vendor/${id}/show?bagian=sertifikatVendor`}
        />
        <KeadaanField />
      </div>
      <SertifikatFacts />
      <DocumentViewer path={sertifikat.fileSertifikat} name={sertifikat.nomor} />
    </div>
  )
}
