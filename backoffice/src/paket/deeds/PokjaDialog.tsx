import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AutocompleteArrayInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { pokjaPerluTiga } from '@eproc/domain/paket/aturan_pokja'
import { keHari } from '@eproc/domain/common/format'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { clockNow } from '@eproc/ui/api/time.ts'
import { useOffice } from '../../providers/useOffice.ts'
import { DayInput } from '../../shared/form/DayInput.tsx'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'
import { asItIs, day } from '../../shared/stale/told.ts'
import { RequiredText } from '../../shared/form/RequiredText.tsx'
import { useLeave } from '../OnePaket.tsx'
import { SalinPokja } from './SalinPokja.tsx'

const text = paketLayar.pokja

interface PokjaInput {
  /** of the package, as it was read */
  versi: number
  nomor: string
  tanggal: string
  anggota: number[]
}

/** `/12/pokja`: appoints the committee of a package with its letter of appointment. */
export default function PokjaDialog() {
  const paket = useRecordContext<RincianPaket>()!
  const leave = useLeave()
  // What the user started from: news of the package must not change the form.
  const [start] = useState(() => valuesOf(paket))
  const people = useCandidates(paket)
  const nameOf = (id: number) =>
    paket.pokja.anggota.find((a) => a.penggunaId === id)?.nama ??
    people.data?.find((c) => c.id === id)?.nama ??
    String(id)
  return (
    <DeedDialog<PokjaInput, RincianPaket>
      title={text.judul(paket.kode)}
      width="md"
      defaults={start}
      newest={{ id: paket.id, ...valuesOf(paket) }}
      names={{ nomor: text.nomor, tanggal: text.tanggal, anggota: text.anggota }}
      told={{
        nomor: asItIs,
        tanggal: day,
        anggota: (ids) => (ids as number[]).map(nameOf).join(', '),
      }}
      submit={{ text: paketLayar.editor.simpan, cancel: paketLayar.konfirmasi.tutup }}
      deed={(office, input) => office.tetapkanPokja(paket.id, input)}
      close={leave}
      draft={`pokja.${paket.id}`}
    >
      <Typography sx={{ fontWeight: 600 }}>{paket.nama}</Typography>
      <RequiredText source="nomor" label={text.nomor} max={100} />
      <DayInput source="tanggal" label={text.tanggal} required />
      <SalinPokja paketId={paket.id} />
      <MemberInput paket={paket} people={people} />
    </DeedDialog>
  )
}

const valuesOf = ({ versi, pokja }: RincianPaket): PokjaInput => ({
  versi,
  nomor: pokja.nomor ?? '',
  tanggal: pokja.tanggal ?? keHari(clockNow()) ?? '',
  anggota: pokja.anggota.map((a) => a.penggunaId),
})

function useCandidates({ id }: RincianPaket) {
  const office = useOffice()
  return useQuery({
    queryKey: ['rup/paket', 'calon-pokja', id],
    queryFn: () => office.calonPokja(id),
  })
}

/** Its members, from those who may be appointed; who is one and may not any more is named, so as to be taken out. */
function MemberInput({
  paket,
  people,
}: {
  paket: RincianPaket
  people: ReturnType<typeof useCandidates>
}) {
  const { data, isPending, isLoadingError } = people
  const chosen = (useWatch({ name: 'anggota' }) ?? []) as number[]
  const tender = pokjaPerluTiga(paket.metodePemilihan)
  if (isLoadingError) return <Unread of={[people]} />
  const former = paket.pokja.anggota.filter(
    ({ penggunaId: id }) => data && chosen.includes(id) && !data.some((c) => c.id === id)
  )
  return (
    <AutocompleteArrayInput
      source="anggota"
      label={text.anggota}
      isRequired
      isPending={isPending}
      // Several are chosen, one after another.
      disableCloseOnSelect
      choices={[
        ...former.map((a) => ({ id: a.penggunaId, name: text.bukanLagi(a.nama) })),
        ...(data ?? []).map((c) => ({
          id: c.id,
          name: c.jabatan ? `${c.nama}, ${c.jabatan}` : c.nama,
        })),
      ]}
      helperText={`${tender ? text.anggotaTender : text.anggotaLangsung} ${text.dipilih(chosen.length)}`}
    />
  )
}
