import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { KonfirmasiTandaTerima } from '@eproc/domain/tender/answers_penawaran'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { ui } from '@eproc/i18n/id/ui'
import { api, ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { Tautan } from '@eproc/ui/layout/Tautan.tsx'
import { sidik } from './upload/resumable_upload.ts'

const teks = penawaran.konfirmasi
const { pdf } = penawaran

const Isi = styled('div')({ display: 'grid', gap: 32, maxWidth: 760 })
const ListAnswer = styled('dl')(({ theme }) => ({
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
  [theme.breakpoints.down('sm')]: { '& > div': { gridTemplateColumns: '1fr' } },
}))

const alamat = (kode: string) => `/api/tanda-terima/${encodeURIComponent(kode)}`

/** /tanda-terima/:kode: whoever holds its code sees whether a tanda terima is genuine. */
export default function TandaTerimaPage() {
  const { kode = '' } = useParams()
  const { data, error } = useQuery({
    queryKey: ['tanda-terima', kode],
    queryFn: () => api.ambil<KonfirmasiTandaTerima>(alamat(kode)),
  })
  if (error) {
    const tidakAda = error instanceof ApiError && error.status === 404
    return (
      <>
        <PageTitle judul={teks.judul} />
        <Kosong
          gambar={tidakAda ? 'hilang' : 'error'}
          judul={tidakAda ? teks.tidakAda : ui.errors.muatData}
          isi={tidakAda ? teks.tidakAdaIsi : errorMessage(error)}
          aksi={<Tautan ke="/kontak">{teks.hubungi}</Tautan>}
        />
      </>
    )
  }
  if (!data) return <KerangkaHalaman />
  const baris: [string, string][] = [
    [pdf.kode, data.kode],
    [pdf.paket, `${data.paket.nama} (${data.paket.kode})`],
    [pdf.vendor, data.vendor ?? teks.vendorRahasia],
    [pdf.jenis, penawaran.jenis[data.jenis]],
    [pdf.pada, pdf.wib(tanggalWaktu(data.diterimaPada))],
  ]
  return (
    <>
      <PageTitle judul={teks.judul} />
      <Isi>
        <KotakPesan
          nada={data.sah ? 'sukses' : 'error'}
          judul={data.sah ? teks.sah : teks.tidakSah}
        >
          {data.sah && teks.sahIsi}
        </KotakPesan>
        <ListAnswer>
          {baris.map(([label, isi]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{isi}</dd>
            </div>
          ))}
        </ListAnswer>
        {data.sah && 'subtle' in (globalThis.crypto ?? {}) && <Cocokkan kode={kode} />}
      </Isi>
    </>
  )
}

type HasilCocok = 'menghitung' | 'cocok' | 'tidakCocok'
const NADA = { menghitung: 'info', cocok: 'sukses', tidakCocok: 'peringatan' } as const

/** Compares a file with the tanda terima; only its fingerprint is sent. */
function Cocokkan({ kode }: { kode: string }) {
  const masukan = useRef<HTMLInputElement>(null)
  const [hasil, setHasil] = useState<{ nama: string; kata: HasilCocok } | null>(null)
  const [gagal, setGagal] = useState<string | null>(null)
  const periksa = async (berkas: File) => {
    setGagal(null)
    setHasil({ nama: berkas.name, kata: 'menghitung' })
    try {
      const sha256 = await sidik(berkas)
      const { cocok } = await api.ambil<KonfirmasiTandaTerima>(alamat(kode), { query: { sha256 } })
      setHasil({ nama: berkas.name, kata: cocok ? 'cocok' : 'tidakCocok' })
    } catch (failure) {
      setHasil(null)
      setGagal(errorMessage(failure))
    }
  }
  return (
    <section aria-labelledby="cocokkan" style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Typography id="cocokkan" variant="h2">
        {teks.cocokkan}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '64ch' }}>
        {teks.cocokkanIsi}
      </Typography>
      <input
        ref={masukan}
        type="file"
        hidden
        aria-label={teks.pilih}
        onChange={(e) => {
          const berkas = e.target.files?.[0]
          e.target.value = ''
          if (berkas) void periksa(berkas)
        }}
      />
      <Button variant="outlined" onClick={() => masukan.current?.click()}>
        {teks.pilih}
      </Button>
      <div role="status">
        {hasil && (
          <KotakPesan nada={NADA[hasil.kata]} judul={teks[hasil.kata]}>
            {hasil.nama}
          </KotakPesan>
        )}
        {gagal && <KotakPesan nada="error">{gagal}</KotakPesan>}
      </div>
    </section>
  )
}
