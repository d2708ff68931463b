import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { useState, type ReactNode } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import { STATUS_REKANAN, type StatusRekanan } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import type { KeadaanTabel } from '@eproc/ui/table/keadaan_tabel.ts'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { FailureBox } from '../dialog/FailureBox.tsx'
import { BerkasPicker } from '../berkas/BerkasPicker.tsx'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.kiriman

export interface RekananRow {
  vendorId: number
  nama: string
  status: StatusRekanan
}

/** A ticked row: its file, and the panel's further fields. */
export interface Dipilih<T> {
  baris: T
  file: File | null
  lain: Readonly<Record<string, string>>
}

export interface KirimanTableProps<T extends RekananRow> {
  paketId: number
  judul: string
  baris: readonly T[] | undefined
  errors?: unknown
  total?: number
  keadaan?: KeadaanTabel
  onSegarkan: () => void
  /** A mark beside the name. */
  tanda?: (baris: T) => ReactNode
  /** Columns between status and file. */
  kolom: readonly Kolom<T>[]
  kolomBerkas: string
  /** The file that was sent; this row cannot be ticked again. */
  terkirim: (baris: T) => { path: string; nama?: string } | null
  /** Rows without a file that cannot be ticked all the same. */
  tertutup?: (baris: T) => boolean
  kunciBaris?: (baris: T) => string | number
  /** The tahap is open and the caller has the right. */
  dapat: boolean
  /** Further fields in a ticked row. */
  tambahan?: (d: Dipilih<T>, ubah: (lain: Record<string, string>) => void) => ReactNode
  /** Other reasons to refuse a row before it is sent. */
  periksa?: (d: Dipilih<T>) => string | null
  kosong: string
  cari?: string
  pesan: {
    minimal: string
    tanpaFile: (nama: string) => string
    tombol: string
    tanya: (n: number) => string
    gagal: (pesan: string) => string
  }
  kirim: (
    dipilih: readonly Dipilih<T>[],
    kemajuan: (bagian: number) => void
  ) => Promise<{ message: string }>
}

/**
 * List of rekanan with check boxes and one file each (S3 §2.3, §5.1): invitations, minutes, answers to sanggah,
 * SPPBJ. A row already sent cannot be ticked; read-only shows no button.
 */
export function KirimanTable<T extends RekananRow>(p: KirimanTableProps<T>) {
  const { pesan } = p
  const [pilihan, setPilihan] = useState<ReadonlyMap<number, Dipilih<T>>>(new Map())
  const [tanya, setTanya] = useState(false)
  const { run, sibuk, kemajuan, kegagalan, gagal, bersihkan } = usePanelDeed(p.paketId, pesan.gagal)
  const dipilih = [...pilihan.values()]
  const ubah = (baris: T, isi: Partial<Dipilih<T>> | null) => {
    bersihkan()
    setPilihan((previous) => {
      const baru = new Map(previous)
      if (isi === null) baru.delete(baris.vendorId)
      else {
        const ada = previous.get(baris.vendorId) ?? { baris, file: null, lain: {} }
        baru.set(baris.vendorId, { ...ada, ...isi })
      }
      return baru
    })
  }

  const siapkan = () => {
    const keluhan =
      dipilih.length === 0
        ? pesan.minimal
        : dipilih
            .map((d) => (d.file ? p.periksa?.(d) : pesan.tanpaFile(d.baris.nama)))
            .find((k) => k)
    if (keluhan) gagal(keluhan)
    else setTanya(true)
  }
  const kirim = async () => {
    setTanya(false)
    if (await run((maju) => p.kirim(dipilih, maju))) setPilihan(new Map())
  }

  const column: Kolom<T>[] = [
    ...(p.dapat ? [kolomCentang(p, pilihan, ubah)] : []),
    {
      kunci: 'nama',
      judul: teks.nama,
      utama: true,
      isi: (b) => (
        <>
          {b.nama} {p.tanda?.(b)}
        </>
      ),
    },
    {
      kunci: 'status',
      judul: teks.status,
      isi: (b) => <ChipStatus daftar={STATUS_REKANAN} kode={b.status} />,
    },
    ...p.kolom,
    {
      kunci: 'berkas',
      judul: p.kolomBerkas,
      ...(p.dapat && p.tambahan ? { lebar: 280 } : {}),
      isi: (b) => {
        const ada = p.terkirim(b)
        const d = pilihan.get(b.vendorId)
        if (ada) return <TautanBerkas path={ada.path} {...(ada.nama ? { nama: ada.nama } : {})} />
        if (!p.dapat || p.tertutup?.(b)) return umum.tanpaNilai
        return (
          <div style={{ display: 'grid', gap: 8 }}>
            <BerkasPicker
              nama={b.nama}
              berkas={d?.file ?? null}
              onPilih={(file) => ubah(b, file ? { file } : d ? { file: null } : null)}
            />
            {d && p.tambahan?.(d, (lain) => ubah(b, { lain: { ...d.lain, ...lain } }))}
          </div>
        )
      },
    },
  ]
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FailureBox kegagalan={kegagalan} />
      <TabelData
        judul={p.judul}
        kolom={column}
        baris={p.baris}
        errors={p.baris ? undefined : p.errors}
        kunciBaris={p.kunciBaris ?? ((b) => b.vendorId)}
        kosong={{ judul: p.kosong }}
        onSegarkan={p.onSegarkan}
        {...(p.keadaan ? { keadaan: p.keadaan, total: p.total ?? 0, cari: p.cari ?? true } : {})}
      />
      {p.dapat && (p.baris?.length ?? 0) > 0 && (
        <div style={{ display: 'flex', gap: 16, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button variant="contained" onClick={siapkan}>
            {pesan.tombol}
          </Button>
          <span role="status">{dipilih.length > 0 && teks.dipilih(dipilih.length)}</span>
        </div>
      )}
      <DialogProses buka={sibuk} kemajuan={kemajuan} />
      <DialogKonfirmasi
        buka={tanya}
        judul={pesan.tanya(dipilih.length)}
        tombol={pesan.tombol}
        onBatal={() => setTanya(false)}
        onYa={() => void kirim()}
      >
        {teks.kepada}
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {dipilih.map((d) => (
            <li key={d.baris.vendorId}>{d.baris.nama}</li>
          ))}
        </ul>
      </DialogKonfirmasi>
    </div>
  )
}

const kolomCentang = <T extends RekananRow>(
  p: KirimanTableProps<T>,
  pilihan: ReadonlyMap<number, Dipilih<T>>,
  ubah: (baris: T, isi: Partial<Dipilih<T>> | null) => void
): Kolom<T> => ({
  kunci: 'pilih',
  judul: teks.pilih,
  lebar: 72,
  isi: (b) => (
    <Checkbox
      checked={pilihan.has(b.vendorId)}
      disabled={p.terkirim(b) !== null || p.tertutup?.(b) === true}
      onChange={(_, centang) => ubah(b, centang ? {} : null)}
      slotProps={{ input: { 'aria-label': teks.pilihNama(b.nama) } }}
      sx={{ m: -1 }}
    />
  ),
})

/** Columns for the day and the sender, the same in three lists. */
export const kolomPengiriman = <
  T extends { tglKirim: string | null; namaPengirim: string | null },
>(): Kolom<T>[] => [
  { kunci: 'tglKirim', judul: teks.tglKirim, isi: (b) => tanggalWaktu(b.tglKirim) },
  { kunci: 'pengirim', judul: teks.pengirim, isi: (b) => b.namaPengirim ?? umum.tanpaNilai },
]

/** Multipart body: the list as JSON, and `listUploadFile[i]` for row i (S3 §7.2). */
export function badanKiriman<T extends RekananRow>(
  kepala: Readonly<Record<string, string | number>>,
  namaDaftar: string,
  dipilih: readonly Dipilih<T>[]
): FormData {
  const body = new FormData()
  for (const [k, v] of Object.entries(kepala)) body.append(k, String(v))
  body.append('count', String(dipilih.length))
  body.append(
    namaDaftar,
    JSON.stringify(dipilih.map((d) => ({ vendorId: d.baris.vendorId, include: true, ...d.lain })))
  )
  dipilih.forEach((d, i) => d.file && body.append(`listUploadFile[${i}]`, d.file))
  return body
}
