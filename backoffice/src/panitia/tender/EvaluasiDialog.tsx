import { useState } from 'react'
import { BooleanInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { angka, rupiah } from '@eproc/domain/common/format'
import type { PesertaTender } from '@eproc/domain/panitia/answers'
import { URUTAN_BUKAN_PEMENANG } from '@eproc/domain/panitia/status_tender'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { DecimalInput, RadioChoice, RupiahInput } from '../../shared/form/inputs.tsx'
import { asItIs, chosenFrom, type Told } from '../../shared/stale/told.ts'

const { aksi, evaluasi: text } = panitiaLayar

type Judged = 'ya' | 'tidak' | ''
const JUDGED = [
  { kode: 'ya', teks: text.ya },
  { kode: 'tidak', teks: text.tidak },
]
/** Each part with the key of its reason. */
const PARTS = [
  ['evaluasiKualifikasi', 'kualifikasi'],
  ['pembuktianKualifikasi', 'kualifikasi'],
  ['evaluasiAdministrasi', 'administrasi'],
  ['evaluasiTeknis', 'teknis'],
  ['evaluasiHarga', 'harga'],
] as const
type Part = (typeof PARTS)[number][0]
type Reason = (typeof PARTS)[number][1]
const REASONS = [...new Set(PARTS.map(([, reason]) => reason))]
type EvaluasiForm = Record<Part, Judged> & {
  /** of the evaluation, as it was read */
  versi: number
  hasilTeknis: number | null
  hargaTerkoreksi: number | null
  catatanKoreksi: string
  alasan: Record<Reason, string>
  pemenang: boolean
  keterangan: string
}

const toText = (v: boolean | null): Judged => (v === null ? '' : v ? 'ya' : 'tidak')
const toValue = (v: Judged): boolean | null => (v === '' ? null : v === 'ya')

const valuesOf = ({ partisipasi: n }: PesertaTender): Omit<EvaluasiForm, 'keterangan'> => ({
  versi: n.versi,
  ...(Object.fromEntries(PARTS.map(([part]) => [part, toText(n[part])])) as Record<Part, Judged>),
  hasilTeknis: n.hasilTeknis,
  hargaTerkoreksi: n.hargaTerkoreksi,
  catatanKoreksi: n.catatanKoreksi ?? '',
  alasan: Object.fromEntries(REASONS.map((r) => [r, n.alasan[r] ?? ''])) as Record<Reason, string>,
  pemenang: n.pemenang,
})

const { isian, alasan } = text
/** What a stale version compares, in the words of the form. */
const TOLD: Told = {
  ...Object.fromEntries(PARTS.map(([part]) => [part, chosenFrom(JUDGED)])),
  ...Object.fromEntries(REASONS.map((r) => [`alasan.${r}`, asItIs])),
  hasilTeknis: (n) => (typeof n === 'number' ? angka(n, 2) : ''),
  hargaTerkoreksi: (n) => (typeof n === 'number' ? rupiah(n) : ''),
  catatanKoreksi: asItIs,
  pemenang: asItIs,
}
const NAMES = {
  ...isian,
  ...Object.fromEntries(REASONS.map((r) => [`alasan.${r}`, alasan[r]])),
}

/** One participant judged: one call (S3 §7.3); who is not the winner is sent with 99. */
export function EvaluasiDialog(p: { tenderId: number; peserta: PesertaTender; close: () => void }) {
  const { id, paketId, nama } = p.peserta
  // What the user started from: what another member saves must not change the form.
  const [start] = useState<EvaluasiForm>(() => ({ ...valuesOf(p.peserta), keterangan: '' }))
  return (
    <DeedDialog<EvaluasiForm>
      title={text.judul(nama)}
      defaults={start}
      newest={{ id, ...valuesOf(p.peserta) }}
      told={TOLD}
      names={NAMES}
      draft={`panitiaEvaluasi.${p.tenderId}.${paketId}.${id}`}
      width="md"
      submit={{ text: aksi.evaluasi }}
      deed={(office, v) =>
        office.nilaiPesertaTender(p.tenderId, {
          vendorId: id,
          versi: v.versi,
          paketPenyediaId: paketId,
          ...Object.fromEntries(PARTS.map(([part]) => [part, toValue(v[part])])),
          hasilTeknis: v.hasilTeknis,
          hargaTerkoreksi: v.hargaTerkoreksi,
          catatanKoreksi: v.catatanKoreksi || null,
          alasan: v.alasan,
          pemenang: v.pemenang,
          urutan: v.pemenang ? 1 : URUTAN_BUKAN_PEMENANG,
          keterangan: v.keterangan || null,
        })
      }
      close={p.close}
    >
      <Inputs />
    </DeedDialog>
  )
}

function Inputs() {
  const v = useWatch() as EvaluasiForm
  const failed = [...new Set(PARTS.filter(([p]) => v[p] === 'tidak').map(([, reason]) => reason))]
  return (
    <>
      {PARTS.map(([part]) => (
        <RadioChoice key={part} source={part} label={text.isian[part]} choices={JUDGED} />
      ))}
      {failed.map((a) => (
        <TextInput key={a} source={`alasan.${a}`} label={text.alasan[a]} multiline />
      ))}
      <DecimalInput source="hasilTeknis" label={text.isian.hasilTeknis} decimal={2} />
      <RupiahInput source="hargaTerkoreksi" label={text.isian.hargaTerkoreksi} />
      <TextInput source="catatanKoreksi" label={text.isian.catatanKoreksi} multiline />
      <BooleanInput source="pemenang" label={text.isian.pemenang} />
      {v.pemenang && <TextInput source="keterangan" label={text.isian.keterangan} multiline />}
    </>
  )
}
