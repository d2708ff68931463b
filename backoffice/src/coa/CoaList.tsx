import { aturanCoa, MAKS_COA } from '@eproc/domain/master/aturan_master'
import type { JawabanCoa } from '@eproc/domain/master/answers'
import { master } from '@eproc/i18n/id/master'
import { BidangTeks } from '@eproc/ui/fields/BidangTeks.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { HalamanMaster } from '../shared/HalamanMaster.tsx'

const teks = master.coa
const KOLOM: readonly Kolom<JawabanCoa>[] = [
  { kunci: 'kode', judul: teks.kode, urut: 'kode', lebar: 200, isi: (b) => b.kode },
  { kunci: 'nama', judul: teks.nama, urut: 'nama', utama: true, isi: (b) => b.nama },
]

/** /admin/coa */
export default function CoaList() {
  return (
    <HalamanMaster<JawabanCoa, { kode: string; nama: string }>
      sumber="admin/coa"
      objek={master.objek.coa}
      teks={teks}
      kolom={KOLOM}
      awal={(r) => ({ kode: r?.kode ?? '', nama: r?.nama ?? '' })}
      aturan={aturanCoa}
    >
      {() => (
        <>
          <BidangTeks name="kode" label={teks.kode} wajib maks={MAKS_COA.kode} />
          <BidangTeks name="nama" label={teks.nama} wajib maks={MAKS_COA.nama} />
        </>
      )}
    </HalamanMaster>
  )
}
