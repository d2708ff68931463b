import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import type { PenawaranDiterima, PenawaranSendiri } from '@eproc/domain/tender/answers_penawaran'
import { KATEGORI_FILE, teksPilihan, type KategoriFile } from '@eproc/domain/common/choices'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { Memuat } from '../Loaded.tsx'
import type { PanelProps } from '../panel.ts'
import { Diterima } from './Received.tsx'
import { KirimBerkas } from './SendFile.tsx'
import { SegeraBerakhir } from './EndsSoon.tsx'
import { RiwayatVersi, SatuVersi } from './VersionHistory.tsx'
import { usePasangPenawaran, usePenawaran } from './usePenawaran.ts'

const t = tenderLayar.pemasukan

const Senarai = styled('ul')(({ theme }) => ({
  'listStyle': 'none',
  'margin': '16px 0 0',
  'padding': 0,
  'border': `1px solid ${theme.vars.palette.divider}`,
  'borderRadius': 12,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 10,
    padding: '16px 20px',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

/** Pemasukan: one file of each kind, sealed, with a tanda terima (decisions §5.2). */
export default function PemasukanTab({ paket, rekanan, tab }: PanelProps) {
  const query = usePenawaran(paket.id, rekanan.vendorId)
  const pasang = usePasangPenawaran(paket.id)
  const [terakhir, setTerakhir] = useState<PenawaranDiterima['tandaTerima'] | null>(null)
  const terima = ({ tandaTerima, ...sendiri }: PenawaranDiterima) => {
    pasang(sendiri)
    setTerakhir(tandaTerima)
  }
  return (
    <Memuat query={query}>
      {(data) => {
        const stage = data.pemasukan.find((p) => p.kunci === tab.kunci)
        if (!stage) return null
        const masuk = stage.jenis.filter((j) => j.masuk)
        const belum = stage.jenis.filter((j) => !j.masuk).map((j) => j.jenis)
        return (
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 16,
              marginBottom: 24,
            }}
          >
            {terakhir?.[0] && <Diterima tanda={terakhir[0]} belum={belum} selesai={tab.selesai} />}
            {stage.terbuka && belum.length > 0 && <SegeraBerakhir selesai={tab.selesai} />}
            {stage.terbuka ? (
              <Ringkasan masuk={masuk.length} dari={stage.jenis.length} />
            ) : (
              <Tercatat masuk={masuk.length} belum={belum} />
            )}
            <Senarai aria-label={t.judul}>
              {stage.jenis.map((j) => (
                <SatuJenis
                  key={j.jenis}
                  jenis={j.jenis}
                  data={data}
                  tahap={tab.kunci}
                  kirim={
                    stage.terbuka && (
                      <KirimBerkas
                        paketId={paket.id}
                        vendorId={rekanan.vendorId}
                        jenis={j.jenis}
                        sudah={j.masuk}
                        mintaHarga={j.mintaHarga}
                        onDiterima={terima}
                      />
                    )
                  }
                />
              ))}
            </Senarai>
          </div>
        )
      }}
    </Memuat>
  )
}

function Ringkasan({ masuk, dari }: { masuk: number; dari: number }) {
  return (
    <>
      {masuk === dari ? (
        <KotakPesan nada="sukses" judul={t.lengkap}>
          {t.lengkapIsi}
        </KotakPesan>
      ) : (
        <Typography role="status">{t.berkasMasuk(masuk, dari)}</Typography>
      )}
      <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
        {t.segel} {penawaran.layar.sisaWaktu}
      </Typography>
    </>
  )
}

/** After the end of the tahap: what was received and what was not. */
function Tercatat({ masuk, belum }: { masuk: number; belum: KategoriFile[] }) {
  return (
    <KotakPesan nada={masuk === 0 ? 'info' : belum.length ? 'peringatan' : 'sukses'}>
      {masuk === 0
        ? t.akhirKosong
        : belum.length > 0
          ? t.akhirTidak(belum.map((j) => teksPilihan(KATEGORI_FILE, j)).join(', '))
          : t.berkasMasuk(masuk, masuk)}
    </KotakPesan>
  )
}

interface SatuJenisProps {
  jenis: KategoriFile
  data: PenawaranSendiri
  tahap: string
  kirim: ReactNode
}

function SatuJenis({ jenis, data, tahap, kirim }: SatuJenisProps) {
  const versi = data.berkas.filter((b) => b.tahap === tahap && b.jenis === jenis)
  const kini = versi.find((v) => v.terakhir)
  const judul = teksPilihan(KATEGORI_FILE, jenis)
  return (
    <li data-jenis={jenis}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h4">
          {judul}
        </Typography>
        <ChipStatus warna={kini ? 'hijau' : 'abu'} teks={kini ? t.sudah : penawaran.layar.belum} />
      </div>
      {kini && (
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <SatuVersi versi={kini} />
        </div>
      )}
      {kirim}
      <RiwayatVersi versi={versi.filter((v) => !v.terakhir)} />
    </li>
  )
}
