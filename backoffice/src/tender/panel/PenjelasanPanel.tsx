import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { usePages } from '@eproc/ui/table/usePages.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'
import { BerkasTahap } from '../berkas/BerkasTahap.tsx'
import { usePanel, useTender } from '../context.ts'
import { usePanelRead } from '../tender_reads.ts'
import { Topik } from './Topik.tsx'

const teks = tenderStaf.penjelasan
const REFRESH_MS = 15_000

/** Explanation: files, then talk with the participants; staff answer inside a topic. */
export default function PenjelasanPanel() {
  const { active } = usePanel()
  const { may } = useTender()
  return (
    <>
      <BerkasTahap
        tipe="penjelasan"
        title={teks.file}
        empty={teks.kosongFile}
        submit={teks.tombol}
        allowed={active && may('tender.penjelasan')}
      />
      <Discussion />
    </>
  )
}

function Discussion() {
  const { tahap, variant } = usePanel()
  const { may } = useTender()
  const topics = usePanelRead(['penjelasan', variant], (office, id) =>
    office.topikPenjelasan(id, variant)
  )
  const { data, refetch } = topics
  const { shown, pager } = usePages(data ?? [])
  const open = tahap.keadaan === 'terbuka'
  /* Besides the live news of the bell: questions also reach those whom nobody notifies. */
  useEffect(() => {
    if (!open) return
    const id = window.setInterval(() => void refetch(), REFRESH_MS)
    return () => window.clearInterval(id)
  }, [open, refetch])
  return (
    <section aria-label={teks.diskusi}>
      <div style={{ display: 'flex', gap: 16, alignItems: 'center', marginBottom: 8 }}>
        <Typography variant="h3" component="h4" sx={{ flex: 1 }}>
          {teks.diskusi}
        </Typography>
        <Button size="small" startIcon={<Refresh />} onClick={() => void refetch()}>
          {teks.refresh}
        </Button>
      </div>
      {!data ? (
        <Unread of={[topics]} />
      ) : data.length === 0 ? (
        <EmptyState title={teks.kosong} content={teks.kosongIsi} />
      ) : (
        <div aria-live="polite">
          {shown.map((topik) => (
            <Topik key={topik.id} topik={topik} allowed={open && may('tender.chat.jawab')} />
          ))}
        </div>
      )}
      {pager}
    </section>
  )
}
