import Expand from '@mui/icons-material/ExpandMore'
import Locked from '@mui/icons-material/LockOutlined'
import Over from '@mui/icons-material/CheckCircleOutline'
import Running from '@mui/icons-material/PlayCircleFilledOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import MuiTab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { TabTahap } from '@eproc/domain/tender/answers'
import { tenderStaf } from '@eproc/i18n/id/tender_office'

const teks = tenderStaf.dialog
export const INFORMASI = 'informasi'

const Line = styled('span')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': '20px minmax(0, 1fr)',
  'gap': '0 12px',
  'alignItems': 'start',
  'width': '100%',
  'textAlign': 'left',
  'whiteSpace': 'normal',
  'lineHeight': 1.35,
  '& svg': { fontSize: 20 },
  '& small': {
    gridColumn: 2,
    fontSize: '0.8125rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}))

const Rail = styled(Tabs)(({ theme }) => ({
  '& .MuiTabs-indicator': { left: 0, right: 'auto', width: 3, borderRadius: 2 },
  '& .MuiTab-root': {
    'alignItems': 'stretch',
    'maxWidth': 'none',
    'minHeight': 0,
    'padding': '8px 12px 8px 16px',
    'borderRadius': 8,
    'color': theme.vars.palette.text.primary,
    '&:hover': { backgroundColor: theme.vars.palette.background.default },
    '&.Mui-selected': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.status.utama.latar,
    },
    '&[data-kini]': { backgroundColor: theme.vars.palette.waktu.latar },
    '&[data-kini] svg': { color: theme.vars.palette.waktu.main },
  },
}))

const Nav = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  maxHeight: 'calc(100dvh - 190px)',
  overflowY: 'auto',
  paddingRight: 8,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: {
    position: 'static',
    maxHeight: 'none',
    borderRight: 0,
    padding: 0,
  },
}))

const ICON: Record<TabTahap['keadaan'], ReactNode> = {
  terkunci: <Locked aria-hidden color="disabled" />,
  terbuka: <Running aria-hidden color="primary" />,
  baca: <Over aria-hidden color="success" />,
}

interface TahapRailProps {
  tab: readonly TabTahap[]
  /** absent at the tab Informasi */
  chosen: TabTahap | undefined
  onChoose: (key: string) => void
  /** the list folds away behind a button */
  isNarrow: boolean
}

/** Upright timeline of the tahap, at once the list of tabs; on a narrow screen it waits behind a button. */
export function TahapRail({ tab, chosen, onChoose, isNarrow }: TahapRailProps) {
  const [open, setOpen] = useState(false)
  const choose = (key: string) => {
    setOpen(false)
    onChoose(key)
  }
  const tablist = <Tablist tab={tab} chosen={chosen} onChoose={choose} isNarrow={isNarrow} />
  return (
    <Nav aria-label={teks.daftarTahap}>
      {isNarrow && (
        <Button
          fullWidth
          variant="outlined"
          endIcon={<Expand />}
          aria-expanded={open}
          onClick={() => setOpen((was) => !was)}
          sx={{ justifyContent: 'space-between', whiteSpace: 'normal', textAlign: 'left' }}
        >
          {open
            ? teks.tutupTahap
            : chosen
              ? `${teks.tahapKe(chosen.urut, tab.at(-1)?.urut ?? chosen.urut)}: ${chosen.nama}`
              : teks.informasi}
        </Button>
      )}
      {isNarrow ? (
        <Collapse in={open} sx={{ mt: 1 }}>
          {tablist}
        </Collapse>
      ) : (
        tablist
      )}
    </Nav>
  )
}

/** The present tahap has the colour of time; the chosen one is in view, also when a turned screen gives the rail its place. */
function Tablist({ tab, chosen, onChoose, isNarrow }: TahapRailProps) {
  const box = useRef<HTMLDivElement>(null)
  const value = chosen?.kunci ?? INFORMASI
  useEffect(() => {
    if (isNarrow) return
    box.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value, isNarrow])
  return (
    <Rail
      ref={box}
      orientation="vertical"
      value={value}
      onChange={(_, key: string) => onChoose(key)}
      aria-label={teks.daftarTahap}
    >
      <MuiTab
        value={INFORMASI}
        id={`tab-${INFORMASI}`}
        aria-controls={`panel-${INFORMASI}`}
        label={
          <Line>
            <Info aria-hidden color="primary" />
            {teks.informasi}
          </Line>
        }
      />
      {tab.map((t) => {
        const running = t.berjalan
        return (
          <MuiTab
            key={t.kunci}
            value={t.kunci}
            id={`tab-${t.kunci}`}
            aria-controls={`panel-${t.kunci}`}
            data-kini={running ? '' : undefined}
            label={
              <Line>
                {ICON[t.keadaan]}
                <span>{`${t.urut}. ${t.nama}`}</span>
                <small>{timeOf(t, running)}</small>
              </Line>
            }
          />
        )
      })}
    </Rail>
  )
}

function timeOf(t: TabTahap, running: boolean): string {
  if (!t.include) return teks.tidakDalamJadwal
  return running ? teks.sekarang : `${teks.keadaan[t.keadaan]}, ${tanggalWaktu(t.mulai)}`
}
