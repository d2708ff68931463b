import LockedNote from '@mui/icons-material/LockOutlined'
import Selesai from '@mui/icons-material/CheckCircleOutline'
import Berjalan from '@mui/icons-material/PlayCircleFilledOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import MuiTab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type ReactNode } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { TabTahap } from '@eproc/domain/tender/answers'
import { tenderStaf } from '@eproc/i18n/id/tender_office'

const teks = tenderStaf.dialog
export const INFORMASI = 'informasi'

const Baris = styled('span')(({ theme }) => ({
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

const Rel = styled(Tabs)(({ theme }) => ({
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

const IKON: Record<TabTahap['keadaan'], ReactNode> = {
  terkunci: <LockedNote aria-hidden color="disabled" />,
  terbuka: <Berjalan aria-hidden color="primary" />,
  baca: <Selesai aria-hidden color="success" />,
}

/** Inside its window of time by the server's clock. */
export const sedangJalan = (t: TabTahap, kini: number): boolean =>
  t.keadaan === 'terbuka' &&
  t.mulai !== null &&
  t.selesai !== null &&
  Date.parse(t.mulai) <= kini &&
  kini < Date.parse(t.selesai)

export interface TahapRailProps {
  tab: readonly TabTahap[]
  pilihan: string
  kini: number
  onPilih: (key: string) => void
}

/** Upright timeline of the tahap, at once the list of tabs; the present tahap has the colour of time. */
export function TahapRail({ tab, pilihan, kini, onPilih }: TahapRailProps) {
  const wadah = useRef<HTMLDivElement>(null)
  useEffect(() => {
    wadah.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pilihan])
  return (
    <Rel
      ref={wadah}
      orientation="vertical"
      value={pilihan}
      onChange={(_, key: string) => onPilih(key)}
      aria-label={teks.daftarTahap}
    >
      <MuiTab
        value={INFORMASI}
        id={`tab-${INFORMASI}`}
        aria-controls={`panel-${INFORMASI}`}
        label={
          <Baris>
            <Info aria-hidden color="primary" />
            {teks.informasi}
          </Baris>
        }
      />
      {tab.map((t) => {
        const jalan = sedangJalan(t, kini)
        return (
          <MuiTab
            key={t.kunci}
            value={t.kunci}
            id={`tab-${t.kunci}`}
            aria-controls={`panel-${t.kunci}`}
            data-kini={jalan ? '' : undefined}
            label={
              <Baris>
                {IKON[t.keadaan]}
                <span>{`${t.urut}. ${t.nama}`}</span>
                <small>
                  {!t.include
                    ? teks.tidakDalamJadwal
                    : jalan
                      ? teks.sekarang
                      : `${teks.keadaan[t.keadaan]}, ${tanggalWaktu(t.mulai)}`}
                </small>
              </Baris>
            }
          />
        )
      })}
    </Rel>
  )
}
