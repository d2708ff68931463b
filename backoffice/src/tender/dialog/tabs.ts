import { type ComponentType, type LazyExoticComponent } from 'react'
import type { Hak } from '@eproc/domain/common/rights'
import type { JenisTab } from '@eproc/domain/tahap/tab'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'

export const WHO = tenderStaf.siapa

interface Panel {
  Content: LazyExoticComponent<ComponentType>
  /** Rights that make this panel more than reading; empty: reading only, for everybody. */
  rights: readonly Hak[]
  who: keyof typeof WHO
}

/**
 * Map kind of tab → panel: the only place that draws tahap for staff. A new kind in the domain without a panel
 * here fails the type check.
 */
export const PANEL = {
  'pengumuman': {
    Content: lazyPart(() => import('../panel/PengumumanPanel.tsx')),
    rights: ['tender.pengumuman'],
    who: 'pelaksana',
  },
  'undangan': {
    Content: lazyPart(() => import('../panel/surat/UndanganPanel.tsx')),
    rights: ['tender.undangan'],
    who: 'pelaksana',
  },
  'dokumen': {
    Content: lazyPart(() => import('../panel/SdpPanel.tsx')),
    rights: ['tender.sdp'],
    who: 'pelaksana',
  },
  'peserta': {
    Content: lazyPart(() => import('../panel/PesertaPanel.tsx')),
    rights: [],
    who: 'pelaksana',
  },
  'penjelasan': {
    Content: lazyPart(() => import('../panel/PenjelasanPanel.tsx')),
    rights: ['tender.penjelasan', 'tender.chat.jawab'],
    who: 'pelaksana',
  },
  'pemasukan': {
    Content: lazyPart(() => import('../panel/PesertaPanel.tsx')),
    rights: [],
    who: 'pelaksana',
  },
  'pembukaan': {
    Content: lazyPart(() => import('../panel/pembukaan/PembukaanPanel.tsx')),
    rights: ['tender.buka', 'tender.buka.ppk'],
    who: 'pokja',
  },
  'evaluasi': {
    Content: lazyPart(() => import('../panel/EvaluasiPanel.tsx')),
    rights: ['tender.evaluasi'],
    who: 'pokja',
  },
  'hasil': {
    Content: lazyPart(() => import('../panel/HasilPanel.tsx')),
    rights: [],
    who: 'pelaksana',
  },
  'sanggah': {
    Content: lazyPart(() => import('../panel/surat/SanggahPanel.tsx')),
    rights: ['tender.sanggah.jawab'],
    who: 'pokja',
  },
  'negosiasi': {
    Content: lazyPart(() => import('../panel/NegosiasiPanel.tsx')),
    rights: ['tender.negosiasi'],
    who: 'pokja',
  },
  'ba-negosiasi': {
    Content: lazyPart(() => import('../panel/surat/BaNegosiasiPanel.tsx')),
    rights: ['tender.beritaAcara'],
    who: 'pokja',
  },
  'penetapan': {
    Content: lazyPart(() => import('../panel/PenetapanPanel.tsx')),
    rights: ['tender.penetapan.usul', 'tender.penetapan.tegaskan'],
    who: 'penetapan',
  },
  'ba-pl': {
    Content: lazyPart(() => import('../panel/surat/BaPlPanel.tsx')),
    rights: ['tender.baPl'],
    who: 'pokja',
  },
  'sppbj': {
    Content: lazyPart(() => import('../panel/surat/SppbjPanel.tsx')),
    rights: ['kontrak.sppbj'],
    who: 'kontrak',
  },
  'spk': {
    Content: lazyPart(() => import('../panel/SpkPanel.tsx')),
    rights: ['kontrak.surat'],
    who: 'kontrak',
  },
  'spmk': {
    Content: lazyPart(() => import('../panel/SpmkPanel.tsx')),
    rights: ['kontrak.spmk'],
    who: 'kontrak',
  },
} as const satisfies Readonly<Record<JenisTab, Panel>>
