import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { AcuanPaket, KegiatanSiap } from '@eproc/domain/paket/answers'
import { useOffice } from '../../providers/useOffice.ts'
import { kegiatanOf, type FormInput } from './values.ts'

/**
 * The kegiatan that the editor knows: those that it began with, and whatever was found or is held by the form. `dana`
 * is for the step that chooses of them, `context` for the rules, `hold` for HeldKegiatan.
 */
export function useKnownKegiatan(first: AcuanPaket, tahun: number, paketId: number | undefined) {
  const office = useOffice()
  const [found, setFound] = useState<readonly KegiatanSiap[]>([])
  const [held, hold] = useState<readonly number[]>([])
  const learn = useCallback((more: readonly KegiatanSiap[]) => setFound((f) => [...f, ...more]), [])
  const known = useMemo(() => [...found, ...first.kegiatan], [first, found])
  // A draft or somebody else's version may hold what was not looked for here.
  const missing = held.filter((id) => !known.some((k) => k.id === id))
  const { data: asked } = useQuery({
    queryKey: ['rup/paket', 'acuan', tahun, paketId, 'id', missing],
    queryFn: () => office.acuanPaket(tahun, { paketId, id: missing.join(',') }),
    enabled: first.lainnya && missing.length > 0,
    placeholderData: keepPreviousData,
  })
  const kegiatan = useMemo(
    () => [...new Map([...known, ...(asked?.kegiatan ?? [])].map((k) => [k.id, k])).values()],
    [known, asked]
  )
  const { paguPla, lainnya } = first
  const context = useMemo(() => ({ kegiatan, paguPla }), [kegiatan, paguPla])
  return { dana: { tahun, paketId, kegiatan, lainnya, learn }, context, hold }
}

/** Says which kegiatan the form holds. */
export function HeldKegiatan({ onChange }: { onChange: (held: readonly number[]) => void }) {
  const listPendanaan = useWatch<FormInput, 'listPendanaan'>({ name: 'listPendanaan' })
  const held = kegiatanOf({ listPendanaan }).join(',')
  useEffect(() => onChange(held ? held.split(',').map(Number) : []), [held, onChange])
  return null
}
