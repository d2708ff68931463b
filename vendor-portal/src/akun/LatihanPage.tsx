import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LatihanAnswer, TiketLatihan } from '@eproc/domain/latihan/answers'
import { latihan } from '@eproc/i18n/id/latihan'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { Loaded } from '../app/Loaded.tsx'

const t = latihan.halaman
const KEY = ['latihan']
/** While the room is being prepared its state is asked for again. */
const AGAIN_MS = 2000

/** /latihan: the guide to the rehearsal room, its door, and the button that builds it anew. */
export default function LatihanPage() {
  const room = useQuery({
    queryKey: KEY,
    queryFn: () => api.get<LatihanAnswer>('/api/latihan'),
    refetchInterval: ({ state }) => (state.data?.keadaan === 'menyiapkan' ? AGAIN_MS : false),
  })
  return (
    <>
      <PageTitle title={latihan.judul} description={t.pengantar} />
      <Loaded query={room}>
        {(data) => (data.ada ? <Guide room={data} /> : <MessageBox>{latihan.mati}</MessageBox>)}
      </Loaded>
    </>
  )
}

function Guide({ room }: { room: LatihanAnswer }) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const tell = async (deed: () => Promise<unknown>) => {
    setBusy(true)
    setProblem(null)
    await deed().catch(setProblem)
    await client.invalidateQueries({ queryKey: KEY })
    setBusy(false)
  }
  const enter = () =>
    tell(async () => {
      const { data } = await api.post<TiketLatihan>('/api/latihan/masuk', {})
      window.location.assign(data.url)
    })
  const turnOn = () => tell(() => api.post('/api/latihan/nyalakan', { nyalakan: true }))
  const anew = () => tell(() => api.post('/api/latihan/ulang', { yakin: true }))
  return (
    <Stack spacing={3} sx={{ maxWidth: '72ch' }}>
      <div>
        <ol>
          {t.langkah.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Typography>{t.bersama}</Typography>
      </div>
      {problem !== null && <MessageBox tone="error">{errorMessage(problem)}</MessageBox>}
      <div role="status">
        <MessageBox tone={TONE[room.keadaan]} title={latihan.keadaan[room.keadaan]}>
          {TOLD[room.keadaan]}
        </MessageBox>
      </div>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {room.keadaan === 'siap' ? (
          <Button variant="contained" disabled={busy} onClick={() => void enter()}>
            {t.masuk}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={busy || room.keadaan === 'menyiapkan'}
            onClick={() => void turnOn()}
          >
            {t.nyalakan}
          </Button>
        )}
        {room.bolehUlang && (
          <Button
            variant="outlined"
            color="error"
            disabled={busy || room.keadaan === 'menyiapkan'}
            onClick={() => setAsking(true)}
          >
            {t.ulang}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t.ulang}
        button={t.ulang}
        destructive
        onConfirm={() => {
          setAsking(false)
          void anew()
        }}
        onCancel={() => setAsking(false)}
      >
        {t.tanyaUlang}
      </ConfirmDialog>
    </Stack>
  )
}

const TOLD = {
  mati: t.menunggu,
  menyiapkan: t.menunggu,
  siap: t.siap,
  gagal: latihan.gagal,
} as const
const TONE = { mati: 'info', menyiapkan: 'info', siap: 'success', gagal: 'error' } as const
