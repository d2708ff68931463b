import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { KonfirmasiTandaTerima } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { KonfirmasiDokumen } from '../app/KonfirmasiDokumen.tsx'
import { useKonfirmasi } from '../app/useKonfirmasi.ts'
import { fingerprint } from './upload/resumable_upload.ts'

const teks = penawaran.konfirmasi
const { pdf } = penawaran

/** /tanda-terima/:kode: whoever holds its code sees whether a tanda terima is genuine. */
export default function TandaTerimaPage() {
  const { kode, data, error, retry } = useKonfirmasi<KonfirmasiTandaTerima>('tanda-terima')
  return (
    <KonfirmasiDokumen
      text={teks}
      error={error}
      retry={retry}
      state={
        data &&
        (data.sah
          ? { tone: 'success', title: teks.sah, content: teks.sahIsi }
          : { tone: 'error', title: teks.tidakSah })
      }
      rows={data ? details(data) : []}
    >
      {data?.sah &&
        (data.dapatDicocokkan ? (
          'subtle' in (globalThis.crypto ?? {}) && <CompareFile kode={kode} />
        ) : (
          <MessageBox>{teks.bergaram}</MessageBox>
        ))}
      {data?.sah && <AppLink to="/keamanan">{penawaran.layar.mengapa}</AppLink>}
    </KonfirmasiDokumen>
  )
}

const details = (data: KonfirmasiTandaTerima): [string, string][] => [
  [pdf.kode, data.kode],
  [pdf.paket, `${data.paket.nama} (${data.paket.kode})`],
  [pdf.vendor, data.vendor ?? teks.vendorRahasia],
  [pdf.jenis, penawaran.jenis[data.jenis]],
  [pdf.pada, pdf.wib(tanggalWaktu(data.diterimaPada))],
  ...(data.ditarikPada
    ? [[pdf.ditarik, pdf.wib(tanggalWaktu(data.ditarikPada))] as [string, string]]
    : []),
  ...(data.dimusnahkanPada
    ? [[pdf.dimusnahkan, pdf.wib(tanggalWaktu(data.dimusnahkanPada))] as [string, string]]
    : []),
]

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
      const { cocok } = await api.get<KonfirmasiTandaTerima>(
        `/api/tanda-terima/${encodeURIComponent(kode)}`,
        { query: { sha256 } }
      )
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
