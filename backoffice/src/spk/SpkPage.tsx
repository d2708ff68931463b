import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useOffice } from '../providers/useOffice.ts'
import { GuardedPage } from '../shared/form/GuardedPage.tsx'
import { useLeave } from '../shared/form/unsaved.ts'
import { SpkForm } from './SpkForm.tsx'

/** /spk?tender=12: the work order of one tender. */
export default function SpkPage() {
  return (
    <GuardedPage>
      <Spk />
    </GuardedPage>
  )
}

function Spk() {
  const leave = useLeave()
  const office = useOffice()
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('tender') ?? 0)
  const { data: list } = useQuery({ queryKey: ['spk'], queryFn: () => office.tenderSpk() })
  return (
    <>
      <PageTitle title={text.judul} description={text.keterangan} />
      {list?.length === 0 && <EmptyState title={text.kosong} />}
      {list && list.length > 0 && (
        <TextField
          select
          label={text.tender}
          helperText={id ? undefined : text.pilih}
          value={list.some((t) => t.id === id) ? id : ''}
          onChange={(e) => {
            const tender = e.target.value
            leave(() => setParams({ tender }))
          }}
          sx={{ maxWidth: 560, width: '100%', mb: 3 }}
        >
          {list.map((t) => (
            <MenuItem key={t.id} value={t.id}>{`${t.kode} · ${t.nama}`}</MenuItem>
          ))}
        </TextField>
      )}
      {id > 0 && <OneSpk key={id} tenderId={id} />}
    </>
  )
}

function OneSpk({ tenderId }: { tenderId: number }) {
  const office = useOffice()
  const { data, error } = useQuery({
    queryKey: ['spk', tenderId],
    queryFn: () => office.bacaSpk(tenderId),
    staleTime: 0,
  })
  if (error) return <MessageBox tone="error">{errorMessage(error)}</MessageBox>
  return data ? <SpkForm spk={data} /> : <PageSkeleton rows={4} />
}
