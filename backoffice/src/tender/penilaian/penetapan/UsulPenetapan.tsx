import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider, useInput, useRecordContext } from 'react-admin'
import { hanyaDigit } from '@eproc/domain/common/format'
import type { PenetapanDetails } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import type { UsulPenetapan as Usul } from '../../../providers/verbs/tender/penilaian.ts'
import { usePaket, usePanel } from '../../context.ts'
import { PanelForm } from '../../PanelForm.tsx'
import { PanelList, PanelTable } from '../../../shared/panel/PanelTable.tsx'
import { usePanelDeed } from '../../usePanelDeed.ts'
import { NewerUsulan } from './NewerUsulan.tsx'
import { penetapanColumns } from './penetapan_columns.tsx'
import { rankKey, rankSource, ranksOf, type Ranks } from './ranks.ts'
import { LimitedText } from '../../../shared/form/LimitedText.tsx'

const teks = tenderStaf.penetapan

interface FormValues {
  urutan: Ranks
  alasan: string | null
}
interface UsulPenetapanProps {
  /** what the system proposes */
  usulan: readonly PenetapanDetails[]
  kualifikasi: boolean
}

/** The pokja's proposal to the PPK: a ranking, or who qualified, with its reason; asked about before it is sent. */
export function UsulPenetapan({ usulan, kualifikasi }: UsulPenetapanProps) {
  const { id } = usePaket()
  const { kunci } = usePanel().tahap
  // Later proposals are NewerUsulan's to bring in.
  const [start] = useState<FormValues>(() => ({ urutan: ranksOf(usulan), alasan: null }))
  const [question, setQuestion] = useState<Question | null>(null)
  const deed = usePanelDeed(
    (office, usul: Usul) => office.usulkanPenetapan(id, usul),
    tenderStaf.gagal.penetapan
  )
  const save = async ({ urutan, alasan }: FormValues) => {
    // As they are shown: who fails by now has no rank.
    const ranks = usulan.map((u) => ({ ...u, urutan: u.lulus ? urutan[rankKey(u)] || 0 : 0 }))
    const nama = kualifikasi ? undefined : ranks.find((u) => u.urutan === 1)?.nama
    const title = nama ? teks.tanyaUsul(nama) : teks.tanyaUsulKualifikasi
    const yes = await new Promise<boolean>((answer) => setQuestion({ title, answer }))
    setQuestion(null)
    if (!yes) return false
    const ranking = kualifikasi
      ? {}
      : { urutan: ranks.map(({ vendorId, urutan: rank }) => ({ vendorId, urutan: rank })) }
    return Boolean(await deed.run({ tahap: kunci, ...ranking, alasan: alasan?.trim() || null }))
  }
  return (
    <section aria-label={teks.usulan} style={{ display: 'grid', gap: 16 }}>
      <Typography variant="h3" component="h4">
        {teks.usulan}
      </Typography>
      <ResourceContextProvider value="tender/penetapan">
        <PanelForm
          start={start}
          deed={deed}
          save={save}
          draft={`penetapan.${id}.${kunci}`}
          submit={teks.usulkan}
        >
          <NewerUsulan usulan={usulan} />
          <PanelList resource="tender/penetapan" rows={usulan} rowId={(row) => row.vendorId}>
            <PanelTable title={teks.usulan} empty={teks.belum}>
              {penetapanColumns(kualifikasi, <RankInput />)}
            </PanelTable>
          </PanelList>
          <LimitedText
            source="alasan"
            id="penetapan-alasan"
            helperText={teks.alasanPetunjuk}
            multiline
            minRows={2}
            max={2000}
            sx={{ maxWidth: 720 }}
          />
        </PanelForm>
      </ResourceContextProvider>
      <ConfirmDialog
        open={question !== null}
        title={question?.title ?? ''}
        button={teks.usulkan}
        onCancel={() => question?.answer(false)}
        onConfirm={() => question?.answer(true)}
      >
        {teks.tanyaUsulIsi}
      </ConfirmDialog>
    </section>
  )
}

interface Question {
  title: string
  answer: (yes: boolean) => void
}

const MAX_DIGITS = 4

/** The rank of a row; 0, which is written as nothing, none. Who did not pass gets none. */
function RankInput() {
  const row = useRecordContext<PenetapanDetails>()
  const { field } = useInput({
    source: row ? rankSource(row) : '',
    format: (rank: number) => (rank ? String(rank) : ''),
    parse: (typed: string) => Number(hanyaDigit(typed).slice(0, MAX_DIGITS)),
  })
  if (!row) return null
  if (!row.lulus) return <>{teks.tanpaUrutan}</>
  return (
    <TextField
      {...field}
      placeholder={teks.tanpaUrutan}
      slotProps={{ htmlInput: { 'inputMode': 'numeric', 'aria-label': teks.urutanNama(row.nama) } }}
    />
  )
}
