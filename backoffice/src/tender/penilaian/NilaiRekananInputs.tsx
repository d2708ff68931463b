import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { REASON_KEYS } from '@eproc/domain/tender/nilai_rekanan'
import { MAKS_ALASAN } from '@eproc/domain/tender/aturan_nilai'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { BerkasTerbuka } from '@eproc/domain/tender/answers_penawaran'
import type { KategoriFile, Pilihan } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { FormNumber, FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormSelect } from '@eproc/ui/fields/FormSelect.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { BerkasPenawaran } from '../berkas/BerkasPenawaran.tsx'
import type { EvaluasiInput } from './evaluasi_form.ts'

const teks = tenderStaf.evaluasi
const LULUS: Pilihan[] = [
  { kode: '1', teks: teks.lulus },
  { kode: '0', teks: teks.tidakLulus },
]
const LENGKAP: Pilihan[] = [
  { kode: '1', teks: teks.lengkap },
  { kode: '0', teks: teks.tidakLengkap },
]

const Rekanan = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))
const Panel = styled('fieldset')(({ theme }) => ({
  'margin': 0,
  'padding': 0,
  'border': 0,
  'minWidth': 0,
  '& legend': {
    padding: 0,
    marginBottom: 8,
    fontWeight: 700,
    color: theme.vars.palette.primary.main,
  },
  '& > div': {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
    alignItems: 'start',
  },
  [theme.breakpoints.up('md')]: { '& .lebar': { gridColumn: 'span 2' } },
}))

/** A value to read, as high as the fields beside it. */
const Baca = ({ nama, isi }: { nama: string; isi: string }) => (
  <div style={{ display: 'grid', gap: 6 }}>
    <span style={{ fontWeight: 600 }}>{nama}</span>
    <span style={{ lineHeight: '44px' }}>{isi}</span>
  </div>
)

interface NilaiRekananIsianProps {
  i: number
  baris: EvaluasiStaf
  bagian: readonly KategoriFile[]
  berkas: readonly BerkasTerbuka[]
  umurEkonomis: boolean
  dapat: boolean
}

/** Evaluation of one rekanan, part by part, beside its documents. */
export function NilaiRekananInputs(p: NilaiRekananIsianProps) {
  const { i, baris } = p
  const isi: Record<KategoriFile, () => ReactNode> = {
    K: () => (
      <>
        <Pilih p={p} nama="hasilKualifikasi" label={teks.hasilKualifikasi} pilihan={LENGKAP} />
        <Pilih p={p} nama="lulusKualifikasi" label={teks.lulusKualifikasi} pilihan={LULUS} />
      </>
    ),
    A: () => (
      <Pilih p={p} nama="hasilAdministrasi" label={teks.hasilAdministrasi} pilihan={LENGKAP} />
    ),
    T: () => (
      <>
        <FormNumber<EvaluasiInput>
          name={`listEvaluasi.${i}.hasilTeknis`}
          label={teks.hasilTeknis}
          desimal={2}
          bacaSaja={!p.dapat}
        />
        <Pilih p={p} nama="lulusTeknis" label={teks.lulusTeknis} pilihan={LULUS} />
      </>
    ),
    H: () => <Harga p={p} />,
  }
  return (
    <Rekanan aria-label={baris.nama}>
      <Typography variant="h3" component="h4">
        {baris.nama}
      </Typography>
      {p.berkas.length > 0 && <BerkasPenawaran berkas={p.berkas} />}
      {p.bagian.map((b) => (
        <Panel key={b}>
          <legend>{teks.bagian[b]}</legend>
          <div>
            {isi[b]()}
            <div className="lebar">
              <FormText<EvaluasiInput>
                name={`listEvaluasi.${i}.alasan.${REASON_KEYS[b]}`}
                label={`${teks.alasan} ${teks.bagian[b].toLowerCase()}`}
                petunjuk={teks.alasanPetunjuk}
                maks={MAKS_ALASAN}
                baris={2}
                bacaSaja={!p.dapat}
              />
            </div>
          </div>
        </Panel>
      ))}
    </Rekanan>
  )
}

interface PilihProps {
  p: NilaiRekananIsianProps
  nama: 'hasilKualifikasi' | 'lulusKualifikasi' | 'hasilAdministrasi' | 'lulusTeknis' | 'lulusHarga'
  label: string
  pilihan: readonly Pilihan[]
}

const Pilih = ({ p, nama, label, pilihan }: PilihProps) => (
  <FormSelect<EvaluasiInput>
    name={`listEvaluasi.${p.i}.${nama}`}
    label={label}
    pilihan={pilihan}
    kosong={teks.belum}
    disabled={!p.dapat}
  />
)

function Harga({ p }: { p: NilaiRekananIsianProps }) {
  const { i, baris, dapat } = p
  return (
    <>
      <Baca nama={teks.hargaPenawaran} isi={rupiah(baris.hargaPenawaran)} />
      <FormRupiah<EvaluasiInput>
        name={`listEvaluasi.${i}.nilaiPenawaran`}
        label={teks.nilaiPenawaran}
        bacaSaja={!dapat}
      />
      <FormText<EvaluasiInput>
        name={`listEvaluasi.${i}.catatanKoreksi`}
        label={teks.catatanKoreksi}
        petunjuk={teks.catatanPetunjuk}
        maks={MAKS_ALASAN}
        bacaSaja={!dapat}
      />
      {p.umurEkonomis && (
        <FormRupiah<EvaluasiInput>
          name={`listEvaluasi.${i}.biayaEvaluasi`}
          label={teks.biayaEvaluasi}
          bacaSaja={!dapat}
        />
      )}
      <FormNumber<EvaluasiInput>
        name={`listEvaluasi.${i}.hasilHarga`}
        label={teks.hasilHarga}
        desimal={2}
        petunjuk={teks.hasilHargaPetunjuk(angka(baris.usulHasilHarga, 2))}
        bacaSaja={!dapat}
      />
      <Pilih p={p} nama="lulusHarga" label={teks.lulusHarga} pilihan={LULUS} />
    </>
  )
}
