import { useRecordContext } from 'react-admin'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import {
  FUND_SOURCES,
  JENIS_KONTRAK,
  JENIS_PENGADAAN,
  KUALIFIKASI,
  METODE_EVALUASI_KONSULTANSI,
  METODE_EVALUASI_UMUM,
  METODE_PEMILIHAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { Fact } from './facts.tsx'

const { rincian: text, editor } = paketLayar

/** Method, qualification and evaluation in one line. */
const procurement = (p: RincianPaket): string =>
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

/** What is bought and how, what it is paid from, where it is done. */
export function ContentFacts() {
  const p = useRecordContext<RincianPaket>()!
  return (
    <>
      <Fact label={editor.jenis}>{teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan)}</Fact>
      <Fact label={text.sistem}>{procurement(p)}</Fact>
      <Fact label={editor.kontrak}>{teksPilihan(JENIS_KONTRAK, p.jenisKontrak)}</Fact>
      <Fact label={paketLayar.kolom.hps}>
        <strong>{rupiah(p.totalPagu)}</strong>
        {p.totalPaguLama !== null && p.totalPaguLama !== p.totalPagu && (
          <small> {text.hpsLama(rupiah(p.totalPaguLama))}</small>
        )}
      </Fact>
      <Fact label={`${editor.bobotTeknis} / ${editor.bobotHarga}`}>
        {p.bobotTeknis} / {p.bobotHarga}, {editor.ambang.toLowerCase()} {angka(p.passingGrade, 2)}
      </Fact>
      <Fact label={editor.alasanMetode} wide>
        {p.alasanMetode}
      </Fact>
      <Fact label={editor.dana.judul} wide>
        {p.listPendanaan.map((d) => (
          <div key={d.id}>
            {teksPilihan(FUND_SOURCES, d.sumberDana)}
            {d.asalDana && `, ${d.asalDana}`}
            {d.mak && `, MAK ${d.mak}`}: {rupiah(d.pagu)}{' '}
            <small>
              ({d.kodeKegiatan} {d.namaKegiatan})
            </small>
          </div>
        ))}
      </Fact>
      <PlaceFacts />
      <FileFacts />
    </>
  )
}

function PlaceFacts() {
  const p = useRecordContext<RincianPaket>()!
  return (
    <>
      <Fact label={editor.lokasi.judul} wide>
        {p.listLokasiKerja.map((l) => (
          <div key={l.id}>
            {l.nama}, {l.lokasi}
            {l.detail && ` (${l.detail})`}
            {l.lampiran && (
              <>
                {': '}
                <FileLink
                  path={l.lampiran}
                  name={p.namaBerkas[l.lampiran] ?? editor.dokumen.lampiran}
                />
              </>
            )}
          </div>
        ))}
      </Fact>
      <Fact label={editor.lokasi.kbli} wide>
        {p.listKbli.map((k) => (
          <div key={k.id}>
            {k.kode} {k.nama}
          </div>
        ))}
      </Fact>
      <Fact label={editor.deskripsi} wide>
        {p.deskripsi}
      </Fact>
    </>
  )
}

function FileFacts() {
  const p = useRecordContext<RincianPaket>()!
  const files = [
    [editor.dokumen.kak, p.fileKAK],
    [editor.dokumen.lampiran, p.fileLampiran],
    [editor.dokumen.lain, p.fileLain],
  ] as const
  return files.map(([label, path]) => (
    <Fact key={label} label={label}>
      {path && <FileLink path={path} name={p.namaBerkas[path] ?? label} />}
    </Fact>
  ))
}
