import Unduh from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import type { BerkasTerbuka } from '@eproc/domain/tender/answers_penawaran'
import { KATEGORI_FILE, teksPilihan } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { Stacked } from '../ItemList.tsx'
import { downloadPenawaran } from './download_penawaran.ts'

const teks = tenderStaf.pembukaan

/** Opened documents of one rekanan's penawaran; without the right only their kinds. */
export function BerkasPenawaran({ berkas }: { berkas: readonly BerkasTerbuka[] }) {
  return (
    <Stacked>
      {berkas.map((b) => {
        const jenis = teksPilihan(KATEGORI_FILE, b.jenis)
        return (
          <span key={b.id}>
            {b.url ? (
              <Button
                size="small"
                startIcon={<Unduh />}
                sx={{ px: 1, whiteSpace: 'normal', textAlign: 'left' }}
                aria-label={tenderStaf.berkas.unduh(`${jenis} ${b.nama}`)}
                onClick={() => void downloadPenawaran(b.url!, b.nama)}
              >
                {`${jenis}: ${b.nama}`}
              </Button>
            ) : (
              jenis
            )}{' '}
            <Typography component="span" variant="caption" color="text.secondary" title={b.sha256}>
              {[ukuranBerkas(b.ukuran), teks.versi(b.versi), tanggalWaktu(b.pada)].join(', ')}
            </Typography>{' '}
            {!b.utuh && <ChipStatus warna="merah" teks={teks.tidakUtuh} />}
          </span>
        )
      })}
    </Stacked>
  )
}
