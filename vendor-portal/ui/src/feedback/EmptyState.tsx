import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FocusRescue } from '../layout/focus_rescue.ts'
import { Illustration, type IllustrationName } from '../document/Illustration.tsx'

const Container = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '40px 16px',
  textAlign: 'center',
})

export interface EmptyStateProps {
  illustration?: IllustrationName
  title: string
  content?: ReactNode
  /** The one thing to do here. */
  actions?: ReactNode
}

/** Empty (or failed) state: a line drawing, a sentence, one action. */
export function EmptyState({ illustration = 'kosong', title, content, actions }: EmptyStateProps) {
  return (
    <Container>
      <Illustration name={illustration} />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {content && (
        <Typography color="text.secondary" sx={{ maxWidth: '56ch' }}>
          {content}
        </Typography>
      )}
      {actions && (
        <div style={{ marginTop: 8 }}>
          {/* What was asked again comes, and the button goes. */}
          <FocusRescue />
          {actions}
        </div>
      )}
    </Container>
  )
}
