import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ui } from '@eproc/i18n/id/ui'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'

const Content = styled('div')({ display: 'grid', gap: 32, maxWidth: 760 })
const DetailList = styled('dl')(({ theme }) => ({
  'margin': 0,
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gap: '4px 24px',
    padding: '14px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& ul': { margin: 0, paddingLeft: 18 },
  [theme.breakpoints.down('sm')]: { '& > div': { gridTemplateColumns: '1fr' } },
}))

interface KonfirmasiDokumenProps {
  text: Readonly<Record<'judul' | 'tidakAda' | 'tidakAdaIsi' | 'hubungi', string>>
  error: unknown
  /** asks once more what the code leads to */
  retry: () => void
  /** absent while it is on its way */
  state: { tone: 'success' | 'warning' | 'error'; title: string; content?: string } | undefined
  rows: readonly (readonly [string, ReactNode])[]
  /** what else can be done with it */
  children?: ReactNode
}

/** What the code on a paper of ours leads to: genuine or not, still in force or not, and what it is about. */
export function KonfirmasiDokumen(p: KonfirmasiDokumenProps) {
  const { text, error, state, rows } = p
  if (error) {
    const unknown = error instanceof ApiError && error.status === 404
    return (
      <>
        <PageTitle title={text.judul} />
        <EmptyState
          illustration={unknown ? 'hilang' : 'error'}
          title={unknown ? text.tidakAda : ui.errors.muatData}
          content={unknown ? text.tidakAdaIsi : errorMessage(error)}
          actions={
            unknown ? (
              <AppLink to="/kontak">{text.hubungi}</AppLink>
            ) : (
              <Button variant="outlined" onClick={p.retry}>
                {ui.tombol.cobaLagi}
              </Button>
            )
          }
        />
      </>
    )
  }
  if (!state) return <PageSkeleton />
  return (
    <>
      <PageTitle title={text.judul} />
      <Content>
        <MessageBox tone={state.tone} title={state.title}>
          {state.content}
        </MessageBox>
        <DetailList>
          {rows.map(([label, content]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </DetailList>
        {p.children}
      </Content>
    </>
  )
}
