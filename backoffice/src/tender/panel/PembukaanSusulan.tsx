import Button from '@mui/material/Button'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { BeritaAcaraPembukaan } from '@eproc/domain/tender/answers_penawaran'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { usePaket } from '../context.ts'
import { ReasonInput, requiredRules } from '../penilaian/reason.tsx'

const teks = tenderStaf.pembukaan
const RULES = requiredRules('alasan')

interface PembukaanSusulanProps {
  acara: BeritaAcaraPembukaan
  /** on the button and on the one that confirms */
  text: string
  title: string
}

/** An opening whose stage is over says why, for the minutes and the public schedule (decisions §5). */
export function PembukaanSusulan({ acara, text, title }: PembukaanSusulanProps) {
  const { id } = usePaket()
  const [asking, setAsking] = useState(false)
  const asks = acara.keadaan === 'belum'
  const byPpk = acara.hakSahkan === 'tender.buka.ppk'
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {text}
      </Button>
      {asking && (
        <ResourceContextProvider value="tender/pembukaan">
          <DeedDialog<{ alasan: string }>
            title={title}
            submit={{ text }}
            rules={RULES}
            failed={tenderStaf.gagal.pembukaan}
            close={() => setAsking(false)}
            deed={(office, { alasan }) =>
              asks
                ? office.mintaPembukaan(id, acara.tahap, alasan)
                : office.sahkanPembukaan(id, acara.tahap, alasan)
            }
          >
            <p style={{ margin: 0 }}>
              {asks ? (byPpk ? teks.tanyaMintaPpkIsi : teks.tanyaMintaIsi) : teks.tanyaBukaIsi}
            </p>
            <ReasonInput label={teks.alasanSusulan} helperText={teks.alasanTampil} />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </>
  )
}
