import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'

interface RowDeedProps {
  /** read out and shown on hover: it says which record */
  name: string
  /** what it looks like */
  icon: ReactElement
}

/*
 * What can be done with a row. Plain elements: a list draws them for every row, and MUI's buttons there were a third of
 * all that the first list had to build. A click does not open the row's record.
 */

export const RowLink = ({ name, icon, to }: RowDeedProps & { to: string }) => (
  <Link
    className="row-deed"
    to={to}
    aria-label={name}
    title={name}
    onClick={(click) => click.stopPropagation()}
  >
    {icon}
  </Link>
)

interface RowButtonProps extends RowDeedProps {
  onClick: () => void
}

export const RowButton = ({ name, icon, onClick }: RowButtonProps) => (
  <button
    type="button"
    className="row-deed"
    aria-label={name}
    title={name}
    onClick={(click) => {
      click.stopPropagation()
      onClick()
    }}
  >
    {icon}
  </button>
)
