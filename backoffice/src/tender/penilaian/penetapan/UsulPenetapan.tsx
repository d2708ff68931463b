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
import { penetapanColumns } from './penetapan_columns.tsx'
import { LimitedText } from '../../../shared/form/LimitedText.tsx'

const teks = tenderStaf.penetapan

interface FormValues {
  urutan: { vendorId: number; urutan: number }[]
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
  const [question, setQuestion] = useState<Question | null>(null)
  const deed = usePanelDeed(
    (office, usul: Usul) => office.usulkanPenetapan(id, usul),
    tenderStaf.gagal.penetapan
  )
  const save = async ({ urutan, alasan }: FormValues) => {
    const winner = urutan.find((line) => line.urutan === 1)?.vendorId
    const nama = kualifikasi ? undefined : usulan.find((u) => u.vendorId === winner)?.nama
    const title = nama ? teks.tanyaUsul(nama) : teks.tanyaUsulKualifikasi
    const yes = await new Promise<boolean>((answer) => setQuestion({ title, answer }))
    setQuestion(null)
    if (!yes) return false
    const ranking = kualifikasi ? {} : { urutan }
    return Boolean(await deed.run({ tahap: kunci, ...ranking, alasan: alasan?.trim() || null }))
  }
  const start: FormValues = {
    urutan: usulan.map(({ vendorId, urutan }) => ({ vendorId, urutan })),
    alasan: null,
  }
  // Another proposal of the system: another ranking to begin with.
  const ranks = start.urutan.map(({ vendorId, urutan }) => `${vendorId}-${urutan}`)
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
          draft={`penetapan.${id}.${kunci}.${ranks.join('.')}`}
          submit={teks.usulkan}
        >
          <PanelList
            resource="tender/penetapan"
            rows={usulan.map((u, index) => ({ ...u, index }))}
            rowId={(row) => row.vendorId}
          >
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
  const row = useRecordContext<PenetapanDetails & { index: number }>()
  const { field } = useInput({
    source: `urutan.${row?.index}.urutan`,
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
