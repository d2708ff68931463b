import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useInput } from 'react-admin'
import type { KegiatanSiap } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { useOffice } from '../../../providers/useOffice.ts'
import { NativeChoice } from '../../../shared/form/inputs.tsx'
import { SearchedChoice } from '../../../shared/form/SearchedChoice.tsx'

const name = paketLayar.editor.bidang.listPendanaan.kegiatanId

/** What a row may be paid from. */
export interface KegiatanChoices {
  tahun: number
  paketId: number | undefined
  /** those that are known, each with what it has left */
  kegiatan: readonly KegiatanSiap[]
  /** there are more than are offered without a search */
  lainnya: boolean
  learn: (found: readonly KegiatanSiap[]) => void
}

/** The kegiatan of a row: out of a list while all fit into one, else by code or name, searched on the server. */
export const KegiatanChoice = (p: KegiatanChoices) =>
  p.lainnya ? (
    <Searched {...p} />
  ) : (
    <NativeChoice
      source="kegiatanId"
      label={name}
      required
      choices={p.kegiatan.map((k) => ({ kode: String(k.id), teks: `${k.kode} · ${k.nama}` }))}
    />
  )

function Searched({ tahun, paketId, kegiatan, learn }: KegiatanChoices) {
  const office = useOffice()
  const { field, fieldState } = useInput({ source: 'kegiatanId' })
  const [typed, setTyped] = useState('')
  const found = useQuery({
    queryKey: ['rup/paket', 'acuan', tahun, paketId, 'cari', typed],
    queryFn: () => office.acuanPaket(tahun, { paketId, q: typed }),
    placeholderData: keepPreviousData,
  })
  const chosen = kegiatan.find((k) => k.id === Number(field.value)) ?? null
  return (
    <SearchedChoice<KegiatanSiap>
      label={name}
      required
      errors={fieldState.error?.message}
      value={chosen}
      options={found.data?.kegiatan ?? kegiatan}
      of={found}
      onSearch={setTyped}
      onChange={(one) => {
        if (one) learn([one])
        field.onChange(one ? String(one.id) : '')
      }}
    />
  )
}
