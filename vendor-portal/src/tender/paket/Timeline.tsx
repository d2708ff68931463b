import CheckIcon from '@mui/icons-material/CheckCircle'
import LockIcon from '@mui/icons-material/LockOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import ClockIcon from '@mui/icons-material/AccessTimeFilled'
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { INFORMASI } from './paket_address.ts'
import type { TimelineRow } from './timeline_rows.ts'

const t = tenderLayar.proses

const TabList = styled('div')(({ theme }) => ({
  'display': 'grid',
  'position': 'relative',
  '& .butir': {
    display: 'grid',
    gridTemplateColumns: '28px 1fr',
    columnGap: 10,
    width: '100%',
    padding: '9px 10px 9px 6px',
    borderRadius: 8,
    textAlign: 'left',
    alignItems: 'start',
    font: 'inherit',
    position: 'relative',
    color: theme.vars.palette.text.secondary,
  },
  /* The line that joins the stages. */
  '& .butir::before': {
    content: '""',
    position: 'absolute',
    left: 19,
    top: 0,
    bottom: 0,
    width: 2,
    backgroundColor: theme.vars.palette.divider,
  },
  '& > :first-of-type.butir::before': { top: 18 },
  '& > :last-of-type.butir::before': { bottom: 'auto', height: 18 },
  '& .titik': {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 24,
  },
  '& .titik svg': {
    fontSize: 20,
    borderRadius: 12,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& .nama': { display: 'block', lineHeight: 1.45 },
  '& .kapan': { display: 'block', fontSize: '0.8125rem', lineHeight: 1.45 },
  '& [role=tab]': { color: theme.vars.palette.text.primary, cursor: 'pointer' },
  '& [role=tab] .nama': { fontWeight: 650 },
  '& [role=tab] .kapan': { color: theme.vars.palette.text.secondary },
  '& [role=tab]:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& [aria-selected=true]': {
    backgroundColor: theme.vars.palette.status.utama.latar,
    color: theme.vars.palette.status.utama.teks,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '& [aria-selected=true] .kapan': { color: 'inherit' },
  '& [aria-selected=true] .titik svg': { backgroundColor: 'transparent' },
  '& .kini .titik svg': { color: theme.vars.palette.waktu.main },
  '& .kini .tanda': { color: theme.vars.palette.waktu.main, fontWeight: 650 },
  '& .lampau .titik svg': { color: theme.vars.palette.success.main },
}))

const StageIcon = ({ row }: { row: TimelineRow }) =>
  row.letak === 'kini' ? (
    <ClockIcon />
  ) : row.letak === 'lampau' ? (
    <CheckIcon />
  ) : row.tab ? (
    <LockIcon />
  ) : (
    <CircleIcon />
  )

const mark = (b: TimelineRow): string | null =>
  b.letak === 'kini' ? t.berjalan : b.tab?.keadaan === 'baca' ? t.baca : null

function StageLabel({ row, peserta }: { row: TimelineRow; peserta: boolean }) {
  const text = mark(row)
  // Of the others it is plain: what is past is done, and what comes says so when it begins.
  const panitia = peserta && row.letak === 'kini' && row.panitia && !row.tab
  return (
    <>
      <span className="titik" aria-hidden>
        <StageIcon row={row} />
      </span>
      <span style={{ minWidth: 0 }}>
        <span className="nama">{t.nomor(row.urut, row.tahap)}</span>
        <span className="kapan">
          {row.mulai
            ? tenderLayar.list.masa(tanggalWaktu(row.mulai), tanggalWaktu(row.selesai))
            : t.noJadwal}
        </span>
        {(text !== null || panitia) && (
          <span className="kapan">
            {text && <span className="tanda">{text}</span>}
            {text && panitia && ' · '}
            {panitia && t.panitia}
          </span>
        )}
      </span>
    </>
  )
}

/* Arrow keys walk the tabs; Enter and Space open, as on every vertical tab list. */
function walk(e: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key]
  const edge = e.key === 'Home' || e.key === 'End'
  if (step === undefined && !edge) return
  e.preventDefault()
  const tabs = [...e.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const focused = tabs.indexOf(document.activeElement as HTMLElement)
  const target = edge
    ? e.key === 'Home'
      ? 0
      : tabs.length - 1
    : (focused + step! + tabs.length) % tabs.length
  tabs[target]?.focus()
}

export const idTab = (key: string) => `tab-${key}`
export const ID_PANEL = 'panel-paket'

export interface TimelineProps {
  rows: readonly TimelineRow[]
  /** participants see which tahap the committee works on */
  peserta: boolean
  /** on phones the list opens at the present tahap */
  followPresent: boolean
  /** key of the chosen tahap, or INFORMASI */
  chosen: string
  onChoose: (key: string) => void
}

/** Timeline of a tender: every included tahap; those of the rekanan become tabs (S1 §2.9). */
export function Timeline({ rows, peserta, followPresent, chosen, onChoose }: TimelineProps) {
  const box = useRef<HTMLDivElement>(null)
  /* Late stages lie below the edge of the rail: bring the chosen one (on phones else the present one) into it. */
  useEffect(() => {
    const find = (selector: string) => box.current?.querySelector(selector) ?? null
    const chosenTab = chosen === INFORMASI && followPresent ? null : find('[aria-selected=true]')
    const target = chosenTab ?? find('.kini')
    target?.scrollIntoView({ block: 'nearest' })
  }, [chosen, followPresent])
  const tab = (key: string) => ({
    'role': 'tab',
    'id': idTab(key),
    'aria-selected': chosen === key,
    ...(chosen === key ? { 'aria-controls': ID_PANEL } : {}),
    'tabIndex': chosen === key ? 0 : -1,
    'onClick': () => onChoose(key),
  })
  return (
    <TabList
      ref={box}
      role="tablist"
      aria-orientation="vertical"
      aria-label={t.tahap}
      onKeyDown={walk}
    >
      <ButtonBase className="butir" {...tab(INFORMASI)}>
        <span className="titik" aria-hidden>
          <Info />
        </span>
        <span className="nama">{t.informasi}</span>
      </ButtonBase>
      {rows.map((b) =>
        b.tab ? (
          <ButtonBase key={b.urut} className={`butir ${b.letak}`} {...tab(b.tab.kunci)}>
            <StageLabel row={b} peserta={peserta} />
          </ButtonBase>
        ) : (
          <div key={b.urut} className={`butir ${b.letak}`}>
            <StageLabel row={b} peserta={peserta} />
          </div>
        )
      )}
    </TabList>
  )
}
