import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const ListAnswer = styled('dl')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(120px, max-content) 1fr',
  'gap': '8px 24px',
  'margin': 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}))

/** Pasangan nama dan nilai. */
export function Pasangan({ isi }: { isi: readonly (readonly [string, ReactNode])[] }) {
  return (
    <ListAnswer>
      {isi.map(([nama, nilai]) => (
        <Baris key={nama} nama={nama}>
          {nilai}
        </Baris>
      ))}
    </ListAnswer>
  )
}

const Baris = ({ nama, children }: { nama: string; children: ReactNode }) => (
  <>
    <dt>{nama}</dt>
    <dd>{children}</dd>
  </>
)
