import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { useTender } from './context.ts'

const { rahasia } = tenderStaf

/** No judgements: there are none yet, or they are not for this reader before the winner is announced (decisions §2). */
export function NothingJudged({ kosong, kosongIsi }: { kosong: string; kosongIsi: string }) {
  if (useTender().may('tender.penawaran.baca')) return <Kosong judul={kosong} isi={kosongIsi} />
  return <Kosong gambar="kunci" judul={rahasia.judul} isi={rahasia.isi} />
}
