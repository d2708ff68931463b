import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import type { ShareChecks, VersiPenawaran } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { periksa } from '@eproc/i18n/id/periksa_portal'
import { pemusnahan } from '@eproc/i18n/id/pemusnahan_portal'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { perintah } from '@eproc/i18n/id/perintah_portal'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { ReceiptFileButton } from '../segel/kunci/ReceiptFileButton.tsx'
import { downloadDestruction, downloadOrder, downloadProof } from './download_tanda_terima.ts'
import { ReceiptButton } from './ReceiptButton.tsx'

const t = penawaran.layar

const Version = styled('li')(({ theme }) => ({
  'display': 'grid',
  'gap': 2,
  'padding': '10px 0',
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  '& code': {
    fontSize: '0.8125rem',
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
  },
}))

const checkedBy = ({ pemegang, gagal }: ShareChecks): string =>
  gagal > 0 ? himpunan.periksa.gagal(gagal) : himpunan.periksa.oleh(pemegang)

/** One version of a file: what was received, when, and its tanda terima. */
export function VersionDetails({ versi: v }: { versi: VersiPenawaran }) {
  return (
    <>
      <div style={{ overflowWrap: 'anywhere' }}>
        <strong>{v.nama}</strong> · {t.versi(v.versi)} · {ukuranBerkas(v.ukuran)}
      </div>
      <div>
        {t.diterima(tanggalWaktu(v.pada))}
        {v.penyegelan && ` · ${v.penyegelan}`}
        {v.terakhir && v.pemeriksaan && ` · ${checkedBy(v.pemeriksaan)}`}
      </div>
      {v.dimusnahkan && (
        <div>
          {penawaran.pdf.dimusnahkan} · {tanggalWaktu(v.dimusnahkan.pada)}
        </div>
      )}
      {v.perintah && (
        <div>
          {v.perintah.dibuka ? perintah.dibuka : perintah.tercakup} ·{' '}
          {tanggalWaktu(v.perintah.pada)}
        </div>
      )}
      <code>
        {v.bergaram ? t.sidikBergaram : t.sidik} {v.sha256}
      </code>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
        {/* Letter by letter: a code is compared, and read out. */}
        <AppLink to={`/tanda-terima/${v.kodeTandaTerima}`} style={{ fontVariantLigatures: 'none' }}>
          {t.tandaTerima} {v.kodeTandaTerima}
        </AppLink>
        <ReceiptButton kode={v.kodeTandaTerima} startIcon={<DownloadIcon />} />
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          onClick={() => void downloadProof(v.kodeTandaTerima)}
        >
          {periksa.unduh}
        </Button>
        {v.dimusnahkan && (
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            onClick={() => void downloadDestruction(v.dimusnahkan!.bukti)}
          >
            {pemusnahan.buktiLog}
          </Button>
        )}
        {v.perintah && (
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            onClick={() => void downloadOrder(v.perintah!.bukti)}
          >
            {perintah.buktiLog}
          </Button>
        )}
        {v.penyegelan === 'disegel di peramban' && !v.dimusnahkan && (
          <ReceiptFileButton versi={v} />
        )}
      </div>
    </>
  )
}

/** Earlier versions of one kind of file; closed until asked for. */
export function VersionHistory({ versi }: { versi: readonly VersiPenawaran[] }) {
  if (versi.length === 0) return null
  return (
    <details>
      <summary style={{ cursor: 'pointer', padding: '4px 0' }}>
        {t.riwayat} ({versi.length})
      </summary>
      <Typography variant="caption" color="text.secondary">
        {tenderLayar.pemasukan.replace}
      </Typography>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {versi.map((v) => (
          <Version key={v.id}>
            <VersionDetails versi={v} />
          </Version>
        ))}
      </ul>
    </details>
  )
}
