import Typography from '@mui/material/Typography'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { DocumentViewer } from '@eproc/ui/document/DocumentViewer.tsx'

export interface LettersProps {
  title: string
  /** letters already sent, newest first */
  letters: readonly { path: string; caption: string }[]
  empty: string
  emptyContent?: string
}

/** Letters of the committee (invitation, minutes, SPPBJ): read on the page, can be downloaded. */
export function Letters({ title, letters, empty, emptyContent }: LettersProps) {
  if (letters.length === 0)
    return (
      <EmptyState
        illustration="kosong"
        title={empty}
        {...(emptyContent ? { content: emptyContent } : {})}
      />
    )
  return (
    <div style={{ display: 'grid', gap: 32, marginBottom: 24 }}>
      {letters.map((s) => (
        <section key={s.path}>
          <Typography variant="h3" component="h4">
            {title}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {s.caption}
          </Typography>
          <DocumentViewer path={s.path} name={title} />
        </section>
      ))}
    </div>
  )
}
