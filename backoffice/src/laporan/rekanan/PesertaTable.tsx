import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled, type Theme } from '@mui/material/styles'
import { DataTable, FilterLiveForm, ListBase, Pagination, useListContext } from 'react-admin'
import { angka } from '@eproc/domain/common/format'
import type { LaporanPeserta } from '@eproc/domain/laporan/answers'
import { BARIS_LAPORAN } from '@eproc/domain/laporan/laporan'
import { laporan } from '@eproc/i18n/id/laporan'
import { PhoneList } from '../../shared/list/PhoneList.tsx'
import { ResourceTable } from '../../shared/list/ResourceTable.tsx'
import { ListEmpty } from '../../shared/list/ListStates.tsx'
import { SearchBox } from '../../shared/list/SearchBox.tsx'

const Search = styled('div')({ maxWidth: 320, marginBottom: 16 })

/** How often each vendor takes part: a second list on the page, so its page and order are not the address's. */
export function PesertaTable() {
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 5, mb: 2 }}>
        {laporan.lembar.tender}
      </Typography>
      <ListBase
        resource="laporan-peserta"
        disableSyncWithLocation
        perPage={BARIS_LAPORAN}
        sort={{ field: 'jumlahTender', order: 'DESC' }}
      >
        <Content />
      </ListBase>
    </section>
  )
}

function Content() {
  const { total, filterValues } = useListContext()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  if (total === 0 && !filterValues.q) return <ListEmpty />
  return (
    <>
      <Search>
        <FilterLiveForm>
          <SearchBox source="q" />
        </FilterLiveForm>
      </Search>
      {isPhone ? (
        <PhoneList<LaporanPeserta>
          primaryText={(p) => p.nama}
          tertiaryText={(p) => angka(p.jumlahTender)}
        />
      ) : (
        <ResourceTable bulkActionButtons={false}>
          <DataTable.Col source="nama" sx={{ fontWeight: 600 }} />
          <DataTable.NumberCol source="jumlahTender" />
        </ResourceTable>
      )}
      <Pagination rowsPerPageOptions={[BARIS_LAPORAN, 10, 25]} />
    </>
  )
}
