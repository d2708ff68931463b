import type { ReactNode } from 'react'
import { tanggalPanjang } from '@eproc/domain/common/format'
import type { KonfirmasiSertifikat } from '@eproc/domain/verifikasi/answers'
import { STATUS_REKANAN } from '@eproc/domain/common/choices'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { WholeNumbers } from '@eproc/ui/feedback/WholeNumbers.tsx'
import { KonfirmasiDokumen } from '../app/KonfirmasiDokumen.tsx'
import { useKonfirmasi } from '../app/useKonfirmasi.ts'

const teks = verifikasi.konfirmasi
const TONES = { sah: 'success', diganti: 'warning', tidakBerlaku: 'warning' } as const

/** /sertifikat/:kode: whoever scans the QR code sees whether the certificate is genuine and still valid. */
export default function KonfirmasiSertifikatPage() {
  const { data, error, retry } = useKonfirmasi<KonfirmasiSertifikat>('sertifikat')
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

const details = (data: KonfirmasiSertifikat): [string, ReactNode][] => [
  [teks.nomor, data.nomor],
  [teks.nama, data.nama],
  [teks.noRegistrasi, <WholeNumbers key="nomor">{data.noRegistrasi}</WholeNumbers>],
  [teks.diterbitkan, tanggalPanjang(data.diterbitkan)],
  [teks.statusKini, <StatusChip key="status" list={STATUS_REKANAN} kode={data.status} />],
  [
    teks.bagian,
    <ul key="bagian">
      {data.bagian.map((b) => (
        <li key={b}>{b}</li>
      ))}
    </ul>,
  ],
]
