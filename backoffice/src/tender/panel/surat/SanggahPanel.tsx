import Typography from '@mui/material/Typography'
import { DataTable, useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { SanggahRow } from '@eproc/domain/tender/answers_hasil'
import { HASIL_SANGGAH, teksPilihan } from '@eproc/domain/common/choices'
import { tarikBanding } from '@eproc/i18n/id/tarik_banding_office'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { usePaket, usePanel, useTender } from '../../context.ts'
import { KirimanTable } from '../../kiriman/KirimanTable.tsx'
import { OrDash, TimeField } from '../../fields.tsx'
import { PanelList } from '../../../shared/panel/PanelTable.tsx'
import { usePanelRead } from '../../tender_reads.ts'
import { CatatBanding } from './CatatBanding.tsx'
import { JawabanInputs } from './JawabanInputs.tsx'
import { TarikBanding } from './TarikBanding.tsx'

const teks = tenderStaf.sanggah
const COLOUR = { terbukti: 'merah', tidakTerbukti: 'hijau', tidakDapatDiterima: 'abu' } as const

/** Sanggah of one type, their answers and outcomes (S3 §2.3, decisions §5). */
export default function SanggahPanel() {
  const { id } = usePaket()
  const { tahap, variant: tipe, active } = usePanel()
  const { may } = useTender()
  const { data, error } = usePanelRead(['sanggah', tipe], (office, paketId) =>
    office.sanggahTender(paketId, tipe)
  )
  const allowed = active && may('tender.sanggah.jawab')
  const reads = may('tender.penawaran.baca') || may('paket.gagal')
  // Stages whose own vendor tab takes appeals need no entry by staff (KTEN 12 has none).
  const takesAppeals = tahap.tab[0] === 'sanggah:BD'
  return (
    <>
      {data?.some((row) => row.hasil === 'terbukti' && !row.riwayat) && (
        <MessageBox tone="warning">{tenderHasil.sanggah.terbukti}</MessageBox>
      )}
      <PanelList
        resource="tender/sanggah"
        rows={data}
        error={error}
        rowId={(row) => `${row.vendorId}-${row.tglKirimVendor ?? ''}`}
      >
        <KirimanTable<SanggahRow>
          title={teks.tipe[tipe as keyof typeof teks.tipe]}
          empty={tipe === 'P' && !reads ? teks.tertutup : teks.kosong}
          allowed={allowed}
          sent={({ fileSanggahAdmin: path }) => (path ? { path, name: teks.fileAdmin } : null)}
          closed={(row) => row.riwayat || row.tglKirimVendor === null || row.tolakJawab !== null}
          inputs={<JawabanInputs />}
          draft={`jawabSanggah.${id}.${tipe}`}
          check={({ row, more }) => (more.hasil ? null : tenderHasil.sanggah.hasilWajib(row.nama))}
          words={{
            minimal: tenderHasil.sanggah.minimal,
            noFile: tenderHasil.sanggah.tanpaFile,
            submit: teks.tombol,
            title: teks.tanya,
            failed: tenderStaf.gagal.sanggah,
          }}
          send={(office, list, progress) =>
            office.jawabSanggah({ paketId: id, tipe, list }, progress)
          }
        >
          {COLUMNS}
        </KirimanTable>
      </PanelList>
      {allowed && tipe === 'BD' && !takesAppeals && (
        <CatatBanding candidates={data?.filter((row) => !row.tglKirimVendor) ?? []} />
      )}
      {allowed &&
        data
          ?.filter((row) => row.bolehTarik)
          .map((row) => <TarikBanding key={row.vendorId} row={row} />)}
    </>
  )
}

const COLUMNS = [
  <DataTable.Col<SanggahRow>
    key="tglKirimVendor"
    source="tglKirimVendor"
    disableSort
    render={(row) => (row.tglKirimVendor ? tanggalWaktu(row.tglKirimVendor) : teks.belum)}
  />,
  <DataTable.Col<SanggahRow>
    key="fileSanggahVendor"
    source="fileSanggahVendor"
    disableSort
    render={({ fileSanggahVendor: path }) =>
      path ? <FileLink path={path} name={teks.fileVendor} /> : umum.tanpaNilai
    }
  />,
  <DataTable.Col key="namaPengirim" source="namaPengirim" disableSort field={OrDash} />,
  <DataTable.Col key="tglKirimAdmin" source="tglKirimAdmin" disableSort field={TimeField} />,
  <DataTable.Col key="hasil" source="hasil" disableSort>
    <Hasil />
  </DataTable.Col>,
]

function Hasil() {
  const row = useRecordContext<SanggahRow>()
  if (!row) return null
  return (
    <>
      {row.hasil ? (
        <StatusChip color={COLOUR[row.hasil]} text={teksPilihan(HASIL_SANGGAH, row.hasil)} />
      ) : (
        umum.tanpaNilai
      )}{' '}
      {row.riwayat && (
        <StatusChip color="abu" text={row.ditarik ? tarikBanding.ditarik : teks.riwayat} />
      )}
      {!row.hasil && !row.riwayat && row.tolakJawab && (
        <Typography variant="body2">{row.tolakJawab}</Typography>
      )}
      {[row.catatan, row.ditarik].map(
        (why) =>
          why && (
            <Typography key={why} variant="body2">
              {why}
            </Typography>
          )
      )}
    </>
  )
}
