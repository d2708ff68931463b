import { aturanLokasiProyek, MAKS_LOKASI_PROYEK } from '@eproc/domain/master/aturan_master'
import type { JawabanLokasiProyek } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { BidangTeks } from '@eproc/ui/fields/BidangTeks.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { HalamanMaster } from '../shared/HalamanMaster.tsx'

const teks = master.lokasiProyek
const KOLOM: readonly Kolom<JawabanLokasiProyek>[] = [
  { kunci: 'kode', judul: teks.kode, urut: 'kode', lebar: 140, isi: (b) => b.kode },
  { kunci: 'nama', judul: teks.nama, urut: 'nama', utama: true, isi: (b) => b.nama },
  { kunci: 'lokasi', judul: teks.lokasi, urut: 'lokasi', isi: (b) => b.lokasi },
]

/** /admin/lokasi-proyek */
export default function LokasiProyekList() {
  return (
    <HalamanMaster<JawabanLokasiProyek, { kode: string; nama: string; lokasi: string }>
      sumber="admin/lokasi-proyek"
      objek={master.objek.lokasiProyek}
      teks={teks}
      kolom={KOLOM}
      awal={(r) => ({ kode: r?.kode ?? '', nama: r?.nama ?? '', lokasi: r?.lokasi ?? '' })}
      aturan={aturanLokasiProyek}
    >
      {() => (
        <>
          <BidangTeks name="kode" label={teks.kode} wajib maks={MAKS_LOKASI_PROYEK.kode} />
          <BidangTeks name="nama" label={teks.nama} wajib maks={MAKS_LOKASI_PROYEK.nama} />
          <BidangTeks
            name="lokasi"
            label={teks.lokasi}
            wajib
            baris={3}
            maks={MAKS_LOKASI_PROYEK.lokasi}
          />
        </>
      )}
    </HalamanMaster>
  )
}
