import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { PaketTab, RekananTab, TabTahap } from '@eproc/domain/tender/answers'
import type { JadwalTenderRow } from '@eproc/domain/tender/answers_jadwal'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { Countdown } from '@eproc/ui/feedback/Countdown.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { lockReason } from '@eproc/ui/feedback/lock_reason.ts'
import type { ColorName } from '@eproc/ui/theme/theme.ts'
import { TahapFiles } from './TahapFiles.tsx'
import { PANEL } from './tabs.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'

const t = tenderLayar.proses

const Head = styled('header')(({ theme }) => ({
  'display': 'grid',
  'gap': 6,
  'paddingBottom': 16,
  'marginBottom': 24,
  'borderBottom': `1px solid ${theme.vars.palette.divider}`,
  '& .waktu': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    alignItems: 'center',
  },
}))

const COLOURS: Record<TabTahap['keadaan'], ColorName> = {
  terbuka: 'hijau',
  terkunci: 'abu',
  baca: 'biru',
}
const WORDS: Record<TabTahap['keadaan'], string> = {
  terbuka: t.terbuka,
  terkunci: t.terkunci,
  baca: t.baca,
}

export interface StageContentProps {
  paket: PaketTab
  rekanan: RekananTab
  tab: TabTahap
  row: JadwalTenderRow | undefined
  onEnd: () => void
}

/** One tab of a tahap: its jadwal first, then the lock with the server's reason, or its panel. */
export function StageContent({ paket, rekanan, tab, row, onEnd }: StageContentProps) {
  return (
    <article>
      <Head>
        <Typography variant="h2" component="h3">
          {t.nomor(tab.urut, tab.nama)}
        </Typography>
        <Typography color="text.secondary">
          {tab.mulai ? t.jadwal(tanggalWaktu(tab.mulai), tanggalWaktu(tab.selesai)) : t.noJadwal}
        </Typography>
        <div className="waktu">
          <StatusChip color={COLOURS[tab.keadaan]} text={WORDS[tab.keadaan]} />
          {tab.keadaan === 'terbuka' && tab.selesai ? (
            <span>
              {t.closesIn} <Countdown until={tab.selesai} onEnd={onEnd} />
            </span>
          ) : (
            tab.keadaan === 'baca' && <span>{tab.alasan}</span>
          )}
        </div>
        {tab.remark && <Typography>{t.catatan(tab.remark)}</Typography>}
      </Head>
      {tab.keadaan === 'terkunci' ? (
        <LockedStage tab={tab} active={paket.statusPelaksanaan === 'A'} onEnd={onEnd} />
      ) : (
        <OptionalPart fallback={<Skeleton variant="rounded" height={240} />}>
          {tab.tab.map((kind) => {
            const { jenis, varian: variant } = uraiTab(kind)
            const panel = PANEL[jenis]
            return panel ? (
              <panel.Panel
                key={kind}
                paket={paket}
                rekanan={rekanan}
                tab={tab}
                variant={variant ?? ''}
                row={row}
                terbuka={tab.keadaan === 'terbuka'}
              />
            ) : (
              <Typography key={kind} color="text.secondary">
                {t.panitia}
              </Typography>
            )
          })}
          <TahapFiles row={row} tipe="jadwal" />
        </OptionalPart>
      )}
    </article>
  )
}

/** A locked page: the reason comes from the server, with a countdown until the tahap opens. */
function LockedStage({
  tab,
  active,
  onEnd,
}: {
  tab: TabTahap
  active: boolean
  onEnd: () => void
}) {
  return (
    <EmptyState
      illustration="kunci"
      title={active ? t.lockedTitle : t.lockedPaket}
      content={lockReason(tab)}
      actions={
        tab.dibukaPada && (
          <span>
            {t.opensIn} <Countdown until={tab.dibukaPada} onEnd={onEnd} />
          </span>
        )
      }
    />
  )
}
