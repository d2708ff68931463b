import { styled } from '@mui/material/styles'
import { useWatch } from 'react-hook-form'
import { berita } from '@eproc/i18n/id/berita'
import { ClampedText } from '@eproc/ui/feedback/ClampedText.tsx'

const Details = styled('details')(({ theme }) => ({
  'marginTop': -12,
  '& summary': { cursor: 'pointer', fontWeight: 600, color: theme.vars.palette.primary.main },
  '& > div': {
    marginTop: 12,
    padding: '16px 20px',
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
}))

/** What is typed as `content` as the public page will show it, opened on demand. */
export function PublicText() {
  const text: unknown = useWatch({ name: 'content' })
  if (typeof text !== 'string' || !text.trim()) return null
  return (
    <Details>
      <summary>{berita.pratinjau}</summary>
      <div>
        <ClampedText text={text} />
      </div>
    </Details>
  )
}
