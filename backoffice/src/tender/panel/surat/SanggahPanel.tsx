import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { SanggahRow } from '@eproc/domain/tender/answers_hasil'
import { HASIL_SANGGAH, teksPilihan } from '@eproc/domain/common/choices'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { api, keFormData } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { useSesi } from '@eproc/ui/session/sesi.ts'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { useIsiPanel } from '../../tender_reads.ts'
import { FailureBox } from '../../dialog/FailureBox.tsx'
import type { PanelProps } from '../../dialog/panel.ts'
import { BerkasPicker } from '../../berkas/BerkasPicker.tsx'
import { badanKiriman, KirimanTable, type Dipilih } from '../../kiriman/KirimanTable.tsx'
import { usePanelDeed } from '../../usePanelDeed.ts'

const teks = tenderStaf.sanggah
const WARNA = { terbukti: 'merah', tidakTerbukti: 'hijau', tidakDapatDiterima: 'abu' } as const

const KOLOM: Kolom<SanggahRow>[] = [
  {
    kunci: 'kirimVendor',
    judul: teks.kirimVendor,
    isi: (b) => (b.tglKirimVendor ? tanggalWaktu(b.tglKirimVendor) : teks.belum),
  },
  {
    kunci: 'fileVendor',
    judul: teks.fileVendor,
    isi: (b) =>
      b.fileSanggahVendor ? (
        <TautanBerkas path={b.fileSanggahVendor} nama={teks.fileVendor} />
      ) : (
        umum.tanpaNilai
      ),
  },
  { kunci: 'pengirim', judul: teks.pengirim, isi: (b) => b.namaPengirim ?? umum.tanpaNilai },
  { kunci: 'kirimAdmin', judul: teks.kirimAdmin, isi: (b) => tanggalWaktu(b.tglKirimAdmin) },
  {
    kunci: 'hasil',
    judul: teks.hasil,
    isi: (b) => (
      <>
        {b.hasil ? (
          <ChipStatus warna={WARNA[b.hasil]} teks={teksPilihan(HASIL_SANGGAH, b.hasil)} />
        ) : (
          umum.tanpaNilai
        )}{' '}
        {b.riwayat && <ChipStatus warna="abu" teks={teks.riwayat} />}
        {b.catatan && <Typography variant="body2">{b.catatan}</Typography>}
      </>
    ),
  },
]

function Jawaban({
  d,
  ubah,
}: {
  d: Dipilih<SanggahRow>
  ubah: (lain: Record<string, string>) => void
}) {
  return (
    <>
      <TextField
        select
        label={teks.hasil}
        id={`hasil-${d.baris.vendorId}`}
        value={d.lain.hasil ?? ''}
        onChange={(e) => ubah({ hasil: e.target.value })}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': teks.hasilNama(d.baris.nama) },
        }}
      >
        <option value="">{teks.pilihHasil}</option>
        {HASIL_SANGGAH.map((h) => (
          <option key={h.kode} value={h.kode}>
            {h.teks}
          </option>
        ))}
      </TextField>
      <TextField
        label={teks.catatan}
        id={`catatan-${d.baris.vendorId}`}
        multiline
        minRows={2}
        value={d.lain.catatan ?? ''}
        onChange={(e) => ubah({ catatan: e.target.value })}
        slotProps={{
          htmlInput: { 'maxLength': 2000, 'aria-label': teks.catatanNama(d.baris.nama) },
        }}
      />
    </>
  )
}

/** Sanggah of one type, their answers and outcomes (S3 §2.3, decisions §5). */
export default function SanggahPanel(p: PanelProps) {
  const { paket, varian, aktif, boleh } = p
  const { data, error, refetch } = useIsiPanel<SanggahRow[]>(
    paket.id,
    `/api/lelang/masa-sanggah/${paket.id}/${varian}`
  )
  const userId = useSesi().pengguna?.userId ?? 0
  const dapat = aktif && boleh('tender.sanggah.jawab')
  return (
    <>
      {data?.some((b) => b.hasil === 'terbukti' && !b.riwayat) && (
        <KotakPesan nada="peringatan">{tenderHasil.sanggah.terbukti}</KotakPesan>
      )}
      <KirimanTable
        paketId={paket.id}
        judul={teks.tipe[varian as keyof typeof teks.tipe]}
        baris={data}
        errors={error}
        onSegarkan={() => void refetch()}
        kolom={KOLOM}
        kolomBerkas={teks.fileAdmin}
        terkirim={(b) =>
          b.fileSanggahAdmin ? { path: b.fileSanggahAdmin, nama: teks.fileAdmin } : null
        }
        tertutup={(b) => b.riwayat || b.tglKirimVendor === null}
        kunciBaris={(b) => `${b.vendorId}-${b.tglKirimVendor ?? ''}`}
        dapat={dapat}
        tambahan={(d, ubah) => <Jawaban d={d} ubah={ubah} />}
        periksa={(d) => (d.lain.hasil ? null : tenderHasil.sanggah.hasilWajib(d.baris.nama))}
        kosong={teks.kosong}
        pesan={{
          minimal: tenderHasil.sanggah.minimal,
          tanpaFile: tenderHasil.sanggah.tanpaFile,
          tombol: teks.tombol,
          tanya: teks.tanya,
          gagal: tenderStaf.gagal.sanggah,
        }}
        kirim={(dipilih, kemajuan) =>
          api.post(
            '/api/lelang/masa-sanggah',
            badanKiriman(
              { userId, paketPenyediaId: paket.id, tipe: varian, tipeFileAdmin: 'A' },
              'listSanggah',
              dipilih
            ),
            { kemajuan }
          )
        }
      />
      {dapat && varian === 'BD' && !paketBerTabBanding(p) && (
        <CatatBanding paketId={paket.id} calon={data?.filter((b) => !b.tglKirimVendor) ?? []} />
      )}
    </>
  )
}

/** Stages whose own vendor tab takes appeals need no entry by staff (KTEN 12 has none). */
const paketBerTabBanding = (p: PanelProps) => p.tahap.tab[0] === 'sanggah:BD'

function CatatBanding({ paketId, calon }: { paketId: number; calon: readonly SanggahRow[] }) {
  const [untuk, setUntuk] = useState<SanggahRow | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const { run, sibuk, kegagalan, gagal } = usePanelDeed(paketId, tenderStaf.gagal.sanggah)
  if (calon.length === 0) return null
  const record = async () => {
    if (!untuk) return
    if (!file) return gagal(tenderHasil.sanggah.tanpaFileVendor)
    const body = keFormData({
      paketPenyediaId: paketId,
      vendorId: untuk.vendorId,
      fileSanggahVendor: file,
    })
    if (await run(() => api.post('/api/lelang/masa-sanggah/banding', body))) {
      setUntuk(null)
      setFile(null)
    }
  }
  return (
    <section aria-label={teks.catat} style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Typography variant="h3" component="h4">
        {teks.catat}
      </Typography>
      <Typography color="text.secondary">{teks.catatKet}</Typography>
      {calon.map((b) => (
        <Button key={b.vendorId} variant="outlined" onClick={() => setUntuk(b)}>
          {`${teks.catat}: ${b.nama}`}
        </Button>
      ))}
      <DialogKonfirmasi
        buka={untuk !== null}
        judul={teks.catatTanya(untuk?.nama ?? '')}
        tombol={teks.catat}
        sibuk={sibuk}
        onBatal={() => setUntuk(null)}
        onYa={() => void record()}
      >
        <FailureBox kegagalan={kegagalan} />
        <BerkasPicker nama={untuk?.nama ?? ''} berkas={file} onPilih={setFile} />
      </DialogKonfirmasi>
    </section>
  )
}
