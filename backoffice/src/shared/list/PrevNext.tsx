import NavigateBefore from '@mui/icons-material/NavigateBefore'
import NavigateNext from '@mui/icons-material/NavigateNext'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import {
  usePrevNextController,
  useResourceContext,
  type UsePrevNextControllerProps,
} from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { office } from '@eproc/i18n/id/resources_office'
import { useListAddress, useListKey } from './listAddress.ts'

/**
 * react-admin's PrevNextButtons for records that are dialogs: its own lead to the resource's address, these stay below
 * the list that is in view.
 */
export function PrevNext(props: UsePrevNextControllerProps) {
  const { prevPath, nextPath, index, total } = usePrevNextController({
    linkType: 'show',
    storeKey: useListKey(),
    ...props,
  })
  if (!prevPath && !nextPath) return null
  return (
    <Stack direction="row" sx={{ alignItems: 'center', mr: 'auto', whiteSpace: 'nowrap' }}>
      <Step path={prevPath} label={office.previousRecord} icon={<NavigateBefore />} />
      {index !== undefined && (
        <Typography variant="body2" component="span">
          {index + 1} / {total}
        </Typography>
      )}
      <Step path={nextPath} label={office.nextRecord} icon={<NavigateNext />} />
    </Stack>
  )
}

function Step(p: { path: string | undefined; label: string; icon: ReactNode }) {
  const address = useListAddress()
  const resource = useResourceContext()!
  const { search } = useLocation()
  if (!p.path) {
    return (
      <IconButton disabled aria-label={p.label}>
        {p.icon}
      </IconButton>
    )
  }
  const pathname = p.path.replace(`/${resource}`, address)
  return (
    <IconButton component={Link} to={{ pathname, search }} aria-label={p.label}>
      {p.icon}
    </IconButton>
  )
}
