import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { Checker, type Finding } from '@eproc/domain/common/checker'
import { rupiah } from '@eproc/domain/common/format'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { eraseDraft } from '@eproc/ui/draft/drafts.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { Blacklisted } from '../fields.tsx'
import type { NegosiasiInput } from '../../providers/verbs/tender/penilaian.ts'
import { RupiahInput } from '../../shared/form/inputs.tsx'
import { usePaket, usePanel, useTender } from '../context.ts'
import { ItemList } from '../ItemList.tsx'
import { NothingJudged } from '../NothingJudged.tsx'
import { NewerValues } from '../penilaian/NewerValues.tsx'
import { RowsDraft, rowsDraftKey } from '../penilaian/RowsDraft.tsx'
import { PanelForm } from '../PanelForm.tsx'
import { useEvaluasi } from '../tender_reads.ts'
import { usePanelDeed } from '../usePanelDeed.ts'
import { LimitedText } from '../../shared/form/LimitedText.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'

const teks = tenderStaf.negosiasi
const MAX = 200

const Rekanan = styled('fieldset')(({ theme }) => ({
  'display': 'grid',
  'gap': 16,
  'margin': 0,
  'padding': '16px 0 0',
  'minWidth': 0,
  'border': 0,
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  '& legend': { padding: 0, fontWeight: 700, float: 'left', width: '100%' },
  '& legend + *': { clear: 'both' },
}))

interface FormValues {
  listEvaluasi: Pick<NegosiasiInput, 'negosiasiTeknis' | 'negosiasiHarga'>[]
}

/** With whom one negotiates, as they are ranked; those without a rank, whose offer is above the HPS, last. */
const candidates = (all: readonly EvaluasiStaf[]): EvaluasiStaf[] =>
  all.filter((row) => row.calonNegosiasi).toSorted((a, b) => rank(a) - rank(b))
const rank = (row: EvaluasiStaf): number => row.urutan || row.usulUrutan || Infinity
const lengthOf = (text: string | null): number => [...(text ?? '')].length

function negosiasiRules({ listEvaluasi }: FormValues): readonly Finding[] {
  const check = new Checker()
  listEvaluasi.forEach(({ negosiasiTeknis }, i) =>
    check
      .at(`listEvaluasi.${i}`)
      .ensure(lengthOf(negosiasiTeknis) <= MAX, 'negosiasiTeknis', 'max', MESSAGE)
  )
  return check.findings
}
const MESSAGE = tenderHasil.negosiasi.teks(MAX)

/** Result of clarification and negotiation: a technical note of 200 characters and the price, beside the offer's. */
export default function NegosiasiPanel() {
  const query = useEvaluasi()
  const { data } = query
  const list = useMemo(() => data && candidates(data), [data])
  if (!list) return <Unread of={[query]} />
  if (list.length === 0) return <NothingJudged {...teks} />
  return <NegosiasiForm key={list.map((row) => row.vendorId).join()} list={list} />
}

const agreed = ({ negosiasiTeknis, negosiasiHarga }: EvaluasiStaf) => ({
  negosiasiTeknis,
  negosiasiHarga,
})

const saysSomething = ({ negosiasiTeknis, negosiasiHarga }: FormValues['listEvaluasi'][number]) =>
  Boolean(negosiasiTeknis?.trim()) || negosiasiHarga !== null

/** Whose result it is, and on which version it is based. */
const ofRow = ({ id, vendorId, versi }: EvaluasiStaf) => ({ id, vendorId, versi })

function NegosiasiForm({ list }: { list: readonly EvaluasiStaf[] }) {
  const { id: paketId } = usePaket()
  const { active } = usePanel()
  const { may } = useTender()
  const allowed = active && may('tender.negosiasi')
  const [draftKey] = useState(() => rowsDraftKey(`negosiasi.${paketId}`))
  const deed = usePanelDeed(
    (office, rows: NegosiasiInput[]) => office.simpanNegosiasi(paketId, rows),
    tenderStaf.gagal.negosiasi
  )
  const save = async ({ listEvaluasi }: FormValues) => {
    // What was emptied is sent, too: it would stay as it was.
    const said = listEvaluasi
      .map((row, at) => ({ ...ofRow(list[at]!), ...row }))
      .filter((row, at) => saysSomething(row) || saysSomething(list[at]!))
    const taken = (await deed.run(said)) !== undefined
    if (taken) eraseDraft(draftKey)
    return taken
  }
  const [start] = useState<FormValues>(() => ({ listEvaluasi: list.map(agreed) }))
  return (
    <ResourceContextProvider value="tender/negosiasi">
      <div style={{ maxWidth: 720 }}>
        <PanelForm<FormValues>
          start={start}
          rules={negosiasiRules}
          deed={deed}
          save={save}
          submit={allowed && teks.simpan}
        >
          {allowed && <RowsDraft draftKey={draftKey} rows={list} valuesOf={agreed} />}
          {allowed && <NewerValues rows={list} valuesOf={agreed} change={deed.failure?.change} />}
          {list.map((row, i) => (
            <Rekanan key={row.vendorId}>
              <legend>
                {row.nama} <Blacklisted row={row} />{' '}
                {rank(row) > 0 && (
                  <StatusChip
                    color={row.urutan === 1 ? 'hijau' : 'abu'}
                    text={teks.urutan(rank(row))}
                  />
                )}
              </legend>
              <ItemList items={[[teks.penawaran, rupiah(row.nilaiPenawaran)]]} />
              {allowed ? (
                <Inputs source={`listEvaluasi.${i}`} />
              ) : (
                <ItemList
                  items={[
                    [teks.teknis, row.negosiasiTeknis ?? umum.tanpaNilai],
                    [teks.harga, rupiah(row.negosiasiHarga)],
                  ]}
                />
              )}
            </Rekanan>
          ))}
        </PanelForm>
      </div>
    </ResourceContextProvider>
  )
}

const Inputs = ({ source }: { source: string }) => (
  <>
    <LimitedText source={`${source}.negosiasiTeknis`} multiline minRows={3} max={MAX} />
    <RupiahInput source={`${source}.negosiasiHarga`} />
  </>
)
