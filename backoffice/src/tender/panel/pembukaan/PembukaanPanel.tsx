import Typography from '@mui/material/Typography'
import { DataTable, RecordContextProvider, useRecordContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { tahapPemasok } from '@eproc/domain/tahap/pemasukan'
import { TEMPLAT } from '@eproc/domain/tahap/templat'
import type { PembukaanAnswer } from '@eproc/domain/tender/penawaran/answers_pembukaan'
import type { PenawaranRekanan } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { BerkasPenawaran } from '../../berkas/BerkasPenawaran.tsx'
import { usePaket, usePanel } from '../../context.ts'
import { ItemList, Stacked } from '../../ItemList.tsx'
import { PanelSkeleton } from '../../../shared/panel/PanelSkeleton.tsx'
import { RupiahField } from '../../fields.tsx'
import { PanelList, PanelTable } from '../../../shared/panel/PanelTable.tsx'
import { Unread } from '../../../shared/panel/Unread.tsx'
import { usePanelRead, usePenawaran } from '../../tender_reads.ts'
import { PembukaanDeed } from './PembukaanDeed.tsx'
import { Received } from '../PesertaPanel.tsx'

const teks = tenderStaf.pembukaan

/** Pembukaan: asked for by one pokja member, confirmed by another; before that only whether it is in or not. */
export default function PembukaanPanel() {
  const { kunci } = usePanel().tahap
  const opening = usePanelRead(['pembukaan', kunci], (office, id) =>
    office.pembukaanTender(id, kunci)
  )
  const { data } = opening
  if (!data) return <Unread of={[opening]} waiting={<PanelSkeleton />} />
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <PembukaanDeed acara={data} />
      <Offers acara={data} />
      {data.keadaan === 'dibuka' && (
        <RecordContextProvider value={data}>
          <BeritaAcara />
        </RecordContextProvider>
      )}
    </div>
  )
}

function Offers({ acara }: { acara: PembukaanAnswer }) {
  const { data, error } = usePenawaran()
  const { templat } = usePaket()
  // An opening begins when its submission is over.
  const waiting = usePanel().tahap.keadaan === 'terkunci'
  // Of this opening's own submission: who handed in file 1 need not have handed in file 2.
  const submission = templat && tahapPemasok(TEMPLAT[templat], acara.tahap)?.kunci
  const priced = acara.keadaan === 'dibuka' && acara.jenis.includes('H')
  return (
    <PanelList<PenawaranRekanan>
      resource="tender/penawaran"
      rows={data}
      error={error}
      rowId={(row) => row.nomor}
    >
      <PanelTable title={teks.daftar} empty={tenderStaf.peserta.kosong}>
        <DataTable.Col<PenawaranRekanan>
          source="nama"
          render={(row) => row.nama ?? teks.rahasia(row.nomor)}
        />
        <DataTable.Col<PenawaranRekanan>
          source="masuk"
          disableSort
          render={(row) => {
            const opened = (row.berkas ?? []).filter((b) => acara.jenis.includes(b.jenis))
            return opened.length > 0 ? (
              <BerkasPenawaran berkas={opened} />
            ) : (
              <Received offer={row} submission={submission ?? ''} over={!waiting} />
            )
          }}
        />
        {priced && <DataTable.Col source="hargaPenawaran" align="right" field={RupiahField} />}
      </PanelTable>
    </PanelList>
  )
}

function BeritaAcara() {
  const acara = useRecordContext<PembukaanAnswer>()
  if (!acara) return null
  return (
    <section aria-label={teks.beritaAcara}>
      <Typography variant="h3" component="h4" gutterBottom>
        {teks.beritaAcara}
      </Typography>
      <ItemList
        items={[
          [teks.dibuka, `${tanggalWaktu(acara.dibukaPada)} ${umum.waktu.zona}`],
          [teks.jumlah, `${acara.jumlahPeserta} / ${acara.jumlahMasuk}`],
          [teks.tidakMemasukkan, <Names key="without" rekanan={acara.tidakMemasukkan} />],
          [teks.tidakDibuka, <Names key="sealed" rekanan={acara.tidakDibuka} />],
        ]}
      />
    </section>
  )
}

interface NamesProps {
  rekanan: readonly { vendorId: number; nama: string; alasan?: string }[]
}
function Names({ rekanan }: NamesProps) {
  if (rekanan.length === 0) return umum.tanpaNilai
  return (
    <Stacked>
      {rekanan.map((r) => (
        <span key={r.vendorId}>{r.alasan ? `${r.nama}: ${r.alasan}` : r.nama}</span>
      ))}
    </Stacked>
  )
}
