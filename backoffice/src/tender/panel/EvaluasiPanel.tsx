import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { angka } from '@eproc/domain/common/format'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import { pakaiAmbang, pakaiBobot } from '@eproc/domain/tender/nilai/cara'
import type { NilaiAnggotaPaket } from '@eproc/domain/tender/nilai/answers_nilai'
import type {
  BerkasTerbuka,
  PenawaranRekanan,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import { metodeEvaluasiUntuk, teksPilihan, type KategoriFile } from '@eproc/domain/common/choices'
import { fileTab, type Tab } from '@eproc/domain/tahap/tab'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { eraseDraft } from '@eproc/ui/draft/drafts.ts'
import { lazyPart } from '@eproc/ui/layout/lazy_part.ts'
import { OptionalPart } from '@eproc/ui/layout/OptionalPart.tsx'
import type { OfficeProvider } from '../../providers/dataProvider.ts'
import { usePaket, usePanel, useTender } from '../context.ts'
import { NothingJudged } from '../NothingJudged.tsx'
import { PanelForm } from '../PanelForm.tsx'
import { PanelSkeleton } from '../../shared/panel/PanelSkeleton.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'
import {
  evaluasiBody,
  evaluasiRules,
  judgedHere,
  startOf,
  tooMuchAtOnce,
  type EvaluasiInput,
} from '../penilaian/evaluasi_form.ts'
import { AverageScores, type Averages } from '../penilaian/anggota/AverageScores.tsx'
import { MejaBar } from '../penilaian/meja/MejaBar.tsx'
import { flat } from '../penilaian/fields.ts'
import { NewerValues } from '../penilaian/NewerValues.tsx'
import { SaveDeeds } from '../penilaian/meja/SaveDeeds.tsx'
import { useMejaAddress, type MejaAddress } from '../penilaian/meja/useMejaAddress.ts'
import { useSaveAndGo } from '../penilaian/meja/useSaveAndGo.ts'
import { VendorPlaces } from '../penilaian/meja/VendorPlaces.tsx'
import { NilaiRekananInputs } from '../penilaian/NilaiRekananInputs.tsx'
import { PenjelasanPeringkat } from '../penilaian/PenjelasanPeringkat.tsx'
import { RingkasanNilaiTable } from '../penilaian/RingkasanNilaiTable.tsx'
import { RowsDraft, rowsDraftKey } from '../penilaian/RowsDraft.tsx'
import { useEvaluasi, useNilaiAnggota, usePenawaran, useRincianPaket } from '../tender_reads.ts'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.evaluasi
// Fetched with the view that shows them.
const SideBySide = lazyPart(() => import('../penilaian/meja/SideBySide.tsx'))
const NilaiAnggota = lazyPart(() => import('../penilaian/anggota/NilaiAnggota.tsx'))
const OpenedDocuments = lazyPart(() => import('../penilaian/meja/OpenedDocuments.tsx'))

/** Evaluates the parts of one tahap (S2 §4, decisions §5.3): fields for each rekanan, scores from the server. */
export default function EvaluasiPanel() {
  const paket = usePaket()
  const { tahap, variant } = usePanel()
  const offers = usePenawaran()
  const details = useRincianPaket(paket.id)
  const evaluation = useEvaluasi()
  const { data: penawaran } = offers
  const { data: rincian } = details
  const { data } = evaluation
  if (!data || !penawaran || !rincian)
    return <Unread of={[offers, details, evaluation]} waiting={<PanelSkeleton />} />
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const bagian = fileTab(`evaluasi:${variant}` as Tab)
  const rows = judgedHere(data, penawaran, templat, bagian, tahap.urut)
  if (rows.length === 0) return <NothingJudged {...teks} />
  return <Meja rows={rows} bagian={bagian} penawaran={penawaran} rincian={rincian} />
}

interface MejaProps {
  rows: readonly EvaluasiStaf[]
  bagian: readonly KategoriFile[]
  penawaran: readonly PenawaranRekanan[]
  rincian: RincianPaket
}

/** The offers that are judged: all of them, one beside its documents, or side by side. */
function Meja(p: MejaProps) {
  const { rows, bagian, rincian } = p
  const { active } = usePanel()
  const { may } = useTender()
  const { data: scores } = useNilaiAnggota()
  const average = bagian.includes('T') && scores?.cara === 'rata-rata' ? scores : undefined
  const address = useMejaAddress(rows.map((row) => row.vendorId))
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Typography color="text.secondary">
        {[
          teksPilihan(metodeEvaluasiUntuk(rincian.jenisPengadaan), rincian.metodeEvaluasi),
          ...(pakaiBobot(rincian.metodeEvaluasi)
            ? [teks.bobot(angka(rincian.bobotTeknis, 2), angka(rincian.bobotHarga, 2))]
            : []),
          ...(pakaiAmbang(rincian.metodeEvaluasi)
            ? [teks.ambang(angka(rincian.passingGrade, 2))]
            : []),
        ].join('. ')}
      </Typography>
      <MejaBar rows={rows} address={address} />
      {address.tampilan === 'berdampingan' && (
        <OptionalPart fallback={<PanelSkeleton />}>
          <SideBySide rows={rows} bagian={bagian} onOpen={(id) => address.show('satu', id)} />
        </OptionalPart>
      )}
      {address.tampilan === 'semua' && <RingkasanNilaiTable rows={rows} bagian={bagian} />}
      {address.tampilan !== 'satu' && (
        <>
          <Typography variant="caption" color="text.secondary">
            {teks.hitungan}
          </Typography>
          {bagian.includes('H') && <PenjelasanPeringkat rows={rows} />}
        </>
      )}
      {average && (
        // Stays, out of view: a member looks into an offer between two scores.
        <div hidden={address.tampilan !== 'semua'}>
          <OptionalPart fallback={<PanelSkeleton />}>
            <NilaiAnggota data={average} allowed={active && may('tender.evaluasi')} />
          </OptionalPart>
        </div>
      )}
      <EvaluasiForm
        key={rows.map((row) => row.vendorId).join()}
        {...p}
        address={address}
        averages={average && averagesOf(average)}
      />
    </div>
  )
}

type Body = Parameters<OfficeProvider['simpanEvaluasi']>[0]

const averagesOf = ({ rekanan }: NilaiAnggotaPaket): Averages =>
  new Map(rekanan.map(({ vendorId, rata }) => [vendorId, rata]))

interface EvaluasiFormProps extends MejaProps {
  address: MejaAddress
  /** where the technical scores are the average of the members' */
  averages: Averages | undefined
}

const judgedValues = (row: EvaluasiStaf) => flat(startOf(row))

/** Stays while the view changes: what was typed of one vendor is not lost for looking at another. */
function EvaluasiForm(p: EvaluasiFormProps) {
  const { rows, bagian, penawaran, rincian, address, averages } = p
  const paket = usePaket()
  const { active, tahap } = usePanel()
  const { may } = useTender()
  const allowed = active && may('tender.evaluasi')
  const { metodeEvaluasi: metode, bobotTeknis, bobotHarga, passingGrade } = rincian
  const context = {
    bobot: { metode, bobotTeknis, bobotHarga, passingGrade },
    templat: templatUntuk(paket.metodePemilihan, paket.kualifikasi),
    bagian,
    rows,
  }
  const [start] = useState(() => ({ listEvaluasi: rows.map(startOf) }))
  const [draftKey] = useState(() => rowsDraftKey(`evaluasi.${paket.id}.${tahap.kunci}`))
  const { save: next, wish } = useSaveAndGo(rows, address)
  const deed = usePanelDeed(
    (office, body: Body) => office.simpanEvaluasi(body),
    tenderStaf.gagal.evaluasi
  )
  const save = async (input: EvaluasiInput) => {
    const body = evaluasiBody(paket.id, bagian, rows, input)
    if (tooMuchAtOnce(body)) {
      deed.fail(tenderStaf.gagal.evaluasi(teks.terlaluBanyak))
      return next(false)
    }
    const taken = (await deed.run(body)) !== undefined
    if (taken) eraseDraft(draftKey)
    return next(taken)
  }
  return (
    <ResourceContextProvider value="tender/evaluasi">
      <PanelForm<EvaluasiInput>
        start={start}
        rules={(input) => evaluasiRules(input, context)}
        deed={deed}
        save={save}
        submit={allowed && address.tampilan !== 'berdampingan' && <SaveDeeds wish={wish} />}
      >
        {allowed && <RowsDraft draftKey={draftKey} rows={rows} valuesOf={judgedValues} />}
        <NewerValues rows={rows} valuesOf={judgedValues} change={deed.failure?.change} />
        {allowed && averages && <AverageScores rows={rows} averages={averages} />}
        <VendorPlaces rows={rows} address={address}>
          {(row, at) => (
            <>
              <NilaiRekananInputs
                paketId={paket.id}
                source={`listEvaluasi.${at}`}
                row={row}
                bagian={bagian}
                berkas={filesOf(penawaran, row.vendorId, bagian)}
                lifeCycle={metode === 'EKO'}
                allowed={allowed}
                average={averages && (averages.get(row.vendorId) ?? null)}
                onOpen={
                  address.tampilan === 'semua' ? () => address.show('satu', row.vendorId) : null
                }
              />
              {address.vendorId === row.vendorId && (
                <OptionalPart fallback={<PanelSkeleton />}>
                  <OpenedDocuments berkas={filesOf(penawaran, row.vendorId, bagian)} />
                </OptionalPart>
              )}
            </>
          )}
        </VendorPlaces>
      </PanelForm>
    </ResourceContextProvider>
  )
}

const filesOf = (
  penawaran: readonly PenawaranRekanan[],
  vendorId: number,
  bagian: readonly KategoriFile[]
): readonly BerkasTerbuka[] =>
  penawaran
    .find((one) => one.vendorId === vendorId)
    ?.berkas?.filter((b) => bagian.includes(b.jenis)) ?? []
