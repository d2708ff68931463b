import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ComponentType } from 'react'
import { useRecordContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { RincianTender } from '@eproc/domain/panitia/answers'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { EvaluasiTab } from './EvaluasiTab.tsx'
import { STACK } from '../fields.tsx'
import { InformasiTab } from './InformasiTab.tsx'
import { PenawaranTab } from './PenawaranTab.tsx'
import { TopikTab } from './TopikTab.tsx'

const TABS = {
  informasi: InformasiTab,
  penjelasan: TopikTab,
  penawaran: PenawaranTab,
  evaluasi: EvaluasiTab,
} as const satisfies Record<string, ComponentType<{ tender: RincianTender }>>
type TabName = keyof typeof TABS
const NAMES = Object.keys(TABS) as TabName[]

/** The four tabs of a running tender (S3 §2.5), each with an address: `?tab=evaluasi`. */
export default function TenderTabs() {
  const tender = useRecordContext<RincianTender>()
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab') as TabName
  const tab = NAMES.includes(asked) ? asked : 'informasi'
  // A row of the list shows first, until the whole tender is read.
  if (!tender?.listPaket) return <PageSkeleton rows={4} />
  const Panel = TABS[tab]
  return (
    <>
      <Tabs
        value={tab}
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_, next: TabName) => setParams({ tab: next }, { replace: true })}
      >
        {NAMES.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tender-tab-${name}`}
            label={panitiaLayar.tab[name]}
            {...(name === tab ? { 'aria-controls': `tender-panel-${name}` } : {})}
          />
        ))}
      </Tabs>
      <div
        role="tabpanel"
        id={`tender-panel-${tab}`}
        aria-labelledby={`tender-tab-${tab}`}
        style={{ ...STACK, paddingTop: 24 }}
      >
        <Panel tender={tender} />
      </div>
    </>
  )
}
