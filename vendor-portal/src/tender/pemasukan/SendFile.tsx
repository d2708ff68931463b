import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { PenawaranDiterima } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { aturanRincianHarga, totalRincian } from '@eproc/domain/tender/penawaran/rincian_harga'
import { JENIS_BERKAS_UMUM, type KategoriFile } from '@eproc/domain/common/choices'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { useBusy, useUnsent } from '../../app/busy.ts'
import { ContinueUpload } from '../upload/ContinueUpload.tsx'
import { UploadProgress } from '../upload/UploadProgress.tsx'
import { useRefusal } from '../upload/useRefusal.ts'
import { useUpload } from '../upload/useUpload.ts'
import { ConfirmPrice } from './rincian/ConfirmPrice.tsx'
import { PriceInputs } from './rincian/PriceInputs.tsx'
import { priceName, unitPrices, type Prices } from './rincian/prices.ts'
import { useLines } from './rincian/useLines.ts'

const p = penawaran.layar

interface FormInput {
  berkas: File | null
  hargaPenawaran: number | null
  /** of the lines; kept nowhere but here */
  prices: Prices
}

const EMPTY: FormInput = { berkas: null, hargaPenawaran: null, prices: {} }

export interface SendFileProps {
  /** key of the submission stage */
  tahap: string
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
  const form = useForm<FormInput>({ defaultValues: EMPTY })
  const [asked, setAsked] = useState<FormInput | null>(null)
  const { running, waiting, send, cancel, drop } = useUpload({ paketId, vendorId, jenis, ends })
  // An upload that is continued has its price sealed.
  const mintaHarga = props.mintaHarga && !waiting
  const lines = useLines(paketId, mintaHarga).data
  const { refuse, focus } = useRefusal(form, running === null)
  useBusy(running !== null)
  useUnsent(form.formState.isDirty)
  const submit = async (input: FormInput) => {
    setAsked(null)
    try {
      const rincian = mintaHarga && lines?.length ? unitPrices(lines, input.prices) : null
      const data = await send(input.berkas!, {
        harga: mintaHarga ? input.hargaPenawaran : null,
        rincian,
      })
      if (!data) return focus('berkas')
      form.reset()
      onReceived(data)
    } catch (error) {
      const field = error instanceof ApiError ? error.errors[0] : undefined
      refuse(
        field?.field === 'hargaPenawaran' ? 'hargaPenawaran' : 'berkas',
        p.gagal(
          field?.rule === 'ditolak' ? errorMessage(error) : (field?.message ?? errorMessage(error))
        )
      )
    }
  }
  const ask = (input: FormInput) => {
    if (!lines?.length) return setAsked(input)
    const sent = unitPrices(lines, input.prices)
    const [finding] = aturanRincianHarga(lines, sent, null)
    if (!finding) return setAsked({ ...input, hargaPenawaran: totalRincian(lines, sent) })
    refuse(`prices.${priceName(lines[0]!)}`, finding.message)
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
        onSubmit={(input) => (mintaHarga ? ask(input) : submit(input))}
      >
        {mintaHarga && <PriceInputs paketId={paketId} />}
        <FormFile
          name="berkas"
          label={waiting ? p.berkasSama : received ? p.ganti : p.pilih}
          kind={[...JENIS_BERKAS_UMUM]}
          limitKey="MAKS_UKURAN_TENDER"
          required
          star={!received}
        />
        <div>
          <Button
            type="submit"
            disabled={mintaHarga && !lines}
            variant={received ? 'outlined' : 'contained'}
          >
            {waiting ? p.lanjutkanUnggahan : p.unggah}
          </Button>
        </div>
      </Form>
      <ConfirmPrice
        paketId={paketId}
        price={asked?.hargaPenawaran ?? null}
        open={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void submit(asked)}
      />
    </>
  )
}
