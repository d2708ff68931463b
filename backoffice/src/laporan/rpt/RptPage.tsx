import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { PaketRow } from '@eproc/domain/paket/answers'
import { cetakan } from '@eproc/i18n/id/cetakan'
import { halaman } from '@eproc/i18n/id/halaman'
import { ui } from '@eproc/i18n/id/ui'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { StageDocuments } from './StageDocuments.tsx'

const text = cetakan.layar
const OFFERED = 20
type Choice = Pick<PaketRow, 'id' | 'kode' | 'nama'>

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
  value: Choice | null
  onChange: (paket: Choice | null) => void
}

/** A package by code or name, searched on the server. */
function PaketChoice({ value, onChange }: PaketChoiceProps) {
  const [typed, setTyped] = useState('')
  const { data = [], isFetching } = useGetList<PaketRow>('rup/paket', {
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'id', order: 'DESC' },
    filter: typed ? { q: typed } : {},
  })
  return (
    <Autocomplete<Choice>
      value={value}
      onChange={(_event, paket) => onChange(paket)}
      onInputChange={(_event, next, reason) => reason === 'input' && setTyped(next)}
      options={data}
      loading={isFetching}
      filterOptions={(all) => all}
      getOptionLabel={(p) => `${p.kode} ${p.nama}`}
      getOptionKey={(p) => p.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={ui.kosong}
      renderInput={(input) => <TextField {...input} label={text.pilihPaket} />}
      sx={{ maxWidth: 640, mb: 4 }}
    />
  )
}
