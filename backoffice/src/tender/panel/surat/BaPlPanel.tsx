import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import { BERKAS_BA_PL, type BerkasBaPl, type BaPlAnswer } from '@eproc/domain/tender/answers_hasil'
import { JENIS_BERKAS_UMUM } from '@eproc/domain/common/choices'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { api, keFormData } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { ItemList } from '../../ItemList.tsx'
import { useIsiPanel } from '../../tender_reads.ts'
import { FailureBox } from '../../dialog/FailureBox.tsx'
import type { PanelProps } from '../../dialog/panel.ts'
import { TenderSelesai } from '../../dialog/TenderSelesai.tsx'
import { usePanelDeed } from '../../usePanelDeed.ts'

const teks = tenderStaf.baPl
const JALUR = '/api/rup/lelang/penunjukan-langsung/berita-acara'
type FormInput = Record<BerkasBaPl, File | null>
const AWAL = Object.fromEntries(BERKAS_BA_PL.map((b) => [b, null])) as FormInput

/** Seven files of minutes for a direct appointment; TLA is completed from here. */
export default function BaPlPanel({ paket, aktif, boleh }: PanelProps) {
  const { data } = useIsiPanel<BaPlAnswer>(paket.id, `${JALUR}/${paket.id}`)
  if (!data) return null
  const dapat = aktif && boleh('tender.baPl')
  return (
    <>
      {dapat ? (
        <Form paketId={paket.id} data={data} />
      ) : (
        <ItemList
          butir={BERKAS_BA_PL.map((b) => [
            teks.nama[b],
            data[b] ? (
              <TautanBerkas key={b} path={data[b]} nama={teks.nama[b]} />
            ) : (
              tenderStaf.berkas.belum
            ),
          ])}
        />
      )}
      <TenderSelesai
        paket={paket}
        boleh={boleh}
        siap={BERKAS_BA_PL.some((b) => data[b] !== null)}
      />
    </>
  )
}

function Form({ paketId, data }: { paketId: number; data: BaPlAnswer }) {
  const form = useForm<FormInput>({ defaultValues: AWAL })
  const { run, sibuk, kemajuan, kegagalan, gagal } = usePanelDeed(paketId, tenderStaf.gagal.baPl)
  const unggah = async (input: FormInput) => {
    if (BERKAS_BA_PL.every((b) => !input[b])) return gagal(tenderHasil.baPl.kosong)
    const body = keFormData({ paketPenyediaId: paketId, ...input })
    if (await run((maju) => api.post(JALUR, body, { kemajuan: maju }))) form.reset(AWAL)
  }
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <FailureBox kegagalan={kegagalan} />
      <Formulir form={form} onKirim={unggah} jaga={false}>
        {BERKAS_BA_PL.map((b) => (
          <FormFile<FormInput>
            key={b}
            name={b}
            label={teks.nama[b]}
            jenis={JENIS_BERKAS_UMUM}
            kunciMaks="MAKS_UKURAN_TENDER"
            tersimpan={data[b]}
            namaTersimpan={teks.nama[b]}
          />
        ))}
        <div>
          <Button type="submit" variant="contained">
            {teks.tombol}
          </Button>
        </div>
      </Formulir>
      <DialogProses buka={sibuk} kemajuan={kemajuan} />
    </div>
  )
}
