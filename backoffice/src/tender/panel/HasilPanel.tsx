import { DataTable } from 'react-admin'
import { rupiah } from '@eproc/domain/common/format'
import type { EvaluasiRekanan } from '@eproc/domain/tender/answers_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { OrDash, RupiahField, ScoreField } from '../fields.tsx'
import { PanelList, PanelTable } from '../../shared/panel/PanelTable.tsx'
import { usePanelRead } from '../tender_reads.ts'

const teks = tenderStaf.hasil

const lulus = (value: boolean | null) =>
  value === null ? (
    umum.tanpaNilai
  ) : value ? (
    <StatusChip color="hijau" text={tenderStaf.evaluasi.lulus} />
  ) : (
    <StatusChip color="merah" text={tenderStaf.evaluasi.tidakLulus} />
  )

const lulusKualifikasi = (row: EvaluasiRekanan) =>
  row.lulusKualifikasi === null ? null : row.lulusKualifikasi && row.hasilKualifikasi === true

/** The results as announced so far: staff read them with the winner's (`early`: a stage that tells participants before). */
export default function HasilPanel({ early = false }: { early?: boolean }) {
  const { data, error } = usePanelRead(['hasil'], (office, id) => office.hasilTender(id))
  if (data && data.diumumkan.length === 0)
    return (
      <EmptyState
        title={early ? teks.peserta : teks.belum}
        content={early ? teks.pesertaIsi : teks.belumIsi}
      />
    )
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {data?.pemenang && (
        <MessageBox tone="success">
          {teks.pemenang(
            data.pemenang.nama,
            rupiah(data.pemenang.negosiasiHarga ?? data.pemenang.nilaiPenawaran)
          )}
        </MessageBox>
      )}
      <PanelList<EvaluasiRekanan>
        resource="tender/hasil"
        rows={data?.rows}
        error={error}
        rowId={(row) => row.vendorId}
      >
        <PanelTable title={teks.judul} empty={ui.kosong}>
          <DataTable.Col source="urutan" style={{ width: 72 }} field={OrDash} />
          <DataTable.Col source="nama" />
          <DataTable.Col<EvaluasiRekanan>
            source="kualifikasi"
            render={(row) => lulus(lulusKualifikasi(row))}
          />
          <DataTable.Col<EvaluasiRekanan>
            source="hasilAdministrasi"
            render={(row) => lulus(row.hasilAdministrasi)}
          />
          <DataTable.Col<EvaluasiRekanan>
            source="lulusTeknis"
            render={(row) => lulus(row.lulusTeknis)}
          />
          <DataTable.Col<EvaluasiRekanan>
            source="lulusHarga"
            render={(row) => lulus(row.lulusHarga)}
          />
          <DataTable.Col source="totalNilai" align="right" field={ScoreField} />
          <DataTable.Col source="nilaiPenawaran" align="right" field={RupiahField} />
        </PanelTable>
      </PanelList>
    </div>
  )
}
