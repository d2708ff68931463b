import Bawah from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Skeleton from '@mui/material/Skeleton'
import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { STATUS_PELAKSANAAN_ULP } from '@eproc/domain/common/choices'
import type { TabAnswer, TabTahap } from '@eproc/domain/tender/answers'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { useLiveStream } from '@eproc/ui/api/stream.ts'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { HitungMundur } from '@eproc/ui/feedback/HitungMundur.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { clockNow, useSekarang } from '@eproc/ui/api/time.ts'
import { BenturanNotice } from './BenturanNotice.tsx'
import { useBoleh, useSegarkanTender, useTabTender } from '../tender_reads.ts'
import { InformasiTab } from './InformasiTab.tsx'
import { TahapPanel } from './TahapPanel.tsx'
import { INFORMASI, TahapRail, sedangJalan } from './TahapRail.tsx'

const teks = tenderStaf.dialog

const Dua = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
}))
const Rel = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  maxHeight: 'calc(100dvh - 190px)',
  overflowY: 'auto',
  paddingRight: 8,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: {
    position: 'static',
    maxHeight: 'none',
    borderRight: 0,
    padding: 0,
  },
}))
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 16,
})

export interface TenderDialogProps {
  paketId: number
  /** On closing the caller drops `paket` and `tahap` from the address. */
  onTutup: () => void
  /** Buttons in the footer while the tab Informasi is open (Publish, Gagal, Batal). */
  aksi?: ReactNode
}

/** Full-screen dialog 'Proses paket'; the address keeps the open tab (`?paket=12&tahap=sanggah`). */
export function TenderDialog({ paketId, onTutup, aksi }: TenderDialogProps) {
  const { data, error } = useTabTender(paketId)
  const [kotor, setKotor] = useState(false)
  const [tanya, setTanya] = useState(false)
  const [tahap] = useTahapAlamat()
  const diInformasi = !data?.tab.some((t) => t.kunci === tahap)
  return (
    <DialogPenuh
      buka
      penuh
      lebar="xl"
      kotor={kotor}
      onTutup={onTutup}
      judul={data ? teks.judul(data.paket.kode, data.paket.nama) : teks.judulMuat}
      aksi={
        <>
          {diInformasi && aksi}
          <Button onClick={() => (kotor ? setTanya(true) : onTutup())}>{umum.tombol.tutup}</Button>
        </>
      }
    >
      {error && !data ? (
        <Kosong gambar="error" judul={ui.errors.muatData} isi={errorMessage(error)} />
      ) : !data ? (
        <div role="status" aria-label={ui.memuat}>
          <Skeleton variant="rounded" height={48} sx={{ mb: 3 }} />
          <Skeleton variant="rounded" height={420} />
        </div>
      ) : (
        <Isi data={data} kotor={kotor} onKotor={setKotor} />
      )}
      <DialogBuang buka={tanya} onBatal={() => setTanya(false)} onYa={onTutup} />
    </DialogPenuh>
  )
}

/** Going on loses what is not saved. */
function DialogBuang(p: { buka: boolean; onBatal: () => void; onYa: () => void }) {
  return (
    <DialogKonfirmasi
      buka={p.buka}
      judul={ui.dialog.kotorJudul}
      tombol={ui.dialog.kotorBuang}
      tombolBatal={ui.dialog.kotorLanjut}
      bahaya
      onBatal={p.onBatal}
      onYa={p.onYa}
    >
      {ui.dialog.kotorIsi}
    </DialogKonfirmasi>
  )
}

/** The tahap of the address, and how to change it. */
function useTahapAlamat(): [string | null, (key: string) => void] {
  const [alamat, setAlamat] = useSearchParams()
  return [
    alamat.get('tahap'),
    (key) =>
      setAlamat(
        (previous) => {
          const baru = new URLSearchParams(previous)
          baru.set('tahap', key)
          return baru
        },
        { replace: true, preventScrollReset: true }
      ),
  ]
}

/** Reads again at the very moment a tahap begins or ends by the server's clock. */
function useBatasTahap(tab: readonly TabTahap[], segarkan: () => unknown) {
  useEffect(() => {
    const kini = clockNow()
    const limit = tab
      .flatMap((t) => [t.mulai, t.selesai])
      .map((w) => (w ? Date.parse(w) : 0))
      .filter((w) => w > kini)
    if (limit.length === 0) return
    const jeda = Math.min(Math.min(...limit) - kini + 500, 2_000_000_000)
    const id = window.setTimeout(() => void segarkan(), jeda)
    return () => window.clearTimeout(id)
  }, [tab, segarkan])
}

interface IsiProps {
  data: TabAnswer
  kotor: boolean
  onKotor: (kotor: boolean) => void
}

function Isi({ data, kotor, onKotor }: IsiProps) {
  const { paket, tab } = data
  const [diminta, setTahap] = useTahapAlamat()
  const [pindah, setPindah] = useState<string | null>(null)
  const [daftar, setDaftar] = useState(false)
  const sempit = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true })
  const kini = useSekarang()
  const segarkan = useSegarkanTender(paket.id)
  const boleh = useBoleh(data)
  useLiveStream(() => void segarkan())
  useBatasTahap(tab, segarkan)

  const dipilih = tab.find((t) => t.kunci === diminta)
  const key = dipilih?.kunci ?? INFORMASI
  const pilih = (baru: string) => {
    setDaftar(false)
    if (baru === key) return
    if (kotor) setPindah(baru)
    else setTahap(baru)
  }
  return (
    <>
      <Head>
        <ChipStatus daftar={STATUS_PELAKSANAAN_ULP} kode={paket.statusPelaksanaan} />
        <TahapSekarang tab={tab} kini={kini} onPilih={pilih} />
      </Head>
      {data.pokja?.bebasBenturan === false && (
        <div style={{ marginBottom: 24 }}>
          <BenturanNotice paketId={paket.id} nama={paket.nama} />
        </div>
      )}
      <Dua>
        <Rel aria-label={teks.daftarTahap}>
          {sempit && (
            <Button
              fullWidth
              variant="outlined"
              endIcon={<Bawah />}
              aria-expanded={daftar}
              onClick={() => setDaftar((d) => !d)}
              sx={{ justifyContent: 'space-between', whiteSpace: 'normal', textAlign: 'left' }}
            >
              {daftar
                ? teks.tutupTahap
                : dipilih
                  ? `${teks.tahapKe(dipilih.urut, tab.length)}: ${dipilih.nama}`
                  : teks.informasi}
            </Button>
          )}
          <Collapse
            in={!sempit || daftar}
            sx={sempit ? { mt: 1 } : {}}
            {...(sempit ? {} : { timeout: 0 })}
          >
            <TahapRail tab={tab} pilihan={key} kini={kini} onPilih={pilih} />
          </Collapse>
        </Rel>
        <div
          role="tabpanel"
          id={`panel-${key}`}
          aria-labelledby={`tab-${key}`}
          style={{ minWidth: 0 }}
        >
          {dipilih ? (
            <TahapPanel
              key={key}
              paket={paket}
              tahap={dipilih}
              boleh={boleh}
              kini={kini}
              onKotor={onKotor}
            />
          ) : (
            <InformasiTab paketId={paket.id} {...(tab.length ? { onTahap: pilih } : {})} />
          )}
        </div>
      </Dua>
      <DialogBuang
        buka={pindah !== null}
        onBatal={() => setPindah(null)}
        onYa={() => {
          onKotor(false)
          if (pindah) setTahap(pindah)
          setPindah(null)
        }}
      />
    </>
  )
}

/** The present tahap with its countdown; when there is none, the next one. */
function TahapSekarang(p: {
  tab: readonly TabTahap[]
  kini: number
  onPilih: (key: string) => void
}) {
  const jalan = p.tab.filter((t) => sedangJalan(t, p.kini))
  const nanti = p.tab.find((t) => t.mulai !== null && Date.parse(t.mulai) > p.kini)
  const tampil = jalan.length > 0 ? jalan : nanti ? [nanti] : []
  if (p.tab.length === 0) return <span>{teks.belumTerbit}</span>
  if (tampil.length === 0) return <span>{teks.tidakAdaTahap}</span>
  return (
    <>
      {tampil.map((t) => (
        <span
          key={t.kunci}
          style={{ display: 'inline-flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <span>{jalan.length > 0 ? teks.sekarang : teks.berikutnya}:</span>
          <Button size="small" onClick={() => p.onPilih(t.kunci)} sx={{ whiteSpace: 'normal' }}>
            {t.nama}
          </Button>
          <HitungMundur sampai={(jalan.length > 0 ? t.selesai : t.mulai)!} />
        </span>
      ))}
    </>
  )
}
