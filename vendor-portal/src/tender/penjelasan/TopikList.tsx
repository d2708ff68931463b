import { useState } from 'react'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers_dokumen'
import { TablePager } from '@eproc/ui/table/TablePager.tsx'
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
  const [shown, setShown] = useState({ page: 1, perPage: PER_PAGE })
  const last = Math.max(1, Math.ceil(topik.length / shown.perPage))
  const page = Math.min(shown.page, last)
  const from = (page - 1) * shown.perPage
  return (
    <>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 }}>
        {topik.slice(from, from + shown.perPage).map((item) => (
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
        <TablePager
          state={{
            ...shown,
            page,
            change: (next) => setShown({ ...shown, page: 1, ...next }),
          }}
          total={topik.length}
        />
      )}
    </>
  )
}
