/** What both lists and all dialogs say of a tender. */
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import {
  FUND_SOURCES,
  JENIS_KONTRAK,
  STATUS_PELAKSANAAN_ULP,
  teksPilihan,
  warnaPilihan,
} from '@eproc/domain/common/choices'
import { rupiah } from '@eproc/domain/common/format'
import type { PaketTender, RincianTender, TenderRow } from '@eproc/domain/panitia/answers'
import { BERKAS_TENDER, type BerkasTender } from '@eproc/domain/panitia/berkas_tender'
import { STATUS_TENDER } from '@eproc/domain/panitia/status_tender'
import { panitia } from '@eproc/i18n/id/panitia'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { useOffice } from '../providers/useOffice.ts'
import { Pairs } from '../shared/record/Pairs.tsx'

const text = panitiaLayar.rincian
/** One below the other, never wider than the dialog. */
export const STACK = { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const statusText = ({ status }: TenderRow): string => panitia.status[status]

export function StatusField() {
  const tender = useRecordContext<TenderRow>()
  if (!tender) return null
  return tender.menunggu ? (
    <StatusChip color="kuning" text={text.menunggu} />
  ) : (
    <StatusChip color={warnaPilihan(STATUS_TENDER, tender.status)} text={statusText(tender)} />
  )
}

/** A guarded file of a tender, fetched with the session. */
export function DownloadButton({
  url,
  nama,
  label = nama,
}: {
  url: string
  nama: string
  label?: string
}) {
  const office = useOffice()
  const fetchFile = () =>
    office
      .unduhBerkasTender(url, nama)
      .catch((error: unknown) => showAlert(errorMessage(error), 'error'))
  return (
    <Button
      size="small"
      onClick={() => void fetchFile()}
      aria-label={`${text.unduh} ${label}`}
      sx={{ px: 0, minWidth: 0, textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      {label}
    </Button>
  )
}

/** One line a kind: the files, or in red that there is none. */
export function BerkasLines({ jenis }: { jenis: readonly BerkasTender[] }) {
  const tender = useRecordContext<RincianTender>()
  if (!tender) return null
  return (
    <Pairs
      rows={BERKAS_TENDER.filter((b) => jenis.includes(b)).map((b) => {
        const milik = tender.listBerkas.filter((f) => f.jenis === b)
        const tanpa = tender.berkasKurang.find((k) => k.jenis === b)?.paket
        const missing = tanpa
          ? text.belumPada(panitia.berkas[b], tanpa)
          : text.belum(panitia.berkas[b])
        return [
          panitia.berkas[b],
          <>
            {milik.map((f) => (
              <DownloadButton key={f.url} url={f.url} nama={f.nama} />
            ))}
            {(tanpa || milik.length === 0) && (
              <Typography color="error" component="div">
                {missing}
              </Typography>
            )}
          </>,
        ] as const
      })}
    />
  )
}

/** What the packages bring along and nobody changes here. */
export function TenderFacts() {
  const tender = useRecordContext<RincianTender>()
  if (!tender) return null
  return (
    <Pairs
      rows={[
        [text.kode, tender.kode],
        [text.nama, tender.nama],
        [text.kontrak, teksPilihan(JENIS_KONTRAK, tender.jenisKontrak)],
        [text.paket, tender.listPaket.map((p) => <PaketFacts key={p.id} paket={p} />)],
        [text.pagu, rupiah(tender.totalPagu)],
      ]}
    />
  )
}

const PaketFacts = ({ paket }: { paket: PaketTender }) => (
  <div style={{ marginBottom: 12 }}>
    <div style={{ fontWeight: 600 }}>{`${paket.kode} · ${paket.nama}`}</div>
    {paket.ListSumberDana.map((d) => (
      <div key={d.id}>
        {text.dana(
          teksPilihan(FUND_SOURCES, d.sumberDana),
          d.asalDana ?? '',
          d.mak ?? '',
          rupiah(d.pagu)
        )}
      </div>
    ))}
    {paket.ListLokasiKerja.map((l) => (
      <div key={l.id}>{[l.nama, l.lokasi, l.detail].filter(Boolean).join(', ')}</div>
    ))}
    <Typography color="error">{problemOf(paket)}</Typography>
  </div>
)

/** That it was stopped for good, or why it was sent back. */
const problemOf = ({ statusPelaksanaan: state, status, catatan }: PaketTender) =>
  'GBU'.includes(state)
    ? teksPilihan(STATUS_PELAKSANAAN_ULP, state)
    : status === 'RM' && text.ditolak(catatan ?? '')
