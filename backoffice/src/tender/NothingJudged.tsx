import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { useTender } from './context.ts'

const { rahasia } = tenderStaf

/** No judgements: there are none yet, or they are not for this reader before the winner is announced (decisions §2). */
export function NothingJudged({ kosong, kosongIsi }: { kosong: string; kosongIsi: string }) {
  if (useTender().may('tender.penawaran.baca'))
    return <EmptyState title={kosong} content={kosongIsi} />
  return <EmptyState illustration="kunci" title={rahasia.judul} content={rahasia.isi} />
}
