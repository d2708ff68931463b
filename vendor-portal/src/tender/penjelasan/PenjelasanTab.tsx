import AddIcon from '@mui/icons-material/Add'
import RefreshIcon from '@mui/icons-material/RefreshOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { TahapFiles } from '../TahapFiles.tsx'
import { Loaded } from '../Loaded.tsx'
import type { PanelProps } from '../panel.ts'
import { TopikList } from './TopikList.tsx'
import { useTopik } from './usePenjelasan.ts'

const TopikDialog = lazy(() => import('./TopikDialog.tsx'))
const t = tenderLayar.penjelasan

/** Penjelasan (Aanwizjing): the committee's files, the participants' topics and their messages (S1 §2.11). */
export default function PenjelasanTab({ paket, variant, row, terbuka }: PanelProps) {
  const query = useTopik(paket.id, variant, terbuka)
  const [edited, setEdited] = useState<TopikPenjelasan | 'baru' | null>(null)
  const createButton = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('baru')}>
      {t.create}
    </Button>
  )
  return (
    <>
      <TahapFiles row={row} tipe="penjelasan" title={t.files} empty={t.filesEmpty} />
      <section>
        <div
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: '8px 12px',
            alignItems: 'center',
            marginBottom: 8,
          }}
        >
          <Typography variant="h3" component="h4" sx={{ flex: '1 1 200px' }}>
            {t.topik}
          </Typography>
          <Button
            variant="outlined"
            startIcon={<RefreshIcon />}
            loading={query.isRefetching}
            onClick={() => void query.refetch()}
          >
            {t.refresh}
          </Button>
          {terbuka && (query.data?.length ?? 0) > 0 && createButton}
        </div>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t.anonim}
        </Typography>
        <Loaded query={query}>
          {(topik) =>
            topik.length === 0 ? (
              <EmptyState
                title={t.empty}
                {...(terbuka ? { content: t.emptyContent, actions: createButton } : {})}
              />
            ) : (
              <TopikList topik={topik} paketId={paket.id} terbuka={terbuka} onEdit={setEdited} />
            )
          }
        </Loaded>
      </section>
      <Suspense>
        {edited && (
          <TopikDialog
            paketId={paket.id}
            fase={variant}
            topik={edited === 'baru' ? null : edited}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  )
}
