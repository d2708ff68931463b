import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, type ReactNode } from 'react'
import { useNames } from '../api/parameter.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 24px',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  marginBottom: 24,
})

export interface PageTitleProps {
  title: string
  /** One sentence below the title. */
  description?: ReactNode
  /** The page's main action, on the right. */
  actions?: ReactNode
}

/** Title of the browser tab: 'Judul · Nama aplikasi'. */
export function useDocumentTitle(title: string) {
  const { application } = useNames()
  useEffect(() => {
    document.title = title ? `${title} · ${application}` : application
  }, [title, application])
}

/** Head of a page: its only h1 (takes the focus on a change of page), a note, the main action. */
export function PageTitle({ title, description, actions }: PageTitleProps) {
  useDocumentTitle(title)
  return (
    <Row>
      <div>
        <Typography variant="h1" tabIndex={-1} data-judul-halaman>
          {title}
        </Typography>
        {description && (
          <Typography component="div" color="text.secondary" sx={{ mt: 1, maxWidth: '72ch' }}>
            {description}
          </Typography>
        )}
      </div>
      {actions && <div>{actions}</div>}
    </Row>
  )
}
