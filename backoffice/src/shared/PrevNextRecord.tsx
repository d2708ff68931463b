import Next from '@mui/icons-material/NavigateNext'
import Previous from '@mui/icons-material/NavigateBefore'
import IconButton from '@mui/material/IconButton'
import { useContext, type ReactNode } from 'react'
import {
  LinkBase,
  usePrevNextController,
  useTranslate,
  type UsePrevNextControllerProps,
} from 'react-admin'
import { ListAddress, useListAddress } from './listAddress.ts'

/**
 * react-admin's PrevNextButtons also for a list at an address of its own: through its records as it is filtered and
 * sorted, staying below that address.
 */
export function PrevNextRecord(
  props: Pick<UsePrevNextControllerProps, 'filter' | 'filterDefaultValues' | 'sort'>
) {
  const address = useListAddress()
  const own = useContext(ListAddress)
  const t = useTranslate()
  const { prevPath, nextPath, index, total } = usePrevNextController({
    ...props,
    linkType: 'show',
    // A list at its resource's own address keeps its filters under the resource's name.
    ...(own ? { storeKey: own } : {}),
  })
  if (index === undefined || !total) return null
  return (
    <nav style={{ display: 'inline-flex', alignItems: 'center', marginRight: 'auto' }}>
      <Step to={prevPath} label={t('ra.navigation.previous')} address={address}>
        <Previous />
      </Step>
      <span>
        {index + 1} / {total}
      </span>
      <Step to={nextPath} label={t('ra.navigation.next')} address={address}>
        <Next />
      </Step>
    </nav>
  )
}

function Step(p: { to?: string; label: string; address: string; children: ReactNode }) {
  if (!p.to) {
    return (
      <IconButton disabled aria-label={p.label}>
        {p.children}
      </IconButton>
    )
  }
  // The controller knows the resource's address only.
  const record = p.to.split('/').slice(-2).join('/')
  return (
    <IconButton component={LinkBase} to={`${p.address}/${record}`} aria-label={p.label}>
      {p.children}
    </IconButton>
  )
}
