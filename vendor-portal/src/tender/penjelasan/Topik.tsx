import EditIcon from '@mui/icons-material/EditOutlined'
import SendIcon from '@mui/icons-material/SendOutlined'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useRef, type FormEvent } from 'react'
import { tanggalAngkaWaktu } from '@eproc/domain/common/format'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers_dokumen'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { FieldFooter, textLimit } from '@eproc/ui/fields/FormText.tsx'
import { useTextDraft } from '@eproc/ui/draft/useTextDraft.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { useSendPenjelasan } from './usePenjelasan.ts'

const t = tenderLayar.penjelasan
const MAX_MESSAGE = 4000

const Card = styled('li')(({ theme }) => ({
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  'overflow': 'hidden',
  '& > header, & > form, & > ul': { padding: '14px 18px' },
  '& > form': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .teks': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch' },
}))
/* Own messages stand right, the committee's on tinted paper: who speaks is seen before it is read. */
const Conversation = styled('ul')(({ theme }) => ({
  'listStyle': 'none',
  'margin': 0,
  'display': 'grid',
  'gap': 10,
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  'backgroundColor': theme.vars.palette.background.default,
  '& > li': {
    justifySelf: 'start',
    maxWidth: 'min(100%, 72ch)',
    padding: '8px 14px',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > li[data-staf]': {
    backgroundColor: theme.vars.palette.status.utama.latar,
    borderColor: theme.vars.palette.status.utama.garis,
    color: theme.vars.palette.status.utama.teks,
  },
  '& > li[data-staf] .siapa': { color: 'inherit' },
  '& > li[data-sendiri]': { justifySelf: 'end' },
}))

export interface TopikProps {
  topik: TopikPenjelasan
  paketId: number
  terbuka: boolean
  /** absent where a topic is not changed */
  onEdit?: () => void
}

const who = (nama: string, own: boolean, pada: string) =>
  `${own ? t.you : nama} · ${tanggalAngkaWaktu(pada)}`

/** One question with its conversation. */
export function Topik({ topik, paketId, terbuka, onEdit }: TopikProps) {
  return (
    <Card>
      <header>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
          <Typography variant="h3" component="h5" sx={{ flex: '1 1 240px', minWidth: 0 }}>
            {topik.subject}
          </Typography>
          {topik.dijawab !== null && (
            <StatusChip
              color={topik.dijawab ? 'hijau' : 'abu'}
              text={topik.dijawab ? t.answered : t.notAnswered}
            />
          )}
          {topik.bisaDiubah && terbuka && onEdit && (
            <Button
              size="small"
              startIcon={<EditIcon />}
              aria-label={t.editTopik(topik.subject)}
              onClick={onEdit}
            >
              {ui.tombol.ubah}
            </Button>
          )}
        </div>
        <Typography variant="caption" color="text.secondary" component="p">
          {who(topik.pembuat, topik.milikSendiri, topik.updatedAt)}
        </Typography>
        <Typography className="teks">{topik.message}</Typography>
      </header>
      {topik.listMessage.length > 0 && (
        <Conversation aria-label={t.messageCount(topik.listMessage.length)}>
          {topik.listMessage.map((p) => (
            <li
              key={p.id}
              {...(p.staf ? { 'data-staf': '' } : {})}
              {...(p.milikSendiri ? { 'data-sendiri': '' } : {})}
            >
              <Typography className="siapa" variant="caption" color="text.secondary">
                {who(p.pengirim, p.milikSendiri, p.updatedAt)}
              </Typography>
              <div className="teks">{p.message}</div>
            </li>
          ))}
        </Conversation>
      )}
      {terbuka && <Reply topik={topik} paketId={paketId} />}
    </Card>
  )
}

function Reply({ topik, paketId }: { topik: TopikPenjelasan; paketId: number }) {
  const id = useId()
  const [text, setText] = useTextDraft(`pesan.${topik.id}`)
  const input = useRef<HTMLTextAreaElement>(null)
  const { mutateAsync, isPending, error, reset } = useSendPenjelasan(paketId, topik.tahap)
  const empty = text.trim() === ''
  const { count, tooLong } = textLimit(text, MAX_MESSAGE)
  const submit = async (e: FormEvent) => {
    e.preventDefault()
    if (isPending || empty || tooLong) {
      input.current?.focus()
      return
    }
    try {
      await mutateAsync(() =>
        api.post('/api/tender/chat/message', {
          chatId: topik.id,
          message: text,
        })
      )
      setText('')
      input.current?.focus()
    } catch {
      /* Shown below; what was typed stays. */
    }
  }
  return (
    <form onSubmit={(e) => void submit(e)}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-end' }}>
        <OutlinedInput
          multiline
          maxRows={8}
          size="small"
          inputRef={input}
          value={text}
          placeholder={t.write}
          onChange={(e) => {
            setText(e.target.value)
            if (error) reset()
          }}
          inputProps={{
            'aria-label': t.writeOn(topik.subject),
            'aria-invalid': tooLong !== undefined,
            'aria-describedby': error || count ? id : undefined,
          }}
          sx={{ flex: '1 1 240px' }}
        />
        <Button
          type="submit"
          variant="outlined"
          startIcon={<SendIcon />}
          loading={isPending}
          sx={{ minHeight: 44 }}
        >
          {umum.tombol.kirim}
        </Button>
      </div>
      {(error ?? count) && (
        <FormHelperText
          id={id}
          component="div"
          error={error !== null || tooLong !== undefined}
          {...(error ? { role: 'alert' } : {})}
        >
          <FieldFooter
            errors={tooLong ?? (error ? errorMessage(error) : undefined)}
            count={count}
          />
        </FormHelperText>
      )}
    </form>
  )
}
