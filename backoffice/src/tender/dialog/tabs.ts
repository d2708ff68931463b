import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { Hak } from '@eproc/domain/common/rights'
import type { JenisTab } from '@eproc/domain/tahap/tab'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import type { PanelProps } from './panel.ts'

export const SIAPA = tenderStaf.siapa

interface Panel {
  Isi: LazyExoticComponent<ComponentType<PanelProps>>
  /** Hak yang membuat panel ini lebih dari bacaan; kosong: hanya bacaan bagi semua. */
  hak: readonly Hak[]
  siapa: keyof typeof SIAPA
  /** Berkasnya dapat disiapkan sebelum tahap dimulai (decisions §5). */
  persiapan?: true
}

/**
 * Peta jenis tab → panel: satu-satunya tempat yang menggambar tahap bagi staf. Jenis baru di domain tanpa panel di
 * sini tidak lolos pemeriksaan tipe.
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
