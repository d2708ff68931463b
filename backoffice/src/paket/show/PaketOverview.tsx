import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { angka, rupiah, tanggal, tanggalWaktu } from '@eproc/domain/common/format'
import type { Hps, RincianPaket } from '@eproc/domain/paket/answers'
import {
  JENIS_KONTRAK,
  JENIS_PENGADAAN,
  KUALIFIKASI,
  METODE_EVALUASI_KONSULTANSI,
  METODE_EVALUASI_UMUM,
  METODE_PEMILIHAN,
  STATUS_PELAKSANAAN_ULP,
  STATUS_PERSETUJUAN,
  FUND_SOURCES,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { TabelJadwal } from '../jadwal/JadwalTable.tsx'

const teks = paketLayar.rincian
const editor = paketLayar.editor

const ListAnswer = styled('dl')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(3, minmax(0, 1fr))',
  'gap': '18px 32px',
  'margin': 0,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary, marginBottom: 2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& [data-lebar]': { gridColumn: '1 / -1' },
}))
const Panel = styled('section')({ 'display': 'grid', 'gap': 16, '& > h3': { margin: 0 } })

const sistemPengadaan = (p: RincianPaket): string =>
  [
    teksPilihan(METODE_PEMILIHAN, p.metodePemilihan),
    p.kualifikasi ? teksPilihan(KUALIFIKASI, p.kualifikasi) : null,
    teksPilihan(
      p.jenisPengadaan === 'KOL' ? METODE_EVALUASI_KONSULTANSI : METODE_EVALUASI_UMUM,
      p.metodeEvaluasi
    ),
  ]
    .filter((x) => x !== null)
    .join(' - ')

const KOLOM_HPS: readonly Kolom<Hps>[] = [
  { kunci: 'uraian', judul: editor.hps.uraian, utama: true, isi: (b) => b.uraian },
  { kunci: 'volume', judul: editor.hps.volume, rata: 'kanan', isi: (b) => angka(b.volume, 3) },
  { kunci: 'satuan', judul: editor.hps.satuan, isi: (b) => b.satuan },
  { kunci: 'harga', judul: editor.hps.harga, rata: 'kanan', isi: (b) => angka(b.hargaSatuan) },
  { kunci: 'jumlah', judul: editor.hps.jumlah, rata: 'kanan', isi: (b) => angka(b.jumlah) },
]

/** A paket as staff read it (S1 §2.10, S3 §2.3): content, files, pokja, HPS, jadwal. */
export function InfoPaket({ paket: p }: { paket: RincianPaket }) {
  const berkas = [
    [editor.dokumen.kak, p.fileKAK],
    [editor.dokumen.lampiran, p.fileLampiran],
    [editor.dokumen.lain, p.fileLain],
  ] as const
  const butir: (readonly [string, ReactNode, boolean?])[] = [
    [teks.kode, `${p.kode} · ${p.nama}`, true],
    [
      paketLayar.kolom.status,
      <ChipStatus key="s" daftar={STATUS_PELAKSANAAN_ULP} kode={p.statusPelaksanaan} />,
    ],
    [
      paketLayar.kolom.persetujuan,
      <ChipStatus key="p" daftar={STATUS_PERSETUJUAN} kode={p.status} />,
    ],
    [teks.dibuat, tanggalWaktu(p.createdAt)],
    [teks.satuanKerja, p.namaSatuanKerja],
    [teks.ppk, p.ppk],
    [paketLayar.tahun, p.tahunAnggaran],
    [editor.jenis, teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan)],
    [teks.sistem, sistemPengadaan(p)],
    [editor.kontrak, teksPilihan(JENIS_KONTRAK, p.jenisKontrak)],
    [paketLayar.kolom.hps, <strong key="h">{rupiah(p.totalPagu)}</strong>],
    [
      `${editor.bobotTeknis} / ${editor.bobotHarga}`,
      `${p.bobotTeknis} / ${p.bobotHarga}, ${editor.ambang.toLowerCase()} ${angka(p.passingGrade, 2)}`,
    ],
    [teks.peserta, teks.jumlahPeserta(p.jumlahPeserta)],
    ...(p.mulaiDaftar
      ? [
          [
            teks.pendaftaran,
            `${tanggalWaktu(p.mulaiDaftar)} – ${tanggalWaktu(p.selesaiDaftar)}`,
          ] as const,
        ]
      : []),
    ...(p.alasanMetode ? [[editor.alasanMetode, p.alasanMetode, true] as const] : []),
    ...(p.alasan ? [[teks.alasan, p.alasan, true] as const] : []),
    ...(p.catatan ? [[teks.catatan, p.catatan, true] as const] : []),
    ...(p.penyetuju ? [[teks.penyetuju, p.penyetuju] as const] : []),
    ...(p.paketAsal ? [[teks.asal, p.paketAsal.kode] as const] : []),
    ...(p.paketUlang ? [[teks.ulang, p.paketUlang.kode] as const] : []),
    [
      editor.dana.judul,
      p.listPendanaan.map((d) => (
        <div key={d.id}>
          {teksPilihan(FUND_SOURCES, d.sumberDana)}
          {d.asalDana && `, ${d.asalDana}`}
          {d.mak && `, MAK ${d.mak}`}: {rupiah(d.pagu)}{' '}
          <small>
            ({d.kodeKegiatan} {d.namaKegiatan})
          </small>
        </div>
      )),
      true,
    ],
    [
      editor.lokasi.judul,
      p.listLokasiKerja.map((l) => (
        <div key={l.id}>
          {l.nama}, {l.lokasi}
          {l.detail && ` (${l.detail})`}
        </div>
      )),
      true,
    ],
    [
      editor.lokasi.kbli,
      p.listKbli.map((k) => (
        <div key={k.id}>
          {k.kode} {k.nama}
        </div>
      )),
      true,
    ],
    ...(p.deskripsi ? [[editor.deskripsi, p.deskripsi, true] as const] : []),
    ...berkas
      .filter(([, path]) => path !== null)
      .map(
        ([judul, path]) =>
          [
            judul,
            <TautanBerkas key={judul} path={path!} nama={p.namaBerkas[path!] ?? judul} />,
          ] as const
      ),
  ]
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      <ListAnswer>
        {butir.map(([judul, isi, lebar]) => (
          <div key={judul} data-lebar={lebar ? '' : undefined}>
            <dt>{judul}</dt>
            <dd>{isi}</dd>
          </div>
        ))}
      </ListAnswer>
      <Panel>
        <h3>{teks.pokja}</h3>
        {p.pokja.nomor && (
          <p style={{ margin: 0 }}>{teks.pokjaSurat(p.pokja.nomor, tanggal(p.pokja.tanggal))}</p>
        )}
        <div>
          {p.pokja.anggota.length === 0 && paketLayar.orang(0)}
          {p.pokja.anggota.map((a) => (
            <div key={a.penggunaId}>
              {a.nama}{' '}
              <small>({a.bebasBenturanPada ? teks.menyatakan : teks.belumMenyatakan})</small>
            </div>
          ))}
        </div>
      </Panel>
      <Panel>
        <h3>{editor.hps.judul}</h3>
        <TabelData
          judul={editor.hps.judul}
          kolom={KOLOM_HPS}
          baris={p.listHps}
          kunciBaris={(b) => b.id}
        />
      </Panel>
      <Panel>
        <h3>{editor.jadwal.judul}</h3>
        <TabelJadwal baris={p.listJadwal} />
      </Panel>
    </div>
  )
}
