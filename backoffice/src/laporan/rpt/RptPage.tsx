import { useState } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { PaketRow } from '@eproc/domain/paket/answers'
import { cetakanLayar as text } from '@eproc/i18n/id/cetakan_office'
import { halaman } from '@eproc/i18n/id/halaman'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { OFFERED, SearchedChoice, type Coded } from '../../shared/form/SearchedChoice.tsx'
import { StageDocuments } from './StageDocuments.tsx'

/** /rpt: the documents of a package's stages; choosing one fetches its printout (S3 §2.1). The package is in the address. */
export default function RptPage() {
  const [query, setQuery] = useSearchParams()
  const id = Number(query.get('paketId')) || null
  const { data: chosen } = useGetOne<PaketRow>(
    'rup/paket',
    { id: id ?? 0 },
    { enabled: id !== null }
  )
  return (
    <>
      <PageTitle title={halaman.rpt} description={text.keterangan} />
      <PaketChoice
        value={id === null ? null : (chosen ?? null)}
        onChange={(paket) => setQuery(paket ? { paketId: String(paket.id) } : {})}
      />
      {id === null ? (
        <EmptyState title={text.pilihDulu} />
      ) : (
        <StageDocuments key={id} paketId={id} />
      )}
    </>
  )
}

interface PaketChoiceProps {
  value: Coded | null
  onChange: (paket: Coded | null) => void
}

/** A package by code or name, searched on the server. */
function PaketChoice(props: PaketChoiceProps) {
  const [typed, setTyped] = useState('')
  const found = useGetList<PaketRow>('rup/paket', {
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'id', order: 'DESC' },
    filter: typed ? { q: typed } : {},
  })
  return (
    <SearchedChoice<Coded>
      {...props}
      label={text.pilihPaket}
      options={found.data ?? []}
      of={found}
      onSearch={setTyped}
    />
  )
}
