import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Ref } from 'react'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { DocumentViewer } from '@eproc/ui/document/DocumentViewer.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import type { ShownDocument } from './content/shown_record.ts'

const text = pemeriksaanOffice.dialog
export const PAPER_HEIGHT = 'clamp(320px, calc(100dvh - 400px), 900px)'

const Pane = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  minWidth: 0,
  gridColumn: 2,
  scrollMarginTop: 16,
  [theme.breakpoints.down('md')]: { position: 'static', gridColumn: 1 },
}))

export interface DocumentPaneProps {
  ref: Ref<HTMLElement>
  document: ShownDocument | null
  /** the section has documents, though none is open */
  some: boolean
}

/** The document that is read beside the data. */
export const DocumentPane = ({ ref, document, some }: DocumentPaneProps) => (
  <Pane aria-label={text.dokumen} ref={ref}>
    {document ? (
      <>
        <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
          {document.label}
        </Typography>
        <DocumentViewer
          key={document.path}
          path={document.path}
          name={document.name}
          height={PAPER_HEIGHT}
        />
      </>
    ) : (
      some && <EmptyState title={text.dokumen} content={text.pilihDokumen} />
    )}
  </Pane>
)
