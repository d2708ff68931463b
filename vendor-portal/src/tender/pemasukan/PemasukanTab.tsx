import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import type { PenawaranDiterima, PenawaranSendiri } from '@eproc/domain/tender/answers_penawaran'
import { KATEGORI_FILE, teksPilihan, type KategoriFile } from '@eproc/domain/common/choices'
import { fileTab } from '@eproc/domain/tahap/tab'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { Memuat } from '../Memuat.tsx'
import type { PanelProps } from '../panel.ts'
import { Diterima } from './Diterima.tsx'
import { KirimBerkas } from './KirimBerkas.tsx'
import { SegeraBerakhir } from './SegeraBerakhir.tsx'
import { RiwayatVersi, SatuVersi } from './RiwayatVersi.tsx'
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
export default function PemasukanTab({ paket, rekanan, tab, terbuka }: PanelProps) {
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
        const jenis = data.tahap?.kunci === tab.kunci ? data.tahap.jenis : fileTab(tab.tab[0]!)
        const milik = data.berkas.filter((b) => b.tahap === tab.kunci)
        const masuk = jenis.filter((j) => milik.some((b) => b.jenis === j))
        const boleh = terbuka && data.tahap?.kunci === tab.kunci
        return (
          <div
            style={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 16,
              marginBottom: 24,
            }}
          >
            {terakhir?.[0] && (
              <Diterima
                tanda={terakhir[0]}
                belum={jenis.filter((j) => !masuk.includes(j))}
                selesai={tab.selesai}
              />
            )}
            {boleh && masuk.length < jenis.length && <SegeraBerakhir selesai={tab.selesai} />}
            {boleh ? (
              <Ringkasan masuk={masuk.length} dari={jenis.length} />
            ) : (
              <Tercatat masuk={masuk} jenis={jenis} />
            )}
            <Senarai aria-label={t.judul}>
              {jenis.map((j) => (
                <SatuJenis
                  key={j}
                  jenis={j}
                  data={data}
                  tahap={tab.kunci}
                  kirim={
                    boleh && (
                      <KirimBerkas
                        paketId={paket.id}
                        vendorId={rekanan.vendorId}
                        jenis={j}
                        sudah={masuk.includes(j)}
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
function Tercatat({ masuk, jenis }: { masuk: KategoriFile[]; jenis: KategoriFile[] }) {
  const tidak = jenis.filter((j) => !masuk.includes(j))
  return (
    <KotakPesan nada={masuk.length === 0 ? 'info' : tidak.length ? 'peringatan' : 'sukses'}>
      {masuk.length === 0
        ? t.akhirKosong
        : tidak.length > 0
          ? t.akhirTidak(tidak.map((j) => teksPilihan(KATEGORI_FILE, j)).join(', '))
          : t.berkasMasuk(masuk.length, jenis.length)}
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
