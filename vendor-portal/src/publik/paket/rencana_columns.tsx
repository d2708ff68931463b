import Typography from '@mui/material/Typography'
import { JENIS_PENGADAAN, METODE_PEMILIHAN, teksPilihan } from '@eproc/domain/common/choices'
import { rupiah, tanggal } from '@eproc/domain/common/format'
import type { PaketRencana, RencanaPublik } from '@eproc/domain/rup/answers'
import { publikPaket } from '@eproc/i18n/id/publik_paket_portal'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import type { Column } from '@eproc/ui/table/columns.ts'
import { paketAddress } from './paket_address.ts'

const teks = publikPaket.rencana

const note = (content: string) => (
  <Typography variant="caption" color="text.secondary" component="div">
    {content}
  </Typography>
)

const Paket = ({ paket, tahun }: { paket: PaketRencana; tahun: number }) => (
  <div>
    <AppLink to={paketAddress(paket.kode, tahun)}>{paket.nama}</AppLink>
    {note(
      [
        teksPilihan(METODE_PEMILIHAN, paket.metodePemilihan),
        ...(paket.mulai ? [teks.mulai(tanggal(paket.mulai))] : []),
      ].join(', ')
    )}
  </div>
)

/** The plan's columns; its packages open over the list of the same year. */
export const columnsOf = (tahun: number): readonly Column<RencanaPublik>[] => [
  {
    key: 'kegiatan',
    title: teks.columns.kegiatan,
    sort: 'kode',
    main: true,
    content: (k) => (
      <>
        <strong style={{ fontWeight: 600 }}>{k.nama}</strong>
        {note(`${k.kode} · ${k.namaProgram}`)}
      </>
    ),
  },
  {
    key: 'divisi',
    title: teks.columns.divisi,
    sort: 'divisi',
    content: (k) => k.namaDivisi,
  },
  {
    key: 'jenis',
    title: teks.columns.jenis,
    sort: 'jenisPengadaan',
    content: (k) => teksPilihan(JENIS_PENGADAAN, k.jenisPengadaan),
  },
  {
    key: 'pagu',
    title: teks.columns.pagu,
    sort: 'pagu',
    align: 'right',
    content: (k) => <span style={{ whiteSpace: 'nowrap' }}>{rupiah(k.pagu)}</span>,
  },
  {
    key: 'paket',
    title: teks.columns.paket,
    content: (k) =>
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
