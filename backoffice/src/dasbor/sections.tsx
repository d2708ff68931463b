import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId, type ReactNode } from 'react'
import { useCanAccess } from 'react-admin'
import { STATUS_PENGGUNA, teksPilihan } from '@eproc/domain/common/choices'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { DasborAdminAnswer } from '@eproc/domain/master/answers'
import { deedName, objectName } from '../shared/record/journal_words.ts'
import { master } from '@eproc/i18n/id/master'
import { ui } from '@eproc/i18n/id/ui'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { listLink } from '../shared/list/listAddress.ts'

const text = master.dasbor
const Lines = styled('ul')(({ theme }) => ({
  'listStyle': 'none',
  'margin': '12px 0 0',
  'padding': 0,
  '& li': { padding: '10px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li:first-of-type': { borderTop: 0 },
}))

interface SectionProps {
  title: string
  /** lines of the list; absent while they are on their way */
  lines: readonly ReactNode[] | undefined
  empty: string
  children?: ReactNode
}

function Section({ title, lines, empty, children }: SectionProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {!lines ? (
          <Skeleton height={120} />
        ) : lines.length === 0 ? (
          <Typography color="text.secondary" sx={{ mt: 1.5 }}>
            {empty}
          </Typography>
        ) : (
          <Lines>{lines}</Lines>
        )}
        {children}
      </CardContent>
    </Card>
  )
}

interface DashboardPart {
  data: DasborAdminAnswer | undefined
}

/** What waits for an administrator, as links where the page is open to this one. */
export function Waiting({ data }: DashboardPart) {
  const vendors = useCanAccess({ resource: 'admin/vendor', action: 'list' }).canAccess
  const health = useCanAccess({ resource: 'super/admin', action: 'list' }).canAccess
  const line = (count: number, words: (n: number) => string, to: string | false | undefined) =>
    count === 0
      ? []
      : [
          <li key={words(count)}>
            {to ? <AppLink to={to}>{words(count)}</AppLink> : words(count)}
          </li>,
        ]
  const waiting = data?.menunggu
  const lines = waiting && [
    ...line(waiting.belumBersandi, text.belumBersandi, listLink('/admin/user', { sandi: 'belum' })),
    ...waiting.ditangguhkan.flatMap(({ rekanan, status, jumlah }) =>
      line(
        jumlah,
        text.ditangguhkan(rekanan, teksPilihan(STATUS_PENGGUNA, status)),
        listLink(rekanan ? '/admin/user-vendor' : '/admin/user', { status })
      )
    ),
    ...line(
      waiting.rekananMenunggu,
      text.rekananMenunggu,
      vendors && listLink('/admin/vendor', { status: 'V' })
    ),
    ...line(waiting.suratGagal, text.suratGagal, health && '/super/admin'),
  ]
  return <Section title={text.menunggu} lines={lines} empty={text.tidakAda} />
}

/** The latest entries of the journal. */
export function Latest({ data }: DashboardPart) {
  const lines = data?.jurnal.map((entry) => (
    <li key={entry.id}>
      <AppLink to={`/admin/audit/${entry.id}/show`}>{deedName(entry)}</AppLink>
      <Typography variant="caption" color="text.secondary" component="div">
        {entry.pelakuNama} · {objectName(entry)} · {tanggalWaktu(entry.waktu)}
      </Typography>
    </li>
  ))
  return (
    <Section title={text.jurnal} lines={lines} empty={ui.kosong}>
      <Typography sx={{ mt: 1.5 }}>
        <AppLink to="/admin/audit">{text.semuaJurnal}</AppLink>
      </Typography>
    </Section>
  )
}
