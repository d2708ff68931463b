import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { PaketTab, TabTahap } from '@eproc/domain/tender/answers'
import { uraiTab } from '@eproc/domain/tahap/tab'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { HitungMundur } from '@eproc/ui/feedback/HitungMundur.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import type { BolehHak } from '../tender_reads.ts'
import { PanelSkeleton } from '../PanelSkeleton.tsx'
import { LockedNote } from './LockedNote.tsx'
import { sedangJalan } from './TahapRail.tsx'
import { PANEL, SIAPA } from './tabs.ts'

const teks = tenderStaf.dialog
const WARNA = { terkunci: 'abu', terbuka: 'hijau', baca: 'biru' } as const

interface TahapPanelProps {
  paket: PaketTab
  tahap: TabTahap
  boleh: BolehHak
  kini: number
  onKotor: (kotor: boolean) => void
}

/** One tahap: its jadwal, its state as the server tells it, then the panels of the map kind → component. */
export function TahapPanel(p: TahapPanelProps) {
  const { tahap } = p
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Jadwal {...p} />
      {tahap.tab.map((tab, i) => (
        <SatuPanel key={tab} {...p} indeks={i} />
      ))}
    </div>
  )
}

function Jadwal({ tahap, kini }: TahapPanelProps) {
  const jalan = sedangJalan(tahap, kini)
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
        <Typography variant="h2" component="h3">
          {`${tahap.urut}. ${tahap.nama}`}
        </Typography>
        <ChipStatus warna={WARNA[tahap.keadaan]} teks={teks.keadaan[tahap.keadaan]} />
        {jalan && <HitungMundur sampai={tahap.selesai!} />}
      </div>
      <Typography color="text.secondary">
        {tahap.mulai && tahap.selesai
          ? teks.jadwal(tanggalWaktu(tahap.mulai), tanggalWaktu(tahap.selesai))
          : teks.tidakDalamJadwal}
        {tahap.keadaan !== 'terkunci' && !jalan && `. ${tahap.alasan}`}
      </Typography>
      {tahap.remark && <Typography color="text.secondary">{teks.remark(tahap.remark)}</Typography>}
    </div>
  )
}

function SatuPanel({ indeks, ...p }: TahapPanelProps & { indeks: number }) {
  const { tahap, paket, boleh } = p
  const { jenis, varian } = uraiTab(tahap.tab[indeks]!)
  const panel = PANEL[jenis]
  const belum = tahap.mulai !== null && p.kini < Date.parse(tahap.mulai)
  const siap = 'persiapan' in panel && belum && paket.statusPelaksanaan === 'A'
  const terkunci = tahap.keadaan === 'terkunci' && !siap
  // One lock a stage says it for all its panels.
  if (terkunci && indeks > 0) return null
  const berhak = panel.hak.length === 0 || panel.hak.some(boleh)
  const isi = (
    <Suspense fallback={<PanelSkeleton />}>
      <panel.Isi
        paket={paket}
        tahap={tahap}
        varian={varian ?? ''}
        aktif={tahap.keadaan === 'terbuka' || siap}
        boleh={boleh}
        onKotor={p.onKotor}
      />
    </Suspense>
  )
  return (
    <section aria-label={teks.panel[jenis]} style={{ display: 'grid', gap: 16 }}>
      {tahap.tab.length > 1 && (
        <Typography variant="h3" component="h4">
          {teks.panel[jenis]}
        </Typography>
      )}
      {siap && <KotakPesan>{teks.siapkan}</KotakPesan>}
      {tahap.keadaan === 'terbuka' && !berhak && (
        <KotakPesan>{teks.tanpaHak(SIAPA[panel.siapa])}</KotakPesan>
      )}
      {!terkunci ? (
        isi
      ) : belum ? (
        <LockedNote alasan={tahap.alasan} />
      ) : (
        <LockedNote alasan={tahap.alasan}>{isi}</LockedNote>
      )}
    </section>
  )
}
