import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { barisHps, type HpsInput } from '@eproc/domain/paket/isian_paket'
import { rupiah } from '@eproc/domain/common/format'
import { batasPla, jumlahBaris } from '@eproc/domain/paket/hps'
import type { JenisPengadaan } from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { DecimalInput, RupiahInput } from '../../../shared/form/inputs.tsx'
import { LimitedText } from '../../../shared/form/LimitedText.tsx'
import { FormRow, RowsInput } from '../../../shared/rows/RowsInput.tsx'
import { ListError, Totals } from '../parts.tsx'
import type { FormInput } from '../values.ts'

const text = paketLayar.editor
const names = text.bidang.listHps
const EMPTY: HpsInput = { uraian: null, volume: null, satuan: null, hargaSatuan: null }

const HpsRow = styled(FormRow)(({ theme }) => ({
  gridTemplateColumns:
    'minmax(220px, 3fr) minmax(100px, 1fr) minmax(100px, 1fr) minmax(170px, 1.5fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** HPS rows with their sums; the server calculates them again. */
export function HpsStep({ paguPla }: { paguPla: Record<JenisPengadaan, number> }) {
  const [jenis, metode] = useWatch<FormInput, ['jenisPengadaan', 'metodePemilihan']>({
    name: ['jenisPengadaan', 'metodePemilihan'],
  })
  return (
    <>
      <p style={{ margin: 0 }}>{text.hps.rahasia}</p>
      {metode === 'PLA' && jenis && (
        <p style={{ margin: 0 }}>
          {text.hps.batasPla(rupiah(batasPla(jenis as JenisPengadaan, paguPla)))}
        </p>
      )}
      <RowsInput source="listHps" start={EMPTY} words={text.hps} row={HpsRow}>
        <LimitedText source="uraian" label={names.uraian} isRequired max={500} />
        <DecimalInput source="volume" label={names.volume} required decimal={3} />
        <LimitedText source="satuan" label={names.satuan} isRequired max={50} />
        <div>
          <RupiahInput source="hargaSatuan" label={names.hargaSatuan} required />
          <RowSum />
        </div>
      </RowsInput>
      <ListError name="listHps" />
      <Totals />
    </>
  )
}

/** What the row comes to. */
function RowSum() {
  const row = useWatch({ name: useWrappedSource('') }) as HpsInput | undefined
  return (
    <FormHelperText>
      {text.hps.jumlah}: {rupiah(jumlahBaris(barisHps([row ?? EMPTY])[0]!))}
    </FormHelperText>
  )
}
