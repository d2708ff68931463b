import { rupLayar } from '@eproc/i18n/id/rup_office'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { KegiatanTable } from './DaftarKegiatan.tsx'
import { useAddressQuery } from './data_rup.ts'
import { RincianDariAlamat } from './RincianDialog.tsx'

const teks = rupLayar.kegiatan

/** /rup/kegiatan/view: every kegiatan; /rup/kegiatan/ppk: those whose PPK is this user. */
export default function BacaKegiatanPage({ milikPpk = false }: { milikPpk?: boolean }) {
  const rincian = useAddressQuery('kegiatan')
  const { pengguna } = useSesi()
  const sayaPpk = milikPpk && pengguna?.roles === 'ppk'
  return (
    <>
      <PageTitle
        judul={milikPpk ? teks.ppk : teks.semua}
        keterangan={sayaPpk ? teks.ppkKet : teks.semuaKet}
      />
      <KegiatanTable
        judul={milikPpk ? teks.ppk : teks.semua}
        kolom={['nama', 'jenis', 'divisi', 'ppk', 'pagu', 'sisa', 'persetujuan']}
        {...(sayaPpk ? { tetap: { milik: 'ppk' }, kosong: { isi: teks.kosongPpk } } : {})}
        onBuka={(b) => rincian.ubah(b.id)}
      />
      <RincianDariAlamat />
    </>
  )
}
