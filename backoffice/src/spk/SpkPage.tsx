import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { spkLayar as text } from '@eproc/i18n/id/spk_office'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useOffice } from '../providers/useOffice.ts'
import { GuardedPage } from '../shared/unsaved/GuardedPage.tsx'
import { OFFERED, SearchedChoice, type Coded } from '../shared/form/SearchedChoice.tsx'
import { Unread } from '../shared/panel/Unread.tsx'
import { useLeave } from '../shared/unsaved/unsaved.ts'
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
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('tender') ?? 0)
  return (
    <>
      <PageTitle title={text.judul} description={text.keterangan} />
      <TenderChoice
        id={id}
        onChange={(tender) => leave(() => setParams(tender ? { tender: String(tender.id) } : {}))}
      />
      {id > 0 && <OneSpk key={id} tenderId={id} />}
    </>
  )
}

/** A running tender by code or name, searched on the server; the chosen one is told by its work order. */
function TenderChoice({ id, onChange }: { id: number; onChange: (tender: Coded | null) => void }) {
  const office = useOffice()
  const [typed, setTyped] = useState('')
  const found = useQuery({
    queryKey: ['spk', 'tender', typed],
    queryFn: () => office.tenderSpk(typed, OFFERED),
    placeholderData: keepPreviousData,
  })
  const { data: chosen } = useSpk(id)
  if (found.data?.length === 0 && typed === '' && !id) return <EmptyState title={text.kosong} />
  return (
    <SearchedChoice<Coded>
      label={text.tender}
      helperText={id ? undefined : text.pilih}
      value={chosen ? { id, kode: chosen.kode, nama: chosen.nama } : null}
      onChange={onChange}
      options={found.data ?? []}
      of={found}
      onSearch={setTyped}
    />
  )
}

function useSpk(tenderId: number) {
  const office = useOffice()
  return useQuery({
    queryKey: ['spk', tenderId],
    queryFn: () => office.bacaSpk(tenderId),
    staleTime: 0,
    enabled: tenderId > 0,
  })
}

/** What is typed stays where it cannot be read again. */
function OneSpk({ tenderId }: { tenderId: number }) {
  const query = useSpk(tenderId)
  if (query.data) return <SpkForm spk={query.data} />
  return <Unread of={[query]} waiting={<PageSkeleton rows={4} />} />
}
