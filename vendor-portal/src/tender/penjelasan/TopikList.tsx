import { useState } from 'react'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers'
import { KakiTabel } from '@eproc/ui/table/KakiTabel.tsx'
import { Topik } from './Topik.tsx'

const PER_PAGE = 10

interface TopikListProps {
  topik: readonly TopikPenjelasan[]
  paketId: number
  terbuka: boolean
  /** absent where vendors only answer */
  onEdit?: (topik: TopikPenjelasan) => void
}

/** Topics a page at a time. What is being written on one of them outlives the change of the page. */
export function TopikList({ topik, paketId, terbuka, onEdit }: TopikListProps) {
  const [page, setPage] = useState({ halaman: 1, perHalaman: PER_PAGE })
  const last = Math.max(1, Math.ceil(topik.length / page.perHalaman))
  const halaman = Math.min(page.halaman, last)
  const from = (halaman - 1) * page.perHalaman
  return (
    <>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 }}>
        {topik.slice(from, from + page.perHalaman).map((item) => (
          <Topik
            key={item.id}
            topik={item}
            paketId={paketId}
            terbuka={terbuka}
            {...(onEdit ? { onEdit: () => onEdit(item) } : {})}
          />
        ))}
      </ul>
      {topik.length > PER_PAGE && (
        <KakiTabel
          keadaan={{
            ...page,
            halaman,
            ubah: (next) => setPage({ ...page, halaman: 1, ...next }),
          }}
          total={topik.length}
        />
      )}
    </>
  )
}
