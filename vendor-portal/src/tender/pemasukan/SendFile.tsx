import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { rupiah } from '@eproc/domain/common/format'
import type { PenawaranDiterima } from '@eproc/domain/tender/answers_penawaran'
import { JENIS_BERKAS_UMUM, type KategoriFile } from '@eproc/domain/common/choices'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { umum } from '@eproc/i18n/id/umum'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { ConfirmDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { useBusy, useUnsent } from '../../app/busy.ts'
import { ContinueUpload } from '../upload/ContinueUpload.tsx'
import { UploadProgress } from '../upload/UploadProgress.tsx'
import { useUpload } from '../upload/useUpload.ts'

const p = penawaran.layar
const t = tenderLayar.pemasukan

interface FormInput {
  berkas: File | null
  hargaPenawaran: number | null
}

export interface SendFileProps {
  paketId: number
  vendorId: number
  jenis: KategoriFile
  received: boolean
  /** the price in figures goes with this kind */
  mintaHarga: boolean
  /** end of the tahap, ISO */
  ends: string | null
  onReceived: (answer: PenawaranDiterima) => void
}

/** Chooses and sends a file of one kind; the price is asked once more before it is sealed. */
export function SendFile(props: SendFileProps) {
  const { paketId, vendorId, jenis, received, ends, onReceived } = props
  const form = useForm<FormInput>({ defaultValues: { berkas: null, hargaPenawaran: null } })
  const [asked, setAsked] = useState<FormInput | null>(null)
  const { running, waiting, send, cancel, drop } = useUpload({ paketId, vendorId, jenis, ends })
  // An upload that is continued has its price sealed.
  const mintaHarga = props.mintaHarga && !waiting
  useBusy(running !== null)
  useUnsent(form.formState.isDirty)
  const submit = async (input: FormInput) => {
    setAsked(null)
    try {
      const data = await send(input.berkas!, mintaHarga ? input.hargaPenawaran : null)
      if (!data) return
      form.reset()
      onReceived(data)
    } catch (error) {
      const field = error instanceof ApiError ? error.errors[0] : undefined
      form.setError(field?.field === 'hargaPenawaran' ? 'hargaPenawaran' : 'berkas', {
        message: p.gagal(
          field?.rule === 'ditolak' ? errorMessage(error) : (field?.message ?? errorMessage(error))
        ),
      })
    }
  }
  if (running) return <UploadProgress running={running} onCancel={cancel} />
  return (
    <>
      {waiting && (
        <ContinueUpload waiting={waiting} priced={props.mintaHarga} onDrop={() => void drop()} />
      )}
      <Form
        form={form}
        guard={false}
        onSubmit={(input) => (mintaHarga ? setAsked(input) : submit(input))}
      >
        {mintaHarga && (
          <FormRupiah
            name="hargaPenawaran"
            label={p.nilai}
            hint={p.nilaiPetunjuk}
            required={umum.errors.wajib}
          />
        )}
        <FormFile
          name="berkas"
          label={waiting ? p.berkasSama : received ? p.ganti : p.pilih}
          kind={[...JENIS_BERKAS_UMUM]}
          limitKey="MAKS_UKURAN_TENDER"
          required
        />
        <div>
          <Button type="submit" variant={received ? 'outlined' : 'contained'}>
            {waiting ? p.lanjutkanUnggahan : p.unggah}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        open={asked !== null}
        title={t.confirmHarga(rupiah(asked?.hargaPenawaran ?? null))}
        button={p.unggah}
        cancelLabel={t.backToForm}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void submit(asked)}
      >
        {p.nilaiPetunjuk}
      </ConfirmDialog>
    </>
  )
}
