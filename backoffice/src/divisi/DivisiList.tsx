import { aturanDivisi, MAKS_DIVISI } from '@eproc/domain/master/aturan_master'
import { angka } from '@eproc/domain/common/format'
import type { JawabanDivisi } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { BidangPilihan } from '@eproc/ui/fields/BidangPilihan.tsx'
import { BidangTeks } from '@eproc/ui/fields/BidangTeks.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { HalamanMaster } from '../shared/HalamanMaster.tsx'
import { useDivisi } from './useDivisi.ts'

const teks = master.divisi

interface Isian {
  kode: string
  nama: string
  nick: string
  parent: string
}

/** /admin/divisi */
export default function DivisiList() {
  const { direktorat, pilihanDirektorat, nama } = useDivisi()
  const kolom: readonly Kolom<JawabanDivisi>[] = [
    { kunci: 'kode', judul: teks.kode, urut: 'kode', lebar: 110, isi: (b) => b.kode },
    { kunci: 'nama', judul: teks.nama, urut: 'nama', utama: true, isi: (b) => b.nama },
    {
      kunci: 'parent',
      judul: teks.parent,
      urut: 'parent',
      isi: (b) => nama(b.parent) ?? teks.tanpaParent,
    },
    { kunci: 'nick', judul: teks.nick, urut: 'nick', isi: (b) => b.nick },
    {
      kunci: 'pengguna',
      judul: teks.pengguna,
      rata: 'kanan',
      isi: (b) => angka(b.jumlahPengguna),
    },
  ]
  return (
    <HalamanMaster<JawabanDivisi, Isian>
      sumber="admin/divisi"
      objek={master.objek.divisi}
      teks={teks}
      kolom={kolom}
      awal={(r) => ({
        kode: r?.kode ?? '',
        nama: r?.nama ?? '',
        nick: r?.nick ?? '',
        parent: r?.parent ?? '',
      })}
      aturan={(isian, r) =>
        aturanDivisi(isian, {
          direktorat: direktorat.map((d) => d.kode),
          ...(r ? { kodeLama: r.kode, punyaBawahan: r.jumlahBawahan > 0 } : {}),
        })
      }
    >
      {(r) => (
        <>
          <BidangTeks name="kode" label={teks.kode} wajib maks={MAKS_DIVISI.kode} />
          <BidangTeks name="nama" label={teks.nama} wajib maks={MAKS_DIVISI.nama} />
          <BidangPilihan
            name="parent"
            label={teks.parent}
            pilihan={pilihanDirektorat.filter((d) => d.kode !== r?.kode)}
            kosong={teks.tanpaParent}
            disabled={(r?.jumlahBawahan ?? 0) > 0}
            {...(r && r.jumlahBawahan > 0 ? { petunjuk: master.aturan.parentBertingkat } : {})}
          />
          <BidangTeks
            name="nick"
            label={teks.nick}
            wajib
            maks={MAKS_DIVISI.nick}
            petunjuk={teks.nickBantuan}
          />
        </>
      )}
    </HalamanMaster>
  )
}
