import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { rupiah } from '@eproc/domain/common/format'
import { ditolak } from '@eproc/domain/rup/tindakan_kegiatan'
import type { RincianKegiatan } from '@eproc/domain/rup/answers'
import {
  JENIS_PENGADAAN,
  STATUS_PELAKSANAAN,
  STATUS_PERSETUJUAN,
  teksPilihan,
} from '@eproc/domain/common/choices'
import { rupLayar } from '@eproc/i18n/id/rup_office'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { BedaKegiatan } from './BedaKegiatan.tsx'
import { GarisPersetujuan } from './GarisPersetujuan.tsx'

const teks = rupLayar.kegiatan

const Kisi = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: '32px 48px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))
const Kolom = styled('div')({ display: 'grid', gap: 32, alignContent: 'start', minWidth: 0 })
const ListAnswer = styled('dl')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(2, minmax(0, 1fr))',
  'gap': '16px 24px',
  'margin': 0,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: '2px 0 0', overflowWrap: 'anywhere' },
  '& [data-lebar]': { gridColumn: '1 / -1' },
}))
const DaftarPaket = styled('ul')(({ theme }) => ({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '10px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}))

function Panel({ judul, children }: { judul: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h2" component="h3" sx={{ mb: 1.5 }}>
        {judul}
      </Typography>
      {children}
    </section>
  )
}

/** Content of the kegiatan dialog: data, latest change, approval, and the paket that use it. */
export function KegiatanValues({ kegiatan: k }: { kegiatan: RincianKegiatan }) {
  const butir: (readonly [string, ReactNode, boolean?])[] = [
    [teks.bidang.program, `${k.kodeProgram} ${k.namaProgram}`, true],
    [
      teks.kolom.persetujuan,
      <ChipStatus key="p" daftar={STATUS_PERSETUJUAN} kode={k.persetujuan} />,
    ],
    [teks.bidang.jenisPengadaan, teksPilihan(JENIS_PENGADAAN, k.jenisPengadaan)],
    [teks.bidang.divisi, k.namaDivisi],
    [teks.bidang.tahunAnggaran, k.tahunAnggaran],
    [teks.bidang.ppk, k.ppk],
    [teks.bidang.coa, k.coa],
    [teks.bidang.pagu, <strong key="u">{rupiah(k.pagu)}</strong>],
    [teks.kolom.terpakai, rupiah(k.paguTerpakai)],
    [teks.kolom.sisa, rupiah(k.sisaPagu)],
    ...(k.keterangan ? [[teks.bidang.keterangan, k.keterangan, true] as const] : []),
  ]
  return (
    // Nothing inside takes the focus: the keyboard scrolls the dialog from here.
    <Kisi tabIndex={0} role="region" aria-label={`${k.kode} ${k.nama}`}>
      <Kolom>
        {ditolak(k.persetujuan) && k.catatan && (
          <KotakPesan nada="peringatan" judul={teks.rincian.catatan}>
            {k.catatan}
          </KotakPesan>
        )}
        {k.perubahan.length > 0 && k.persetujuan !== 'AD' && (
          <Panel judul={teks.rincian.perubahan}>
            <BedaKegiatan beda={k.perubahan} />
          </Panel>
        )}
        <ListAnswer>
          {butir.map(([label, isi, lebar]) => (
            <div key={label} data-lebar={lebar ? '' : undefined}>
              <dt>{label}</dt>
              <dd style={{ whiteSpace: 'pre-line' }}>{isi}</dd>
            </div>
          ))}
        </ListAnswer>
        {k.paket.length > 0 && (
          <Panel judul={teks.rincian.paket}>
            <DaftarPaket>
              {k.paket.map((p) => (
                <li key={p.id}>
                  <span>
                    {p.kode} {p.nama}
                  </span>
                  <span style={{ display: 'inline-flex', gap: 12, alignItems: 'center' }}>
                    {rupiah(p.pagu)}
                    <ChipStatus daftar={STATUS_PELAKSANAAN} kode={p.statusPelaksanaan} />
                  </span>
                </li>
              ))}
            </DaftarPaket>
          </Panel>
        )}
      </Kolom>
      <Kolom>
        <Panel judul={teks.rincian.riwayat}>
          <GarisPersetujuan kegiatan={k} />
        </Panel>
      </Kolom>
    </Kisi>
  )
}
