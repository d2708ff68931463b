import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AcuanWilayah } from '@eproc/domain/dosir/answers'
import { dosirLayar } from '@eproc/i18n/id/dosir_portal'
import { api } from '@eproc/ui/api/api.ts'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { UnreadList } from '@eproc/ui/fields/UnreadList.tsx'

const t = dosirLayar.perusahaan
const FOREVER = Infinity
const toChoices = (list: AcuanWilayah[] = []) =>
  list.map(({ kode, nama }) => ({ kode, teks: nama }))

/** Provinsi and kabupaten/kota; another provinsi clears and reloads the kabupaten (S2 §5). */
export function WilayahFields() {
  const { setValue } = useFormContext<{ provinsi: string; kabkod: string }>()
  const provinsi = useWatch({ name: 'provinsi' }) as string
  const all = useQuery({
    queryKey: ['provinsi'],
    queryFn: () => api.get<AcuanWilayah[]>('/api/provinsi'),
    staleTime: FOREVER,
  })
  const kabupaten = useQuery({
    queryKey: ['kabupaten-kota', provinsi],
    queryFn: () => api.get<AcuanWilayah[]>(`/api/kabupaten-kota/${provinsi}`),
    enabled: provinsi !== '',
    staleTime: FOREVER,
  })
  return (
    <>
      <div>
        <FormSelect
          key={`provinsi-${all.isSuccess}`}
          name="provinsi"
          label={t.provinsi}
          autoComplete="address-level1"
          choices={toChoices(all.data)}
          onChanged={() => setValue('kabkod', '', { shouldDirty: true })}
          required
        />
        <UnreadList of={all} />
      </div>
      <div>
        <FormSelect
          key={`kabkod-${kabupaten.isSuccess}`}
          name="kabkod"
          label={t.kabkod}
          autoComplete="address-level2"
          choices={toChoices(kabupaten.data)}
          {...(provinsi ? {} : { empty: t.chooseProvinsi })}
          disabled={provinsi === ''}
          required
        />
        <UnreadList of={kabupaten} />
      </div>
    </>
  )
}
