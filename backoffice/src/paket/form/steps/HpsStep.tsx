import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { useFieldArray, useWatch } from 'react-hook-form'
import { barisHps } from '@eproc/domain/paket/isian_paket'
import { rupiah } from '@eproc/domain/common/format'
import { batasPla, jumlahBaris } from '@eproc/domain/paket/hps'
import type { JenisPengadaan } from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FormNumber, FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { FormRow, ListError, RemoveRow, Totals } from '../parts.tsx'
import type { FormInput } from '../values.ts'

const text = paketLayar.editor

const HpsRow = styled(FormRow)(({ theme }) => ({
  gridTemplateColumns:
    'minmax(220px, 3fr) minmax(100px, 1fr) minmax(100px, 1fr) minmax(170px, 1.5fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** HPS rows with their sums; the server calculates them again. */
export function HpsStep({ paguPla }: { paguPla: Record<JenisPengadaan, number> }) {
  const { fields, append, remove } = useFieldArray<FormInput, 'listHps'>({ name: 'listHps' })
  const [rows, jenis, metode] = useWatch<
    FormInput,
    ['listHps', 'jenisPengadaan', 'metodePemilihan']
  >({
    name: ['listHps', 'jenisPengadaan', 'metodePemilihan'],
  })
  return (
    <>
      <p style={{ margin: 0 }}>{text.hps.rahasia}</p>
      {metode === 'PLA' && jenis && (
        <p style={{ margin: 0 }}>
          {text.hps.batasPla(rupiah(batasPla(jenis as JenisPengadaan, paguPla)))}
        </p>
      )}
      {fields.length === 0 && <EmptyState title={text.hps.kosong} illustration="kosong" />}
      {fields.map((f, i) => (
        <HpsRow key={f.id} aria-label={`${text.hps.judul} ${i + 1}`}>
          <FormText name={`listHps.${i}.uraian`} label={text.hps.uraian} required max={500} />
          <FormNumber name={`listHps.${i}.volume`} label={text.hps.volume} required decimal={3} />
          <FormText name={`listHps.${i}.satuan`} label={text.hps.satuan} required max={50} />
          <div>
            <FormRupiah name={`listHps.${i}.hargaSatuan`} label={text.hps.harga} required />
            <FormHelperText>
              {text.hps.jumlah}: {rupiah(jumlahBaris(barisHps(rows)[i] ?? ZERO))}
            </FormHelperText>
          </div>
          <RemoveRow label={text.hps.hapus(i + 1)} onClick={() => remove(i)} />
        </HpsRow>
      ))}
      <div>
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => append({ uraian: '', volume: null, satuan: '', hargaSatuan: null })}
        >
          {text.hps.tambah}
        </Button>
      </div>
      <ListError name="listHps" />
      <Totals />
    </>
  )
}

const ZERO = { volume: 0, hargaSatuan: 0 }
