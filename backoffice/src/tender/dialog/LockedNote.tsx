import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { Illustration } from '@eproc/ui/document/Illustration.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  borderRadius: 12,
  border: `1px dashed ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}))
const Board = styled('div')({
  'display': 'flex',
  'gap': 16,
  'alignItems': 'center',
  '& svg': { width: 56, height: 'auto', flex: 'none' },
})

/** Locks, with the reason, content that stays readable but cannot be touched. Without `children`: the box alone. */
export function LockedNote({ reason, children }: { reason: string; children?: ReactNode }) {
  if (!children)
    return <EmptyState illustration="kunci" title={tenderStaf.dialog.terkunci} content={reason} />
  return (
    <Box>
      <Board role="status">
        <Illustration name="kunci" />
        <div>
          <Typography variant="h3" component="p">
            {tenderStaf.dialog.terkunci}
          </Typography>
          <Typography color="text.secondary">{reason}</Typography>
        </div>
      </Board>
      <div inert>{children}</div>
    </Box>
  )
}
