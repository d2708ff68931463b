import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import type { Finding } from '@eproc/domain/common/checker'
import { angka } from '@eproc/domain/common/format'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import type { PenawaranRekanan } from '@eproc/domain/tender/answers_penawaran'
import { metodeEvaluasiUntuk, teksPilihan } from '@eproc/domain/common/choices'
import { fileTab, type Tab } from '@eproc/domain/tahap/tab'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api } from '@eproc/ui/api/api.ts'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { StaleBox, useFrozen } from '../frozen.tsx'
import { useIsiPanel, useRincianPaket } from '../tender_reads.ts'
import {
  aturanEvaluasi,
  awalIsian,
  badanEvaluasi,
  yangDinilai,
  type EvaluasiInput,
} from '../penilaian/evaluasi_form.ts'
import { PanelSkeleton } from '../PanelSkeleton.tsx'
import { FailureBox } from '../dialog/FailureBox.tsx'
import { NilaiRekananInputs } from '../penilaian/NilaiRekananInputs.tsx'
import type { PanelProps } from '../dialog/panel.ts'
import { RingkasanNilaiTable } from '../penilaian/RingkasanNilaiTable.tsx'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.evaluasi

/** Evaluates the parts of one tahap (S2 §4, decisions §5.3): fields for each rekanan, scores from the server. */
export default function EvaluasiPanel(p: PanelProps) {
  const { paket } = p
  const nilai = useIsiPanel<EvaluasiStaf[]>(paket.id, `/api/lelang/evaluasi/${paket.id}`)
  const penawaran = useIsiPanel<PenawaranRekanan[]>(paket.id, `/api/lelang/penawaran/${paket.id}`)
  const rincian = useRincianPaket(paket.id)
  const { ubahKotor, ...beku } = useFrozen(nilai.data, p.onKotor)
  if (!beku.isi || !penawaran.data || !rincian.data) return <PanelSkeleton />
  const templat = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
  const bagian = fileTab(`evaluasi:${p.varian}` as Tab)
  const baris = yangDinilai(beku.isi, penawaran.data, templat, bagian, p.tahap.urut)
  if (baris.length === 0) return <Kosong judul={teks.kosong} isi={teks.kosongIsi} />
  const d = rincian.data
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <Typography color="text.secondary">
        {teks.bobot(
          teksPilihan(metodeEvaluasiUntuk(d.jenisPengadaan), d.metodeEvaluasi),
          angka(d.bobotTeknis, 2),
          angka(d.bobotHarga, 2),
          angka(d.passingGrade, 2)
        )}
      </Typography>
      <StaleBox {...beku} />
      <Form
        key={baris.map((b) => `${b.vendorId}.${b.versi}.${b.id}`).join()}
        {...p}
        onKotor={ubahKotor}
        baris={baris}
        penawaran={penawaran.data}
        rincian={d}
      />
    </div>
  )
}

interface FormProps extends PanelProps {
  baris: readonly EvaluasiStaf[]
  penawaran: readonly PenawaranRekanan[]
  rincian: RincianPaket
}

function Form(p: FormProps) {
  const { paket, baris, rincian, onKotor } = p
  const bagian = fileTab(`evaluasi:${p.varian}` as Tab)
  const dapat = p.aktif && p.boleh('tender.evaluasi')
  const context = {
    bobot: {
      metode: rincian.metodeEvaluasi,
      bobotTeknis: rincian.bobotTeknis,
      bobotHarga: rincian.bobotHarga,
      passingGrade: rincian.passingGrade,
    },
    templat: templatUntuk(paket.metodePemilihan, paket.kualifikasi),
    bagian,
  }
  const resolver: Resolver<EvaluasiInput> = (input) => {
    const error = aturanEvaluasi(input, { ...context, baris })
    if (error.length === 0) return { values: input, errors: {} }
    return { values: {}, errors: bersarang(error) }
  }
  const form = useForm<EvaluasiInput>({
    defaultValues: { listEvaluasi: baris.map(awalIsian) },
    resolver,
  })
  const { run, sibuk, kegagalan } = usePanelDeed(paket.id, tenderStaf.gagal.evaluasi)
  const { isDirty } = form.formState
  useEffect(() => {
    onKotor(isDirty)
    return () => onKotor(false)
  }, [isDirty, onKotor])
  const simpan = async (input: EvaluasiInput) => {
    const body = badanEvaluasi(paket.id, bagian, baris, input)
    if (await run(() => api.put('/api/lelang/evaluasi', body))) form.reset(input)
  }
  return (
    <>
      <FailureBox kegagalan={kegagalan} />
      <RingkasanNilaiTable baris={baris} bagian={bagian} />
      <Typography variant="caption" color="text.secondary">
        {teks.hitungan}
      </Typography>
      <Formulir form={form} onKirim={simpan} jaga={false}>
        {baris.map((b, i) => (
          <NilaiRekananInputs
            key={b.vendorId}
            i={i}
            baris={b}
            bagian={bagian}
            berkas={
              p.penawaran
                .find((x) => x.vendorId === b.vendorId)
                ?.berkas?.filter((x) => bagian.includes(x.jenis)) ?? []
            }
            umurEkonomis={rincian.metodeEvaluasi === 'EKO'}
            dapat={dapat}
          />
        ))}
        {dapat && (
          <div>
            <Button type="submit" variant="contained">
              {teks.simpan}
            </Button>
          </div>
        )}
      </Formulir>
      <DialogProses buka={sibuk} />
    </>
  )
}

/* 'listEvaluasi.0.alasan.teknis' → the nested shape that react-hook-form reads. */
function bersarang(error: readonly Finding[]): FieldErrors<EvaluasiInput> {
  const akar: Record<string, unknown> = {}
  for (const { field, rule, message } of error) {
    const jalur = field.split('.')
    const akhir = jalur.pop()!
    let simpul = akar
    for (const bagian of jalur) {
      simpul[bagian] ??= {}
      simpul = simpul[bagian] as Record<string, unknown>
    }
    simpul[akhir] ??= { type: rule, message }
  }
  return akar as FieldErrors<EvaluasiInput>
}
