import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { ResourceContextProvider } from 'react-admin'
import { tanggalAngkaWaktu } from '@eproc/domain/common/format'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers_dokumen'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { PanelForm } from '../PanelForm.tsx'
import { usePanelDeed } from '../usePanelDeed.ts'
import { LimitedText } from '../../shared/form/LimitedText.tsx'

const teks = tenderStaf.penjelasan

const Article = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  overflowWrap: 'anywhere',
  padding: '16px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))
const Reply = styled('div')(({ theme }) => ({
  'marginLeft': 16,
  'paddingLeft': 12,
  'borderLeft': `3px solid ${theme.vars.palette.divider}`,
  '&[data-staf]': { borderLeftColor: theme.vars.palette.primary.main },
}))

/** One question with what was answered; those with the right answer below it. */
export function Topik({ topik, allowed }: { topik: TopikPenjelasan; allowed: boolean }) {
  return (
    <Article aria-label={topik.subject}>
      <div>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
          <Typography variant="h3" component="h5">
            {topik.subject}
          </Typography>
          {topik.dijawab !== null && (
            <StatusChip
              color={topik.dijawab ? 'hijau' : 'kuning'}
              text={topik.dijawab ? teks.dijawab : teks.menunggu}
            />
          )}
        </div>
        <Typography variant="caption" color="text.secondary">
          {teks.diubah(topik.pembuat, tanggalAngkaWaktu(topik.updatedAt))}
        </Typography>
        <p style={{ margin: '4px 0 0', whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>
          {topik.message}
        </p>
      </div>
      {topik.listMessage.map((m) => (
        <Reply key={m.id} data-staf={m.staf ? '' : undefined}>
          <Typography variant="caption" color="text.secondary">
            {teks.diubah(m.pengirim, tanggalAngkaWaktu(m.updatedAt))}
          </Typography>{' '}
          {m.staf && <StatusChip color="utama" text={teks.panitia} />}
          <p style={{ margin: 0, whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>{m.message}</p>
        </Reply>
      ))}
      {allowed && <AnswerForm topik={topik} />}
    </Article>
  )
}

const EMPTY: { message: string | null } = { message: null }

function AnswerForm({ topik: { id, subject } }: { topik: TopikPenjelasan }) {
  const deed = usePanelDeed(
    (office, message: string) => office.jawabPenjelasan(id, message),
    tenderStaf.gagal.pesan
  )
  const send = async ({ message }: typeof EMPTY) => {
    const typed = message?.trim()
    return Boolean(typed && (await deed.run(typed)))
  }
  return (
    <ResourceContextProvider value="tender/penjelasan">
      <div style={{ maxWidth: 720 }}>
        <PanelForm
          start={EMPTY}
          emptied
          draft={`topik.${id}`}
          deed={deed}
          save={send}
          submit={
            <Button type="submit" variant="outlined" aria-label={`${teks.kirim}: ${subject}`}>
              {teks.kirim}
            </Button>
          }
        >
          <LimitedText
            source="message"
            id={`jawab-${id}`}
            multiline
            minRows={2}
            max={4000}
            slotProps={{ htmlInput: { 'aria-label': teks.jawabTopik(subject) } }}
          />
        </PanelForm>
      </div>
    </ResourceContextProvider>
  )
}
