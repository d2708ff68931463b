import Typography from '@mui/material/Typography'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { EvaluasiRekanan, HasilPaket } from '@eproc/domain/tender/answers_hasil'
import type { BagianHasil } from '@eproc/domain/tahap/syarat'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { umum } from '@eproc/i18n/id/umum'
import { StatusChip } from '@eproc/ui/feedback/StatusChip.tsx'
import { SimpleTable } from '@eproc/ui/table/SimpleTable.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { Lulus } from './Lulus.tsx'

const t = tenderLayar.hasil
const scoreText = (n: number | null) => (n === null ? umum.tanpaNilai : angka(n, 2))
type Read<N> = (e: EvaluasiRekanan) => N | null
const lulusColumn = (
  key: string,
  title: string,
  read: Read<boolean>,
  score: Read<number> = () => null
): Column<EvaluasiRekanan> => ({
  key: key,
  title: title,
  content: (e) => (
    <>
      <Lulus value={read(e)} />
      {score(e) !== null && <div>{t.nilai(scoreText(score(e)))}</div>}
    </>
  ),
})

/* Only what is announced has a column; the server sends null for the rest. */
function hasilColumns(hasil: HasilPaket, vendorId: number): Column<EvaluasiRekanan>[] {
  const announced = new Set(hasil.diumumkan)
  const when = (bagian: BagianHasil, ...columns: Column<EvaluasiRekanan>[]) =>
    announced.has(bagian) ? columns : []
  return [
    ...when('pemenang', {
      key: 'urutan',
      title: t.columns.urutan,
      content: (e) =>
        e.vendorId === hasil.pemenang?.vendorId ? (
          <StatusChip color="hijau" text={t.pemenang} />
        ) : e.urutan ? (
          t.peringkat(e.urutan)
        ) : (
          umum.tanpaNilai
        ),
    }),
    {
      key: 'nama',
      title: t.columns.nama,
      main: true,
      content: (e) => (
        <>
          {e.nama} {e.vendorId === vendorId && <StatusChip color="utama" text={t.you} />}
        </>
      ),
    },
    ...when(
      'K',
      lulusColumn('kualifikasi', t.columns.kualifikasi, (e) => e.lulusKualifikasi)
    ),
    ...when(
      'A',
      lulusColumn('administrasi', t.columns.administrasi, (e) => e.hasilAdministrasi)
    ),
    ...when(
      'T',
      lulusColumn(
        'teknis',
        t.columns.teknis,
        (e) => e.lulusTeknis,
        (e) => e.hasilTeknis
      )
    ),
    ...when(
      'H',
      lulusColumn(
        'harga',
        t.columns.harga,
        (e) => e.lulusHarga,
        (e) => e.hasilHarga
      )
    ),
    ...when('pemenang', {
      key: 'penawaran',
      title: t.columns.penawaran,
      align: 'right',
      content: (e) => (
        <span style={{ whiteSpace: 'nowrap' }}>
          {e.nilaiPenawaran === null ? umum.tanpaNilai : rupiah(e.nilaiPenawaran)}
        </span>
      ),
    }),
    ...when('H', {
      key: 'total',
      title: t.columns.total,
      align: 'right',
      content: (e) => scoreText(e.totalNilai),
    }),
  ]
}

/** Participants' results as far as announced: passed, scores, rank; prices once the winner is announced. */
export function HasilTable({ hasil, vendorId }: { hasil: HasilPaket; vendorId: number }) {
  return (
    <section>
      <Typography variant="h2" component="h4" sx={{ mb: 1 }}>
        {t.table}
      </Typography>
      <SimpleTable
        title={t.table}
        columns={hasilColumns(hasil, vendorId)}
        rows={hasil.rows}
        rowKey={(e) => e.vendorId}
      />
    </section>
  )
}
