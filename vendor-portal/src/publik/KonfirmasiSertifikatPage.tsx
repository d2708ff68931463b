import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { tanggalPanjang } from '@eproc/domain/common/format'
import type { KonfirmasiSertifikat } from '@eproc/domain/verifikasi/answers'
import { STATUS_REKANAN } from '@eproc/domain/common/choices'
import { ui } from '@eproc/i18n/id/ui'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { api, ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { Tautan } from '@eproc/ui/layout/Tautan.tsx'

const teks = verifikasi.konfirmasi
const TONES = { sah: 'sukses', diganti: 'peringatan', tidakBerlaku: 'peringatan' } as const

const Content = styled('div')({ display: 'grid', gap: 32, maxWidth: 760 })
const DetailList = styled('dl')(({ theme }) => ({
  'margin': 0,
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    gap: '4px 24px',
    padding: '14px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& ul': { margin: 0, paddingLeft: 18 },
  [theme.breakpoints.down('sm')]: { '& > div': { gridTemplateColumns: '1fr' } },
}))

/** /sertifikat/:kode: whoever scans the QR code sees whether the certificate is genuine and still valid. */
export default function KonfirmasiSertifikatPage() {
  const { kode = '' } = useParams()
  const { data, error } = useQuery({
    queryKey: ['sertifikat', kode],
    queryFn: () => api.ambil<KonfirmasiSertifikat>(`/api/sertifikat/${encodeURIComponent(kode)}`),
  })
  if (error) {
    const unknown = error instanceof ApiError && error.status === 404
    return (
      <>
        <PageTitle judul={teks.judul} />
        <Kosong
          gambar={unknown ? 'hilang' : 'error'}
          judul={unknown ? teks.tidakAda : ui.errors.muatData}
          isi={unknown ? teks.tidakAdaIsi : errorMessage(error)}
          aksi={<Tautan ke="/kontak">{teks.hubungi}</Tautan>}
        />
      </>
    )
  }
  if (!data) return <KerangkaHalaman />
  const rows: [string, ReactNode][] = [
    [teks.nomor, data.nomor],
    [teks.nama, data.nama],
    [teks.noRegistrasi, data.noRegistrasi],
    [teks.diterbitkan, tanggalPanjang(data.diterbitkan)],
    [teks.statusKini, <ChipStatus key="status" daftar={STATUS_REKANAN} kode={data.status} />],
    [
      teks.bagian,
      <ul key="bagian">
        {data.bagian.map((b) => (
          <li key={b}>{b}</li>
        ))}
      </ul>,
    ],
  ]
  return (
    <>
      <PageTitle judul={teks.judul} />
      <Content>
        <KotakPesan nada={TONES[data.keadaan]} judul={teks[data.keadaan]} />
        <DetailList>
          {rows.map(([label, content]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </DetailList>
      </Content>
    </>
  )
}
