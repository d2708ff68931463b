import Tambah from '@mui/icons-material/Add'
import Ubah from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router-dom'
import { rup } from '@eproc/i18n/id/rup'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { TombolBaris } from '../shared/TombolBaris.tsx'
import { KotakMasuk } from '../kotak-masuk/KotakMasuk.tsx'
import { KegiatanTable } from './DaftarKegiatan.tsx'
import { KEGIATAN_RESOURCE, useAddressQuery } from './data_rup.ts'
import { FormKegiatan } from './FormKegiatan.tsx'
import { HapusRup } from './HapusRup.tsx'
import { RincianDariAlamat } from './RincianDialog.tsx'

const teks = rupLayar.kegiatan

/** /rup/kegiatan: planners create, change and submit kegiatan. */
export default function KegiatanPage() {
  const { pengguna } = useSesi()
  const menyusun = pengguna?.hak.includes('kegiatan.buat') ?? false
  const sunting = useAddressQuery('sunting')
  const rincian = useAddressQuery('kegiatan')
  const [alamat] = useSearchParams()
  const tambah = menyusun && (
    <Button variant="contained" startIcon={<Tambah />} onClick={sunting.tambah}>
      {teks.tambah}
    </Button>
  )
  return (
    <>
      <PageTitle judul={teks.judul} keterangan={teks.keterangan} aksi={tambah} />
      <KotakMasuk bilaAda />
      <KegiatanTable
        judul={teks.judul}
        kolom={['nama', 'jenis', 'divisi', 'pagu', 'sisa', 'persetujuan']}
        onBuka={(b) => rincian.ubah(b.id)}
        kosong={{ isi: menyusun ? teks.kosongIsi : null, aksi: tambah }}
        {...(menyusun
          ? {
              aksi: (b) => (
                <>
                  {b.bisa.includes('ajukan') && (
                    <Button
                      size="small"
                      aria-label={rupLayar.aksiUntuk(teks.aksi.ajukan, `${b.kode} ${b.nama}`)}
                      onClick={() => rincian.ubah(b.id)}
                    >
                      {teks.aksi.ajukan}
                    </Button>
                  )}
                  {b.bisa.includes('ubah') && (
                    <TombolBaris
                      teks={teks.aksi.ubah}
                      nama={`${b.kode} ${b.nama}`}
                      ikon={<Ubah />}
                      onClick={() => sunting.ubah(b.id)}
                    />
                  )}
                  {b.bisa.includes('hapus') && (
                    <HapusRup
                      sumber={KEGIATAN_RESOURCE}
                      rekaman={b}
                      objek={rup.objek.kegiatan}
                      judul={teks.konfirmasi.hapus(`${b.kode} ${b.nama}`)}
                      isi={teks.konfirmasi.hapusIsi}
                    />
                  )}
                </>
              ),
            }
          : {})}
      />
      <RincianDariAlamat />
      <FormKegiatan dialog={sunting} programId={alamat.get('programId') ?? ''} />
    </>
  )
}
