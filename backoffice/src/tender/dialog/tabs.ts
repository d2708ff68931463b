import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Hak } from '@eproc/domain/common/rights'
import type { JenisTab } from '@eproc/domain/tahap/tab'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import type { PanelProps } from './panel.ts'

export const SIAPA = tenderStaf.siapa

interface Panel {
  Isi: LazyExoticComponent<ComponentType<PanelProps>>
  /** Rights that make this panel more than reading; empty: reading only, for everybody. */
  hak: readonly Hak[]
  siapa: keyof typeof SIAPA
  /** Its files can be prepared before the tahap begins (decisions §5). */
  persiapan?: true
}

/**
 * Map kind of tab → panel: the only place that draws tahap for staff. A new kind in the domain without a panel
 * here fails the type check.
 */
export const PANEL = {
  'pengumuman': {
    Isi: lazy(() => import('../panel/PengumumanPanel.tsx')),
    hak: ['tender.pengumuman'],
    siapa: 'pelaksana',
    persiapan: true,
  },
  'undangan': {
    Isi: lazy(() => import('../panel/surat/UndanganPanel.tsx')),
    hak: ['tender.undangan'],
    siapa: 'pelaksana',
  },
  'dokumen': {
    Isi: lazy(() => import('../panel/DokumenPanel.tsx')),
    hak: ['tender.sdp'],
    siapa: 'pelaksana',
    persiapan: true,
  },
  'peserta': { Isi: lazy(() => import('../panel/PesertaPanel.tsx')), hak: [], siapa: 'pelaksana' },
  'penjelasan': {
    Isi: lazy(() => import('../panel/PenjelasanPanel.tsx')),
    hak: ['tender.penjelasan', 'tender.chat.jawab'],
    siapa: 'pelaksana',
    persiapan: true,
  },
  'pemasukan': {
    Isi: lazy(() => import('../panel/PesertaPanel.tsx')),
    hak: [],
    siapa: 'pelaksana',
  },
  'pembukaan': {
    Isi: lazy(() => import('../panel/PembukaanPanel.tsx')),
    hak: ['tender.buka'],
    siapa: 'pokja',
  },
  'evaluasi': {
    Isi: lazy(() => import('../panel/EvaluasiPanel.tsx')),
    hak: ['tender.evaluasi'],
    siapa: 'pokja',
  },
  'hasil': { Isi: lazy(() => import('../panel/HasilPanel.tsx')), hak: [], siapa: 'pelaksana' },
  'sanggah': {
    Isi: lazy(() => import('../panel/surat/SanggahPanel.tsx')),
    hak: ['tender.sanggah.jawab'],
    siapa: 'pokja',
  },
  'negosiasi': {
    Isi: lazy(() => import('../panel/NegosiasiPanel.tsx')),
    hak: ['tender.negosiasi'],
    siapa: 'pokja',
  },
  'ba-negosiasi': {
    Isi: lazy(() => import('../panel/surat/BaNegosiasiPanel.tsx')),
    hak: ['tender.beritaAcara'],
    siapa: 'pokja',
  },
  'penetapan': {
    Isi: lazy(() => import('../panel/PenetapanPanel.tsx')),
    hak: ['tender.penetapan.usul', 'tender.penetapan.tegaskan'],
    siapa: 'penetapan',
  },
  'ba-pl': {
    Isi: lazy(() => import('../panel/surat/BaPlPanel.tsx')),
    hak: ['tender.baPl'],
    siapa: 'pokja',
  },
  'sppbj': {
    Isi: lazy(() => import('../panel/surat/SppbjPanel.tsx')),
    hak: ['kontrak.sppbj'],
    siapa: 'kontrak',
  },
  'spk': {
    Isi: lazy(() => import('../panel/SpkPanel.tsx')),
    hak: ['kontrak.surat'],
    siapa: 'kontrak',
  },
  'spmk': {
    Isi: lazy(() => import('../panel/SpmkPanel.tsx')),
    hak: ['kontrak.spmk'],
    siapa: 'kontrak',
  },
} as const satisfies Readonly<Record<JenisTab, Panel>>
