import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { SanggahRow } from '@eproc/domain/tender/answers_hasil'
import {
  HASIL_SANGGAH,
  JENIS_BERKAS_UMUM,
  teksPilihan,
  type TipeSanggah,
} from '@eproc/domain/common/choices'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { api, ApiError, toFormData, errorMessage } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { ConfirmDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { useUnsent } from '../app/busy.ts'
import { Details } from '../app/Details.tsx'
import { Loaded } from '../app/Loaded.tsx'
import type { PanelProps } from './panel.ts'
import { TopikSanggah } from './penjelasan/TopikSanggah.tsx'
import { useRefusal } from './upload/useRefusal.ts'

const t = tenderLayar.sanggah

/** Masa sanggah: one file, sent once, then the committee's answer (S2 §2.5, §4, §8). */
export default function SanggahTab({ paket, rekanan, variant, terbuka }: PanelProps) {
  const tipe = variant as TipeSanggah
  const query = useSanggah(paket.id, rekanan.vendorId, tipe)
  return (
    <>
      <Loaded query={query}>
        {(all) => {
          const present = all.find((s) => s.fileSanggahVendor && !s.riwayat)
          const earlier = all.filter((s) => s.riwayat)
          return (
            <div style={{ display: 'grid', gap: 24, marginBottom: 24 }}>
              {present ? (
                <SentSanggah sanggah={present} />
              ) : rekanan.bolehSanggah.includes(tipe) ? (
                <SanggahForm paketId={paket.id} vendorId={rekanan.vendorId} tipe={tipe} />
              ) : (
                <Typography color="text.secondary">
                  {rekanan.tolakSanggah.find((s) => s.tipe === tipe)?.alasan ?? t.none}
                </Typography>
              )}
              {earlier.map((s) => (
                <SentSanggah key={s.fileSanggahVendor} sanggah={s} />
              ))}
            </div>
          )
        }}
      </Loaded>
      {tipe === 'B' && paket.jenisPengadaan === 'KON' && (
        <BandingDicatat paketId={paket.id} vendorId={rekanan.vendorId} />
      )}
      {tipe === 'B' && <TopikSanggah paketId={paket.id} terbuka={terbuka} />}
    </>
  )
}

const useSanggah = (paketId: number, vendorId: number, tipe: TipeSanggah) =>
  useQuery({
    queryKey: ['paket', paketId, 'sanggah', tipe],
    queryFn: () =>
      api.get<SanggahRow[]>(`/api/lelang/masa-sanggah/vendor/${paketId}/${vendorId}/${tipe}`),
  })

/** An appeal that the pokja entered in the vendor's name: the stage where it is answered has no tab for vendors (KTEN 12). */
function BandingDicatat({ paketId, vendorId }: { paketId: number; vendorId: number }) {
  const query = useSanggah(paketId, vendorId, 'BD')
  const entered = query.data?.filter((s) => s.dicatat) ?? []
  if (entered.length === 0) return null
  return (
    <section aria-label={t.banding} style={{ display: 'grid', gap: 24, marginBottom: 24 }}>
      {entered.map((s) => (
        <SentSanggah key={s.fileSanggahVendor} sanggah={s} />
      ))}
    </section>
  )
}

interface FormInput {
  fileSanggahVendor: File | null
}

interface SanggahFormProps {
  paketId: number
  vendorId: number
  tipe: TipeSanggah
}

function SanggahForm({ paketId, vendorId, tipe }: SanggahFormProps) {
  const form = useForm<FormInput>({ defaultValues: { fileSanggahVendor: null } })
  const client = useQueryClient()
  const [asked, setAsked] = useState<File | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const { refuse } = useRefusal(form, progress === null)
  useUnsent(form.formState.isDirty)
  const submit = async (file: File) => {
    setAsked(null)
    setProgress(0)
    try {
      await api.post(
        '/api/lelang/masa-sanggah/vendor',
        toFormData({
          paketPenyediaId: paketId,
          vendorId,
          tipe,
          tipeFileVendor: 'V',
          fileSanggahVendor: file,
        }),
        { progress: setProgress }
      )
      notify(t.success)
      // The tabs too: they say whether another objection may be sent.
      await client.invalidateQueries({ queryKey: ['paket', paketId] })
    } catch (error) {
      // Sent already, when the answer to an earlier attempt was lost: the panel says so once it is read again.
      if (error instanceof ApiError && error.status === 409)
        await client.invalidateQueries({ queryKey: ['paket', paketId] })
      const field = error instanceof ApiError ? error.errors[0]?.message : undefined
      refuse('fileSanggahVendor', tenderLayar.uploadError(field ?? errorMessage(error)))
    } finally {
      setProgress(null)
    }
  }
  return (
    <>
      <Form
        form={form}
        guard={false}
        onSubmit={({ fileSanggahVendor }) => setAsked(fileSanggahVendor)}
      >
        <Typography sx={{ maxWidth: '72ch' }}>{t.hint}</Typography>
        <FormFile
          name="fileSanggahVendor"
          label={t.file}
          kind={[...JENIS_BERKAS_UMUM]}
          limitKey="MAKS_UKURAN_TENDER"
          required={t.noFile}
        />
        <div>
          <Button type="submit" variant="contained">
            {t.send}
          </Button>
        </div>
      </Form>
      <ConfirmDialog
        open={asked !== null}
        title={t.confirm}
        button={t.send}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void submit(asked)}
      >
        {t.confirmContent(asked?.name ?? '')}
      </ConfirmDialog>
      <ProgressDialog open={progress !== null} progress={progress ?? 0} />
    </>
  )
}

function SentSanggah({ sanggah: s }: { sanggah: SanggahRow }) {
  return (
    <>
      <section>
        <Typography variant="h3" component="h4">
          {s.dicatat ? t.banding : t.sent}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {(s.dicatat ? t.bandingPada : t.sentAt)(tanggalWaktu(s.tglKirimVendor))}
        </Typography>
        {s.dicatat && <Typography sx={{ maxWidth: '72ch', mb: 1 }}>{t.bandingIsi}</Typography>}
        {s.fileSanggahVendor && (
          <FileLink path={s.fileSanggahVendor} name={s.dicatat ? t.bandingFile : t.file} />
        )}
      </section>
      <section>
        <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
          {t.jawaban}
        </Typography>
        {s.ditarik !== null ? (
          <MessageBox tone="info" title={t.ditarik}>
            {s.ditarik}
          </MessageBox>
        ) : s.tglKirimAdmin ? (
          <div style={{ display: 'grid', gap: 12 }}>
            <Details
              items={[
                { label: t.hasil, content: teksPilihan(HASIL_SANGGAH, s.hasil) },
                { label: t.catatan, content: s.catatan },
                {
                  label: t.jawaban,
                  content: s.fileSanggahAdmin && (
                    <>
                      <FileLink path={s.fileSanggahAdmin} name={t.jawaban} />
                      <Typography component="div" variant="caption" color="text.secondary">
                        {t.answered(tanggalWaktu(s.tglKirimAdmin))}
                      </Typography>
                    </>
                  ),
                },
              ]}
            />
          </div>
        ) : (
          <MessageBox tone="info" title={t.noJawaban}>
            {t.next}
          </MessageBox>
        )}
      </section>
    </>
  )
}
