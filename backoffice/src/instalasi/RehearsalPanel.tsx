import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { instalasi } from '@eproc/i18n/id/instalasi'
import { latihan } from '@eproc/i18n/id/latihan'
import { useOffice } from '../providers/useOffice.ts'
import { Panel } from './Panel.tsx'

/** The rehearsal room beside this installation. Its page belongs to the portal: there it is turned on and wiped. */
export function RehearsalPanel() {
  const office = useOffice()
  const { data } = useQuery({ queryKey: ['latihan'], queryFn: () => office.rehearsal() })
  if (!data) return null
  return (
    <Panel
      title={latihan.judul}
      well={data.keadaan !== 'gagal'}
      rows={[
        [instalasi.keadaan, data.ada ? latihan.keadaan[data.keadaan] : latihan.mati],
        // Without a room there is nothing to be opened or wiped.
        ...(data.ada
          ? [
              [
                instalasi.tindakan,
                <Link key="latihan" href="/latihan">
                  {instalasi.bukaLatihan}
                </Link>,
              ] as const,
            ]
          : []),
      ]}
    />
  )
}
