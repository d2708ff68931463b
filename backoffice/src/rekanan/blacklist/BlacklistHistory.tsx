import Typography from '@mui/material/Typography'
import { DataTable, Pagination, ReferenceManyField, useListContext } from 'react-admin'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { masaBlacklist } from '@eproc/domain/dosir/masa_blacklist'
import type { BlacklistDecision } from '@eproc/domain/verifikasi/answers'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { PanelTable } from '../../shared/panel/PanelTable.tsx'

const text = verifikasiOffice.blacklist

/** The decisions so far, the newest first; a vendor that never was listed has none. */
export const BlacklistHistory = () => (
  <ReferenceManyField
    reference="admin/vendor/blacklist-history"
    target="vendorId"
    sort={{ field: 'waktu', order: 'DESC' }}
    perPage={5}
    pagination={<Pagination rowsPerPageOptions={[]} />}
  >
    <Decisions />
  </ReferenceManyField>
)

function Decisions() {
  const { total, error } = useListContext()
  if (!total && !error) return null
  return (
    <section>
      <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
        {text.riwayat}
      </Typography>
      <PanelTable title={text.riwayat} primary="aksi">
        <DataTable.Col<BlacklistDecision>
          source="waktu"
          disableSort
          render={(d) => (
            <>
              {tanggalWaktu(d.waktu)}
              <Typography variant="caption" component="div" color="text.secondary">
                {d.pelaku}
              </Typography>
            </>
          )}
        />
        <DataTable.Col<BlacklistDecision>
          source="aksi"
          disableSort
          render={(d) => (
            <>
              {[text[d.aksi], d.nomor].filter(Boolean).join(': ')}
              {d.aksi === 'tetapkan' && (
                <Typography variant="caption" component="div" color="text.secondary">
                  {masaBlacklist(d.mulai, d.selesai)}
                </Typography>
              )}
            </>
          )}
        />
        <DataTable.Col<BlacklistDecision>
          source="alasan"
          disableSort
          sx={{ whiteSpace: 'pre-line', minWidth: 160 }}
          render={(d) => d.alasan ?? umum.tanpaNilai}
        />
      </PanelTable>
    </section>
  )
}
