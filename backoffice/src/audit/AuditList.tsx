import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { JawabanJurnal } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { JudulHalaman } from '@eproc/ui/layout/JudulHalaman.tsx'
import { useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { Jaga } from '../shared/Jaga.tsx'
import { PenyaringTeks } from '../shared/Penyaring.tsx'
import { useDaftarSumber } from '../shared/sumber.ts'
import { DialogCatatan, namaPeran } from './DialogCatatan.tsx'
import { KepalaJurnal } from './KepalaJurnal.tsx'

const SUMBER = 'admin/audit'
const OPSI = {
  perHalaman: 10,
  urut: '-id',
  penyaring: { pelaku: '', objek: '', aksi: '', dari: '', sampai: '' },
}
const teks = master.audit

const KOLOM: readonly Kolom<JawabanJurnal>[] = [
  { kunci: 'waktu', judul: teks.waktu, lebar: 170, isi: (b) => tanggalWaktu(b.waktu) },
  {
    kunci: 'pelaku',
    judul: teks.pelaku,
    isi: (b) => (
      <>
        {b.pelakuNama}
        <Typography variant="caption" color="text.secondary" component="div">
          {namaPeran(b.peran)}
        </Typography>
      </>
    ),
  },
  { kunci: 'aksi', judul: teks.aksi, utama: true, isi: (b) => b.aksi },
  {
    kunci: 'objek',
    judul: teks.objek,
    isi: (b) => (b.objekId ? `${b.objek} ${b.objekId}` : b.objek),
  },
  {
    kunci: 'segel',
    judul: teks.segel,
    rata: 'kanan',
    tanpaPonsel: true,
    isi: (b) => b.segel ?? teks.belumDisegel,
  },
]

/** /admin/audit: siapa mengubah apa, dengan sebelum dan sesudah, dan kepala jurnal. */
export default function AuditList() {
  return (
    <Jaga>
      <Isi />
    </Jaga>
  )
}

function Isi() {
  const keadaan = useKeadaanTabel(OPSI)
  const daftar = useDaftarSumber<JawabanJurnal>(SUMBER, keadaan, OPSI.urut)
  const [alamat, setAlamat] = useSearchParams()
  const catatan = Number(alamat.get('catatan')) || null
  const buka = (id: number | null) =>
    setAlamat((lama) => {
      const baru = new URLSearchParams(lama)
      if (id === null) baru.delete('catatan')
      else baru.set('catatan', String(id))
      return baru
    })
  const teksSaring = { keadaan, lebar: 170 }
  return (
    <>
      <JudulHalaman judul={teks.judul} keterangan={teks.keterangan} />
      <TabelData
        judul={teks.judul}
        kolom={KOLOM}
        baris={daftar.baris}
        total={daftar.total}
        memuat={daftar.memuat}
        galat={daftar.galat}
        kunciBaris={(b) => b.id}
        namaBaris={(b) => `${b.aksi} ${b.id}`}
        onBuka={(b) => buka(b.id)}
        keadaan={keadaan}
        penyaring={
          <>
            <PenyaringTeks {...teksSaring} kunci="pelaku" label={teks.pelaku} />
            <PenyaringTeks {...teksSaring} kunci="aksi" label={teks.aksi} />
            <PenyaringTeks {...teksSaring} kunci="objek" label={teks.objek} />
            <PenyaringTeks {...teksSaring} kunci="dari" label={teks.dari} tanggal />
            <PenyaringTeks {...teksSaring} kunci="sampai" label={teks.sampai} tanggal />
          </>
        }
        onSegarkan={daftar.segarkan}
      />
      <KepalaJurnal />
      {catatan !== null && <DialogCatatan id={catatan} onTutup={() => buka(null)} />}
    </>
  )
}
