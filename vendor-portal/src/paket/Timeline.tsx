import Centang from '@mui/icons-material/CheckCircle'
import LockedNote from '@mui/icons-material/LockOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import Jam from '@mui/icons-material/AccessTimeFilled'
import Lingkar from '@mui/icons-material/RadioButtonUnchecked'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { INFORMASI } from './paket_address.ts'
import type { TimelineRow } from './timeline_rows.ts'

const t = tenderLayar.proses

const ListAnswer = styled('div')(({ theme }) => ({
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

const Ikon = ({ baris }: { baris: TimelineRow }) =>
  baris.letak === 'kini' ? (
    <Jam />
  ) : baris.letak === 'lampau' ? (
    <Centang />
  ) : baris.tab ? (
    <LockedNote />
  ) : (
    <Lingkar />
  )

const tanda = (b: TimelineRow): string | null =>
  b.letak === 'kini' ? t.berjalan : b.tab?.keadaan === 'baca' ? t.baca : null

function Isi({ baris, peserta }: { baris: TimelineRow; peserta: boolean }) {
  const teks = tanda(baris)
  const panitia = peserta && baris.panitia
  return (
    <>
      <span className="titik" aria-hidden>
        <Ikon baris={baris} />
      </span>
      <span style={{ minWidth: 0 }}>
        <span className="nama">{t.nomor(baris.urut, baris.tahap)}</span>
        <span className="kapan">
          {baris.mulai
            ? tenderLayar.daftar.masa(tanggalWaktu(baris.mulai), tanggalWaktu(baris.selesai))
            : t.tanpaJadwal}
        </span>
        {(teks !== null || panitia) && (
          <span className="kapan">
            {teks && <span className="tanda">{teks}</span>}
            {teks && panitia && ' · '}
            {panitia && t.panitia}
          </span>
        )}
      </span>
    </>
  )
}

/* Arrow keys walk the tabs; Enter and Space open, as on every vertical tab list. */
function jalan(e: KeyboardEvent<HTMLDivElement>) {
  const langkah = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key]
  const ujung = e.key === 'Home' || e.key === 'End'
  if (langkah === undefined && !ujung) return
  e.preventDefault()
  const semua = [...e.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const kini = semua.indexOf(document.activeElement as HTMLElement)
  const tuju = ujung
    ? e.key === 'Home'
      ? 0
      : semua.length - 1
    : (kini + langkah! + semua.length) % semua.length
  semua[tuju]?.focus()
}

export const idTab = (key: string) => `tab-${key}`
export const ID_PANEL = 'panel-paket'

export interface GarisWaktuProps {
  baris: readonly TimelineRow[]
  /** participants see which tahap the committee works on */
  peserta: boolean
  /** on phones the list opens at the present tahap */
  ikutKini: boolean
  /** key of the chosen tahap, or INFORMASI */
  pilihan: string
  onPilih: (key: string) => void
}

/** Timeline of a tender: every included tahap; those of the rekanan become tabs (S1 §2.9). */
export function GarisWaktu({ baris, peserta, ikutKini, pilihan, onPilih }: GarisWaktuProps) {
  const wadah = useRef<HTMLDivElement>(null)
  /* Late stages lie below the edge of the rail: bring the chosen one (on phones else the present one) into it. */
  useEffect(() => {
    const cari = (pemilih: string) => wadah.current?.querySelector(pemilih) ?? null
    const dipilih = pilihan === INFORMASI && ikutKini ? null : cari('[aria-selected=true]')
    const tuju = dipilih ?? cari('.kini')
    tuju?.scrollIntoView({ block: 'nearest' })
  }, [pilihan, ikutKini])
  const tab = (key: string) => ({
    'role': 'tab',
    'id': idTab(key),
    'aria-selected': pilihan === key,
    ...(pilihan === key ? { 'aria-controls': ID_PANEL } : {}),
    'tabIndex': pilihan === key ? 0 : -1,
    'onClick': () => onPilih(key),
  })
  return (
    <ListAnswer
      ref={wadah}
      role="tablist"
      aria-orientation="vertical"
      aria-label={t.tahap}
      onKeyDown={jalan}
    >
      <ButtonBase className="butir" {...tab(INFORMASI)}>
        <span className="titik" aria-hidden>
          <Info />
        </span>
        <span className="nama">{t.informasi}</span>
      </ButtonBase>
      {baris.map((b) =>
        b.tab ? (
          <ButtonBase key={b.urut} className={`butir ${b.letak}`} {...tab(b.tab.kunci)}>
            <Isi baris={b} peserta={peserta} />
          </ButtonBase>
        ) : (
          <div key={b.urut} className={`butir ${b.letak}`}>
            <Isi baris={b} peserta={peserta} />
          </div>
        )
      )}
    </ListAnswer>
  )
}
