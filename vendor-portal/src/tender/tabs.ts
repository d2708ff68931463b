import type { JenisTab } from '@eproc/domain/tahap/tab'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import type { Panel } from './panel.ts'

export interface StagePanel {
  Panel: Panel
  /** Button on the timeline while its tahap is open. */
  action: string
}

const t = tenderLayar.proses.action
const lazily = (action: string, load: () => Promise<{ default: Panel }>): StagePanel => ({
  action,
  Panel: lazyPart(load),
})

/**
 * One panel for each kind of tab; a new kind in the domain does not compile until it is named here. null: a kind
 * that belongs to staff alone.
 */
export const PANEL: Readonly<Record<JenisTab, StagePanel | null>> = {
  'undangan': lazily(t.undangan, () => import('./UndanganTab.tsx')),
  'dokumen': lazily(t.dokumen, () => import('./DokumenTab.tsx')),
  'penjelasan': lazily(t.penjelasan, () => import('./penjelasan/PenjelasanTab.tsx')),
  'pemasukan': lazily(t.pemasukan, () => import('./pemasukan/PemasukanTab.tsx')),
  'hasil': lazily(t.hasil, () => import('./hasil/HasilTab.tsx')),
  'sanggah': lazily(t.sanggah, () => import('./SanggahTab.tsx')),
  'ba-negosiasi': lazily(t.ba, () => import('./BaNegosiasiTab.tsx')),
  'sppbj': lazily(t.sppbj, () => import('./SppbjTab.tsx')),
  'pengumuman': null,
  'peserta': null,
  'pembukaan': null,
  'evaluasi': null,
  'negosiasi': null,
  'penetapan': null,
  'ba-pl': null,
  'spk': null,
  'spmk': null,
}
