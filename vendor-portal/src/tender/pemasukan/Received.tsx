import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { tanggalWaktu, ukuranBerkas } from '@eproc/domain/common/format'
import type { TandaTerima } from '@eproc/domain/tender/answers_penawaran'
import { KATEGORI_FILE, teksPilihan, type KategoriFile } from '@eproc/domain/common/choices'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { Tautan } from '@eproc/ui/layout/Tautan.tsx'
import { unduhTandaTerima } from './download_tanda_terima.ts'

const t = tenderLayar.pemasukan
const p = penawaran.layar

export interface DiterimaProps {
  tanda: TandaTerima
  /** kinds still missing */
  belum: readonly KategoriFile[]
  /** end of the tahap, ISO */
  selesai: string | null
}

/** After a file is received: what happened, its number, what comes next, the tanda terima to keep. */
export function Diterima({ tanda, belum, selesai }: DiterimaProps) {
  const kotak = useRef<HTMLDivElement>(null)
  useEffect(() => kotak.current?.focus(), [tanda.kode])
  return (
    <KotakPesan
      nada="sukses"
      ref={kotak}
      tabIndex={-1}
      judul={t.diterimaJudul(teksPilihan(KATEGORI_FILE, tanda.jenis))}
    >
      <p style={{ margin: '4px 0' }}>
        {p.diterima(tanggalWaktu(tanda.diterimaPada))} · {p.versi(tanda.versi)} ·{' '}
        {ukuranBerkas(tanda.ukuran)}
      </p>
      <p style={{ margin: '4px 0', overflowWrap: 'anywhere' }}>
        {p.sidik} {tanda.sha256}
      </p>
      <p style={{ margin: '4px 0' }}>
        {t.diterimaIsi(tanda.kode)}{' '}
        {belum[0]
          ? t.berikutnyaJenis(teksPilihan(KATEGORI_FILE, belum[0]))
          : t.berikutnyaSelesai(tanggalWaktu(selesai))}
      </p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={() => void unduhTandaTerima(tanda.kode)}>
          {p.unduhTandaTerima}
        </Button>
        <Tautan ke={`/tanda-terima/${tanda.kode}`}>{p.tandaTerima}</Tautan>
      </div>
    </KotakPesan>
  )
}
