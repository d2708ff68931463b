import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { LangkahPembukaan } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { PerintahAkses } from '@eproc/domain/tender/penawaran/answers_perintah'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { useWitnessRefusal } from '@eproc/ui/feedback/useWitnessRefusal.ts'
import { WitnessBox } from '@eproc/ui/feedback/WitnessBox.tsx'
import { forgetWitnesses } from '../../../pemegang/forget_witnesses.ts'
import type { OfficeProvider } from '../../../providers/dataProvider.ts'
import { DeedDialog } from '../../../shared/deed/DeedDialog.tsx'
import { SecretInput } from '../../../shared/form/inputs.tsx'
import { usePaket } from '../../context.ts'
import { ReasonInput, requiredRules } from '../../penilaian/reason.tsx'

type Asked = { frasa: string; alasanCadangan?: string }

interface OrderStepProps {
  order: PerintahAkses
  step: LangkahPembukaan
}

/** Signs in this browser, then sends: keys and curves come with the deed that needs them. */
async function take(
  office: OfficeProvider,
  paketId: number,
  { order: { id, file }, step }: OrderStepProps,
  { frasa, alasanCadangan = '' }: Asked
) {
  const asks = step.tindakan === 'minta'
  const reserve = step.sebagai === 'cadangan'
  const { signOrder } = await import('./sign_order.ts')
  const signed = await signOrder(office, { paketId, id, file, asks, reserve }, frasa)
  const standIn = reserve ? { cadangan: true, alasanCadangan } : {}
  return office.langkahPerintah(paketId, id, asks ? 'minta' : 'buka', { ...signed, ...standIn })
}

/** A holder's step: the passphrase of the own key, and of a reserve why it stands in. */
export function OrderStepDialog({ order, step }: OrderStepProps) {
  const { id: paketId } = usePaket()
  const [asking, setAsking] = useState(false)
  const { refusal, watch, forget } = useWitnessRefusal(forgetWitnesses)
  const asks = step.tindakan === 'minta'
  const reserve = step.sebagai === 'cadangan'
  const text = asks ? teks.minta : teks.buka
  const send = (office: OfficeProvider, values: Asked) =>
    watch(take(office, paketId, { order, step }, values))
  return (
    <>
      <Button variant={reserve ? 'outlined' : 'contained'} onClick={() => setAsking(true)}>
        {text}
      </Button>
      {asking && (
        <ResourceContextProvider value="tender/pembukaan">
          <DeedDialog<Asked>
            title={asks ? teks.tanyaMinta : teks.tanyaBuka}
            submit={{ text }}
            defaults={{ frasa: '', alasanCadangan: '' }}
            rules={requiredRules('frasa', ...(reserve ? ['alasanCadangan'] : []))}
            failed={teks.gagal}
            close={() => setAsking(false)}
            deed={send}
          >
            <Typography>
              {asks
                ? teks.isiMinta(order.nomor)
                : teks.isiBuka(order.nomor, order.peminta?.nama ?? '')}{' '}
              {teks.bacaDahulu}
            </Typography>
            {reserve && (
              <>
                <Typography>{himpunan.cadangan.isi}</Typography>
                <ReasonInput source="alasanCadangan" label={himpunan.cadangan.alasan} />
              </>
            )}
            <SecretInput source="frasa" label={himpunan.buka.frasa} autoComplete="off" required />
            {refusal && <WitnessBox refusal={refusal} onForget={forget} />}
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </>
  )
}
