import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AutocompleteInput, useRecordContext } from 'react-admin'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { keHari } from '@eproc/domain/common/format'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { pergantianLayar } from '@eproc/i18n/id/pergantian_office'
import { clockNow } from '@eproc/ui/api/time.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { UnreadList, unreadOptions } from '@eproc/ui/fields/UnreadList.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { DayInput } from '../../shared/form/DayInput.tsx'
import { LimitedText } from '../../shared/form/LimitedText.tsx'
import { RequiredText } from '../../shared/form/RequiredText.tsx'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { useLeave } from '../OnePaket.tsx'

const text = pergantianLayar.gantiPpk

interface GantiPpkInput {
  /** of the package, as it was read */
  versi: number
  ppkId: number | null
  nomor: string
  tanggal: string
  sebab: string
}

/** `/12/ppk`: proposes another PPK for a package; the PA of its directorate decides. */
export default function GantiPpkDialog() {
  const { id, versi, kode, nama, ppk, usulPpk } = useRecordContext<RincianPaket>()!
  const leave = useLeave()
  // News of the package must not change the form.
  const [start] = useState<GantiPpkInput>(() => ({
    versi,
    ppkId: null,
    nomor: '',
    tanggal: keHari(clockNow()) ?? '',
    sebab: '',
  }))
  return (
    <DeedDialog<GantiPpkInput, RincianPaket>
      title={text.judul(kode)}
      defaults={start}
      names={{ ppkId: text.ppk, nomor: text.nomor, tanggal: text.tanggal, sebab: text.sebab }}
      submit={{ text: text.usulkan, cancel: paketLayar.konfirmasi.tutup }}
      deed={(office, input) => office.usulkanPpk(id, input)}
      close={leave}
      draft={`gantiPpk.${id}`}
    >
      <Typography sx={{ fontWeight: 600 }}>{nama}</Typography>
      <Typography>{text.kini(ppk)}</Typography>
      {usulPpk && <MessageBox tone="warning">{text.menunggu(usulPpk.ppk)}</MessageBox>}
      <Successor paketId={id} />
      <RequiredText source="nomor" label={text.nomor} max={100} />
      <DayInput source="tanggal" label={text.tanggal} required />
      <LimitedText source="sebab" label={text.sebab} isRequired multiline minRows={2} max={2000} />
    </DeedDialog>
  )
}

function Successor({ paketId }: { paketId: number }) {
  const office = useOffice()
  const list = useQuery({
    queryKey: ['rup/paket', 'calon-ppk', paketId],
    queryFn: () => office.calonPpk(paketId),
  })
  const { data, isPending } = list
  if (data?.length === 0) return <MessageBox tone="warning">{text.tanpaCalon}</MessageBox>
  return (
    <div>
      <AutocompleteInput
        source="ppkId"
        label={text.ppk}
        isRequired
        isPending={isPending}
        choices={data?.map((c) => ({
          id: c.id,
          name: c.jabatan ? `${c.nama}, ${c.jabatan}` : c.nama,
        }))}
        noOptionsText={unreadOptions(list)}
        helperText={text.ppkKet}
      />
      <UnreadList of={list} />
    </div>
  )
}
