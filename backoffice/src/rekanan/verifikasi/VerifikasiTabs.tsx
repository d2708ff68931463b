import Belum from '@mui/icons-material/HelpOutlined'
import Sudah from '@mui/icons-material/CheckCircle'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useCanAccess, useRecordContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { useLeave } from '../../shared/unsaved/unsaved.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { BagianTab } from './BagianTab.tsx'
import { DecisionBar, type DecisionBarProps } from './DecisionBar.tsx'
import { useKembar } from './Kembar.tsx'
import { SITTING, useReading, useSitting } from './sidang.ts'
import { useSection } from './useSection.ts'
import { BlacklistTab } from '../blacklist/BlacklistTab.tsx'
import { SertifikatTab } from '../sertifikat/SertifikatTab.tsx'

const text = pemeriksaanOffice.dialog

/** The sections of the dosir, the certificate, the blacklist: a tab each, and the address says which is open. */
export function VerifikasiTabs() {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  const { canAccess: blacklists, isPending } = useCanAccess({ action: 'blacklist' })
  const [search, setSearch] = useSearchParams()
  const leave = useLeave()
  const sitting = useSitting()
  const reading = useReading()
  const tabs = [
    ...vendor.bagian.map((b) => b.kunci as string),
    'sertifikatVendor',
    ...(vendor.jenis === 'V' || blacklists || vendor.blacklist.blacklist ? ['blacklist'] : []),
  ]
  const asked = search.get('bagian')
  const first = useFirstTab(vendor, search.has(SITTING))
  const open = asked && tabs.includes(asked) ? asked : first
  const bagian = vendor.bagian.find((b) => b.kunci === open)
  /* A tab of the address may lie outside the narrow strip. */
  useEffect(() => {
    document.getElementById(`tab-${open}`)?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [open])
  // Which tabs there are is not known yet, and the first one may hold personal data.
  if (isPending) return null
  const choose = (tab: string) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous)
        next.set('bagian', tab)
        return next
      },
      { replace: true, preventScrollReset: true }
    )
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, tab: string) => tab !== open && leave(() => choose(tab))}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={text.daftarTab}
        sx={{ mt: 1, mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`tab-${tab}`}
            aria-controls={`panel-${tab}`}
            iconPosition="start"
            sx={{ minHeight: 48 }}
            {...captionOf(vendor, tab)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`}>
        {bagian ? (
          <Section bagian={bagian} sitting={sitting} reading={reading} choose={choose} />
        ) : open === 'blacklist' ? (
          <BlacklistTab />
        ) : (
          <SertifikatTab />
        )}
      </div>
    </>
  )
}

/**
 * A sitting begins at the section that waits for its decision: of a vendor that changed one of seven, that is where the
 * verifier has to look. Asked once: the section stays in view when it has been decided.
 */
function useFirstTab({ bagian }: KeadaanVerifikasi, examined: boolean): string {
  const [first] = useState(
    () => ((examined && bagian.find((b) => b.status === 'V')) || bagian[0]!).kunci
  )
  return first
}

/** One section with its decision in reach. */
function Section({
  bagian,
  ...rest
}: Pick<DecisionBarProps, 'bagian' | 'sitting' | 'reading' | 'choose'>) {
  const { sitting, reading } = rest
  const { canAccess: verifies, isPending } = useCanAccess({ action: 'verify' })
  const section = useSection(bagian, sitting, reading)
  const kembar = useKembar(verifies === true)
  return (
    <>
      <BagianTab
        key={bagian.kunci}
        bagian={bagian}
        section={section}
        kembar={kembar}
        reveal={section.reveal}
      />
      {verifies ? (
        <DecisionBar bagian={bagian} shown={section.shown} {...rest} />
      ) : (
        !isPending && <ReadOnly bagian={bagian} />
      )}
    </>
  )
}

const ReadOnly = ({ bagian }: { bagian: BagianVerifikasi }) =>
  bagian.status === 'A' ? (
    <StatusChip color="hijau" text={text.sudah} />
  ) : (
    <Typography color="text.secondary">{text.hanyaBaca}</Typography>
  )

/** The name of a tab; that of a section says whether it was verified. */
function captionOf(vendor: KeadaanVerifikasi, tab: string) {
  const label = text.tab[tab as keyof typeof text.tab]
  const status = vendor.bagian.find((b) => b.kunci === tab)?.status
  if (!status) return { label }
  const verified = status === 'A'
  return {
    label,
    'aria-label': `${label}: ${verified ? text.sudah : text.belum}`,
    'icon': verified ? (
      <Sudah fontSize="small" color="success" />
    ) : (
      <Belum fontSize="small" color="warning" />
    ),
  }
}
