import { ResourceContextProvider } from 'react-admin'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { KegiatanDialog } from '../kegiatan/KegiatanDialog.tsx'
import { ListAddress, ReadOnlyList } from '../shared/list/listAddress.ts'
import { KotakMasuk } from '../kotak-masuk/KotakMasuk.tsx'
import { OtherRooms } from '../kotak-masuk/OtherRooms.tsx'

/** /ppk: the PPK's home, with what waits for them; a kegiatan is decided over it, at /ppk/12/show. */
export default function PpkHomePage() {
  return (
    <ListAddress value="/ppk">
      <ReadOnlyList value>
        <PageTitle title={rupLayar.kotak.judul} description={rupLayar.kotak.keterangan} />
        <KotakMasuk />
        <OtherRooms />
        <ResourceContextProvider value="rup/kegiatan">
          <KegiatanDialog />
        </ResourceContextProvider>
      </ReadOnlyList>
    </ListAddress>
  )
}
