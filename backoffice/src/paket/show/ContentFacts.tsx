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
const names = editor.bidang

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
      <Fact label={names.jenisPengadaan}>{teksPilihan(JENIS_PENGADAAN, p.jenisPengadaan)}</Fact>
      <Fact label={text.sistem}>{procurement(p)}</Fact>
      <Fact label={names.jenisKontrak}>{teksPilihan(JENIS_KONTRAK, p.jenisKontrak)}</Fact>
      <Fact label={paketLayar.kolom.hps}>
        <strong>{rupiah(p.totalPagu)}</strong>
        {p.totalPaguLama !== null && p.totalPaguLama !== p.totalPagu && (
          <small> {text.hpsLama(rupiah(p.totalPaguLama))}</small>
        )}
      </Fact>
      <Fact label={`${names.bobotTeknis} / ${names.bobotHarga}`}>
        {p.bobotTeknis} / {p.bobotHarga}, {names.passingGrade.toLowerCase()}{' '}
        {angka(p.passingGrade, 2)}
      </Fact>
      <Fact label={names.alasanMetode} wide>
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
                <FileLink path={l.lampiran} name={p.namaBerkas[l.lampiran] ?? names.fileLampiran} />
              </>
            )}
          </div>
        ))}
      </Fact>
      <Fact label={names.kbli} wide>
        {p.listKbli.map((k) => (
          <div key={k.id}>
            {k.kode} {k.nama}
          </div>
        ))}
      </Fact>
      <Fact label={names.deskripsi} wide>
        {p.deskripsi}
      </Fact>
    </>
  )
}

function FileFacts() {
  const p = useRecordContext<RincianPaket>()!
  const files = [
    [names.fileKAK, p.fileKAK],
    [names.fileLampiran, p.fileLampiran],
    [names.fileLain, p.fileLain],
  ] as const
  return files.map(([label, path]) => (
    <Fact key={label} label={label}>
      {path && <FileLink path={path} name={p.namaBerkas[path] ?? label} />}
    </Fact>
  ))
}
