import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { DataTable, ResourceContextProvider } from 'react-admin'
import { rupiah } from '@eproc/domain/common/format'
import type { LaporanRup } from '@eproc/domain/laporan/answers'
import { BARIS_LAPORAN } from '@eproc/domain/laporan/laporan'
import { laporan } from '@eproc/i18n/id/laporan'
import { currentYear } from '@eproc/ui/api/time.ts'
import { DivisiSums } from '../../divisi/DivisiSums.tsx'
import { useDivisi } from '../../divisi/useDivisi.ts'
import { FilterChoice } from '../../shared/form/Choice.tsx'
import { listLink, ListAddress, useListFilter } from '../../shared/list/listAddress.ts'
import { PhoneList } from '../../shared/list/PhoneList.tsx'
import { ResourceList } from '../../shared/list/ResourceList.tsx'
import { ResourceTable } from '../../shared/list/ResourceTable.tsx'
import { thisYear, YearInput } from '../../shared/list/YearInput.tsx'
import { ShowDialog } from '../../shared/record/ShowDialog.tsx'
import { LaporanPaketShow } from '../paket/LaporanPaketShow.tsx'
import { ReportButton } from '../ReportButton.tsx'
import { PaketOfRow } from './PaketOfRow.tsx'

const ADDRESS = '/laporan-rup-dan-paket-kegiatan'

/** /laporan-rup-dan-paket-kegiatan: the plan of a year, each activity with the packages that use it, and sums a division. */
export default function RupList() {
  const divisi = useDivisi()
  const year = useYear()
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true })
  return (
    <>
      <ResourceList
        readOnly
        perPage={BARIS_LAPORAN}
        sort={{ field: 'kodeRup', order: 'ASC' }}
        filterDefaultValues={thisYear()}
        filters={[
          <YearInput key="tahun" source="tahun" alwaysOn />,
          <FilterChoice key="divisi" source="divisi" list={divisi.pilihan} alwaysOn={isWide} />,
        ]}
        actions={<Workbooks year={year} />}
        phone={
          <PhoneList<LaporanRup>
            primaryText={(r) => r.nama}
            secondaryText={(r) =>
              `${r.kodeRup} · ${rupiah(r.pagu)} · ${laporan.kolom.sisaPagu} ${rupiah(r.sisaPagu)}`
            }
            tertiaryText={(r) => laporan.layar.jumlahPaket(r.jumlahPaket)}
            rowClick={(id) => listLink('/laporan-test', { kegiatanId: Number(id) })}
          />
        }
        dialogs={<PaketDialog />}
      >
        <ResourceTable rowClick="expand" bulkActionButtons={false} expand={<PaketOfRow />}>
          <DataTable.Col source="kodeRup" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }} />
          <DataTable.Col source="nama" />
          <DataTable.Col<LaporanRup> source="divisi" render={(r) => r.namaDivisi} />
          {amount('pagu')}
          {amount('paguTerpakai')}
          {amount('sisaPagu')}
          <DataTable.NumberCol source="jumlahPaket" disableSort />
        </ResourceTable>
      </ResourceList>
      <DivisiSums year={year} read="ringkasDivisi" />
    </>
  )
}

const amount = (source: 'pagu' | 'paguTerpakai' | 'sisaPagu') => (
  <DataTable.Col<LaporanRup>
    source={source}
    align="right"
    className="amount"
    render={(r) => rupiah(r[source])}
  />
)

/** The year that the list shows; the sums and workbooks are of one year, also when the list shows every one. */
function useYear(): number {
  const { tahun } = useListFilter<{ tahun: number }>()
  return Number(tahun ?? currentYear())
}

const Workbooks = ({ year }: { year: number }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
    <ReportButton name="rup" path={`laporan-rup/${year}`} label={laporan.layar.excelRup} />
    <ReportButton name="rup2" path={`laporan-rup2/${year}`} label={laporan.layar.excelRupPaket} />
  </div>
)

/** A package over the plan: a record of the packages' report, at an address below this list. */
const PaketDialog = () => (
  <ResourceContextProvider value="laporan-test">
    <ListAddress value={ADDRESS}>
      <ShowDialog path=":id/paket" width="lg">
        <LaporanPaketShow />
      </ShowDialog>
    </ListAddress>
  </ResourceContextProvider>
)
