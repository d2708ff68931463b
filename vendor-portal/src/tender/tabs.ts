import { lazy } from 'react'
import type { JenisTab } from '@eproc/domain/tahap/tab'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import type { Panel } from './panel.ts'

export interface JenisPanel {
  Panel: Panel
  /** Button on the timeline while its tahap is open. */
  aksi: string
}

const t = tenderLayar.proses.aksi
const malas = (aksi: string, muat: () => Promise<{ default: Panel }>): JenisPanel => ({
  aksi,
  Panel: lazy(muat),
})

/**
 * One panel for each kind of tab; a new kind in the domain does not compile until it is named here. null: a kind
 * that belongs to staff alone.
 */
export const PANEL: Readonly<Record<JenisTab, JenisPanel | null>> = {
  'undangan': malas(t.undangan, () => import('./UndanganTab.tsx')),
  'dokumen': malas(t.dokumen, () => import('./DokumenTab.tsx')),
  'penjelasan': malas(t.penjelasan, () => import('./penjelasan/PenjelasanTab.tsx')),
  'pemasukan': malas(t.pemasukan, () => import('./pemasukan/PemasukanTab.tsx')),
  'hasil': malas(t.hasil, () => import('./hasil/HasilTab.tsx')),
  'sanggah': malas(t.sanggah, () => import('./SanggahTab.tsx')),
  'ba-negosiasi': malas(t.ba, () => import('./BaNegosiasiTab.tsx')),
  'sppbj': malas(t.sppbj, () => import('./SppbjTab.tsx')),
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
