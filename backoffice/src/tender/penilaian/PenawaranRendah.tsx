import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { angka } from '@eproc/domain/common/format'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { copyText } from '@eproc/ui/api/copy_text.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'

const teks = tenderStaf.evaluasi.rendah

/** An unusually low offer, with the question to ask its vendor before its price is passed. */
export function PenawaranRendah({ nama, bagian }: { nama: string; bagian: number }) {
  const question = teks.tanya(nama, angka(bagian, 2))
  const copy = () => copyText(question, teks.disalin)
  return (
    <div className="wide">
      <MessageBox tone="warning" title={teks.judul(angka(bagian, 2))}>
        <Typography sx={{ mb: 1 }}>{teks.isi}</Typography>
        <Typography sx={{ mb: 1, fontStyle: 'italic' }}>{question}</Typography>
        <Button size="small" variant="outlined" onClick={() => void copy()}>
          {teks.salin}
        </Button>
      </MessageBox>
    </div>
  )
}
