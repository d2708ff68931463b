import FormHelperText from '@mui/material/FormHelperText'
import { useEffect, useMemo } from 'react'
import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  aturanKontrak,
  MAX_NO_SPK,
  usulSelesaiKontrak,
  workDuration,
  type KontrakInput,
} from '@eproc/domain/tender/aturan_kontrak'
import { hariSah, rupiah, tanggal } from '@eproc/domain/common/format'
import type { KontrakAnswer } from '@eproc/domain/tender/answers_hasil'
import { JENIS_HARI } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { DayInput } from '../../shared/form/DayInput.tsx'
import { DecimalInput, RadioChoice, RupiahInput } from '../../shared/form/inputs.tsx'
import { StaleNotice } from '../../shared/stale/StaleNotice.tsx'
import { asItIs, chosenFrom, day, type Told } from '../../shared/stale/told.ts'
import { usePaket, usePanel, useTender } from '../context.ts'
import { LockedNote } from '../dialog/LockedNote.tsx'
import { useFrozen } from '../frozen.ts'
import { ItemList } from '../ItemList.tsx'
import { PanelForm } from '../PanelForm.tsx'
import { useKontrak } from '../tender_reads.ts'
import { usePanelDeed } from '../usePanelDeed.ts'
import { KontrakItems } from './KontrakItems.tsx'
import { LimitedText } from '../../shared/form/LimitedText.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'

const teks = tenderStaf.kontrak
const money = (value: unknown) => rupiah(value as number | null)
const PERIOD = ['mulaiKontrak', 'lamaPekerjaan', 'jenisHari'] as const

interface FormValues extends KontrakInput {
  versi: number
}

const startOf = (k: KontrakAnswer): FormValues => ({
  tglKontrak: k.tglKontrak,
  lamaPekerjaan: workDuration(k.lamaPekerjaan),
  jenisHari: k.jenisHari,
  mulaiKontrak: k.mulaiKontrak,
  selesaiKontrak: k.selesaiKontrak,
  nilaiKontrak: k.nilaiKontrak ?? k.pemenang?.nilai ?? null,
  noSpk: k.noSpk,
  versi: k.versi,
})

/** Form of the contract (S3 §5.3); locked once the SPMK is completed. */
export default function SpkPanel() {
  const { kunciSpmk } = usePaket()
  const { active } = usePanel()
  const { may } = useTender()
  const query = useKontrak()
  const { data } = query
  const { content, stale, setDirty } = useFrozen(data)
  if (!data || !content) return <Unread of={[query]} />
  const locked = data.kunciSpmk || kunciSpmk
  if (active && !locked && may('kontrak.surat')) {
    return <KontrakForm kontrak={content} newer={stale ? data : null} onDirty={setDirty} />
  }
  const kontrak = (
    <RecordContextProvider value={data}>
      <KontrakItems />
    </RecordContextProvider>
  )
  return locked ? <LockedNote reason={teks.terkunci}>{kontrak}</LockedNote> : kontrak
}

/** How the fields are told beside another one's. */
const TOLD: Told = {
  noSpk: asItIs,
  tglKontrak: day,
  lamaPekerjaan: asItIs,
  jenisHari: chosenFrom(JENIS_HARI),
  mulaiKontrak: day,
  selesaiKontrak: day,
  nilaiKontrak: money,
}

interface KontrakFormProps {
  kontrak: KontrakAnswer
  /** as somebody else has saved it while this one was filled in */
  newer: KontrakAnswer | null
  onDirty: (dirty: boolean) => void
}

function KontrakForm({ kontrak, newer, onDirty }: KontrakFormProps) {
  const { id } = usePaket()
  const deed = usePanelDeed(
    (office, input: FormValues) => office.simpanKontrak(id, input),
    tenderStaf.gagal.kontrak
  )
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <ItemList items={[[teks.pemenang, kontrak.pemenang?.nama ?? teks.belumPemenang]]} />
      <ResourceContextProvider value="tender/kontrak">
        <PanelForm
          start={startOf(kontrak)}
          rules={(input) => aturanKontrak(input, { totalPagu: kontrak.totalPagu })}
          deed={deed}
          save={async (input) => (await deed.run(input)) !== undefined}
          onDirty={onDirty}
          draft={`kontrak.${id}`}
          submit={teks.simpan}
        >
          {newer && (
            <StaleNotice
              newer={{ id, ...startOf(newer) }}
              change={deed.failure?.change}
              told={TOLD}
            />
          )}
          <LimitedText source="noSpk" max={MAX_NO_SPK} />
          <DayInput source="tglKontrak" required />
          <DecimalInput source="lamaPekerjaan" end={teks.hari} required />
          <RadioChoice source="jenisHari" choices={JENIS_HARI} required />
          <DayInput source="mulaiKontrak" required />
          <DayInput source="selesaiKontrak" required />
          <ProposedEnd libur={kontrak.libur} />
          <RupiahInput source="nilaiKontrak" hint={teks.pagu(rupiah(kontrak.totalPagu))} required />
          <OtherPrice penyedia={kontrak.pemenang} />
        </PanelForm>
      </ResourceContextProvider>
    </div>
  )
}

type Period = readonly [
  start: KontrakInput['mulaiKontrak'],
  days: KontrakInput['lamaPekerjaan'],
  kind: KontrakInput['jenisHari'],
]

const proposedEnd = ([start, days, kind]: Period, libur: ReadonlySet<string>): string | null =>
  start && hariSah(start) && days && days > 0 ? usulSelesaiKontrak(start, days, kind, libur) : null

/** Setting the start, the duration or the kind of days proposes the end (S3 §5.3); another end is pointed out. */
function ProposedEnd({ libur }: { libur: readonly string[] }) {
  const { getValues, setValue, watch } = useFormContext<FormValues>()
  const free = useMemo(() => new Set(libur), [libur])
  useEffect(() => {
    // By who fills it in only: what a draft or somebody else's version says is taken as it is.
    const { unsubscribe } = watch((_, { name, type }) => {
      if (type !== 'change' || !PERIOD.some((field) => field === name)) return
      const end = proposedEnd(getValues(PERIOD), free)
      if (end) setValue('selesaiKontrak', end, { shouldDirty: true })
    })
    return unsubscribe
  }, [watch, getValues, setValue, free])
  const end = proposedEnd(useWatch<FormValues, typeof PERIOD>({ name: PERIOD }), free)
  const chosen = useWatch<FormValues, 'selesaiKontrak'>({ name: 'selesaiKontrak' })
  if (!end || !chosen || chosen === end) return null
  return <FormHelperText>{teks.selesaiLain(tanggal(end))}</FormHelperText>
}

/** HPS is the limit; a contract above or below what was determined or negotiated is pointed out. */
function OtherPrice({ penyedia }: { penyedia: KontrakAnswer['pemenang'] }) {
  const chosen = useWatch<FormValues, 'nilaiKontrak'>({ name: 'nilaiKontrak' })
  if (!penyedia || !chosen || chosen === penyedia.nilai) return null
  return <FormHelperText>{teks.nilaiLain(rupiah(penyedia.nilai))}</FormHelperText>
}
