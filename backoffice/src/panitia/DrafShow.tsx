import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'
import {
  JENIS_PENGADAAN,
  KUALIFIKASI,
  metodeEvaluasiUntuk,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { RincianTender } from '@eproc/domain/panitia/answers'
import { BERKAS_FORM, BERKAS_PAKET } from '@eproc/domain/panitia/berkas_tender'
import { METODE_TENDER } from '@eproc/domain/panitia/status_tender'
import { PASANGAN } from '@eproc/domain/panitia/tahap_tender'
import { panitia } from '@eproc/i18n/id/panitia'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { Pairs } from '../shared/record/Pairs.tsx'
import { BerkasLines, STACK, StatusField, TenderFacts } from './fields.tsx'

const text = panitiaLayar.rincian

export const Part = ({ judul, children }: { judul: string; children: ReactNode }) => (
  <section style={{ ...STACK, gap: 12 }}>
    <Typography variant="h6" component="h3">
      {judul}
    </Typography>
    {children}
  </section>
)

/** A draft to read. */
export function DrafShow() {
  const tender = useRecordContext<RincianTender>()
  // A row of the list shows first, until the whole tender is read.
  if (!tender?.listPaket) return <PageSkeleton rows={4} />
  return (
    <div style={STACK}>
      <div>
        <StatusField />
      </div>
      <TenderFacts />
      <Part judul={text.data}>
        <MethodFacts tender={tender} />
      </Part>
      <Part judul={text.dokumen}>
        <BerkasLines jenis={[...BERKAS_PAKET, ...BERKAS_FORM]} />
      </Part>
      <Part judul={text.jadwal}>
        <Pairs
          rows={PASANGAN.filter((p) => tender[`${p}Awal`] !== null).map((p) => [
            panitia.pasangan[p],
            `${tanggalWaktu(tender[`${p}Awal`])} – ${tanggalWaktu(tender[`${p}Akhir`])}`,
          ])}
        />
      </Part>
    </div>
  )
}

/** What the form asks for. */
const MethodFacts = ({ tender: t }: { tender: RincianTender }) => (
  <Pairs
    rows={[
      [text.kbli, t.listKbli.map((k) => <div key={k.id}>{`${k.kode} ${k.nama}`}</div>)],
      [text.jenis, teksPilihan(JENIS_PENGADAAN, t.jenisPengadaan)],
      [text.metode, teksPilihan(METODE_TENDER, t.metodePemilihan)],
      ...(t.metodeKualifikasi
        ? [[text.kualifikasi, teksPilihan(KUALIFIKASI, t.metodeKualifikasi)] as const]
        : []),
      [
        text.evaluasi,
        t.jenisPengadaan && teksPilihan(metodeEvaluasiUntuk(t.jenisPengadaan), t.metodeEvaluasi),
      ],
      [text.pemenang, t.pemenang],
      ...(t.listCalon.length > 0
        ? [[text.calon, t.listCalon.map((c) => <div key={c.id}>{c.nama}</div>)] as const]
        : []),
    ]}
  />
)
