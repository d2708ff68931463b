import CloseIcon from '@mui/icons-material/ExpandLess'
import OpenIcon from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import { styled, useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import type { TabAnswer, TabTahap } from '@eproc/domain/tender/answers'
import type { InformasiPaket as Informasi } from '@eproc/domain/tender/answers_paket'
import { METODE_PEMILIHAN, STATUS_PELAKSANAAN, teksPilihan } from '@eproc/domain/common/choices'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { usePanelFocus } from '@eproc/ui/layout/panel_focus.ts'
import { StageContent } from '../StageContent.tsx'
import { INFORMASI } from './paket_address.ts'
import { useRailHeight } from './rail_height.ts'
import { mainTahap, timelineRows } from './timeline_rows.ts'
import { Timeline, ID_PANEL, idTab } from './Timeline.tsx'
import { InformasiPaket } from './InformasiPaket.tsx'
import { TahapSekarang } from './TahapSekarang.tsx'

const Withdraw = lazyPart(() => import('../pemasukan/Withdraw.tsx'))
const ResultWithoutTab = lazyPart(() => import('../hasil/ResultWithoutTab.tsx'))

const t = tenderLayar.proses

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 360px) minmax(0, 1fr)',
  gap: '8px 40px',
  alignItems: 'start',
  maxWidth: 1480,
  margin: '0 auto',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
}))
/* Beside the panel on desks; on phones the present stage stays in sight while the panel scrolls. */
const Rail = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxHeight: 'calc(100dvh - 190px)',
  padding: 4,
  margin: -4,
  zIndex: 2,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { maxHeight: '70dvh', padding: 4, gap: 4 },
}))
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  gridColumn: '1 / -1',
  marginBottom: 8,
})

/* What has the focus on phones scrolls to below the rail, not beneath it (WCAG 2.4.11). */
const PanelBox = styled('div')(({ theme }) => ({
  'minWidth': 0,
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('md')]: { '&, & *': { scrollMarginTop: 'calc(var(--rail) + 8px)' } },
}))

/* Its beginning: the rail stays in sight on phones. The whole stands with the information. */
const Reason = styled('div')({
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export interface ProsesPaketProps {
  info: Informasi
  answer: TabAnswer
  chosen: string
  onChoose: (key: string) => void
  onDaftar: () => void
  onEnd: () => void
}

/** Content of the dialog: timeline on the left (sticky on phones), the chosen tab on the right. */
export function ProsesPaket(p: ProsesPaketProps) {
  const { answer, chosen } = p
  const { paket, rekanan } = answer
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true })
  const [all, setAll] = useState(false)
  const panel = usePanelFocus(chosen, narrow)
  const tab = answer.tab.find((x) => x.kunci === chosen)
  const choose = (key: string) => {
    setAll(false)
    p.onChoose(key)
  }
  return (
    <Grid>
      <Head>
        <StatusChip list={STATUS_PELAKSANAAN} kode={paket.statusPelaksanaan} />
        <Typography color="text.secondary" component="span">
          {[paket.kode, teksPilihan(METODE_PEMILIHAN, paket.metodePemilihan)].join(' · ')}
        </Typography>
        {rekanan?.peserta && rekanan.nomor !== null && (
          <StatusChip color="utama" text={t.peserta(rekanan.nomor)} />
        )}
      </Head>
      <TahapRail {...p} onChoose={choose} narrow={narrow} all={all} onAll={setAll} />
      <PanelBox
        ref={panel}
        tabIndex={-1}
        {...(narrow && !all
          ? { 'role': 'region', 'aria-label': tab?.nama ?? t.informasi }
          : { 'role': 'tabpanel', 'id': ID_PANEL, 'aria-labelledby': idTab(chosen) })}
      >
        <TabContent {...p} tab={tab} onChoose={choose} />
      </PanelBox>
    </Grid>
  )
}

interface TahapRailProps extends ProsesPaketProps {
  /** on phones: the present tahap, all of them only when asked for */
  narrow: boolean
  all: boolean
  onAll: (all: boolean) => void
}

/** The present tahap, or why nothing goes on, above the timeline. */
function TahapRail({ narrow, all, onAll, ...p }: TahapRailProps) {
  const { paket, rekanan, tab } = p.answer
  const rows = timelineRows(p.info, p.answer)
  const rail = useRailHeight()
  return (
    <Rail ref={rail}>
      {paket.statusPelaksanaan === 'A' ? (
        <TahapSekarang
          tahap={mainTahap(rows)}
          chosen={p.chosen}
          bolehDaftar={p.info.bolehDaftar}
          selesaiDaftar={p.info.selesaiDaftar}
          compact={narrow}
          onDaftar={p.onDaftar}
          onChoose={p.onChoose}
          onEnd={p.onEnd}
        />
      ) : (
        <MessageBox tone={paket.statusPelaksanaan === 'S' ? 'success' : 'warning'}>
          {tab[0]?.alasan ?? teksPilihan(STATUS_PELAKSANAAN, paket.statusPelaksanaan)}
          {paket.statusPelaksanaan !== 'S' && p.info.alasan && (
            <Reason>{t.alasan(p.info.alasan)}</Reason>
          )}
        </MessageBox>
      )}
      {narrow && (
        <Button
          size="small"
          aria-expanded={all}
          startIcon={all ? <CloseIcon /> : <OpenIcon />}
          onClick={() => onAll(!all)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {all ? t.hideTahap : t.allTahap}
        </Button>
      )}
      {(!narrow || all) && (
        <div style={{ overflowY: 'auto', minHeight: 0, padding: 4, margin: -4 }}>
          <Timeline
            rows={rows}
            peserta={rekanan?.peserta === true}
            followPresent={narrow}
            chosen={p.chosen}
            onChoose={p.onChoose}
          />
        </div>
      )}
    </Rail>
  )
}

/** The information, the chosen tahap, or why there is none. */
function TabContent(p: ProsesPaketProps & { tab: TabTahap | undefined }) {
  const { info, tab } = p
  const { paket, rekanan } = p.answer
  if (p.chosen === INFORMASI) {
    return (
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
        {info.alasanTolak && (
          <MessageBox tone="info" title={t.notPeserta}>
            {info.alasanTolak}
          </MessageBox>
        )}
        {rekanan?.hasilTanpaTab && (
          <OptionalPart>
            <ResultWithoutTab paketId={paket.id} />
          </OptionalPart>
        )}
        <InformasiPaket info={info} />
        {rekanan?.bolehMundur && (
          <OptionalPart>
            <Withdraw paketId={paket.id} vendorId={rekanan.vendorId} />
          </OptionalPart>
        )}
      </div>
    )
  }
  if (tab && rekanan) {
    return (
      <StageContent
        key={tab.kunci}
        paket={paket}
        rekanan={rekanan}
        tab={tab}
        row={info.jadwal.find((b) => b.kunci === tab.kunci)}
        onEnd={p.onEnd}
      />
    )
  }
  const closed = rekanan?.tertutup.find(({ kunci }) => kunci === p.chosen)
  return (
    <EmptyState
      illustration="kunci"
      title={rekanan?.peserta ? t.noSuchTahap : t.notPeserta}
      content={rekanan?.peserta ? (closed?.alasan ?? t.noSuchTahapContent) : t.notPesertaContent}
      actions={
        <Button variant="outlined" onClick={() => p.onChoose(INFORMASI)}>
          {t.informasi}
        </Button>
      }
    />
  )
}
