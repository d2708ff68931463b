import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { aturanJadwalPaket } from '@eproc/domain/paket/aturan_jadwal_paket'
import type { JenisPengadaan, Kualifikasi, MetodePemilihan } from '@eproc/domain/common/choices'
import { nomorWajib } from '@eproc/domain/tahap/templat'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { DayField } from '@eproc/ui/dates/DayField.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { toInput, type FormInput } from '../values.ts'
import { useOffice } from '../../../providers/useOffice.ts'
import { JadwalInputs } from '../../jadwal/JadwalInputs.tsx'

const text = paketLayar.editor.jadwal

/** The jadwal, tahap by tahap; its rules are checked at every keystroke. */
export function JadwalStep() {
  const { setValue } = useFormContext<FormInput>()
  const input = useWatch<FormInput>() as FormInput
  const [begin, setBegin] = useState('')
  const office = useOffice()
  const rows = input.listJadwal
  const propose = useMutation({
    mutationFn: () =>
      office.usulkanJadwal({
        jenisPengadaan: input.jenisPengadaan,
        metodePemilihan: input.metodePemilihan,
        kualifikasi: input.kualifikasi || null,
        mulai: begin || null,
        tahap: rows.map(({ urut, include }) => ({ urut, include })),
      }),
    onSuccess: ({ data }) =>
      setValue(
        'listJadwal',
        data.map((d) => ({ ...rows.find((b) => b.urut === d.urut)!, ...d })),
        { shouldDirty: true }
      ),
    onError: (error) => showAlert(errorMessage(error), 'error'),
  })
  if (rows.length === 0) return <MessageBox tone="info">{text.pilihMetode}</MessageBox>
  const findings = aturanJadwalPaket(toInput(input))
  const failure = new Map(
    findings.flatMap((g) => {
      const i = Number(g.field.split('.')[1])
      const urut = rows[i]?.urut
      return urut === undefined ? [] : [[urut, g.message] as const]
    })
  )
  const required = nomorWajib(
    input.metodePemilihan as MetodePemilihan,
    (input.kualifikasi || null) as Kualifikasi | null,
    input.jenisPengadaan as JenisPengadaan
  )
  const empty = !rows.some((b) => b.include && (b.mulai || b.selesai))
  const unused = input.tahapLain.filter((b) => b.mulai || b.selesai).length
  return (
    <>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'end' }}>
        <div style={{ width: 220 }}>
          <DayField label={text.mulaiUsul} value={begin} onChange={setBegin} />
        </div>
        <Button variant="outlined" onClick={() => propose.mutate()} loading={propose.isPending}>
          {text.usulkan}
        </Button>
        <small>{text.usulPetunjuk}</small>
      </div>
      <div role="status">
        {propose.data?.message && <MessageBox tone="warning">{propose.data.message}</MessageBox>}
        {empty ? (
          <MessageBox tone="info">{text.belum}</MessageBox>
        ) : findings.length === 0 ? (
          <MessageBox tone="success">{text.sah}</MessageBox>
        ) : (
          <MessageBox tone="error">
            {text.ada(findings.length)}
            {findings.some((g) => !g.field.includes('.')) && `: ${findings[0]!.message}`}
          </MessageBox>
        )}
      </div>
      {unused > 0 && <MessageBox tone="warning">{text.lain(unused)}</MessageBox>}
      <JadwalInputs errors={failure} required={required} />
    </>
  )
}
