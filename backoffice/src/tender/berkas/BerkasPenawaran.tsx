import Download from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import type { BerkasTerbuka } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { KATEGORI_FILE, teksPilihan } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { Stacked } from '../ItemList.tsx'

const teks = tenderStaf.pembukaan

/** Opened documents of one rekanan's penawaran; without the right only their kinds. */
export const BerkasPenawaran = ({ berkas }: { berkas: readonly BerkasTerbuka[] }) => (
  <Stacked>
    {berkas.map((b) => (
      <div key={b.id} style={{ minWidth: 0 }}>
        <Opened berkas={b} />{' '}
        <Typography component="span" variant="caption" color="text.secondary">
          {[ukuranBerkas(b.ukuran), teks.versi(b.versi), tanggalWaktu(b.pada)].join(', ')}
        </Typography>{' '}
        {!b.utuh && <StatusChip color="merah" text={teks.tidakUtuh} />}
        <Typography component="details" variant="caption" color="text.secondary">
          <summary style={{ cursor: 'pointer', padding: '4px 0' }}>{teks.sidik}</summary>
          <code style={{ overflowWrap: 'anywhere' }}>{b.sha256}</code>
        </Typography>
      </div>
    ))}
  </Stacked>
)

function Opened({ berkas: { url, nama, jenis } }: { berkas: BerkasTerbuka }) {
  const office = useOffice()
  const kind = teksPilihan(KATEGORI_FILE, jenis)
  if (!url) return kind
  const download = () =>
    office
      .unduhPenawaran(url, nama)
      .catch((error: unknown) => showAlert(tenderStaf.berkas.gagalUnduh(errorMessage(error))))
  return (
    <Button
      size="small"
      startIcon={<Download />}
      sx={{ px: 1, whiteSpace: 'normal', textAlign: 'left' }}
      aria-label={tenderStaf.berkas.unduh(`${kind} ${nama}`)}
      onClick={() => void download()}
    >
      {`${kind}: ${nama}`}
    </Button>
  )
}
