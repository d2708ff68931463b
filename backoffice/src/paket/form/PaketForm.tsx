import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import Stepper from '@mui/material/Stepper'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import type { AcuanPaket, RincianPaket } from '@eproc/domain/paket/answers'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { api, ApiError, keFormData } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { KerangkaHalaman } from '@eproc/ui/layout/Kerangka.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { usePaket, useSegarkanPaket } from '../data_paket.ts'
import {
  dariPaket,
  INITIAL_INPUT,
  keIsian,
  EditorContext,
  langkahBidang,
  temuanDaftar,
  useResolverPaket,
  type FormInput,
} from './values.ts'
import { LangkahDana } from './DanaStep.tsx'
import { LangkahData } from './DataStep.tsx'
import { LangkahHps } from './HpsStep.tsx'
import { LangkahJadwal } from './JadwalStep.tsx'
import { LangkahLokasi } from './LokasiStep.tsx'

const teks = paketLayar.editor

export interface EditorPaketProps {
  /** null: a new paket */
  paketId: number | null
  tahun: number
  /** Kegiatan chosen from the start for a new paket. */
  kegiatanId?: readonly number[]
  onTutup: () => void
}

/** Editor of a paket in steps; one request saves all of them. */
export function EditorPaket(p: EditorPaketProps) {
  const { data: paket } = usePaket(p.paketId)
  const tahun = paket?.tahunAnggaran ?? p.tahun
  const { data: acuan } = useQuery({
    queryKey: ['paket', 'acuan', tahun, p.paketId],
    queryFn: () =>
      api.ambil<AcuanPaket>(
        `/api/paket/acuan/${tahun}`,
        p.paketId === null ? {} : { query: { paketId: p.paketId } }
      ),
    enabled: p.paketId === null || paket !== undefined,
  })
  if (!acuan || (p.paketId !== null && !paket)) {
    return (
      <DialogPenuh buka penuh judul={teks.buat} onTutup={p.onTutup}>
        <KerangkaHalaman />
      </DialogPenuh>
    )
  }
  return <Isi {...p} acuan={acuan} {...(paket ? { paket } : {})} />
}

function awal(paket: RincianPaket | undefined, kegiatanId: readonly number[]): FormInput {
  if (paket) return dariPaket(paket)
  return {
    ...INITIAL_INPUT,
    listPendanaan: kegiatanId.map((id) => ({
      kegiatanId: id,
      sumberDana: 'pmd',
      asalDana: '',
      mak: '',
      pagu: null,
    })),
  }
}

function Isi(p: EditorPaketProps & { acuan: AcuanPaket; paket?: RincianPaket }) {
  const { paket, acuan } = p
  const [langkah, setLangkah] = useState(0)
  const [kemajuan, setKemajuan] = useState<number | null>(null)
  const [ajukan, setAjukan] = useState(false)
  const segarkan = useSegarkanPaket()
  const lebar = useMediaQuery(useTheme().breakpoints.up('md'))
  const context = useMemo(() => ({ kegiatan: acuan.kegiatan, paguPla: acuan.paguPla }), [acuan])
  const form = useForm<FormInput>({
    defaultValues: awal(paket, p.kegiatanId ?? []),
    resolver: useResolverPaket(context),
    // Not 'onTouched': a row just added would show all of its empty fields as wrong.
    mode: 'onBlur',
  })
  const { isDirty, isSubmitting } = form.formState

  const simpan = async (nilai: FormInput) => {
    const [daftar] = temuanDaftar(aturanPaket(keIsian(nilai), context))
    if (daftar) {
      setLangkah(langkahBidang(daftar.field))
      throw new ApiError(400, daftar.message, [daftar])
    }
    const { fileKAK, fileLampiran, fileLain } = nilai
    const data = { ...keIsian(nilai), ...(paket ? { versi: paket.versi } : {}) }
    const body =
      fileKAK || fileLampiran || fileLain
        ? keFormData({ data: JSON.stringify(data), fileKAK, fileLampiran, fileLain })
        : data
    setKemajuan(0)
    try {
      const kirim = paket ? api.put<RincianPaket> : api.post<RincianPaket>
      const hasil = await kirim(paket ? `/api/paket/${paket.id}` : '/api/paket', body, {
        kemajuan: setKemajuan,
      })
      if (ajukan) {
        const { message } = await api.post(`/api/paket/${hasil.data.id}/ajukan`, {})
        notify(message)
      } else notify(hasil.message)
      await segarkan()
      p.onTutup()
    } catch (error) {
      const bidang = error instanceof ApiError ? error.errors[0]?.field : undefined
      if (bidang) setLangkah(langkahBidang(bidang))
      throw error
    } finally {
      setKemajuan(null)
    }
  }
  const tombol = (
    <>
      {langkah > 0 && (
        <Button onClick={() => setLangkah(langkah - 1)} disabled={isSubmitting}>
          {teks.kembali}
        </Button>
      )}
      {langkah < teks.langkah.length - 1 && (
        <Button onClick={() => setLangkah(langkah + 1)} disabled={isSubmitting}>
          {teks.lanjut}
        </Button>
      )}
      <Button
        type="submit"
        form="paket"
        variant="outlined"
        loading={isSubmitting && !ajukan}
        onClick={() => setAjukan(false)}
      >
        {teks.simpan}
      </Button>
      <Button
        type="submit"
        form="paket"
        variant="contained"
        loading={isSubmitting && ajukan}
        onClick={() => setAjukan(true)}
      >
        {teks.simpanAjukan}
      </Button>
    </>
  )
  return (
    <DialogPenuh
      buka
      penuh
      judul={paket ? teks.ubah(paket.kode) : teks.buat}
      onTutup={p.onTutup}
      kotor={isDirty}
      sibuk={isSubmitting}
      aksi={tombol}
    >
      <div style={{ maxWidth: 1240, margin: '0 auto', display: 'grid', gap: 24 }}>
        <Langkah
          form={form}
          konteks={context}
          aktif={langkah}
          onPilih={setLangkah}
          tegak={!lebar}
        />
        {paket?.catatan && paket.status === 'RM' && (
          <KotakPesan nada="peringatan" judul={teks.ditolak}>
            {paket.catatan}
          </KotakPesan>
        )}
        {paket?.status === 'AM' && (
          <KotakPesan nada="peringatan">{teks.persetujuanBatal}</KotakPesan>
        )}
        <EditorContext value={context}>
          <Formulir form={form} id="paket" onKirim={simpan}>
            {langkah === 0 && <LangkahData />}
            {langkah === 1 && <LangkahHps paguPla={acuan.paguPla} />}
            {langkah === 2 && <LangkahDana kegiatan={acuan.kegiatan} />}
            {langkah === 3 && <LangkahLokasi />}
            {langkah === 4 && <Dokumen {...(paket ? { paket } : {})} />}
            {langkah === 5 && <LangkahJadwal />}
          </Formulir>
        </EditorContext>
      </div>
      <DialogProses buka={kemajuan !== null} {...(kemajuan === null ? {} : { kemajuan })} />
    </DialogPenuh>
  )
}

interface LangkahProps {
  form: UseFormReturn<FormInput>
  konteks: Parameters<typeof aturanPaket>[1]
  aktif: number
  onPilih: (n: number) => void
  tegak: boolean
}

/** Title of a step with the number of fields still wrong after an attempt to save. */
function Langkah({ form, konteks: context, aktif, onPilih, tegak }: LangkahProps) {
  const input = useWatch({ control: form.control }) as FormInput
  const dicoba = form.formState.submitCount > 0
  const temuan = dicoba ? aturanPaket(keIsian(input), context) : []
  const salah = temuan.reduce<Record<number, number>>((hitung, g) => {
    const n = langkahBidang(g.field)
    return { ...hitung, [n]: (hitung[n] ?? 0) + 1 }
  }, {})
  // Findings of a whole list have no field of their own to stand at.
  const umum = temuanDaftar(temuan).filter((g) => langkahBidang(g.field) !== aktif)
  return (
    <>
      <Stepper
        nonLinear
        activeStep={aktif}
        alternativeLabel={!tegak}
        sx={
          tegak
            ? { 'flexWrap': 'wrap', 'gap': 1, '& .MuiStepConnector-root': { display: 'none' } }
            : {}
        }
      >
        {teks.langkah.map((judul, n) => (
          <Step key={judul} completed={false}>
            <StepButton
              onClick={() => onPilih(n)}
              {...(salah[n]
                ? {
                    optional: (
                      <small style={{ color: 'var(--mui-palette-error-main)' }}>
                        {teks.stepErrors(salah[n])}
                      </small>
                    ),
                  }
                : {})}
            >
              {judul}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      {umum.map((g) => (
        <KotakPesan key={g.field} nada="error">
          {teks.langkah[langkahBidang(g.field)]}: {g.message}
        </KotakPesan>
      ))}
    </>
  )
}

const DOKUMEN = [
  ['fileKAK', teks.dokumen.kak],
  ['fileLampiran', teks.dokumen.lampiran],
  ['fileLain', teks.dokumen.lain],
] as const

function Dokumen({ paket }: { paket?: RincianPaket }) {
  return DOKUMEN.map(([nama, label]) => (
    <FormFile
      key={nama}
      name={nama}
      label={label}
      jenis={JENIS_BERKAS_UMUM}
      kunciMaks="MAKS_UKURAN_TENDER"
      tersimpan={paket?.[nama] ?? null}
      namaTersimpan={paket?.[nama] ? (paket.namaBerkas[paket[nama]] ?? null) : null}
    />
  ))
}
