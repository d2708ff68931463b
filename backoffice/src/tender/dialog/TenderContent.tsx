import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useRefresh } from 'react-admin'
import { STATUS_PELAKSANAAN_ULP } from '@eproc/domain/common/choices'
import type { TabAnswer, TabTahap } from '@eproc/domain/tender/answers'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { clockNow } from '@eproc/ui/api/time.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { BenturanNotice } from './BenturanNotice.tsx'
import { DiscardDialog } from '../../shared/unsaved/DiscardDialog.tsx'
import { InformasiTab } from '../informasi/InformasiTab.tsx'
import { TahapPanel } from './TahapPanel.tsx'
import { INFORMASI, TahapRail } from './TahapRail.tsx'
import { TahapSekarang } from './TahapSekarang.tsx'
import { useTahapAddress } from './useTahapAddress.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}))
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
})

/** Reads again at the very moment a tahap begins or ends by the server's clock. */
function useTahapLimit(tab: readonly TabTahap[], refresh: () => void) {
  useEffect(() => {
    const now = clockNow()
    const limits = tab
      .flatMap((t) => [t.mulai, t.selesai])
      .map((time) => (time ? Date.parse(time) : 0))
      .filter((time) => time > now)
    if (limits.length === 0) return
    const pause = Math.min(Math.min(...limits) - now + 500, 2_000_000_000)
    const id = window.setTimeout(refresh, pause)
    return () => window.clearTimeout(id)
  }, [tab, refresh])
}

/** The time line of a package, beside it the tahap of the address. */
export function TenderContent({ tender, dirty }: { tender: TabAnswer; dirty: boolean }) {
  const { paket, tab } = tender
  const [asked, setTahap] = useTahapAddress()
  const [leavingFor, setLeavingFor] = useState<string | null>(null)
  const refresh = useRefresh()
  useLiveStream(refresh)
  useTahapLimit(tab, refresh)

  const chosen = tab.find((t) => t.kunci === asked)
  const key = chosen?.kunci ?? INFORMASI
  const choose = (next: string) => {
    if (next === key) return
    if (dirty) setLeavingFor(next)
    else setTahap(next)
  }
  return (
    <>
      <Head>
        <StatusChip list={STATUS_PELAKSANAAN_ULP} kode={paket.statusPelaksanaan} />
        <TahapSekarang tab={tab} chosen={key} onChoose={choose} />
      </Head>
      {tender.pokja?.bebasBenturan === false && (
        <div style={{ marginBottom: 24 }}>
          <BenturanNotice />
        </div>
      )}
      <Columns>
        <TahapRail tab={tab} chosen={chosen} onChoose={choose} />
        <div
          role="tabpanel"
          id={`panel-${key}`}
          aria-labelledby={`tab-${key}`}
          style={{ minWidth: 0 }}
        >
          {chosen ? (
            <TahapPanel key={key} tahap={chosen} />
          ) : (
            <InformasiTab {...(tab.length ? { onTahap: choose } : {})} />
          )}
        </div>
      </Columns>
      <DiscardDialog
        open={leavingFor !== null}
        onCancel={() => setLeavingFor(null)}
        onYes={() => {
          if (leavingFor) setTahap(leavingFor)
          setLeavingFor(null)
        }}
      />
    </>
  )
}
