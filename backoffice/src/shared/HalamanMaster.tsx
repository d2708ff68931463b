import Tambah from '@mui/icons-material/AddOutlined'
import Ubah from '@mui/icons-material/EditOutlined'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { master } from '@eproc/i18n/id/master'
import { JudulHalaman } from '@eproc/ui/layout/JudulHalaman.tsx'
import { useKeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { DialogSumber, type DialogSumberProps } from './DialogSumber.tsx'
import { HapusSumber } from './HapusSumber.tsx'
import { Jaga } from './Jaga.tsx'
import { TombolBaris } from './TombolBaris.tsx'
import { useAlamatDialog, useDaftarSumber } from './sumber.ts'

interface Teks {
  judul: string
  keterangan: string
  tambah: string
  judulTambah: string
  judulUbah: (nama: string) => string
  cari: string
}

type DataMaster = RaRecord & { id: number; kode: string; nama: string; versi: number }

export interface HalamanMasterProps<T extends DataMaster, N extends FieldValues> {
  /** nama sumber react-admin, misalnya 'admin/coa' */
  sumber: string
  objek: string
  teks: Teks
  kolom: readonly Kolom<T>[]
  awal: DialogSumberProps<T, N>['awal']
  aturan: DialogSumberProps<T, N>['aturan']
  children: (rekaman: T | null) => ReactNode
}

const OPSI = { perHalaman: 10, urut: 'kode' }

/** Halaman data master (S2 §2.6): tabel dengan dialog tambah, ubah, dan hapus. */
export function HalamanMaster<T extends DataMaster, N extends FieldValues>(
  p: HalamanMasterProps<T, N>
) {
  return (
    <Jaga>
      <Isi {...p} />
    </Jaga>
  )
}

function Isi<T extends DataMaster, N extends FieldValues>(p: HalamanMasterProps<T, N>) {
  const { sumber, objek, teks } = p
  const keadaan = useKeadaanTabel(OPSI)
  const dialog = useAlamatDialog(sumber)
  const daftar = useDaftarSumber<T>(sumber, keadaan, OPSI.urut)
  const nama = (b: T) => `${b.kode} ${b.nama}`
  const tambah = (
    <Button variant="contained" startIcon={<Tambah />} onClick={dialog.tambah}>
      {teks.tambah}
    </Button>
  )
  return (
    <>
      <JudulHalaman judul={teks.judul} keterangan={teks.keterangan} aksi={tambah} />
      <TabelData<T>
        judul={teks.judul}
        kolom={p.kolom}
        baris={daftar.baris}
        total={daftar.total}
        memuat={daftar.memuat}
        galat={daftar.galat}
        kunciBaris={(b) => b.id}
        namaBaris={nama}
        keadaan={keadaan}
        cari={teks.cari}
        onSegarkan={daftar.segarkan}
        kosong={{ judul: master.kosong.umum, aksi: tambah }}
        aksi={(b) => (
          <>
            <TombolBaris
              teks={master.tabel.ubah}
              nama={nama(b)}
              ikon={<Ubah />}
              onClick={() => dialog.ubah(b.id)}
            />
            <HapusSumber sumber={sumber} rekaman={b} nama={nama(b)} objek={objek} />
          </>
        )}
      />
      <DialogSumber<T, N>
        sumber={sumber}
        dialog={dialog}
        judul={(r) => (r ? teks.judulUbah(nama(r)) : teks.judulTambah)}
        awal={p.awal}
        aturan={p.aturan}
        pesan={(r) => (r ? master.pesan.perbarui(objek) : master.pesan.tambah(objek))}
        gagal={(pesan, r) =>
          r ? master.pesan.gagalPerbarui(pesan, objek) : master.pesan.gagalTambah(pesan, objek)
        }
      >
        {p.children}
      </DialogSumber>
    </>
  )
}
