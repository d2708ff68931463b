import AddIcon from '@mui/icons-material/Add'
import RefreshIcon from '@mui/icons-material/RefreshOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { useDialogAddress } from '@eproc/ui/dialog/dialog_address.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import { TOPIK } from '../../app/topik_address.ts'
import { TahapFiles } from '../TahapFiles.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import type { PanelProps } from '../panel.ts'
import { TopikList } from './TopikList.tsx'
import { useTopik } from './usePenjelasan.ts'

const TopikDialog = lazyPart(() => import('./TopikDialog.tsx'))
const t = tenderLayar.penjelasan
const NEW_TOPIK = 'baru'

/** Penjelasan (Aanwizjing): the committee's files, the participants' topics and their messages (S1 §2.11). */
export default function PenjelasanTab({ paket, variant, row, terbuka }: PanelProps) {
  const query = useTopik(paket.id, variant, terbuka)
  const { value: address, open, close } = useDialogAddress(TOPIK)
  const edited = query.data?.find((q) => String(q.id) === address && q.milikSendiri)
  const createButton = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => open(NEW_TOPIK)}>
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
              <TopikList
                topik={topik}
                paketId={paket.id}
                terbuka={terbuka}
                onEdit={(q) => open(String(q.id))}
              />
            )
          }
        </Loaded>
      </section>
      <OptionalPart>
        {terbuka && (edited || (address === NEW_TOPIK && query.data)) && (
          <TopikDialog paketId={paket.id} fase={variant} topik={edited ?? null} onClose={close} />
        )}
      </OptionalPart>
    </>
  )
}
