import Upload from '@mui/icons-material/UploadFileOutlined'
import Discard from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { useParameter } from '@eproc/ui/api/parameter.ts'
import { berkasRefusal } from './berkas_refusal.ts'

const teks = tenderStaf.berkas

interface BerkasPickerProps {
  /** For whom or what, read out: 'PT Maju'. */
  name: string
  file: File | null
  onPick: (file: File | null) => void
}

/** A compact file picker inside a table row; kind and size are checked here. */
export function BerkasPicker({ name, file, onPick }: BerkasPickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const limit = useParameter().number('MAKS_UKURAN_TENDER', 50)
  const take = (picked: File | undefined) => {
    if (input.current) input.current.value = ''
    if (!picked) return
    const reason = berkasRefusal(picked, limit)
    setRefusal(reason)
    onPick(reason ? null : picked)
  }
  const action = file ? teks.ganti : teks.pilih
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {file && (
        <span style={{ overflowWrap: 'anywhere' }}>
          {`${file.name} (${ukuranBerkas(file.size)})`}
          <IconButton
            size="small"
            aria-label={teks.untuk(teks.batalkan, name)}
            onClick={() => onPick(null)}
          >
            <Discard fontSize="small" />
          </IconButton>
        </span>
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<Upload />}
        aria-label={teks.untuk(action, name)}
        onClick={() => input.current?.click()}
      >
        {action}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={teks.lihat(name)}
        accept={JENIS_BERKAS_UMUM.map((kind) => `.${kind}`).join(',')}
        onChange={(e) => take(e.target.files?.[0])}
      />
      {refusal && (
        <Typography role="alert" variant="caption" color="error">
          {refusal}
        </Typography>
      )}
    </div>
  )
}
