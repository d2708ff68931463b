import Timeline from '@mui/icons-material/TimelineOutlined'
import ViewList from '@mui/icons-material/ViewListOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { Link } from 'react-router-dom'
import { pantauan } from '@eproc/i18n/id/pantauan'
import { listLink, useListFilter } from '../shared/list/listAddress.ts'

const VIEWS = [
  { address: '/monitor', text: pantauan.tabel, icon: <ViewList fontSize="small" /> },
  { address: '/monitor/bagan', text: pantauan.bagan, icon: <Timeline fontSize="small" /> },
] as const
export type ViewAddress = (typeof VIEWS)[number]['address']

/** The schedule as a table or as a picture, of the same division and search. */
export function ViewSwitch({ here }: { here: ViewAddress }) {
  const { divisi, q } = useListFilter<{ divisi: string; q: string }>()
  const shared = { ...(divisi ? { divisi } : {}), ...(q ? { q } : {}) }
  return (
    <ToggleButtonGroup size="small" value={here} aria-label={pantauan.tampilan}>
      {VIEWS.map(({ address, text, icon }) => (
        <ToggleButton
          key={address}
          value={address}
          component={Link}
          to={listLink(address, shared)}
          aria-current={address === here ? 'page' : undefined}
          aria-pressed={undefined}
          sx={{ gap: 1, minHeight: 44 }}
        >
          {icon}
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
