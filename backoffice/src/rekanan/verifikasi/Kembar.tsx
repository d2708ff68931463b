import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { STATUS_REKANAN, teksPilihan } from '@eproc/domain/common/choices'
import type { BagianKey } from '@eproc/domain/dosir/bagian'
import type { KeadaanVerifikasi, KembarRekanan } from '@eproc/domain/verifikasi/answers'
import { pemeriksaanOffice } from '@eproc/i18n/id/pemeriksaan_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { Unread } from '../../shared/panel/Unread.tsx'

const text = pemeriksaanOffice.kembar

/** What the vendor shares with others and should not. */
export function useKembar(enabled: boolean) {
  const { id, versi } = useRecordContext<KeadaanVerifikasi>()!
  const office = useOffice()
  return useQuery({
    queryKey: ['kembar', id, versi],
    queryFn: () => office.kembarRekanan(id),
    enabled,
  })
}

/** Flags what the section says and another vendor's dossier too; the vendor itself is not told. */
export function Kembar({ bagian, all }: { bagian: BagianKey; all: ReturnType<typeof useKembar> }) {
  const here = all.data?.filter((k) => k.bagian === bagian) ?? []
  if (all.error && !all.data) {
    return (
      <MessageBox tone="warning" title={text.judul}>
        <Unread of={[all]} />
      </MessageBox>
    )
  }
  if (here.length === 0) return null
  return (
    <MessageBox tone="warning" title={text.judul}>
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        {here.map(({ bidang, nilai, rekanan }) => (
          <li key={`${bidang}-${nilai}-${rekanan.id}`}>
            {text.baris(text.bidang[bidang], nilai)}{' '}
            <AppLink to={`/admin/vendor/${rekanan.id}/show`} target="_blank">
              {rekanan.nama}
            </AppLink>{' '}
            ({rekanan.noRegistrasi}, {teksPilihan(STATUS_REKANAN, rekanan.status)})
          </li>
        ))}
        {lastOfMany(here).map(({ bidang, nilai, semua, n }) => (
          <li key={`${bidang}-${nilai}-lainnya`}>
            {text.lainnya(text.bidang[bidang], nilai, semua - n)}
          </li>
        ))}
      </ul>
    </MessageBox>
  )
}

/** Values that more vendors have than are named, and how many are. */
const lastOfMany = (here: readonly KembarRekanan[]) =>
  [...new Map(here.map((k) => [`${k.bidang}-${k.nilai}`, k])).values()]
    .map((k) => ({
      ...k,
      n: here.filter(({ bidang, nilai }) => bidang === k.bidang && nilai === k.nilai).length,
    }))
    .filter(({ semua, n }) => semua > n)
