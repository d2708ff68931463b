import Refresh from '@mui/icons-material/Refresh'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { tanggalAngkaWaktu } from '@eproc/domain/common/format'
import type { TopikPenjelasan } from '@eproc/domain/tender/answers'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { BerkasTahap } from '../berkas/BerkasTahap.tsx'
import { useIsiPanel } from '../tender_reads.ts'
import { FailureBox } from '../dialog/FailureBox.tsx'
import type { PanelProps } from '../dialog/panel.ts'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.penjelasan
const SEGAR_MS = 15_000

const Topik = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '16px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))
const Tanggapan = styled('div')(({ theme }) => ({
  'marginLeft': 16,
  'paddingLeft': 12,
  'borderLeft': `3px solid ${theme.vars.palette.divider}`,
  '&[data-staf]': { borderLeftColor: theme.vars.palette.primary.main },
}))

/** Explanation: files, then talk with the participants; staff answer inside a topic. */
export default function PenjelasanPanel({
  paket,
  tahap,
  varian,
  aktif,
  boleh,
  onKotor,
}: PanelProps) {
  const { data, error, refetch } = useIsiPanel<TopikPenjelasan[]>(
    paket.id,
    `/api/tender/chat/message/paket/${paket.id}/${varian}`
  )
  const terbuka = tahap.keadaan === 'terbuka'
  /* Besides the live news of the bell: questions also reach those whom nobody notifies. */
  useEffect(() => {
    if (!terbuka) return
    const id = window.setInterval(() => void refetch(), SEGAR_MS)
    return () => window.clearInterval(id)
  }, [terbuka, refetch])
  return (
    <>
      <BerkasTahap
        paket={paket}
        tahap={tahap}
        tipe="penjelasan"
        judul={teks.file}
        kosong={teks.kosongFile}
        tombol={teks.tombol}
        dapat={aktif && boleh('tender.penjelasan')}
      />
      <section aria-label={teks.diskusi}>
        <div style={{ display: 'flex', gap: 16, alignItems: 'center', marginBottom: 8 }}>
          <Typography variant="h3" component="h4" sx={{ flex: 1 }}>
            {teks.diskusi}
          </Typography>
          <Button size="small" startIcon={<Refresh />} onClick={() => void refetch()}>
            {teks.refresh}
          </Button>
        </div>
        {error && !data ? (
          <Kosong gambar="error" judul={ui.errors.muatData} isi={errorMessage(error)} />
        ) : data?.length === 0 ? (
          <Kosong judul={teks.kosong} isi={teks.kosongIsi} />
        ) : (
          <div aria-live="polite">
            {data?.map((t) => (
              <SatuTopik
                key={t.id}
                topik={t}
                paketId={paket.id}
                dapat={terbuka && boleh('tender.chat.jawab')}
                onKotor={onKotor}
              />
            ))}
          </div>
        )}
      </section>
    </>
  )
}

interface SatuTopikProps {
  topik: TopikPenjelasan
  paketId: number
  dapat: boolean
  onKotor: (kotor: boolean) => void
}

function SatuTopik({ topik, paketId, dapat, onKotor }: SatuTopikProps) {
  const [isi, setIsi] = useState('')
  const senderUserId = useSesi().pengguna?.userId ?? 0
  const { run, sibuk, kegagalan } = usePanelDeed(paketId, tenderStaf.gagal.pesan)
  const ketik = (baru: string) => {
    setIsi(baru)
    onKotor(baru.trim() !== '')
  }
  const kirim = async () => {
    const message = isi.trim()
    if (!message) return
    const body = { chatId: topik.id, senderUserId, message }
    if (await run(() => api.post('/api/tender/chat/message', body))) ketik('')
  }
  return (
    <Topik aria-label={topik.subject}>
      <div>
        <Typography variant="h3" component="h5">
          {topik.subject}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {teks.diubah(topik.pembuat, tanggalAngkaWaktu(topik.updatedAt))}
        </Typography>
        <p style={{ margin: '4px 0 0', whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>
          {topik.message}
        </p>
      </div>
      {topik.listMessage.map((m) => (
        <Tanggapan key={m.id} data-staf={m.staf ? '' : undefined}>
          <Typography variant="caption" color="text.secondary">
            {teks.diubah(m.pengirim, tanggalAngkaWaktu(m.updatedAt))}
          </Typography>{' '}
          {m.staf && <ChipStatus warna="utama" teks={teks.panitia} />}
          <p style={{ margin: 0, whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>{m.message}</p>
        </Tanggapan>
      ))}
      {dapat && (
        <form
          style={{ display: 'grid', gap: 8, maxWidth: 720 }}
          onSubmit={(e) => {
            e.preventDefault()
            void kirim()
          }}
        >
          <FailureBox kegagalan={kegagalan} />
          <TextField
            id={`jawab-${topik.id}`}
            label={teks.jawab}
            multiline
            minRows={2}
            value={isi}
            onChange={(e) => ketik(e.target.value)}
            slotProps={{
              htmlInput: { 'maxLength': 4000, 'aria-label': teks.jawabTopik(topik.subject) },
            }}
          />
          <div>
            <Button
              type="submit"
              variant="outlined"
              loading={sibuk}
              aria-label={`${teks.kirim}: ${topik.subject}`}
            >
              {teks.kirim}
            </Button>
          </div>
        </form>
      )}
    </Topik>
  )
}
