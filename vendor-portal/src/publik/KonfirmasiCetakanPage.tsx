import { tanggalPanjang, tanggalWaktu } from '@eproc/domain/common/format'
import type { KonfirmasiCetakan } from '@eproc/domain/tender/answers_cetakan'
import { cetakanKonfirmasi as teks } from '@eproc/i18n/id/cetakan_portal'
import { KonfirmasiDokumen } from '../app/KonfirmasiDokumen.tsx'
import { useKonfirmasi } from '../app/useKonfirmasi.ts'

const TONES = { sah: 'success', dicabut: 'warning', berubah: 'warning' } as const

/** /cetakan/:kode: whoever scans the QR code sees whether the paper is genuine and still in force. */
export default function KonfirmasiCetakanPage() {
  const { data, error, retry } = useKonfirmasi<KonfirmasiCetakan>('cetakan')
  return (
    <KonfirmasiDokumen
      text={teks}
      error={error}
      retry={retry}
      state={data && { tone: TONES[data.keadaan], title: teks[data.keadaan] }}
      rows={data ? details(data) : []}
    />
  )
}

const details = (data: KonfirmasiCetakan): [string, string][] => [
  [teks.nomor, data.nomor],
  [teks.dokumen, data.judul],
  [teks.paket, `${data.paket.nama} (${data.paket.kode})`],
  [teks.tahap, data.namaTahap],
  [teks.diterbitkan, tanggalPanjang(data.diterbitkan)],
  ...(data.dicabutPada
    ? [[teks.dicabutPada, tanggalWaktu(data.dicabutPada)] satisfies [string, string]]
    : []),
]
