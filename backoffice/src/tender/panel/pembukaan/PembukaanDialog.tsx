import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { PembukaanAnswer } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { SignedOpening } from '@eproc/sealing/offer/facts_text'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { useWitnessRefusal } from '@eproc/ui/feedback/useWitnessRefusal.ts'
import { WitnessBox } from '@eproc/ui/feedback/WitnessBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import type { OfficeProvider } from '../../../providers/dataProvider.ts'
import { DeedDialog } from '../../../shared/deed/DeedDialog.tsx'
import { SecretInput } from '../../../shared/form/inputs.tsx'
import { usePaket } from '../../context.ts'
import { ReasonInput, requiredRules } from '../../penilaian/reason.tsx'
import { OfflineOpening } from './OfflineOpening.tsx'
import { forgetWitnesses } from '../../../pemegang/forget_witnesses.ts'

const teks = tenderStaf.pembukaan

type Asked = {
  alasan?: string
  alasanCadangan?: string
  frasa?: string
}

interface PembukaanDialogProps {
  acara: PembukaanAnswer
  /** on the button and on the one that confirms */
  text: string
  title: string
  /** in the place of one who is absent */
  reserve?: boolean
}

interface ToOpen {
  paketId: number
  acara: PembukaanAnswer
  reserve: boolean
  /** signed in the single-file page */
  elsewhere: SignedOpening | null
}

async function open(
  office: OfficeProvider,
  { paketId, acara, reserve, elsewhere }: ToOpen,
  { alasan, alasanCadangan, frasa }: Asked
) {
  const { tahap, bertandaTangan, langkah } = acara
  const asks = langkah?.tindakan === 'minta'
  // Keys and curves come with the deed that needs them.
  const step = { paketId, tahap, asks, reserve }
  const signHere = async () =>
    (await import('./sign_opening.ts')).signOpening(office, step, frasa ?? '')
  const signed = bertandaTangan ? (elsewhere ?? (await signHere())) : {}
  const input = {
    tahap,
    ...signed,
    ...(alasan ? { alasan } : {}),
    ...(reserve && alasanCadangan ? { alasanCadangan } : {}),
  }
  return asks ? office.mintaPembukaan(paketId, input) : office.sahkanPembukaan(paketId, input)
}

/**
 * An opening that asks something first: why it is done after its stage, for the minutes and the public schedule
 * (decisions §5); the passphrase of the own key, where two keys of people sign it (sealing.md §4).
 */
export function PembukaanDialog({ acara, text, title, reserve = false }: PembukaanDialogProps) {
  const { id: paketId } = usePaket()
  const [asking, setAsking] = useState(false)
  const asks = acara.langkah?.tindakan === 'minta'
  const byPpk = acara.hakSahkan === 'tender.buka.ppk'
  const { perluAlasan, bertandaTangan } = acara
  const [elsewhere, setElsewhere] = useState<SignedOpening | null>(null)
  const { refusal, watch, forget } = useWitnessRefusal(forgetWitnesses)
  const withSecret = bertandaTangan && !elsewhere
  const fields = [
    ...(perluAlasan ? ['alasan'] : []),
    ...(reserve ? ['alasanCadangan'] : []),
    ...(withSecret ? ['frasa'] : []),
  ]
  return (
    <>
      <Button variant={reserve ? 'outlined' : 'contained'} onClick={() => setAsking(true)}>
        {text}
      </Button>
      {asking && (
        <ResourceContextProvider value="tender/pembukaan">
          <DeedDialog<Asked>
            title={title}
            submit={{ text }}
            defaults={{ frasa: '' }}
            rules={requiredRules(...fields)}
            failed={tenderStaf.gagal.pembukaan}
            close={() => setAsking(false)}
            deed={(office, values) =>
              watch(open(office, { paketId, acara, reserve, elsewhere }, values))
            }
          >
            <Typography>
              {asks ? (byPpk ? teks.tanyaMintaPpkIsi : teks.tanyaMintaIsi) : teks.tanyaBukaIsi}
            </Typography>
            {perluAlasan && (
              <ReasonInput label={teks.alasanSusulan} helperText={teks.alasanTampil} />
            )}
            {reserve && (
              <>
                <Typography>{himpunan.cadangan.isi}</Typography>
                <ReasonInput source="alasanCadangan" label={himpunan.cadangan.alasan} />
              </>
            )}
            {bertandaTangan && (
              <>
                <Typography>
                  {asks ? himpunan.buka.isiMinta : himpunan.buka.isiSahkan(acara.peminta?.nama)}{' '}
                  <AppLink to="/keamanan/pokja" target="_blank">
                    {himpunan.buka.mengapa}
                  </AppLink>
                </Typography>
                {withSecret && (
                  <SecretInput
                    source="frasa"
                    label={himpunan.buka.frasa}
                    autoComplete="off"
                    required
                  />
                )}
                {refusal && <WitnessBox refusal={refusal} onForget={forget} />}
                <OfflineOpening
                  {...{ paketId, acara, reserve, elsewhere }}
                  onSigned={setElsewhere}
                />
              </>
            )}
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </>
  )
}
