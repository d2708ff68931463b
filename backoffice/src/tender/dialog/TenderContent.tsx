import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRefresh } from 'react-admin'
import { STATUS_PELAKSANAAN_ULP } from '@eproc/domain/common/choices'
import type { TabAnswer } from '@eproc/domain/tender/answers'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { useMomentsPassed } from '@eproc/ui/api/time.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { usePanelFocus } from '@eproc/ui/layout/panel_focus.ts'
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

/** Between two answers that both say less than the clock does. */
const AGAIN_MS = 2000

/**
 * Reads again as a tahap begins or ends by the server's clock. What began or ended after the answer was made is missing
 * in it, also when the answer was drawn late.
 */
function useTahapLimit({ tab, waktu }: TabAnswer, refresh: () => void) {
  const limits = useMemo(
    () =>
      tab
        .flatMap((t) => (t.mulai && t.selesai ? [t.mulai, t.selesai] : []))
        .map((time) => Date.parse(time)),
    [tab]
  )
  const passed = useMomentsPassed(limits)
  const known = limits.filter((limit) => limit <= Date.parse(waktu)).length
  const asked = useRef(false)
  useEffect(() => {
    if (passed <= known) {
      asked.current = false
      return
    }
    const id = window.setTimeout(refresh, asked.current ? AGAIN_MS : 0)
    asked.current = true
    return () => window.clearTimeout(id)
  }, [passed, known, waktu, refresh])
}

/** The time line of a package, beside it the tahap of the address. */
export function TenderContent({ tender, dirty }: { tender: TabAnswer; dirty: boolean }) {
  const { paket, tab } = tender
  const [asked, setTahap] = useTahapAddress()
  const [leavingFor, setLeavingFor] = useState<string | null>(null)
  const refresh = useRefresh()
  useLiveStream(refresh)
  useTahapLimit(tender, refresh)

  const chosen = tab.find((t) => t.kunci === asked)
  const key = chosen?.kunci ?? INFORMASI
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true })
  const panel = usePanelFocus(key, isNarrow)
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
        <TahapRail tab={tab} chosen={chosen} onChoose={choose} isNarrow={isNarrow} />
        <div
          ref={panel}
          role="tabpanel"
          tabIndex={-1}
          id={`panel-${key}`}
          aria-labelledby={`tab-${key}`}
          style={{ minWidth: 0, outline: 'none' }}
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
