import { styled } from '@mui/material/styles'
import { groupsOf } from '@eproc/sealing/keys/pair'

const Groups = styled('code')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, max-content)',
  gap: '4px 20px',
  padding: '12px 16px',
  width: 'max-content',
  borderRadius: 8,
  fontSize: '1.125rem',
  backgroundColor: theme.vars.palette.action.hover,
}))

/** As people read it out to each other: sixteen groups of four. */
export const Fingerprint = ({ sidik }: { sidik: string }) => (
  <Groups>
    {groupsOf(sidik).map((group, at) => (
      // The same group may stand twice.
      <span key={`${at}${group}`}>{group}</span>
    ))}
  </Groups>
)
