import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import type { TandaTerima } from '@eproc/domain/tender/penawaran/answers_penawaran'
import { KATEGORI_FILE, teksPilihan, type KategoriFile } from '@eproc/domain/common/choices'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { periksa } from '@eproc/i18n/id/periksa_portal'
import { segelRekanan } from '@eproc/i18n/id/segel_rekanan'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { downloadProof } from './download_tanda_terima.ts'
import { ReceiptButton } from './ReceiptButton.tsx'

const t = tenderLayar.pemasukan
const p = penawaran.layar

export interface ReceivedProps {
  tandaTerima: TandaTerima
  /** kinds still missing */
  missing: readonly KategoriFile[]
  /** end of the tahap, ISO */
  ends: string | null
}

/** After a file is received: what happened, its number, what comes next, the tanda terima to keep. */
export function Received({ tandaTerima, missing, ends }: ReceivedProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [tandaTerima.kode])
  return (
    <MessageBox
      tone="success"
      ref={box}
      tabIndex={-1}
      title={t.receivedTitle(teksPilihan(KATEGORI_FILE, tandaTerima.jenis))}
    >
      <p style={{ margin: '4px 0' }}>
        {p.diterima(tanggalWaktu(tandaTerima.diterimaPada))} · {p.versi(tandaTerima.versi)} ·{' '}
        {ukuranBerkas(tandaTerima.ukuran)}
      </p>
      <p style={{ margin: '4px 0', overflowWrap: 'anywhere' }}>
        {tandaTerima.penyegelan ? p.sidikBergaram : p.sidik} {tandaTerima.sha256}
      </p>
      {tandaTerima.penyegelan && (
        <p style={{ margin: '4px 0' }}>
          {tandaTerima.penyegelan === 'disegel di peramban'
            ? segelRekanan.layar.disegelIsi
            : p.disegelIsi}
        </p>
      )}
      <p style={{ margin: '4px 0', fontVariantLigatures: 'none' }}>
        {t.receivedContent(tandaTerima.kode)}{' '}
        {missing[0]
          ? t.nextJenis(teksPilihan(KATEGORI_FILE, missing[0]))
          : t.nextEnd(tanggalWaktu(ends))}
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
        <ReceiptButton kode={tandaTerima.kode} variant="outlined" />
        <Button
          size="small"
          variant="outlined"
          onClick={() => void downloadProof(tandaTerima.kode)}
        >
          {periksa.unduh}
        </Button>
        <AppLink to={`/tanda-terima/${tandaTerima.kode}`}>{p.tandaTerima}</AppLink>
        <AppLink to="/keamanan" target="_blank">
          {p.mengapa}
        </AppLink>
      </div>
    </MessageBox>
  )
}
