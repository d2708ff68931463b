import Typography from '@mui/material/Typography'
import { DataTable, useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { Peserta } from '@eproc/domain/tender/answers_peserta'
import type {
  PenawaranRekanan,
  ShareChecks,
} from '@eproc/domain/tender/penawaran/answers_penawaran'
import { himpunan } from '@eproc/i18n/id/himpunan'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { Blacklisted, OrDash, StatusRekananField, TimeField } from '../fields.tsx'
import { PanelList, PanelTable } from '../../shared/panel/PanelTable.tsx'
import { Unread } from '../../shared/panel/Unread.tsx'
import { HolderSetPanel } from '../../pemegang/HolderSetPanel.tsx'
import { usePaket, usePanel } from '../context.ts'
import { usePanelRead, usePenawaran } from '../tender_reads.ts'

const teks = tenderStaf.peserta

/** 'View Peserta': participants with the time they registered and, once known, whether their documents are in. */
export default function PesertaPanel() {
  const { tahap } = usePanel()
  const { id } = usePaket()
  const { data, error } = usePanelRead(['peserta'], (office, id) => office.pesertaTender(id))
  const received = usePenawaran()
  // In a stage of submission what came in there, elsewhere whether anything did.
  const own = tahap.kunci.startsWith('pemasukan')
  const offers = received.data && new Map(received.data.map((p) => [p.vendorId, p]))
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ display: 'grid', gap: 8 }}>
        {data && data.length > 0 && <span>{teks.jumlah(data.length)}</span>}
        <Unread of={[received]} />
        <PanelList<Peserta>
          resource="tender/peserta"
          rows={data}
          error={error}
          rowId={(row) => row.nomor}
        >
          <PanelTable title={tenderStaf.dialog.panel.peserta} empty={teks.kosong}>
            <DataTable.Col source="nomor" style={{ width: 64 }} />
            <DataTable.Col source="nama">
              <Name />
            </DataTable.Col>
            <DataTable.Col source="noRegistrasi" field={OrDash} />
            <DataTable.Col source="status" field={StatusRekananField} />
            <DataTable.Col source="terdaftarPada" field={TimeField} />
            <DataTable.Col<Peserta>
              source="masuk"
              disableSort
              render={(row) =>
                // Whose offer is not known yet has not failed to hand one in.
                row.vendorId === null || !offers ? (
                  umum.tanpaNilai
                ) : (
                  <Received
                    offer={offers.get(row.vendorId)}
                    {...(own ? { submission: tahap.kunci } : {})}
                    over={own && tahap.keadaan === 'baca'}
                  />
                )
              }
            />
          </PanelTable>
        </PanelList>
      </div>
      {own && <HolderSetPanel paketId={id} />}
    </div>
  )
}

function Name() {
  const row = useRecordContext<Peserta>()
  if (!row) return null
  return (
    <>
      {row.nama} <Blacklisted row={row} />
      {row.mundurPada && (
        <StatusChip color="abu" text={teks.mundur(tanggalWaktu(row.mundurPada))} />
      )}
    </>
  )
}

interface ReceivedProps {
  offer: PenawaranRekanan | undefined
  /** the stage in which it is asked for; absent: in any */
  submission?: string
  /** nobody can hand in there any more */
  over: boolean
}

/** Whether a participant handed in; who had failed before has not omitted to. */
export function Received({ offer, submission, over }: ReceivedProps) {
  const { masuk = false, tahapMasuk = [], tahapTertutup = [], pemeriksaan } = offer ?? {}
  if (submission === undefined ? masuk : tahapMasuk.includes(submission))
    return (
      <>
        <StatusChip color="hijau" text={teks.sudahMasuk} />
        {pemeriksaan && <Checks checks={pemeriksaan} />}
      </>
    )
  const shut = submission !== undefined && tahapTertutup.includes(submission)
  const reason = shut ? teks.gugur : over ? teks.tidakMasuk : teks.belumMasuk
  return <StatusChip color="abu" text={reason} />
}

function Checks({ checks: { pemegang, gagal } }: { checks: ShareChecks }) {
  return (
    <Typography variant="body2" color={gagal > 0 ? 'error' : 'text.secondary'}>
      {gagal > 0 ? himpunan.periksa.gagal(gagal) : himpunan.periksa.oleh(pemegang)}
    </Typography>
  )
}
