import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { RecordContextProvider, useCanAccess, useRecordContext } from 'react-admin'
import type { KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { DocumentViewer } from '@eproc/ui/document/DocumentViewer.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { SertifikatFacts } from '../../sertifikat/fields.tsx'
import { PAPER_HEIGHT } from '../verifikasi/DocumentPane.tsx'
import { BuatSertifikat, KirimSertifikat } from './SertifikatDeeds.tsx'
import { SertifikatHistory } from './SertifikatHistory.tsx'

const text = verifikasiOffice.sertifikat

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** Sertifikat Vendor: made for active rekanan, kept, and mailed as an attachment. */
export function SertifikatTab() {
  const { sertifikat, halanganSertifikat } = useRecordContext<KeadaanVerifikasi>()!
  const { canAccess: certifies } = useCanAccess({ action: 'certify' })
  const [error, setError] = useState<string | null>(null)
  return (
    <Layout>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
        {error && <MessageBox tone="error">{error}</MessageBox>}
        {sertifikat ? (
          <RecordContextProvider value={sertifikat}>
            <SertifikatFacts />
          </RecordContextProvider>
        ) : (
          <EmptyState title={text.belum} content={halanganSertifikat ?? text.belumIsi} />
        )}
        {certifies && (
          <>
            <BuatSertifikat tell={setError} />
            <KirimSertifikat tell={setError} />
          </>
        )}
        {sertifikat && <SertifikatHistory />}
      </div>
      {sertifikat && (
        <DocumentViewer
          key={sertifikat.fileSertifikat}
          path={sertifikat.fileSertifikat}
          name={text.judul}
          height={PAPER_HEIGHT}
        />
      )}
    </Layout>
  )
}
