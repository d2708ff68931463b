import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { aturanRincianHarga, totalRincian } from '@eproc/domain/tender/penawaran/rincian_harga'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { LogRefusal } from '@eproc/ui/api/log_refusal.ts'
import { useWitnessRefusal } from '@eproc/ui/feedback/useWitnessRefusal.ts'
import { WitnessBox } from '@eproc/ui/feedback/WitnessBox.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { useBusy, useUnsent } from '../../../app/busy.ts'
import { ConfirmPrice } from '../../pemasukan/rincian/ConfirmPrice.tsx'
import { PriceInputs } from '../../pemasukan/rincian/PriceInputs.tsx'
import { priceName, unitPrices, type Prices } from '../../pemasukan/rincian/prices.ts'
import { useLines } from '../../pemasukan/rincian/useLines.ts'
import type { SendFileProps } from '../../pemasukan/SendFile.tsx'
import { ContinueUpload } from '../../upload/ContinueUpload.tsx'
import { UploadProgress } from '../../upload/UploadProgress.tsx'
import { useRefusal } from '../../upload/useRefusal.ts'
import type { ToSealAndSend } from './sealed_upload.ts'
import { OfflineSeal } from './OfflineSeal.tsx'
import { forgetWitnesses } from './trusted_set.ts'
import { useSealedUpload } from './useSealedUpload.ts'
import type { SealedUpload } from './waiting.ts'

const p = penawaran.layar

interface FormInput {
  berkas: File | null
  hargaPenawaran: number | null
  /** of the lines; kept nowhere but here */
  prices: Prices
}

const EMPTY: FormInput = { berkas: null, hargaPenawaran: null, prices: {} }

function told(error: unknown): string {
  if (error instanceof LogRefusal) return error.message
  const field = error instanceof ApiError ? error.errors[0] : undefined
  return p.gagal(field?.message ?? errorMessage(error))
}

/** Chooses a file of one kind, seals it here and sends the ciphertext; one that was left goes on without its file. */
export function SendSealed(props: SendFileProps) {
  const { paketId, received, mintaHarga, onReceived, ...place } = props
  const form = useForm<FormInput>({ defaultValues: EMPTY })
  const [asked, setAsked] = useState<FormInput | null>(null)
  const witnesses = useWitnessRefusal(forgetWitnesses, () => form.clearErrors('berkas'))
  const { running, waiting, send, cancel, drop } = useSealedUpload({ paketId, ...place })
  const lines = useLines(paketId, mintaHarga).data
  const { refuse, focus } = useRefusal(form, running === null)
  useBusy(running !== null)
  useUnsent(form.formState.isDirty)
  const transmit = async (given: ToSealAndSend | null, sealed?: SealedUpload) => {
    setAsked(null)
    try {
      const data = await witnesses.watch(send(given, sealed))
      if (!data) return focus('berkas')
      form.reset()
      onReceived(data)
    } catch (error) {
      refuse('berkas', told(error))
    }
  }
  const ask = (input: FormInput) => {
    if (!mintaHarga) return transmit({ file: input.berkas!, price: null })
    if (!lines?.length) return setAsked(input)
    const sent = unitPrices(lines, input.prices)
    const [finding] = aturanRincianHarga(lines, sent, null)
    if (!finding) return setAsked({ ...input, hargaPenawaran: totalRincian(lines, sent) })
    refuse(`prices.${priceName(lines[0]!)}`, finding.message)
  }
  const confirmed = ({ berkas, hargaPenawaran, prices }: FormInput) => {
    const byId = new Map(unitPrices(lines ?? [], prices).map((one) => [one.id, one.hargaSatuan]))
    const price = { total: hargaPenawaran!, lines: (lines ?? []).map(({ id }) => byId.get(id)!) }
    void transmit({ file: berkas!, price })
  }
  if (running) return <UploadProgress running={running} onCancel={cancel} />
  return (
    <>
      {waiting && (
        <ContinueUpload
          waiting={{ ...waiting, upload: { ...waiting.upload, size: waiting.upload.content.size } }}
          priced={mintaHarga}
          onDrop={() => void drop()}
          onContinue={() => void transmit(null)}
        />
      )}
      <Form form={form} guard={false} onSubmit={ask}>
        {mintaHarga && <PriceInputs paketId={paketId} />}
        <FormFile
          name="berkas"
          label={waiting ? segelRekanan.layar.berkasLain : received ? p.ganti : p.pilih}
          kind={[...JENIS_BERKAS_UMUM]}
          limitKey="MAKS_UKURAN_TENDER"
          required
          star={!received}
        />
        <div>
          <Button
            type="submit"
            disabled={mintaHarga && !lines}
            variant={received || waiting ? 'outlined' : 'contained'}
          >
            {p.unggah}
          </Button>
        </div>
      </Form>
      {witnesses.refusal && <WitnessBox refusal={witnesses.refusal} onForget={witnesses.forget} />}
      <OfflineSeal
        {...{ paketId, mintaHarga, ...place }}
        onSealed={(upload) => void transmit(null, upload)}
      />
      <ConfirmPrice
        paketId={paketId}
        price={asked?.hargaPenawaran ?? null}
        open={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && confirmed(asked)}
      />
    </>
  )
}
