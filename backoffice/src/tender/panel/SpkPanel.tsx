import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import {
  aturanKontrak,
  workDuration,
  usulSelesaiKontrak,
} from '@eproc/domain/tender/aturan_kontrak'
import { hariSah, rupiah } from '@eproc/domain/common/format'
import type { KontrakAnswer } from '@eproc/domain/tender/answers_hasil'
import { JENIS_HARI, type JenisHari } from '@eproc/domain/common/choices'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api } from '@eproc/ui/api/api.ts'
import { FormNumber, FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { FormRadio } from '@eproc/ui/fields/FormRadio.tsx'
import { FormDate } from '@eproc/ui/fields/FormDate.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { resolverAturan } from '@eproc/ui/fields/resolver.ts'
import { StaleBox, useFrozen } from '../frozen.tsx'
import { ItemList } from '../ItemList.tsx'
import { useIsiPanel } from '../tender_reads.ts'
import { FailureBox } from '../dialog/FailureBox.tsx'
import { LockedNote } from '../dialog/LockedNote.tsx'
import { kontrakItems } from './kontrak_items.ts'
import type { PanelProps } from '../dialog/panel.ts'
import { usePanelDeed } from '../usePanelDeed.ts'

const teks = tenderStaf.kontrak

interface FormInput {
  tglKontrak: string
  lamaPekerjaan: number | null
  jenisHari: JenisHari
  mulaiKontrak: string
  selesaiKontrak: string
  nilaiKontrak: number | null
}

const awal = (k: KontrakAnswer): FormInput => ({
  tglKontrak: k.tglKontrak ?? '',
  lamaPekerjaan: workDuration(k.lamaPekerjaan),
  jenisHari: k.jenisHari,
  mulaiKontrak: k.mulaiKontrak ?? '',
  selesaiKontrak: k.selesaiKontrak ?? '',
  nilaiKontrak: k.nilaiKontrak ?? k.pemenang?.nilai ?? null,
})

/** Form of the contract (S3 §5.3); locked once the SPMK is completed. */
export default function SpkPanel(p: PanelProps) {
  const { paket, aktif, boleh } = p
  const { data } = useIsiPanel<KontrakAnswer>(paket.id, `/api/lelang/surat-perjanjian/${paket.id}`)
  const { ubahKotor, ...beku } = useFrozen(data, p.onKotor)
  if (!data || !beku.isi) return null
  const terkunci = data.kunciSpmk || paket.kunciSpmk
  const dapat = aktif && !terkunci && boleh('kontrak.surat')
  if (dapat)
    return (
      <>
        <StaleBox {...beku} />
        <Form key={beku.isi.versi} {...p} onKotor={ubahKotor} data={beku.isi} />
      </>
    )
  const isi = <ItemList butir={kontrakItems(data)} />
  return terkunci ? <LockedNote alasan={teks.terkunci}>{isi}</LockedNote> : isi
}

function Form({ paket, data, onKotor }: PanelProps & { data: KontrakAnswer }) {
  const form = useForm<FormInput>({
    defaultValues: awal(data),
    resolver: resolverAturan((input) => aturanKontrak(input, { totalPagu: data.totalPagu })),
  })
  const { run, sibuk, kegagalan } = usePanelDeed(paket.id, tenderStaf.gagal.kontrak)
  const { isDirty } = form.formState
  useEffect(() => {
    onKotor(isDirty)
    return () => onKotor(false)
  }, [isDirty, onKotor])

  /* Setting the start, the duration or the kind of days proposes the end (S3 §5.3). */
  const [mulai, previous, hari] = form.watch(['mulaiKontrak', 'lamaPekerjaan', 'jenisHari'])
  const { libur } = data
  useEffect(() => {
    const { mulaiKontrak, lamaPekerjaan: l, jenisHari } = form.formState.dirtyFields
    if (!(mulaiKontrak || l || jenisHari) || !hariSah(mulai) || !previous || previous <= 0) return
    form.setValue('selesaiKontrak', usulSelesaiKontrak(mulai, previous, hari, new Set(libur)), {
      shouldDirty: true,
    })
  }, [mulai, previous, hari, libur, form])

  const simpan = async (input: FormInput) => {
    const body = { paketPenyediaId: paket.id, ...input, versi: data.versi }
    if (await run(() => api.put('/api/lelang/surat-perjanjian', body))) form.reset(input)
  }
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <ItemList butir={[[teks.pemenang, data.pemenang?.nama ?? teks.belumPemenang]]} />
      <FailureBox kegagalan={kegagalan} />
      <Formulir form={form} onKirim={simpan} jaga={false}>
        <FormDate<FormInput> name="tglKontrak" label={teks.tglKontrak} wajib />
        <FormNumber<FormInput>
          name="lamaPekerjaan"
          label={teks.lamaPekerjaan}
          akhir={teks.hari}
          wajib
        />
        <FormRadio<FormInput> name="jenisHari" label={teks.jenisHari} pilihan={JENIS_HARI} wajib />
        <FormDate<FormInput> name="mulaiKontrak" label={teks.mulaiKontrak} wajib />
        <FormDate<FormInput> name="selesaiKontrak" label={teks.selesaiKontrak} wajib />
        <FormRupiah<FormInput>
          name="nilaiKontrak"
          label={teks.nilaiKontrak}
          petunjuk={teks.pagu(rupiah(data.totalPagu))}
          wajib
        />
        <div>
          <Button type="submit" variant="contained">
            {teks.simpan}
          </Button>
        </div>
      </Formulir>
      <DialogProses buka={sibuk} />
    </div>
  )
}
