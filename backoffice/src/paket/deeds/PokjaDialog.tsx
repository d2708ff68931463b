import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AutocompleteArrayInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { keHari } from '@eproc/domain/common/format'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { clockNow } from '@eproc/ui/api/time.ts'
import { useOffice } from '../../providers/useOffice.ts'
import { DayInput } from '../../shared/form/DayInput.tsx'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { RequiredText } from '../../shared/form/RequiredText.tsx'
import { useLeave } from '../OnePaket.tsx'

const text = paketLayar.pokja

interface PokjaInput {
  nomor: string
  tanggal: string
  anggota: number[]
}

/** `/12/pokja`: appoints the committee of a package with its letter of appointment. */
export default function PokjaDialog() {
  const paket = useRecordContext<RincianPaket>()!
  const leave = useLeave()
  // What the user started from: news of the package must not change the form.
  const [start] = useState<PokjaInput>(() => ({
    nomor: paket.pokja.nomor ?? '',
    tanggal: paket.pokja.tanggal ?? keHari(clockNow()) ?? '',
    anggota: paket.pokja.anggota.map((a) => a.penggunaId),
  }))
  return (
    <DeedDialog<PokjaInput, RincianPaket>
      title={text.judul(paket.kode)}
      width="md"
      defaults={start}
      submit={{ text: paketLayar.editor.simpan, cancel: paketLayar.konfirmasi.tutup }}
      deed={(office, input) => office.tetapkanPokja(paket.id, input)}
      close={leave}
    >
      <Typography sx={{ fontWeight: 600 }}>{paket.nama}</Typography>
      <RequiredText source="nomor" label={text.nomor} max={100} />
      <DayInput source="tanggal" label={text.tanggal} required />
      <MemberInput paket={paket} />
    </DeedDialog>
  )
}

/** Its members, from those who may be appointed. */
function MemberInput({ paket }: { paket: RincianPaket }) {
  const office = useOffice()
  const { data = [], isPending } = useQuery({
    queryKey: ['rup/paket', 'calon-pokja', paket.id],
    queryFn: () => office.calonPokja(paket.id),
  })
  const chosen = (useWatch({ name: 'anggota' }) ?? []) as number[]
  const tender = paket.metodePemilihan === 'TEN' || paket.metodePemilihan === 'SEL'
  return (
    <AutocompleteArrayInput
      source="anggota"
      label={text.anggota}
      isRequired
      isPending={isPending}
      // Several are chosen, one after another.
      disableCloseOnSelect
      choices={data.map((c) => ({
        id: c.id,
        name: c.jabatan ? `${c.nama}, ${c.jabatan}` : c.nama,
      }))}
      helperText={`${tender ? text.anggotaTender : text.anggotaLangsung} ${text.dipilih(chosen.length)}`}
    />
  )
}
