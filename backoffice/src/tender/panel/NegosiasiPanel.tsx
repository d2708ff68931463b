import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { rupiah } from '@eproc/domain/common/format'
import type { EvaluasiStaf } from '@eproc/domain/tender/answers_hasil'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { umum } from '@eproc/i18n/id/umum'
import { api } from '@eproc/ui/api/api.ts'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { StaleBox, useFrozen } from '../frozen.tsx'
import { ItemList } from '../ItemList.tsx'
import { useIsiPanel } from '../tender_reads.ts'
import { FailureBox } from '../dialog/FailureBox.tsx'
import type { PanelProps } from '../dialog/panel.ts'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.negosiasi
const MAKS = 200

const Rekanan = styled('fieldset')(({ theme }) => ({
  'display': 'grid',
  'gap': 16,
  'margin': 0,
  'padding': '16px 0 0',
  'minWidth': 0,
  'border': 0,
  'borderTop': `1px solid ${theme.vars.palette.divider}`,
  'maxWidth': 720,
  '& legend': { padding: 0, fontWeight: 700, float: 'left', width: '100%' },
  '& legend + *': { clear: 'both' },
}))

interface Baris {
  id: number | null
  vendorId: number
  versi: number
  negosiasiTeknis: string
  negosiasiHarga: number | null
}
interface FormInput {
  listEvaluasi: Baris[]
}

/** With whom one negotiates: the winner once determined; before that (TLA) those who pass, as the system proposes. */
const calon = (semua: readonly EvaluasiStaf[]): EvaluasiStaf[] => {
  const tetap = semua.filter((b) => b.urutan === 1)
  const pakai = tetap.length > 0 ? tetap : semua.filter((b) => b.usulUrutan > 0)
  return pakai.toSorted((a, b) => (a.urutan || a.usulUrutan) - (b.urutan || b.usulUrutan))
}

/** Result of clarification and negotiation: a technical note of 200 characters and the price, beside the offer's. */
export default function NegosiasiPanel(p: PanelProps) {
  const { data } = useIsiPanel<EvaluasiStaf[]>(p.paket.id, `/api/lelang/evaluasi/${p.paket.id}`)
  const { ubahKotor, ...beku } = useFrozen(data, p.onKotor)
  if (!beku.isi) return null
  const daftar = calon(beku.isi)
  if (daftar.length === 0) return <Kosong judul={teks.kosong} isi={teks.kosongIsi} />
  const versi = daftar.map((b) => `${b.vendorId}.${b.versi}`).join()
  return (
    <>
      <StaleBox {...beku} />
      <Form key={versi} {...p} onKotor={ubahKotor} daftar={daftar} />
    </>
  )
}

function Form({ paket, aktif, boleh, onKotor, daftar }: PanelProps & { daftar: EvaluasiStaf[] }) {
  const dapat = aktif && boleh('tender.negosiasi')
  const form = useForm<FormInput>({
    defaultValues: {
      listEvaluasi: daftar.map((b) => ({
        id: b.id,
        vendorId: b.vendorId,
        versi: b.versi,
        negosiasiTeknis: b.negosiasiTeknis ?? '',
        negosiasiHarga: b.negosiasiHarga,
      })),
    },
  })
  const { run, sibuk, kegagalan } = usePanelDeed(paket.id, tenderStaf.gagal.negosiasi)
  const { isDirty } = form.formState
  useEffect(() => {
    onKotor(isDirty)
    return () => onKotor(false)
  }, [isDirty, onKotor])
  const simpan = async ({ listEvaluasi }: FormInput) => {
    const diisi = listEvaluasi.filter((b) => b.negosiasiTeknis.trim() || b.negosiasiHarga !== null)
    const body = { paketPenyediaId: paket.id, listEvaluasi: diisi }
    if (await run(() => api.put('/api/lelang/negosiasi', body))) form.reset({ listEvaluasi })
  }
  return (
    <>
      <FailureBox kegagalan={kegagalan} />
      <Formulir form={form} onKirim={simpan} jaga={false}>
        {daftar.map((b, i) => (
          <Rekanan key={b.vendorId} disabled={!dapat}>
            <legend>
              {b.nama}{' '}
              {(b.urutan || b.usulUrutan) > 0 && (
                <ChipStatus
                  warna={b.urutan === 1 ? 'hijau' : 'abu'}
                  teks={teks.urutan(b.urutan || b.usulUrutan)}
                />
              )}
            </legend>
            <ItemList butir={[[teks.penawaran, rupiah(b.nilaiPenawaran)]]} />
            {dapat ? (
              <Isi form={form} i={i} />
            ) : (
              <ItemList
                butir={[
                  [teks.teknis, b.negosiasiTeknis ?? umum.tanpaNilai],
                  [teks.harga, rupiah(b.negosiasiHarga)],
                ]}
              />
            )}
          </Rekanan>
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

function Isi({ form, i }: { form: ReturnType<typeof useForm<FormInput>>; i: number }) {
  const isi = useWatch({ control: form.control, name: `listEvaluasi.${i}.negosiasiTeknis` })
  return (
    <>
      <div>
        <FormText<FormInput>
          name={`listEvaluasi.${i}.negosiasiTeknis`}
          label={teks.teknis}
          baris={3}
          maks={MAKS}
          aturan={{
            validate: (nilai) =>
              [...String(nilai ?? '')].length <= MAKS || tenderHasil.negosiasi.teks(MAKS),
          }}
        />
        <Typography variant="caption" color="text.secondary" component="p" align="right">
          {teks.sisa([...isi].length, MAKS)}
        </Typography>
      </div>
      <FormRupiah<FormInput> name={`listEvaluasi.${i}.negosiasiHarga`} label={teks.harga} />
    </>
  )
}
