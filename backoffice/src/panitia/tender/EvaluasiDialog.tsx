import { useState } from 'react'
import { BooleanInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { PesertaTender } from '@eproc/domain/panitia/answers'
import { URUTAN_BUKAN_PEMENANG } from '@eproc/domain/panitia/status_tender'
import { panitiaLayar } from '@eproc/i18n/id/panitia_office'
import { DeedDialog } from '../../shared/deed/DeedDialog.tsx'
import { DecimalInput, RadioChoice, RupiahInput } from '../../shared/form/inputs.tsx'

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
type EvaluasiForm = Record<Part, Judged> & {
  hasilTeknis: number | null
  hargaTerkoreksi: number | null
  catatanKoreksi: string
  alasan: Partial<Record<(typeof PARTS)[number][1], string>>
  pemenang: boolean
  keterangan: string
}

const toText = (v: boolean | null): Judged => (v === null ? '' : v ? 'ya' : 'tidak')
const toValue = (v: Judged): boolean | null => (v === '' ? null : v === 'ya')

/** One participant judged: one call (S3 §7.3); who is not the winner is sent with 99. */
export function EvaluasiDialog(p: { tenderId: number; peserta: PesertaTender; close: () => void }) {
  const { partisipasi: n, id, paketId, nama } = p.peserta
  const [start] = useState<EvaluasiForm>(() => ({
    ...(Object.fromEntries(PARTS.map(([part]) => [part, toText(n[part])])) as Record<Part, Judged>),
    hasilTeknis: n.hasilTeknis,
    hargaTerkoreksi: n.hargaTerkoreksi,
    catatanKoreksi: n.catatanKoreksi ?? '',
    alasan: { ...n.alasan },
    pemenang: n.pemenang,
    keterangan: '',
  }))
  return (
    <DeedDialog<EvaluasiForm>
      title={text.judul(nama)}
      defaults={start}
      width="md"
      submit={{ text: aksi.evaluasi }}
      deed={(office, v) =>
        office.nilaiPesertaTender(p.tenderId, {
          vendorId: id,
          paketPenyediaId: paketId,
          ...Object.fromEntries(PARTS.map(([part]) => [part, toValue(v[part])])),
          hasilTeknis: v.hasilTeknis,
          hargaTerkoreksi: v.hargaTerkoreksi,
          catatanKoreksi: v.catatanKoreksi || null,
          alasan: Object.fromEntries(
            Object.entries(v.alasan ?? {}).filter(([k]) => k !== 'pemenang')
          ),
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
  const failed = [...new Set(PARTS.filter(([p]) => v[p] === 'tidak').map(([, alasan]) => alasan))]
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
