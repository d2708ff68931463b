import { rupLayar } from '@eproc/i18n/id/rup_office'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { RincianDariAlamat } from '../kegiatan/RincianDialog.tsx'
import { KotakMasuk } from './KotakMasuk.tsx'

/** /ppk: the PPK's home, with what waits for them. */
export default function BerandaPpkPage() {
  return (
    <>
      <PageTitle judul={rupLayar.kotak.judul} keterangan={rupLayar.kotak.keterangan} />
      <KotakMasuk />
      <RincianDariAlamat />
    </>
  )
}
