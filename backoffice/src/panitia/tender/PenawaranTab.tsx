import Typography from '@mui/material/Typography'
import { KATEGORI_FILE, teksPilihan } from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import type { PesertaTender, RincianTender } from '@eproc/domain/panitia/answers'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { Pairs } from '../../shared/record/Pairs.tsx'
import { DownloadButton } from '../fields.tsx'

const text = panitiaLayar.penawaran

/** Whom nobody may know yet is a number. */
export function NoParticipants({ tender }: { tender: RincianTender }) {
  const hidden = tender.jumlahPeserta > 0 && tender.listPeserta.length === 0
  return <EmptyState title={hidden ? text.tersembunyi(tender.jumlahPeserta) : text.kosong} />
}

/** Per participant: what was handed in, once it is opened. */
export function PenawaranTab({ tender }: { tender: RincianTender }) {
  if (tender.listPeserta.length === 0) return <NoParticipants tender={tender} />
  return (
    <Pairs
      rows={tender.listPeserta.map((p) => [
        tender.jumlahPaket > 1 ? `${p.nama} (${p.kodePaket})` : p.nama,
        <Penawaran key={`${p.paketId}-${p.id}`} peserta={p} />,
      ])}
    />
  )
}

function Penawaran({ peserta }: { peserta: PesertaTender }) {
  const { berkas, hargaPenawaran } = peserta.partisipasi
  if (!peserta.masuk) return <Typography color="error">{text.belum}</Typography>
  if (berkas.length === 0)
    return (
      <Typography color="text.secondary">{peserta.dibuka ? text.tertutup : text.masuk}</Typography>
    )
  return (
    <>
      {hargaPenawaran !== null && <div>{text.harga(rupiah(hargaPenawaran))}</div>}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' }}>
        {berkas.map((b) => (
          <DownloadButton
            key={b.url}
            url={b.url}
            nama={b.nama}
            label={`${teksPilihan(KATEGORI_FILE, b.jenis)}: ${b.nama}`}
          />
        ))}
      </div>
    </>
  )
}
