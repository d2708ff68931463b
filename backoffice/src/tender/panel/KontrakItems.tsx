import { useRecordContext } from 'react-admin'
import { angka, rupiah, tanggal } from '@eproc/domain/common/format'
import type { KontrakAnswer } from '@eproc/domain/tender/answers_hasil'
import { JENIS_HARI, teksPilihan } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { ItemList } from '../ItemList.tsx'

const teks = tenderStaf.kontrak

/** The contract to read. */
export function KontrakItems() {
  const kontrak = useRecordContext<KontrakAnswer>()
  if (!kontrak) return null
  const duration = `${angka(kontrak.lamaPekerjaan)} ${teks.hari}`
  return (
    <ItemList
      items={[
        [teks.pemenang, kontrak.pemenang?.nama ?? teks.belumPemenang],
        [teks.noSpk, kontrak.noSpk ?? umum.tanpaNilai],
        [teks.tglKontrak, tanggal(kontrak.tglKontrak)],
        [teks.lamaPekerjaan, `${duration}, ${teksPilihan(JENIS_HARI, kontrak.jenisHari)}`],
        [teks.mulaiKontrak, tanggal(kontrak.mulaiKontrak)],
        [teks.selesaiKontrak, tanggal(kontrak.selesaiKontrak)],
        [teks.nilaiKontrak, rupiah(kontrak.nilaiKontrak)],
      ]}
    />
  )
}
