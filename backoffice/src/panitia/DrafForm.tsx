import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { AutocompleteArrayInput, RecordContextProvider, type RaRecord } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import {
  JENIS_BERKAS_UMUM,
  KUALIFIKASI,
  kualifikasiUntuk,
  metodeUntuk,
  type JenisPengadaan,
} from '@eproc/domain/common/choices'
import type { RincianTender } from '@eproc/domain/panitia/answers'
import { evaluasiTender, jenisTender } from '@eproc/domain/panitia/aturan_tender'
import { BERKAS_FORM, BERKAS_PAKET } from '@eproc/domain/panitia/berkas_tender'
import { METODE_TENDER, metodeTender } from '@eproc/domain/panitia/status_tender'
import type { TimeField, Pasangan } from '@eproc/domain/panitia/tahap_tender'
import { panitia } from '@eproc/i18n/id/panitia'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { UnreadList, unreadOptions } from '@eproc/ui/fields/UnreadList.tsx'
import { Choice } from '../shared/form/Choice.tsx'
import { DecimalInput, DocumentInput } from '../shared/form/inputs.tsx'
import { MomentInput } from '../shared/form/DayInput.tsx'
import { useOffice } from '../providers/useOffice.ts'
import { CalonInput } from './CalonInput.tsx'
import { DrafDeeds } from './DrafDeeds.tsx'
import { Part } from './DrafShow.tsx'
import { BerkasLines, STACK, TenderFacts } from './fields.tsx'
import { ids, packagesOf, pairsOf, type TenderForm } from './tender_form.ts'

const text = panitiaLayar.rincian
const GRID = {
  display: 'grid',
  gap: '16px 24px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
} as const

/** The form of S3 §2.5: what the packages say to read, the rest to fill in. */
export function DrafForm({ record }: { record: RaRecord }) {
  const { isDirty } = useFormState()
  return (
    <div style={STACK}>
      <RecordContextProvider value={record}>
        <TenderFacts />
        <Part judul={text.dokumen}>
          <BerkasLines jenis={BERKAS_PAKET} />
        </Part>
      </RecordContextProvider>
      <Part judul={text.data}>
        <MethodInputs record={record} />
      </Part>
      <Part judul={text.berkas}>
        <div style={GRID}>
          {BERKAS_FORM.map((b) => (
            <DocumentInput
              key={b}
              source={b}
              kind={JENIS_BERKAS_UMUM}
              limitKey="MAKS_UKURAN_TENDER"
            />
          ))}
        </div>
        <RecordContextProvider value={record}>
          <BerkasLines jenis={storedOf(record as unknown as RincianTender)} />
        </RecordContextProvider>
      </Part>
      <Part judul={text.jadwal}>
        <Typography color="text.secondary">{text.jadwalKet}</Typography>
        <Schedule record={record} />
      </Part>
      <RecordContextProvider value={record}>
        <div>
          <DrafDeeds disabled={isDirty} />
          {isDirty && <FormHelperText>{text.simpanDulu}</FormHelperText>}
        </div>
      </RecordContextProvider>
    </div>
  )
}

type Kbli = RincianTender['listKbli'][number]

const storedOf = (t: RincianTender) => BERKAS_FORM.filter((b) => t[b] !== null)

const keKbli = ({ id, kode, nama }: Kbli) => ({ id, text: `${kode} ${nama}` })

/** Each choice narrows the next ones, and what the packages bring along all of them. */
function MethodInputs({ record }: { record: RaRecord }) {
  const stored = (record as unknown as RincianTender).listKbli
  const packages = packagesOf(record)
  const office = useOffice()
  const [jenis, metode] = useWatch<TenderForm, ['jenisPengadaan', 'metodePemilihan']>({
    name: ['jenisPengadaan', 'metodePemilihan'],
  }) as [JenisPengadaan | '', string]
  const list = useQuery({
    queryKey: ['kbli', 'rup'],
    queryFn: async () => (await office.kbliPaket()).map(keKbli),
    staleTime: Infinity,
  })
  const { data = [] } = list
  // What is stored may be of an edition before the one that is offered.
  const choices = [
    ...stored.filter((s) => data.every(({ id }) => id !== s.id)).map(keKbli),
    ...data,
  ]
  const boleh = jenis ? metodeUntuk(jenis).map(metodeTender) : []
  const kualifikasi =
    metode === 'T' || metode === 'S' ? kualifikasiUntuk(metode === 'T' ? 'TEN' : 'SEL') : []
  return (
    <div style={GRID}>
      <div style={{ gridColumn: '1 / -1' }}>
        <AutocompleteArrayInput
          source="kbli"
          choices={choices}
          optionText="text"
          format={ids}
          suggestionLimit={50}
          isRequired
          noOptionsText={unreadOptions(list)}
        />
        <UnreadList of={list} />
      </div>
      <Choice source="jenisPengadaan" list={jenisTender(packages)} isRequired />
      <Choice
        source="metodePemilihan"
        list={METODE_TENDER.filter((m) => boleh.includes(m.kode))}
        isRequired
      />
      {kualifikasi.length > 0 && (
        <Choice
          source="metodeKualifikasi"
          list={KUALIFIKASI.filter((k) => kualifikasi.includes(k.kode))}
          isRequired
        />
      )}
      <Choice
        source="metodeEvaluasi"
        list={jenis ? evaluasiTender(jenis, packages) : []}
        isRequired
      />
      <DecimalInput source="pemenang" required />
      {metode === 'P' && <CalonInput />}
    </div>
  )
}

function Schedule({ record }: { record: RaRecord }) {
  const values = useWatch<TenderForm>()
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {pairsOf(values, record).map((p) => (
        <div
          key={p}
          role="group"
          aria-label={panitia.pasangan[p]}
          style={{
            ...GRID,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 230px), 1fr))',
          }}
        >
          <Typography sx={{ fontWeight: 600, pt: 1 }}>{panitia.pasangan[p]}</Typography>
          <End pasangan={p} ujung="Awal" />
          <End pasangan={p} ujung="Akhir" />
        </div>
      ))}
    </div>
  )
}

function End({ pasangan, ujung }: { pasangan: Pasangan; ujung: 'Awal' | 'Akhir' }) {
  const source: TimeField = `${pasangan}${ujung}`
  const kata = ujung === 'Awal' ? text.mulai : text.selesai
  return (
    <div>
      <Typography variant="caption" color="text.secondary" component="div" aria-hidden>
        {text.ujung[ujung]}
      </Typography>
      <MomentInput
        source={source}
        dayLabel={text.hari(panitia.pasangan[pasangan], kata)}
        timeLabel={text.jam(panitia.pasangan[pasangan], kata)}
        firstTime={ujung === 'Awal' ? '08:00' : '16:00'}
      />
    </div>
  )
}
