import Sudah from '@mui/icons-material/CheckCircle'
import Belum from '@mui/icons-material/RadioButtonUnchecked'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { rupiah, tanggalWaktu } from '@eproc/domain/common/format'
import type {
  BeritaAcaraPembukaan,
  PelakuPembukaan,
  PenawaranRekanan,
} from '@eproc/domain/tender/answers_penawaran'
import { KATEGORI_FILE, teksPilihan } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { umum } from '@eproc/i18n/id/umum'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { PanelSkeleton } from '../PanelSkeleton.tsx'
import { BerkasPenawaran } from '../berkas/BerkasPenawaran.tsx'
import { Stacked, ItemList } from '../ItemList.tsx'
import { useIsiPanel } from '../tender_reads.ts'
import { FailureBox } from '../dialog/FailureBox.tsx'
import type { PanelProps } from '../dialog/panel.ts'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.pembukaan

/** Pembukaan: asked for by one pokja member, confirmed by another; before that only whether it is in or not. */
export default function PembukaanPanel(p: PanelProps) {
  const { paket, tahap } = p
  const acara = useIsiPanel<BeritaAcaraPembukaan>(
    paket.id,
    `/api/tender/pembukaan/${paket.id}/${tahap.kunci}`
  )
  const daftar = useIsiPanel<PenawaranRekanan[]>(paket.id, `/api/lelang/penawaran/${paket.id}`)
  const { data } = acara
  if (!data) {
    return acara.error ? (
      <Kosong gambar="error" judul={ui.errors.muatData} isi={errorMessage(acara.error)} />
    ) : (
      <PanelSkeleton />
    )
  }
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Tindakan {...p} acara={data} />
      <section aria-label={teks.daftar}>
        <TabelData
          judul={teks.daftar}
          kolom={column(data)}
          baris={daftar.data}
          errors={daftar.data ? undefined : daftar.error}
          kunciBaris={(b) => b.vendorId}
          kosong={{ judul: tenderStaf.peserta.kosong }}
          onSegarkan={() => void daftar.refetch()}
        />
      </section>
      {data.keadaan === 'dibuka' && <BeritaAcara acara={data} />}
    </div>
  )
}

const column = (acara: BeritaAcaraPembukaan): Kolom<PenawaranRekanan>[] => [
  { kunci: 'nama', judul: teks.nama, utama: true, isi: (b) => b.nama ?? teks.rahasia(b.vendorId) },
  {
    kunci: 'masuk',
    judul: teks.masuk,
    isi: (b) => {
      const berkas = b.berkas?.filter((x) => acara.jenis.includes(x.jenis)) ?? []
      if (berkas.length > 0) return <BerkasPenawaran berkas={berkas} />
      return b.masuk ? (
        <ChipStatus warna="hijau" teks={tenderStaf.peserta.sudahMasuk} />
      ) : (
        <ChipStatus warna="abu" teks={tenderStaf.peserta.belumMasuk} />
      )
    },
  },
  ...(acara.keadaan === 'dibuka' && acara.jenis.includes('H')
    ? [
        {
          kunci: 'harga',
          judul: teks.harga,
          rata: 'kanan',
          isi: (b: PenawaranRekanan) => rupiah(b.hargaPenawaran),
        } as const,
      ]
    : []),
]

function Tindakan(p: PanelProps & { acara: BeritaAcaraPembukaan }) {
  const { acara, paket } = p
  const [tanya, setTanya] = useState(false)
  const userId = useSesi().pengguna?.userId
  const { run, sibuk, kegagalan } = usePanelDeed(paket.id, tenderStaf.gagal.pembukaan)
  const sendiri = acara.peminta?.id === userId
  const dapat = p.aktif && p.boleh('tender.buka') && acara.keadaan !== 'dibuka'
  const minta = acara.keadaan === 'belum'
  const langsung = minta && !acara.perluPengesah
  const nama = `${acara.namaTahap} (${paket.nama})`
  const laksanakan = async () => {
    const jalur = `/api/tender/pembukaan/${paket.id}${minta ? '' : '/sahkan'}`
    await run(() => api.post(jalur, { tahap: acara.tahap }))
    setTanya(false)
  }
  const tombol = langsung ? teks.buka : minta ? teks.minta : teks.sahkan
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Typography>
        {teks.berkas(acara.jenis.map((j) => teksPilihan(KATEGORI_FILE, j)).join(', '))}
      </Typography>
      <ol style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 }}>
        <Langkah
          nama={acara.perluPengesah ? teks.langkahMinta : teks.dibuka}
          pelaku={acara.peminta}
        />
        {acara.perluPengesah && <Langkah nama={teks.langkahSah} pelaku={acara.pengesah} />}
      </ol>
      {acara.keadaan !== 'dibuka' && <KotakPesan>{teks.belumDibuka}</KotakPesan>}
      {acara.usulGagal && <KotakPesan nada="peringatan">{teks.usulGagal}</KotakPesan>}
      {acara.perluCatatan && <KotakPesan>{teks.perluCatatan}</KotakPesan>}
      <FailureBox kegagalan={kegagalan} />
      {dapat && sendiri && <KotakPesan nada="peringatan">{teks.sendiri}</KotakPesan>}
      {dapat && !sendiri && (
        <Button variant="contained" onClick={() => setTanya(true)}>
          {tombol}
        </Button>
      )}
      <DialogKonfirmasi
        buka={tanya}
        judul={
          langsung ? teks.tanyaBuka(nama) : minta ? teks.tanyaMinta(nama) : teks.tanyaSahkan(nama)
        }
        tombol={tombol}
        sibuk={sibuk}
        onBatal={() => setTanya(false)}
        onYa={() => void laksanakan()}
      >
        {minta && !langsung ? teks.tanyaMintaIsi : teks.tanyaBukaIsi}
      </DialogKonfirmasi>
    </div>
  )
}

function Langkah({ nama, pelaku }: { nama: string; pelaku: PelakuPembukaan | null }) {
  return (
    <li style={{ display: 'flex', gap: 12, alignItems: 'flex-start' }}>
      {pelaku ? <Sudah aria-hidden color="success" /> : <Belum aria-hidden color="disabled" />}
      <span>
        {nama}
        <br />
        <Typography component="span" color="text.secondary">
          {pelaku ? teks.oleh(pelaku.nama, tanggalWaktu(pelaku.pada)) : teks.menunggu}
        </Typography>
      </span>
    </li>
  )
}

function BeritaAcara({ acara }: { acara: BeritaAcaraPembukaan }) {
  const nama = (daftar: readonly { vendorId: number; nama: string; alasan?: string }[]) =>
    daftar.length === 0 ? (
      umum.tanpaNilai
    ) : (
      <Stacked>
        {daftar.map((b) => (
          <span key={b.vendorId}>{b.alasan ? `${b.nama}: ${b.alasan}` : b.nama}</span>
        ))}
      </Stacked>
    )
  return (
    <section aria-label={teks.beritaAcara}>
      <Typography variant="h3" component="h4" gutterBottom>
        {teks.beritaAcara}
      </Typography>
      <ItemList
        butir={[
          [teks.dibuka, `${tanggalWaktu(acara.dibukaPada)} ${umum.waktu.zona}`],
          [teks.jumlah, `${acara.jumlahPeserta} / ${acara.jumlahMasuk}`],
          [teks.tidakMemasukkan, nama(acara.tidakMemasukkan)],
          [teks.tidakDibuka, nama(acara.tidakDibuka)],
        ]}
      />
    </section>
  )
}
