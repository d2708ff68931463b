import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PenetapanDetails } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { api } from '@eproc/ui/api/api.ts'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { useSegarkanTender } from '../tender_reads.ts'

const teks = tenderStaf.penetapan
const SEBAB = Object.entries(tenderHasil.penetapan.sebab).map(([kode, isi]) => ({
  kode,
  teks: isi,
}))

/** The winner withdraws or the negotiation fails: the next rank is proposed to the PPK with a reason. */
export function PemenangGugur({
  paketId,
  pemenang,
}: {
  paketId: number
  pemenang: PenetapanDetails
}) {
  const [buka, setBuka] = useState(false)
  return (
    <div>
      <Button color="error" onClick={() => setBuka(true)}>
        {teks.gugur}
      </Button>
      {buka && <Dialog paketId={paketId} pemenang={pemenang} onTutup={() => setBuka(false)} />}
    </div>
  )
}

interface DialogProps {
  paketId: number
  pemenang: PenetapanDetails
  onTutup: () => void
}

function Dialog({ paketId, pemenang, onTutup }: DialogProps) {
  const form = useForm({ defaultValues: { sebab: '', alasan: '' } })
  const segarkan = useSegarkanTender(paketId)
  const { notify } = useNotice()
  const { isSubmitting } = form.formState
  return (
    <DialogPenuh
      buka
      lebar="sm"
      judul={teks.gugurJudul(pemenang.nama)}
      onTutup={onTutup}
      sibuk={isSubmitting}
      aksi={
        <>
          <Button onClick={onTutup} disabled={isSubmitting}>
            {umum.tombol.batal}
          </Button>
          <Button
            type="submit"
            form="pemenang-gugur"
            variant="contained"
            color="error"
            loading={isSubmitting}
          >
            {teks.gugur}
          </Button>
        </>
      }
    >
      <Formulir
        form={form}
        id="pemenang-gugur"
        jaga={false}
        onKirim={async (input) => {
          const { message } = await api.post(`/api/tender/penetapan/${paketId}/gugur`, {
            vendorId: pemenang.vendorId,
            ...input,
          })
          notify(message)
          await segarkan()
          onTutup()
        }}
      >
        <p style={{ margin: 0 }}>{teks.gugurIsi}</p>
        <FormSelect name="sebab" label={teks.sebab} pilihan={SEBAB} wajib />
        <FormText name="alasan" label={teks.alasan} baris={3} maks={2000} wajib />
      </Formulir>
    </DialogPenuh>
  )
}
