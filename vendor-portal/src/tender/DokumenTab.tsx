import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type {
  DokumenTender,
  JenisDokumenTender,
  VersiDokumen,
} from '@eproc/domain/tender/answers_dokumen'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { api } from '@eproc/ui/api/api.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { Loaded } from '../app/Loaded.tsx'
import type { PanelProps } from './panel.ts'

const t = tenderLayar.dokumen
const JENIS: readonly (readonly [JenisDokumenTender, string])[] = [
  ['fileSDP', t.sdp],
  ['fileTambahan', t.tambahan],
]

const List = styled('ul')(({ theme }) => ({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    alignItems: 'baseline',
    padding: '12px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .catatan': { flexBasis: '100%', maxWidth: '72ch' },
}))

/** Tender documents and additions; every version is kept, addenda are marked (S1 §2.11, decisions §5). */
export default function DokumenTab({ paket, tab }: PanelProps) {
  const query = useQuery({
    queryKey: ['paket', paket.id, 'dokumen'],
    queryFn: () =>
      api.get<DokumenTender>(`/api/rup/lelang/prakualifikasi/tender-files/${paket.id}`),
  })
  return (
    <Loaded query={query}>
      {(data) => {
        const versi = data.semua.find((d) => d.tahap === tab.kunci)?.versi ?? []
        return versi.length === 0 ? (
          <EmptyState title={t.empty} content={t.emptyContent} />
        ) : (
          <div style={{ display: 'grid', gap: 24, marginBottom: 24 }}>
            {JENIS.map(([jenis, title]) => (
              <Dokumen key={jenis} title={title} versi={versi.filter((v) => v.jenis === jenis)} />
            ))}
          </div>
        )
      }}
    </Loaded>
  )
}

function Dokumen({ title, versi }: { title: string; versi: readonly VersiDokumen[] }) {
  return (
    <section>
      <Typography variant="h3" component="h4">
        {title}
      </Typography>
      {versi.length === 0 && <Typography color="text.secondary">{t.notYet}</Typography>}
      <List>
        {versi.map((v) => (
          <li key={v.id}>
            <FileLink path={v.file} name={v.nama} />
            {v.addendum && <StatusChip color="kuning" text={t.addendum} />}
            <Typography variant="caption" color="text.secondary" component="span">
              {t.versi(v.versiKe)} · {t.updatedAt(tanggalWaktu(v.pada))}
            </Typography>
            {v.keterangan && <span className="catatan">{v.keterangan}</span>}
          </li>
        ))}
      </List>
    </section>
  )
}
