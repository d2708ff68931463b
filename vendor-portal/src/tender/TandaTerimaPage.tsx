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
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { EmptyState } from '@eproc/ui/feedback/EmptyState.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { fingerprint } from './upload/resumable_upload.ts'

const teks = penawaran.konfirmasi
const { pdf } = penawaran

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
  [theme.breakpoints.down('sm')]: { '& > div': { gridTemplateColumns: '1fr' } },
}))

const addressOf = (kode: string) => `/api/tanda-terima/${encodeURIComponent(kode)}`

/** /tanda-terima/:kode: whoever holds its code sees whether a tanda terima is genuine. */
export default function TandaTerimaPage() {
  const { kode = '' } = useParams()
  const { data, error } = useQuery({
    queryKey: ['tanda-terima', kode],
    queryFn: () => api.get<KonfirmasiTandaTerima>(addressOf(kode)),
  })
  if (error) {
    const unknown = error instanceof ApiError && error.status === 404
    return (
      <>
        <PageTitle title={teks.judul} />
        <EmptyState
          illustration={unknown ? 'hilang' : 'error'}
          title={unknown ? teks.tidakAda : ui.errors.muatData}
          content={unknown ? teks.tidakAdaIsi : errorMessage(error)}
          actions={<AppLink to="/kontak">{teks.hubungi}</AppLink>}
        />
      </>
    )
  }
  if (!data) return <PageSkeleton />
  const rows: [string, string][] = [
    [pdf.kode, data.kode],
    [pdf.paket, `${data.paket.nama} (${data.paket.kode})`],
    [pdf.vendor, data.vendor ?? teks.vendorRahasia],
    [pdf.jenis, penawaran.jenis[data.jenis]],
    [pdf.pada, pdf.wib(tanggalWaktu(data.diterimaPada))],
  ]
  return (
    <>
      <PageTitle title={teks.judul} />
      <Content>
        <MessageBox
          tone={data.sah ? 'success' : 'error'}
          title={data.sah ? teks.sah : teks.tidakSah}
        >
          {data.sah && teks.sahIsi}
        </MessageBox>
        <DetailList>
          {rows.map(([label, content]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </DetailList>
        {data.sah && 'subtle' in (globalThis.crypto ?? {}) && <CompareFile kode={kode} />}
      </Content>
    </>
  )
}

type Comparison = 'menghitung' | 'cocok' | 'tidakCocok'
const TONES = { menghitung: 'info', cocok: 'success', tidakCocok: 'warning' } as const

/** Compares a file with the tanda terima; only its fingerprint is sent. */
function CompareFile({ kode }: { kode: string }) {
  const fileInput = useRef<HTMLInputElement>(null)
  const [result, setResult] = useState<{ nama: string; outcome: Comparison } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const compare = async (file: File) => {
    setProblem(null)
    setResult({ nama: file.name, outcome: 'menghitung' })
    try {
      const sha256 = await fingerprint(file)
      const { cocok } = await api.get<KonfirmasiTandaTerima>(addressOf(kode), {
        query: { sha256 },
      })
      setResult({ nama: file.name, outcome: cocok ? 'cocok' : 'tidakCocok' })
    } catch (failure) {
      setResult(null)
      setProblem(errorMessage(failure))
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
        ref={fileInput}
        type="file"
        hidden
        aria-label={teks.pilih}
        onChange={(e) => {
          const file = e.target.files?.[0]
          e.target.value = ''
          if (file) void compare(file)
        }}
      />
      <Button variant="outlined" onClick={() => fileInput.current?.click()}>
        {teks.pilih}
      </Button>
      <div role="status">
        {result && (
          <MessageBox tone={TONES[result.outcome]} title={teks[result.outcome]}>
            {result.nama}
          </MessageBox>
        )}
        {problem && <MessageBox tone="error">{problem}</MessageBox>}
      </div>
    </section>
  )
}
