import TextField from '@mui/material/TextField'
import { HASIL_SANGGAH } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { limited } from '../../../shared/form/limited.tsx'
import { useChoice } from '../../kiriman/kiriman_context.ts'

const teks = tenderStaf.sanggah
const MAX_NOTE = 2000

/** The outcome of a ticked objection, and a note for its vendor. */
export function JawabanInputs() {
  const { row, choice, change } = useChoice()
  const more = choice?.more ?? {}
  return (
    <>
      <TextField
        select
        label={teks.hasil}
        id={`hasil-${row.vendorId}`}
        value={more.hasil ?? ''}
        onChange={(e) => change({ more: { ...more, hasil: e.target.value } })}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': teks.hasilNama(row.nama) },
        }}
      >
        <option value="">{teks.pilihHasil}</option>
        {HASIL_SANGGAH.map((outcome) => (
          <option key={outcome.kode} value={outcome.kode}>
            {outcome.teks}
          </option>
        ))}
      </TextField>
      <TextField
        label={teks.catatan}
        id={`catatan-${row.vendorId}`}
        multiline
        minRows={2}
        value={more.catatan ?? ''}
        onChange={(e) => change({ more: { ...more, catatan: e.target.value } })}
        {...limited(more.catatan ?? '', MAX_NOTE, 2)}
        slotProps={{
          formHelperText: { component: 'div' },
          htmlInput: { 'aria-label': teks.catatanNama(row.nama) },
        }}
      />
    </>
  )
}
