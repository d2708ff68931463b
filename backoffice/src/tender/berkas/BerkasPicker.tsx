import Unggah from '@mui/icons-material/UploadFileOutlined'
import Buang from '@mui/icons-material/Close'
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
  nama: string
  berkas: File | null
  onPilih: (berkas: File | null) => void
  disabled?: boolean
}

/** A compact file picker inside a table row; kind and size are checked here. */
export function BerkasPicker({ nama, berkas, onPilih, disabled }: BerkasPickerProps) {
  const masukan = useRef<HTMLInputElement>(null)
  const [tolak, setTolak] = useState<string | null>(null)
  const maks = useParameter().angka('MAKS_UKURAN_TENDER', 50)
  const terima = (baru: File | undefined) => {
    if (masukan.current) masukan.current.value = ''
    if (!baru) return
    const alasan = berkasRefusal(baru, maks)
    setTolak(alasan)
    onPilih(alasan ? null : baru)
  }
  const aksi = berkas ? teks.ganti : teks.pilih
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {berkas && (
        <span style={{ overflowWrap: 'anywhere' }}>
          {`${berkas.name} (${ukuranBerkas(berkas.size)})`}
          <IconButton
            size="small"
            aria-label={teks.untuk(teks.batalkan, nama)}
            onClick={() => onPilih(null)}
          >
            <Buang fontSize="small" />
          </IconButton>
        </span>
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<Unggah />}
        disabled={disabled === true}
        aria-label={teks.untuk(aksi, nama)}
        onClick={() => masukan.current?.click()}
      >
        {aksi}
      </Button>
      <input
        ref={masukan}
        type="file"
        hidden
        aria-label={teks.lihat(nama)}
        accept={JENIS_BERKAS_UMUM.map((j) => `.${j}`).join(',')}
        onChange={(e) => terima(e.target.files?.[0])}
      />
      {tolak && (
        <Typography role="alert" variant="caption" color="error">
          {tolak}
        </Typography>
      )}
    </div>
  )
}
