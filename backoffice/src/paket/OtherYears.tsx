import { useQuery } from '@tanstack/react-query'
import { useStore } from 'react-admin'
import { ui } from '@eproc/i18n/id/ui'
import { currentYear } from '@eproc/ui/api/time.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { paketVerbs } from '../providers/verbs/paket.ts'
import { listLink, useListKey } from '../shared/list/listAddress.ts'
import { usePreset } from './presets.ts'

/** Above the list of one budget year: what is not finished in others, with links that choose them. */
export function OtherYears() {
  const { address, filter } = usePreset()
  // Until somebody chooses, the list has this year; without a year it has them all.
  const [kept] = useStore<{ filter?: { tahun?: unknown } } | null>(useListKey(), null)
  const year = Number(kept ? kept.filter?.tahun : currentYear())
  const status = filter?.status
  const { data = [] } = useQuery({
    queryKey: ['rup/paket', 'tahun-lain', year, status],
    queryFn: () => paketVerbs.belumSelesaiTahunLain(year, { status }),
    enabled: year > 0,
  })
  if (data.length === 0) return null
  return (
    <div style={{ marginBottom: 16 }}>
      <MessageBox>
        {data.map(({ tahun, jumlah }) => (
          <div key={tahun}>
            <AppLink to={listLink(address, { tahun })}>
              {ui.tabel.belumSelesai(jumlah, tahun)}
            </AppLink>
          </div>
        ))}
      </MessageBox>
    </div>
  )
}
