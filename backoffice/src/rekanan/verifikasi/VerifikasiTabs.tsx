import Belum from '@mui/icons-material/HelpOutlined'
import Sudah from '@mui/icons-material/CheckCircle'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useEffect } from 'react'
import { useCanAccess, useRecordContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { useLeave } from '../../shared/form/unsaved.ts'
import { BagianTab } from './BagianTab.tsx'
import { BlacklistTab } from '../blacklist/BlacklistTab.tsx'
import { SertifikatTab } from '../sertifikat/SertifikatTab.tsx'

const text = pemeriksaanOffice.dialog

/** The sections of the dosir, the certificate, the blacklist: a tab each, and the address says which is open. */
export function VerifikasiTabs() {
  const vendor = useRecordContext<KeadaanVerifikasi>()!
  const { canAccess: blacklists, isPending } = useCanAccess({ action: 'blacklist' })
  const [search, setSearch] = useSearchParams()
  const leave = useLeave()
  const tabs = [
    ...vendor.bagian.map((b) => b.kunci as string),
    'sertifikatVendor',
    ...(vendor.jenis === 'V' || blacklists || vendor.blacklist.blacklist ? ['blacklist'] : []),
  ]
  const asked = search.get('bagian')
  const open = asked && tabs.includes(asked) ? asked : tabs[0]!
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
          <BagianTab key={open} bagian={bagian} />
        ) : open === 'blacklist' ? (
          <BlacklistTab />
        ) : (
          <SertifikatTab />
        )}
      </div>
    </>
  )
}

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
