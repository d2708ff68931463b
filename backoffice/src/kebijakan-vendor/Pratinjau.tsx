import { styled } from '@mui/material/styles'
import { berita } from '@eproc/i18n/id/berita'
import { TeksRingkas } from '@eproc/ui/feedback/TeksRingkas.tsx'

const Rincian = styled('details')(({ theme }) => ({
  'marginTop': -12,
  '& summary': { cursor: 'pointer', fontWeight: 600, color: theme.vars.palette.primary.main },
  '& > div': {
    marginTop: 12,
    padding: '16px 20px',
    borderRadius: 8,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
}))

/** The text as the public page will show it, opened on demand. */
export function Pratinjau({ teks }: { teks: string }) {
  if (!teks.trim()) return null
  return (
    <Rincian>
      <summary>{berita.pratinjau}</summary>
      <div>
        <TeksRingkas teks={teks} />
      </div>
    </Rincian>
  )
}
