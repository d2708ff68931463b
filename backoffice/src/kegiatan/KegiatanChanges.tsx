import { useRecordContext } from 'react-admin'
import { rupiah } from '@eproc/domain/common/format'
import type { BedaKegiatan, RincianKegiatan } from '@eproc/domain/rup/answers'
import { JENIS_PENGADAAN, teksPilihan } from '@eproc/domain/common/choices'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { ChangeTable } from '../shared/record/SideBySide.tsx'

const text = rupLayar.kegiatan.rincian

function told(b: BedaKegiatan, value: string | number | null): string {
  if (value === null || value === '') return text.tanpaNilai
  if (b.bidang === 'pagu') return rupiah(Number(value))
  if (b.bidang === 'jenisPengadaan') return teksPilihan(JENIS_PENGADAAN, String(value))
  return String(value)
}

/** A kegiatan's content before and after the latest edit. */
export function KegiatanChanges() {
  const { perubahan } = useRecordContext<RincianKegiatan>()!
  return (
    <ChangeTable
      rows={perubahan.map((b) => [
        rupLayar.kegiatan.bidang[b.bidang],
        told(b, b.sebelum),
        told(b, b.sesudah),
      ])}
    />
  )
}
