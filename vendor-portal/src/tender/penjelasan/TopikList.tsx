import type { TopikPenjelasan } from '@eproc/domain/tender/answers_dokumen'
import { usePages } from '@eproc/ui/table/usePages.tsx'
import { Topik } from './Topik.tsx'

interface TopikListProps {
  topik: readonly TopikPenjelasan[]
  paketId: number
  terbuka: boolean
  /** absent where vendors only answer */
  onEdit?: (topik: TopikPenjelasan) => void
}

/** Topics a page at a time. What is being written on one of them outlives the change of the page. */
export function TopikList({ topik, paketId, terbuka, onEdit }: TopikListProps) {
  const { shown, pager } = usePages(topik)
  return (
    <>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 }}>
        {shown.map((item) => (
          <Topik
            key={item.id}
            topik={item}
            paketId={paketId}
            terbuka={terbuka}
            {...(onEdit ? { onEdit: () => onEdit(item) } : {})}
          />
        ))}
      </ul>
      {pager}
    </>
  )
}
