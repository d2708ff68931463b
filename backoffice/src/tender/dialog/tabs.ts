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
    Isi: lazy(() => import('../panel/PanelPengumuman.tsx')),
    hak: ['tender.pengumuman'],
    siapa: 'pelaksana',
    persiapan: true,
  },
  'undangan': {
    Isi: lazy(() => import('../panel/surat/PanelUndangan.tsx')),
    hak: ['tender.undangan'],
    siapa: 'pelaksana',
  },
  'dokumen': {
    Isi: lazy(() => import('../panel/PanelDokumen.tsx')),
    hak: ['tender.sdp'],
    siapa: 'pelaksana',
    persiapan: true,
  },
  'peserta': { Isi: lazy(() => import('../panel/PanelPeserta.tsx')), hak: [], siapa: 'pelaksana' },
  'penjelasan': {
    Isi: lazy(() => import('../panel/PanelPenjelasan.tsx')),
    hak: ['tender.penjelasan', 'tender.chat.jawab'],
    siapa: 'pelaksana',
    persiapan: true,
  },
  'pemasukan': {
    Isi: lazy(() => import('../panel/PanelPeserta.tsx')),
    hak: [],
    siapa: 'pelaksana',
  },
  'pembukaan': {
    Isi: lazy(() => import('../panel/PanelPembukaan.tsx')),
    hak: ['tender.buka'],
    siapa: 'pokja',
  },
  'evaluasi': {
    Isi: lazy(() => import('../panel/PanelEvaluasi.tsx')),
    hak: ['tender.evaluasi'],
    siapa: 'pokja',
  },
  'hasil': { Isi: lazy(() => import('../panel/PanelHasil.tsx')), hak: [], siapa: 'pelaksana' },
  'sanggah': {
    Isi: lazy(() => import('../panel/surat/PanelSanggah.tsx')),
    hak: ['tender.sanggah.jawab'],
    siapa: 'pokja',
  },
  'negosiasi': {
    Isi: lazy(() => import('../panel/PanelNegosiasi.tsx')),
    hak: ['tender.negosiasi'],
    siapa: 'pokja',
  },
  'ba-negosiasi': {
    Isi: lazy(() => import('../panel/surat/PanelBaNegosiasi.tsx')),
    hak: ['tender.beritaAcara'],
    siapa: 'pokja',
  },
  'penetapan': {
    Isi: lazy(() => import('../panel/PanelPenetapan.tsx')),
    hak: ['tender.penetapan.usul', 'tender.penetapan.tegaskan'],
    siapa: 'penetapan',
  },
  'ba-pl': {
    Isi: lazy(() => import('../panel/surat/PanelBaPl.tsx')),
    hak: ['tender.baPl'],
    siapa: 'pokja',
  },
  'sppbj': {
    Isi: lazy(() => import('../panel/surat/PanelSppbj.tsx')),
    hak: ['kontrak.sppbj'],
    siapa: 'kontrak',
  },
  'spk': {
    Isi: lazy(() => import('../panel/PanelSpk.tsx')),
    hak: ['kontrak.surat'],
    siapa: 'kontrak',
  },
  'spmk': {
    Isi: lazy(() => import('../panel/PanelSpmk.tsx')),
    hak: ['kontrak.spmk'],
    siapa: 'kontrak',
  },
} as const satisfies Readonly<Record<JenisTab, Panel>>
