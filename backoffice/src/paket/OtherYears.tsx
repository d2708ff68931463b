import { useQuery } from '@tanstack/react-query'
import { useStore } from 'react-admin'
import { ui } from '@eproc/i18n/id/ui'
import { currentYear } from '@eproc/ui/api/time.ts'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { useOffice } from '../providers/useOffice.ts'
import { listLink, useListKey } from '../shared/list/listAddress.ts'
import { usePreset } from './presets.ts'

/** Below the list of one budget year: what is not finished in others, with links that choose them. */
export function OtherYears() {
  const { address, filter } = usePreset()
  const office = useOffice()
  // Until somebody chooses, the list has this year; without a year it has them all.
  const [kept] = useStore<{ filter?: { tahun?: unknown } } | null>(useListKey(), null)
  const year = Number(kept ? kept.filter?.tahun : currentYear())
  const status = filter?.status
  const { data = [] } = useQuery({
    queryKey: ['rup/paket', 'tahun-lain', year, status],
    queryFn: () => office.belumSelesaiTahunLain(year, { status }),
    enabled: year > 0,
  })
  return data.map(({ tahun, jumlah }) => (
    <div key={tahun} style={{ marginTop: 16 }}>
      <AppLink to={listLink(address, { tahun })}>{ui.tabel.belumSelesai(jumlah, tahun)}</AppLink>
    </div>
  ))
}
