import Checkbox from '@mui/material/Checkbox'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { BerkasPicker } from '../../shared/form/BerkasPicker.tsx'
import { useChoice, useKiriman } from './kiriman_context.ts'

export function KirimanCheckbox() {
  const { rules } = useKiriman()
  const { row, choice, change } = useChoice()
  return (
    <Checkbox
      checked={choice !== undefined}
      disabled={rules.sent(row) !== null || rules.closed?.(row) === true}
      onChange={(_, ticked) => change(ticked ? {} : null)}
      slotProps={{ input: { 'aria-label': tenderStaf.kiriman.pilihNama(row.nama) } }}
      sx={{ m: -1 }}
    />
  )
}

/** The file that was sent, or a picker with the panel's further inputs; choosing a file ticks the row. */
export function KirimanFile() {
  const { rules } = useKiriman()
  const { row, choice, change } = useChoice()
  const sent = rules.sent(row)
  if (sent) return <FileLink {...sent} />
  if (!rules.allowed || rules.closed?.(row)) return umum.tanpaNilai
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <BerkasPicker
        name={row.nama}
        file={choice?.file ?? null}
        onPick={(file) => change(file || choice ? { file } : null)}
      />
      {choice && rules.inputs}
    </div>
  )
}
