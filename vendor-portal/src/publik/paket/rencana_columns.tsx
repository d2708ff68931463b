import Typography from '@mui/material/Typography'
import { JENIS_PENGADAAN, METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import { rupiah, tanggal } from '@eproc/domain/common/format'
import type { PaketRencana, RencanaPublik } from '@eproc/domain/rup/answers'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { Tautan } from '@eproc/ui/layout/AppLink.tsx'
import type { Kolom } from '@eproc/ui/table/columns.ts'

const teks = publikPaket.rencana

const note = (content: string) => (
  <Typography variant="caption" color="text.secondary" component="div">
    {content}
  </Typography>
)

/** A published package, found in the list of packages. */
const Paket = ({ paket, tahun }: { paket: PaketRencana; tahun: number }) => (
  <div>
    <Tautan ke={`/lelang?${new URLSearchParams({ q: paket.kode, tahun: String(tahun) })}`}>
      {paket.nama}
    </Tautan>
    {note(
      [
        teksPilihan(METODE_PEMILIHAN, paket.metodePemilihan),
        ...(paket.mulai ? [teks.mulai(tanggal(paket.mulai))] : []),
      ].join(', ')
    )}
  </div>
)

/** The plan's columns; its packages are found in the list of the same year. */
export const columnsOf = (tahun: number): readonly Kolom<RencanaPublik>[] => [
  {
    kunci: 'kegiatan',
    judul: teks.columns.kegiatan,
    urut: 'kode',
    utama: true,
    isi: (k) => (
      <>
        <strong style={{ fontWeight: 600 }}>{k.nama}</strong>
        {note(`${k.kode} · ${k.namaProgram}`)}
      </>
    ),
  },
  {
    kunci: 'divisi',
    judul: teks.columns.divisi,
    urut: 'divisi',
    isi: (k) => k.namaDivisi,
  },
  {
    kunci: 'jenis',
    judul: teks.columns.jenis,
    urut: 'jenisPengadaan',
    isi: (k) => teksPilihan(JENIS_PENGADAAN, k.jenisPengadaan),
  },
  {
    kunci: 'pagu',
    judul: teks.columns.pagu,
    urut: 'pagu',
    rata: 'kanan',
    isi: (k) => <span style={{ whiteSpace: 'nowrap' }}>{rupiah(k.pagu)}</span>,
  },
  {
    kunci: 'paket',
    judul: teks.columns.paket,
    isi: (k) =>
      k.paket.length > 0 ? (
        <div style={{ display: 'grid', gap: 8 }}>
          {k.paket.map((p) => (
            <Paket key={p.id} paket={p} tahun={tahun} />
          ))}
        </div>
      ) : (
        note(teks.belum)
      ),
  },
]
