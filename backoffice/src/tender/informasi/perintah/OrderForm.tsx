import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { AutocompleteArrayInput, ResourceContextProvider } from 'react-admin'
import type { PerintahPaket } from '@eproc/domain/tender/penawaran/answers_perintah'
import { aturanPerintah, PERINTAH_PDF, MAKS_PERINTAH } from '@eproc/domain/tender/perintah'
import { keHari } from '@eproc/domain/common/format'
import { perintah as teks } from '@eproc/i18n/id/perintah'
import { clockNow } from '@eproc/ui/api/time.ts'
import type { OrderInput } from '../../../providers/verbs/perintah.ts'
import { DeedDialog } from '../../../shared/deed/DeedDialog.tsx'
import { DayInput } from '../../../shared/form/DayInput.tsx'
import { DocumentInput } from '../../../shared/form/inputs.tsx'
import { RequiredText } from '../../../shared/form/RequiredText.tsx'
import { usePaket } from '../../context.ts'
import { ReasonInput } from '../../penilaian/reason.tsx'

const EMPTY: OrderInput = {
  nomor: '',
  lembaga: '',
  tanggal: '',
  keterangan: '',
  rekanan: [],
  dokumen: null,
}

/** What the inputs are called, told above them as well. */
const { nomor, lembaga, tanggal, keterangan, rekanan: whose, dokumen } = teks
const NAMES = { nomor, lembaga, tanggal, keterangan, rekanan: whose, dokumen }

/** The PPK enters an order with its document. */
export function OrderForm({ rekanan }: Pick<PerintahPaket, 'rekanan'>) {
  const { id } = usePaket()
  const [asking, setAsking] = useState(false)
  const context = { hariIni: keHari(clockNow()) ?? '', rekanan: rekanan.map((one) => one.id) }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {teks.catat}
      </Button>
      {asking && (
        <ResourceContextProvider value="rup/paket">
          <DeedDialog<OrderInput>
            title={teks.tanyaCatat}
            width="md"
            submit={{ text: teks.catat }}
            defaults={EMPTY}
            rules={(input) => aturanPerintah(input, context)}
            names={NAMES}
            failed={teks.gagal}
            close={() => setAsking(false)}
            draft={`perintah.${id}`}
            deed={(office, input, progress) => office.catatPerintah(id, input, progress)}
          >
            <RequiredText source="nomor" label={teks.nomor} max={MAKS_PERINTAH.nomor} />
            <RequiredText
              source="lembaga"
              label={teks.lembaga}
              helperText={teks.lembagaContoh}
              max={MAKS_PERINTAH.lembaga}
            />
            <DayInput source="tanggal" label={teks.tanggal} required />
            <AutocompleteArrayInput
              source="rekanan"
              label={teks.rekanan}
              helperText={teks.rekananSemua}
              disableCloseOnSelect
              choices={rekanan.map((one) => ({
                id: one.id,
                name: teks.rekananBerkas(one.nama, String(one.berkas)),
              }))}
            />
            <DocumentInput
              source="dokumen"
              label={teks.dokumen}
              required
              kind={PERINTAH_PDF.jenis}
              limitKey={PERINTAH_PDF.batas}
            />
            <ReasonInput source="keterangan" label={teks.keterangan} />
            <Typography color="text.secondary">{teks.sesudahCatat}</Typography>
          </DeedDialog>
        </ResourceContextProvider>
      )}
    </>
  )
}
