import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { TabTahap } from '@eproc/domain/tender/answers'
import { uraiTab, type Tab } from '@eproc/domain/tahap/tab'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { useNow } from '@eproc/ui/api/time.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { Countdown } from '@eproc/ui/feedback/Countdown.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { lockReason } from '@eproc/ui/feedback/lock_reason.ts'
import { PanelContext, useTender } from '../context.ts'
import { PanelSkeleton } from '../../shared/panel/PanelSkeleton.tsx'
import { CetakanStage } from './CetakanStage.tsx'
import { LockedNote } from './LockedNote.tsx'
import { PANEL, WHO } from './tabs.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'

const teks = tenderStaf.dialog
const COLOUR = { terkunci: 'abu', terbuka: 'hijau', baca: 'biru' } as const

/** One tahap: its jadwal, its state as the server tells it, then the panels of the map kind → component. */
export const TahapPanel = ({ tahap }: { tahap: TabTahap }) => (
  <div style={{ display: 'grid', gap: 24 }}>
    <TahapHead tahap={tahap} />
    {tahap.keadaan !== 'terkunci' && <CetakanStage tahap={tahap} />}
    {tahap.tab.map((tab, i) => (
      <OnePanel key={tab} tahap={tahap} tab={tab} first={i === 0} />
    ))}
  </div>
)

function TahapHead({ tahap }: { tahap: TabTahap }) {
  const running = tahap.berjalan
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
        <Typography variant="h2" component="h3">
          {`${tahap.urut}. ${tahap.nama}`}
        </Typography>
        <StatusChip color={COLOUR[tahap.keadaan]} text={teks.keadaan[tahap.keadaan]} />
        {running && <Countdown until={tahap.selesai!} />}
        {tahap.dibukaPada && (
          <span>
            {teks.membuka} <Countdown until={tahap.dibukaPada} />
          </span>
        )}
      </div>
      <Typography color="text.secondary">
        {tahap.mulai && tahap.selesai
          ? teks.jadwal(tanggalWaktu(tahap.mulai), tanggalWaktu(tahap.selesai))
          : teks.tidakDalamJadwal}
        {tahap.keadaan !== 'terkunci' && !running && `. ${tahap.alasan}`}
      </Typography>
      {tahap.remark && <Typography color="text.secondary">{teks.remark(tahap.remark)}</Typography>}
    </div>
  )
}

function OnePanel({ tahap, tab, first }: { tahap: TabTahap; tab: Tab; first: boolean }) {
  const { jenis, varian } = uraiTab(tab)
  const { may } = useTender()
  const now = useNow()
  const reason = lockReason(tahap)
  const panel = PANEL[jenis]
  const early = tahap.mulai !== null && now < Date.parse(tahap.mulai)
  const preparing = tahap.siap.includes(tab)
  const locked = tahap.keadaan === 'terkunci' && !preparing
  const open = tahap.buka.includes(tab)
  const active = open || preparing
  const variant = varian ?? ''
  const context = useMemo(() => ({ tahap, variant, active }), [tahap, variant, active])
  // One lock a stage says it for all its panels.
  if (locked && !first) return null
  const content = (
    <PanelContext value={context}>
      <OptionalPart fallback={<PanelSkeleton />}>
        <panel.Content />
      </OptionalPart>
    </PanelContext>
  )
  return (
    <section aria-label={teks.panel[jenis]} style={{ display: 'grid', gap: 16 }}>
      {tahap.tab.length > 1 && (
        <Typography variant="h3" component="h4">
          {teks.panel[jenis]}
        </Typography>
      )}
      {preparing && <MessageBox>{teks.siapkan}</MessageBox>}
      {open && panel.rights.length > 0 && !panel.rights.some(may) && (
        <MessageBox>{teks.tanpaHak(WHO[panel.who])}</MessageBox>
      )}
      {!locked ? (
        content
      ) : early ? (
        <LockedNote reason={reason} />
      ) : (
        <LockedNote reason={reason}>{content}</LockedNote>
      )}
    </section>
  )
}
