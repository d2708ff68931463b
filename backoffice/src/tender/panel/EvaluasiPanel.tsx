import Typography from '@mui/material/Typography'
import { ResourceContextProvider } from 'react-admin'
import { angka } from '@eproc/domain/common/format'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { PenawaranRekanan } from '@eproc/domain/tender/answers_penawaran'
import { metodeEvaluasiUntuk, teksPilihan } from '@eproc/domain/common/choices'
import { fileTab, type Tab } from '@eproc/domain/tahap/tab'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { usePaket, usePanel, useTender } from '../context.ts'
import { StaleBox, useFrozen } from '../frozen.tsx'
import { NothingJudged } from '../NothingJudged.tsx'
import { PanelForm } from '../PanelForm.tsx'
import { PanelSkeleton } from '../../shared/panel/PanelSkeleton.tsx'
import {
  evaluasiBody,
  evaluasiRules,
  judgedHere,
  startOf,
  type EvaluasiInput,
} from '../penilaian/evaluasi_form.ts'
import { NilaiRekananInputs } from '../penilaian/NilaiRekananInputs.tsx'
import { PenjelasanPeringkat } from '../penilaian/PenjelasanPeringkat.tsx'
import { RingkasanNilaiTable } from '../penilaian/RingkasanNilaiTable.tsx'
import { useEvaluasi, usePenawaran, useRincianPaket } from '../tender_reads.ts'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.evaluasi

/** Evaluates the parts of one tahap (S2 §4, decisions §5.3): fields for each rekanan, scores from the server. */
export default function EvaluasiPanel() {
  const paket = usePaket()
  const { tahap, variant } = usePanel()
  const { data: penawaran } = usePenawaran()
  const { data: rincian } = useRincianPaket(paket.id)
  const { content, ...frozen } = useFrozen(useEvaluasi().data)
  if (!content || !penawaran || !rincian) return <PanelSkeleton />
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const bagian = fileTab(`evaluasi:${variant}` as Tab)
  const rows = judgedHere(content, penawaran, templat, bagian, tahap.urut)
  if (rows.length === 0) return <NothingJudged {...teks} />
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Typography color="text.secondary">
        {teks.bobot(
          teksPilihan(metodeEvaluasiUntuk(rincian.jenisPengadaan), rincian.metodeEvaluasi),
          angka(rincian.bobotTeknis, 2),
          angka(rincian.bobotHarga, 2),
          angka(rincian.passingGrade, 2)
        )}
      </Typography>
      <StaleBox frozen={frozen} />
      <RingkasanNilaiTable rows={rows} bagian={bagian} />
      <Typography variant="caption" color="text.secondary">
        {teks.hitungan}
      </Typography>
      {bagian.includes('H') && <PenjelasanPeringkat rows={rows} />}
      <EvaluasiForm rows={rows} penawaran={penawaran} rincian={rincian} onDirty={frozen.setDirty} />
    </div>
  )
}

interface EvaluasiFormProps {
  rows: readonly EvaluasiStaf[]
  penawaran: readonly PenawaranRekanan[]
  rincian: RincianPaket
  onDirty: (dirty: boolean) => void
}
type Body = Parameters<OfficeProvider['simpanEvaluasi']>[0]

function EvaluasiForm({ rows, penawaran, rincian, onDirty }: EvaluasiFormProps) {
  const paket = usePaket()
  const { variant, active } = usePanel()
  const { may } = useTender()
  const bagian = fileTab(`evaluasi:${variant}` as Tab)
  const allowed = active && may('tender.evaluasi')
  const { metodeEvaluasi: metode, bobotTeknis, bobotHarga, passingGrade } = rincian
  const context = {
    bobot: { metode, bobotTeknis, bobotHarga, passingGrade },
    templat: templatUntuk(paket.metodePemilihan, paket.kualifikasi),
    bagian,
    rows,
  }
  const deed = usePanelDeed(
    (office, body: Body) => office.simpanEvaluasi(body),
    tenderStaf.gagal.evaluasi
  )
  const save = async (input: EvaluasiInput) =>
    (await deed.run(evaluasiBody(paket.id, bagian, rows, input))) !== undefined
  const filesOf = (vendorId: number) =>
    penawaran.find((p) => p.vendorId === vendorId)?.berkas?.filter((b) => bagian.includes(b.jenis))
  return (
    <ResourceContextProvider value="tender/evaluasi">
      <PanelForm<EvaluasiInput>
        start={{ listEvaluasi: rows.map(startOf) }}
        rules={(input) => evaluasiRules(input, context)}
        deed={deed}
        save={save}
        onDirty={onDirty}
        submit={allowed && teks.simpan}
      >
        {rows.map((row, i) => (
          <NilaiRekananInputs
            key={row.vendorId}
            paketId={paket.id}
            source={`listEvaluasi.${i}`}
            row={row}
            bagian={bagian}
            berkas={filesOf(row.vendorId) ?? []}
            lifeCycle={metode === 'EKO'}
            allowed={allowed}
          />
        ))}
      </PanelForm>
    </ResourceContextProvider>
  )
}
