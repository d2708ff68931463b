import Button from '@mui/material/Button'
import Close from '@mui/icons-material/Close'
import type { ReactNode } from 'react'
import type { Kegiatan } from '@eproc/domain/rup/answers'
import { JENIS_PENGADAAN, STATUS_PERSETUJUAN } from '@eproc/domain/common/choices'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { useKeadaanTabel, type OpsiKeadaan } from '@eproc/ui/table/keadaan_tabel.ts'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { PenyaringPilihan } from '../shared/Penyaring.tsx'
import { useDaftarSumber } from '../shared/sumber.ts'
import { useDivisi } from '../divisi/useDivisi.ts'
import { useTahun } from '../paket/data_paket.ts'
import { KEGIATAN_RESOURCE } from './data_rup.ts'
import { KOLOM_KEGIATAN, type NamaKolomKegiatan } from './kolom_kegiatan.tsx'
import { PemilihTahun } from './PemilihTahun.tsx'

const teks = rupLayar.kegiatan.saring
const OPSI: OpsiKeadaan = {
  perHalaman: 10,
  urut: 'kode',
  penyaring: { divisi: '', persetujuan: '', jenisPengadaan: '', programId: '' },
}
/** A draft has no code; 'baru' stands for it in the address. */
const PERSETUJUAN = STATUS_PERSETUJUAN.map((s) => (s.kode === '' ? { ...s, kode: 'baru' } : s))

export interface KegiatanTableProps {
  judul: string
  kolom: readonly NamaKolomKegiatan[]
  /** Columns before the others, for instance a check box. */
  awal?: Kolom<Kegiatan>
  /** Fixed filters, for instance { milik: 'ppk' }. */
  tetap?: Record<string, string>
  tanpaPersetujuan?: boolean
  onBuka: (baris: Kegiatan) => void
  aksi?: (baris: Kegiatan) => ReactNode
  kosong?: { isi?: ReactNode; aksi?: ReactNode }
}

/** The kegiatan of one budget year: page, order, search and filters live on the server and in the address. */
export function KegiatanTable(p: KegiatanTableProps) {
  const [tahun, setTahun] = useTahun()
  const { pengguna } = useSesi()
  const lintas = !pengguna || pengguna.unlada || !['operator', 'manajer'].includes(pengguna.roles)
  const divisi = useDivisi()
  const keadaan = useKeadaanTabel(OPSI)
  const saring = { ...keadaan.penyaring, tahun: String(tahun), ...p.tetap }
  const daftar = useDaftarSumber<Kegiatan>(
    KEGIATAN_RESOURCE,
    { ...keadaan, penyaring: saring },
    'kode'
  )
  const program = keadaan.penyaring.programId ? daftar.baris?.[0]?.namaProgram : undefined
  const column = p.kolom
    .filter((k) => lintas || k !== 'divisi')
    .map((k) => KOLOM_KEGIATAN[k] as Kolom<Kegiatan>)
  return (
    <TabelData<Kegiatan>
      judul={p.judul}
      kolom={p.awal ? [p.awal, ...column] : column}
      baris={daftar.baris}
      total={daftar.total}
      memuat={daftar.memuat}
      errors={daftar.errors}
      keadaan={keadaan}
      kunciBaris={(b) => b.id}
      namaBaris={(b) => `${b.kode} ${b.nama}`}
      onBuka={p.onBuka}
      {...(p.aksi ? { aksi: p.aksi } : {})}
      cari={rupLayar.kegiatan.cari}
      onSegarkan={daftar.segarkan}
      kosong={{ judul: rupLayar.kosong, ...p.kosong }}
      penyaring={
        <>
          <PemilihTahun tahun={tahun} onUbah={setTahun} />
          {lintas && (
            <PenyaringPilihan
              keadaan={keadaan}
              kunci="divisi"
              label={teks.divisi}
              semua={teks.semua(teks.divisi)}
              pilihan={divisi.pilihan}
              lebar={230}
            />
          )}
          <PenyaringPilihan
            keadaan={keadaan}
            kunci="jenisPengadaan"
            label={teks.jenis}
            semua={teks.semua(teks.jenis)}
            pilihan={JENIS_PENGADAAN}
            lebar={190}
          />
          {!p.tanpaPersetujuan && (
            <PenyaringPilihan
              keadaan={keadaan}
              kunci="persetujuan"
              label={teks.persetujuan}
              semua={teks.semua(teks.persetujuan)}
              pilihan={PERSETUJUAN}
              lebar={220}
            />
          )}
          {program && (
            <Button
              variant="outlined"
              size="small"
              endIcon={<Close />}
              sx={{ minHeight: 40 }}
              onClick={() => keadaan.ubah({ penyaring: { ...keadaan.penyaring, programId: '' } })}
            >
              {teks.program(program)}
            </Button>
          )}
        </>
      }
    />
  )
}
