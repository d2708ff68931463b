import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router-dom'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { KotakMasuk } from '../kotak-masuk/KotakMasuk.tsx'
import { KegiatanTable } from './DaftarKegiatan.tsx'
import { useAddressQuery } from './data_rup.ts'
import { RincianDariAlamat } from './RincianDialog.tsx'

const teks = rupLayar.kegiatan

/**
 * /rup/kegiatan/sup and /pa: the inbox first, then the list of kegiatan. `?lingkup=direktorat` shows the list only
 * (Approval Kegiatan Directorat).
 */
export default function ApprovalKegiatanPage() {
  const rincian = useAddressQuery('kegiatan')
  const [alamat] = useSearchParams()
  const direktorat = alamat.get('lingkup') === 'direktorat'
  return (
    <>
      <PageTitle
        judul={direktorat ? teks.direktorat : teks.persetujuan}
        keterangan={direktorat ? teks.direktoratKet : teks.persetujuanKet}
      />
      {!direktorat && (
        <>
          <KotakMasuk />
          <Typography variant="h2" sx={{ mb: 2 }}>
            {teks.daftar}
          </Typography>
        </>
      )}
      <KegiatanTable
        judul={teks.daftar}
        kolom={['nama', 'jenis', 'divisi', 'ppk', 'pagu', 'persetujuan']}
        onBuka={(b) => rincian.ubah(b.id)}
      />
      <RincianDariAlamat />
    </>
  )
}
