import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { useRecordContext } from 'react-admin'

/** Longer parts, between two places where the line may break, are cut; the whole address is the title. */
const MAX_PART = 28

const Address = styled('span')({
  'overflowWrap': 'normal',
  'wordBreak': 'keep-all',
  '& > span': {
    display: 'inline-block',
    maxWidth: `${MAX_PART - 4}ch`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
})

/** An e-mail address, or a value that may be one: its words break after `@` and dots only. */
export const EmailText = ({ email }: { email: string }) => (
  <Address title={email}>
    {email.split(/(?<=[@.])(?=\S)/).map((part, i) => (
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {part.length > MAX_PART ? <span>{part}</span> : part}
      </Fragment>
    ))}
  </Address>
)

/** The record's e-mail, in a list or a dialog. */
export function EmailField({ source = 'email' }: { source?: string }) {
  const email: unknown = useRecordContext()?.[source]
  return typeof email === 'string' && email ? <EmailText email={email} /> : '-'
}
