import Admin from '@mui/icons-material/AdminPanelSettingsOutlined'
import Vendors from '@mui/icons-material/BusinessOutlined'
import Staff from '@mui/icons-material/GroupsOutlined'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { angka } from '@eproc/domain/common/format'
import type { DasborAdminAnswer } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { KotakMasuk } from '../kotak-masuk/KotakMasuk.tsx'
import { OtherRooms } from '../kotak-masuk/OtherRooms.tsx'
import { useOffice } from '../providers/useOffice.ts'
import { Unread } from '../shared/panel/Unread.tsx'
import { Latest, Waiting } from './sections.tsx'

const text = master.dasbor

const Cards = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
})
const Sections = styled('div')({
  display: 'grid',
  gap: 24,
  marginTop: 32,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
})
const CountLink = styled(AppLink)(({ theme }) => ({
  'display': 'flex',
  'gap': 16,
  'alignItems': 'center',
  'padding': '20px 24px',
  'borderRadius': 12,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'backgroundColor': theme.vars.palette.background.paper,
  'color': 'inherit',
  'textDecoration': 'none',
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& svg': { fontSize: 36, color: theme.vars.palette.primary.main },
  '& strong': { display: 'block', fontSize: '1.75rem', lineHeight: 1.2 },
}))

/** /admin: three cards with counts (S2 §2.6), what waits, and the latest activity. */
export default function AdminDashboardPage() {
  const office = useOffice()
  const query = useQuery({
    queryKey: ['admin-dashboard'],
    queryFn: () => office.adminDashboard(),
  })
  return (
    <>
      <PageTitle title={text.judul} />
      <KotakMasuk whenWaiting />
      <OtherRooms />
      {query.isLoadingError ? <Unread of={[query]} /> : <Figures data={query.data} />}
    </>
  )
}

function Figures({ data }: { data: DasborAdminAnswer | undefined }) {
  return (
    <>
      <Cards>
        <Count to="/admin/user" icon={<Admin />} title={text.userAdmin} n={data?.userAdmin} />
        <Count
          to="/admin/user"
          icon={<Staff />}
          title={text.userOperasional}
          n={data?.userOperasional}
        />
        <Count
          to="/admin/user-vendor"
          icon={<Vendors />}
          title={text.userRekanan}
          n={data?.userRekanan}
        />
      </Cards>
      <Sections>
        <Waiting data={data} />
        <Latest data={data} />
      </Sections>
    </>
  )
}

interface CountProps {
  to: string
  icon: ReactNode
  title: string
  n: number | undefined
}

const Count = ({ to, icon, title, n }: CountProps) => (
  <CountLink to={to}>
    {icon}
    <span>
      <strong>{n === undefined ? <Skeleton width={48} /> : angka(n)}</strong>
      {title}
    </span>
  </CountLink>
)
