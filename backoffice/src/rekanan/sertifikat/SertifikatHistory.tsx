import Typography from '@mui/material/Typography'
import { DataTable, Pagination, ReferenceManyField, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { tanggal } from '@eproc/domain/common/format'
import type { SertifikatRow } from '@eproc/domain/verifikasi/answers'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { KeadaanField } from '../../sertifikat/fields.tsx'
import { PanelTable } from '../../shared/panel/PanelTable.tsx'

/** Every certificate that the vendor was given, the newest first. */
export const SertifikatHistory = () => (
  <section>
    <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
      {verifikasiOffice.daftarSertifikat.sebelumnya}
    </Typography>
    <ReferenceManyField
      reference="admin/sertifikat"
      target="vendorId"
      sort={{ field: 'dibuatPada', order: 'DESC' }}
      perPage={5}
      pagination={<Pagination rowsPerPageOptions={[]} />}
    >
      <PanelTable title={verifikasiOffice.daftarSertifikat.sebelumnya} primary="nomor">
        <DataTable.Col source="nomor" disableSort field={Nomor} />
        <DataTable.Col<SertifikatRow>
          source="dibuatPada"
          disableSort
          render={(s) => tanggal(s.dibuatPada)}
        />
        <DataTable.Col source="keadaan" disableSort field={KeadaanField} />
      </PanelTable>
    </ReferenceManyField>
  </section>
)

function Nomor() {
  const record = useRecordContext<SertifikatRow>()
  return record && <Link to={`/admin/sertifikat/${record.id}/show`}>{record.nomor}</Link>
}
