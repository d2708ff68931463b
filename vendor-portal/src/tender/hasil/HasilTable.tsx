import Typography from '@mui/material/Typography'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { EvaluasiRekanan, HasilPaket } from '@eproc/domain/tender/answers_hasil'
import type { BagianHasil } from '@eproc/domain/tahap/syarat'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { umum } from '@eproc/i18n/id/umum'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { TabelData } from '@eproc/ui/table/TabelData.tsx'
import type { Kolom } from '@eproc/ui/table/kolom.ts'
import { Lulus } from './Lulus.tsx'

const t = tenderLayar.hasil
const nilai = (n: number | null) => (n === null ? umum.tanpaNilai : angka(n, 2))
type Baca<N> = (e: EvaluasiRekanan) => N | null
const lulus = (
  key: string,
  judul: string,
  isi: Baca<boolean>,
  skor: Baca<number> = () => null
): Kolom<EvaluasiRekanan> => ({
  kunci: key,
  judul,
  isi: (e) => (
    <>
      <Lulus nilai={isi(e)} />
      {skor(e) !== null && <div>{t.nilai(nilai(skor(e)))}</div>}
    </>
  ),
})

/* Only what is announced has a column; the server sends null for the rest. */
function kolomHasil(hasil: HasilPaket, vendorId: number): Kolom<EvaluasiRekanan>[] {
  const ada = new Set(hasil.diumumkan)
  const bila = (bagian: BagianHasil, ...column: Kolom<EvaluasiRekanan>[]) =>
    ada.has(bagian) ? column : []
  return [
    ...bila('pemenang', {
      kunci: 'urutan',
      judul: t.kolom.urutan,
      isi: (e) =>
        e.vendorId === hasil.pemenang?.vendorId ? (
          <ChipStatus warna="hijau" teks={t.pemenang} />
        ) : e.urutan ? (
          t.peringkat(e.urutan)
        ) : (
          umum.tanpaNilai
        ),
    }),
    {
      kunci: 'nama',
      judul: t.kolom.nama,
      utama: true,
      isi: (e) => (
        <>
          {e.nama} {e.vendorId === vendorId && <ChipStatus warna="utama" teks={t.anda} />}
        </>
      ),
    },
    ...bila(
      'K',
      lulus('kualifikasi', t.kolom.kualifikasi, (e) => e.lulusKualifikasi)
    ),
    ...bila(
      'A',
      lulus('administrasi', t.kolom.administrasi, (e) => e.hasilAdministrasi)
    ),
    ...bila(
      'T',
      lulus(
        'teknis',
        t.kolom.teknis,
        (e) => e.lulusTeknis,
        (e) => e.hasilTeknis
      )
    ),
    ...bila(
      'H',
      lulus(
        'harga',
        t.kolom.harga,
        (e) => e.lulusHarga,
        (e) => e.hasilHarga
      )
    ),
    ...bila('pemenang', {
      kunci: 'penawaran',
      judul: t.kolom.penawaran,
      rata: 'kanan',
      isi: (e) => (
        <span style={{ whiteSpace: 'nowrap' }}>
          {e.nilaiPenawaran === null ? umum.tanpaNilai : rupiah(e.nilaiPenawaran)}
        </span>
      ),
    }),
    ...bila('H', {
      kunci: 'total',
      judul: t.kolom.total,
      rata: 'kanan',
      isi: (e) => nilai(e.totalNilai),
    }),
  ]
}

/** Participants' results as far as announced: passed, scores, rank; prices once the winner is announced. */
export function TabelHasil({ hasil, vendorId }: { hasil: HasilPaket; vendorId: number }) {
  return (
    <section>
      <Typography variant="h2" component="h4" sx={{ mb: 1 }}>
        {t.tabel}
      </Typography>
      <TabelData
        judul={t.tabel}
        kolom={kolomHasil(hasil, vendorId)}
        baris={hasil.rows}
        kunciBaris={(e) => e.vendorId}
      />
    </section>
  )
}
