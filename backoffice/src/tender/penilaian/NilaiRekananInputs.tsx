import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { REASON_KEYS } from '@eproc/domain/tender/nilai/nilai_rekanan'
import { MAKS_ALASAN } from '@eproc/domain/tender/nilai/aturan_nilai'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { BerkasTerbuka } from '@eproc/domain/tender/penawaran/answers_penawaran'
import type { KategoriFile, Pilihan } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { DecimalInput, NativeChoice, RupiahInput } from '../../shared/form/inputs.tsx'
import { PeriksaHarga } from './harga/PeriksaHarga.tsx'
import { PenawaranRendah } from './PenawaranRendah.tsx'
import { BerkasPenawaran } from '../berkas/BerkasPenawaran.tsx'
import { Blacklisted } from '../fields.tsx'
import { LENGKAP, LULUS } from './value_words.ts'
import { LimitedText } from '../../shared/form/LimitedText.tsx'

const teks = tenderStaf.evaluasi
const Rekanan = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))
const Bagian = styled('fieldset')(({ theme }) => ({
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
  [theme.breakpoints.up('md')]: { '& .wide': { gridColumn: 'span 2' } },
}))

/* react-admin draws an input that is only read as if it were switched off: too pale to be read. */
const slotProps = (readOnly: boolean) => ({ htmlInput: { readOnly } })

/** A value to read, as high as the fields beside it. */
const ReadOnly = ({ name, value }: { name: string; value: string }) => (
  <div style={{ display: 'grid', gap: 6 }}>
    <span style={{ fontWeight: 600 }}>{name}</span>
    <span style={{ lineHeight: '44px' }}>{value}</span>
  </div>
)

interface NilaiRekananInputsProps {
  paketId: number
  /** of the rekanan in the form: `listEvaluasi.0` */
  source: string
  row: EvaluasiStaf
  bagian: readonly KategoriFile[]
  berkas: readonly BerkasTerbuka[]
  /** the cost over the life of what is bought counts too */
  lifeCycle: boolean
  allowed: boolean
  /** of the members' technical scores; null while one is missing, absent where the score is agreed */
  average?: number | null | undefined
  /** opens it beside its documents; null where it stands there */
  onOpen: (() => void) | null
}

/** Evaluation of one rekanan, part by part, beside its documents. */
export function NilaiRekananInputs(p: NilaiRekananInputsProps) {
  const { row, source } = p
  return (
    <Rekanan aria-label={row.nama}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
        <Typography variant="h3" component="h4">
          {row.nama}
        </Typography>
        <Blacklisted row={row} />
        {p.onOpen && p.berkas.some((b) => b.url) && (
          <Button size="small" onClick={p.onOpen} aria-label={teks.meja.nilai(row.nama)}>
            {teks.meja.disamping}
          </Button>
        )}
      </div>
      {p.berkas.length > 0 && <BerkasPenawaran berkas={p.berkas} />}
      {p.bagian.map((bagian) => (
        <Bagian key={bagian}>
          <legend>{teks.bagian[bagian]}</legend>
          <div>
            {INPUTS[bagian](p)}
            <div className="wide">
              <LimitedText
                max={MAKS_ALASAN}
                source={`${source}.alasan.${REASON_KEYS[bagian]}`}
                helperText={teks.alasanPetunjuk}
                multiline
                minRows={2}
                slotProps={slotProps(!p.allowed)}
              />
            </div>
          </div>
        </Bagian>
      ))}
    </Rekanan>
  )
}

const INPUTS: Record<KategoriFile, (p: NilaiRekananInputsProps) => ReactNode> = {
  K: (p) => (
    <>
      <Verdict {...p} field="hasilKualifikasi" choices={LENGKAP} />
      <Verdict {...p} field="lulusKualifikasi" choices={LULUS} />
    </>
  ),
  A: (p) => <Verdict {...p} field="hasilAdministrasi" choices={LENGKAP} />,
  T: (p) => (
    <>
      {p.average === undefined ? (
        <DecimalInput source={`${p.source}.hasilTeknis`} decimal={2} readOnly={!p.allowed} />
      ) : (
        <ReadOnly
          name={teks.anggota.dariAnggota}
          value={p.average === null ? teks.anggota.menunggu : angka(p.average, 2)}
        />
      )}
      <Verdict {...p} field="lulusTeknis" choices={LULUS} />
    </>
  ),
  H: (p) => <Harga {...p} />,
}

interface VerdictProps {
  source: string
  field: string
  choices: readonly Pilihan[]
  allowed: boolean
}

const Verdict = ({ source, field, choices, allowed }: VerdictProps) => (
  <NativeChoice
    source={`${source}.${field}`}
    choices={choices}
    empty={teks.belum}
    disabled={!allowed}
  />
)

function Harga(p: NilaiRekananInputsProps) {
  const { source, row } = p
  const readOnly = !p.allowed
  return (
    <>
      <ReadOnly name={teks.hargaPenawaran} value={rupiah(row.hargaPenawaran)} />
      {row.rendah !== null && <PenawaranRendah nama={row.nama} bagian={row.rendah} />}
      <PeriksaHarga paketId={p.paketId} row={row} source={source} readOnly={readOnly} />
      <RupiahInput source={`${source}.nilaiPenawaran`} readOnly={readOnly} />
      <LimitedText
        max={MAKS_ALASAN}
        source={`${source}.catatanKoreksi`}
        helperText={teks.catatanPetunjuk}
        slotProps={slotProps(readOnly)}
      />
      {p.lifeCycle && <RupiahInput source={`${source}.biayaEvaluasi`} readOnly={readOnly} />}
      <DecimalInput
        source={`${source}.hasilHarga`}
        decimal={2}
        hint={teks.hasilHargaPetunjuk(angka(row.usulHasilHarga, 2))}
        readOnly={readOnly}
      />
      <Verdict {...p} field="lulusHarga" choices={LULUS} />
    </>
  )
}
