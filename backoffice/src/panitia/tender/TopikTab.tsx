import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { tanggalAngkaWaktu } from '@eproc/domain/common/format'
import type { RincianTender, TopikTender } from '@eproc/domain/panitia/answers'
import { aturanTopik } from '@eproc/domain/panitia/aturan_tender'
import { panitia } from '@eproc/i18n/id/panitia'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { TextInput } from 'react-admin'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { Choice } from '../../shared/form/Choice.tsx'

const { aksi, topik: text } = panitiaLayar
type TopikForm = { subject: string; message: string; paket: string }

/** Topics of the explanation and of the objection period; every package's. */
export function TopikTab({ tender }: { tender: RincianTender }) {
  const [open, setOpen] = useState(false)
  const running = tender.listPaket.filter((p) => tender.boleh.paketTopik.includes(p.id))
  return (
    <>
      {tender.boleh.topik && (
        <div>
          <Button variant="contained" onClick={() => setOpen(true)}>
            {aksi.topik}
          </Button>
        </div>
      )}
      {tender.listChat.length === 0 && <EmptyState title={text.kosong} />}
      {tender.listChat.map((t) => (
        <OneTopik key={t.id} topik={t} />
      ))}
      {open && (
        <DeedDialog<TopikForm>
          title={aksi.topik}
          defaults={{ subject: '', message: '', paket: String(running[0]?.id ?? '') }}
          rules={aturanTopik}
          submit={{ text: aksi.topik }}
          deed={(office, { paket, ...v }) =>
            office.buatTopikTender(tender.id, { ...v, paketPenyediaId: Number(paket) || null })
          }
          close={() => setOpen(false)}
          names={{ paket: text.paket }}
          draft={`panitiaTopik.${tender.id}`}
        >
          {running.length > 1 && (
            <Choice
              source="paket"
              label={text.paket}
              list={running.map((p) => ({ kode: String(p.id), teks: `${p.kode} · ${p.nama}` }))}
              isRequired
            />
          )}
          <TextInput source="subject" isRequired />
          <TextInput source="message" isRequired multiline minRows={3} />
        </DeedDialog>
      )}
    </>
  )
}

function OneTopik({ topik }: { topik: TopikTender }) {
  const [open, setOpen] = useState(false)
  return (
    <Card variant="outlined" component="article" aria-label={topik.subject}>
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
          <StatusChip color={topik.tahap === 'SH' ? 'kuning' : 'biru'} text={text[topik.tahap]} />
          <Typography sx={{ fontWeight: 600 }}>{topik.subject}</Typography>
          <Typography color="text.secondary">
            {`${topik.creator} · ${tanggalAngkaWaktu(topik.createdAt)} · ${topik.kodePaket}`}
          </Typography>
        </div>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{topik.message}</Typography>
        {topik.listMessage.map((m) => (
          <div key={m.id} style={{ paddingInlineStart: 16, borderInlineStart: '2px solid' }}>
            <Typography color="text.secondary" variant="body2">
              {`${m.pengirim} · ${tanggalAngkaWaktu(m.updatedAt)}`}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap' }}>{m.message}</Typography>
          </div>
        ))}
        {topik.bisaDijawab && (
          <div>
            <Button size="small" onClick={() => setOpen(true)}>
              {aksi.balas}
            </Button>
          </div>
        )}
      </CardContent>
      {open && (
        <DeedDialog<{ message: string }>
          title={`${aksi.balas}: ${topik.subject}`}
          defaults={{ message: '' }}
          rules={({ message }) =>
            message?.trim()
              ? []
              : [{ field: 'message', rule: 'required', message: panitia.aturan.message }]
          }
          submit={{ text: aksi.balas }}
          deed={(office, v) => office.balasTopikTender(topik.id, v.message)}
          draft={`panitiaBalasan.${topik.id}`}
          close={() => setOpen(false)}
        >
          <TextInput source="message" isRequired multiline minRows={3} />
        </DeedDialog>
      )}
    </Card>
  )
}
