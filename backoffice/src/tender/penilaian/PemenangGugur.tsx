import Button from '@mui/material/Button'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { PenetapanAnswer } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { Choice } from '../../shared/form/Choice.tsx'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { usePaket } from '../context.ts'
import { ReasonInput, requiredRules } from './reason.tsx'

const teks = tenderStaf.penetapan
const SEBAB = Object.entries(tenderHasil.penetapan.sebab).map(([kode, sebab]) => ({
  kode,
  teks: sebab,
}))
const RULES = requiredRules('sebab', 'alasan')

/** The winner withdraws or the negotiation fails: the next rank is proposed to the PPK with a reason. */
export function PemenangGugur({ pemenang }: { pemenang: NonNullable<PenetapanAnswer['gugur']> }) {
  const { id } = usePaket()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button color="error" onClick={() => setOpen(true)}>
        {teks.gugur}
      </Button>
      {open && (
        <ResourceContextProvider value="tender/penetapan">
          <DeedDialog<{ sebab: string; alasan: string }>
            title={teks.gugurJudul(pemenang.nama)}
            submit={{ text: teks.gugur, danger: true }}
            rules={RULES}
            failed={tenderStaf.gagal.penetapan}
            close={() => setOpen(false)}
            draft={`gugur.${id}.${pemenang.vendorId}`}
            deed={(office, input) =>
              office.gugurkanPemenang(id, { vendorId: pemenang.vendorId, ...input })
            }
          >
            <p style={{ margin: 0 }}>
              {pemenang.pengganti ? teks.gugurIsi : teks.gugurTanpaPengganti}
            </p>
            <Choice source="sebab" list={SEBAB} isRequired />
            <ReasonInput />
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </div>
  )
}
