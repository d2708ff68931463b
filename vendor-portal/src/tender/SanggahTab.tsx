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
import { api, ApiError, keFormData, errorMessage } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { TautanBerkas } from '@eproc/ui/document/TautanBerkas.tsx'
import { Rincian } from '../app/Details.tsx'
import { Memuat } from './Loaded.tsx'
import type { PanelProps } from './panel.ts'

const t = tenderLayar.sanggah

/** Masa sanggah: one file, sent once, then the committee's answer (S2 §2.5, §4, §8). */
export default function SanggahTab({ paket, rekanan, varian }: PanelProps) {
  const tipe = varian as TipeSanggah
  const query = useQuery({
    queryKey: ['paket', paket.id, 'sanggah', tipe],
    queryFn: () =>
      api.ambil<SanggahRow[]>(
        `/api/lelang/masa-sanggah/vendor/${paket.id}/${rekanan.vendorId}/${tipe}`
      ),
  })
  return (
    <Memuat query={query}>
      {(semua) => {
        const kini = semua.find((s) => s.fileSanggahVendor && !s.riwayat)
        const riwayat = semua.filter((s) => s.riwayat)
        return (
          <div style={{ display: 'grid', gap: 24, marginBottom: 24 }}>
            {kini ? (
              <Terkirim sanggah={kini} />
            ) : rekanan.bolehSanggah.includes(tipe) ? (
              <Kirim paketId={paket.id} vendorId={rekanan.vendorId} tipe={tipe} />
            ) : (
              <Typography color="text.secondary">{t.tanpa}</Typography>
            )}
            {riwayat.map((s) => (
              <Terkirim key={s.fileSanggahVendor} sanggah={s} />
            ))}
          </div>
        )
      }}
    </Memuat>
  )
}

interface FormInput {
  fileSanggahVendor: File | null
}

interface KirimProps {
  paketId: number
  vendorId: number
  tipe: TipeSanggah
}

function Kirim({ paketId, vendorId, tipe }: KirimProps) {
  const form = useForm<FormInput>({ defaultValues: { fileSanggahVendor: null } })
  const klien = useQueryClient()
  const [ditanya, setDitanya] = useState<File | null>(null)
  const [kemajuan, setKemajuan] = useState<number | null>(null)
  const kirim = async (berkas: File) => {
    setDitanya(null)
    setKemajuan(0)
    try {
      await api.post(
        '/api/lelang/masa-sanggah/vendor',
        keFormData({
          paketPenyediaId: paketId,
          vendorId,
          tipe,
          tipeFileVendor: 'V',
          fileSanggahVendor: berkas,
        }),
        { kemajuan: setKemajuan }
      )
      notify(t.berhasil)
      // The tabs too: they say whether another objection may be sent.
      await klien.invalidateQueries({ queryKey: ['paket', paketId] })
    } catch (error) {
      const bidang = error instanceof ApiError ? error.errors[0]?.message : undefined
      form.setError('fileSanggahVendor', {
        message: tenderLayar.uploadError(bidang ?? errorMessage(error)),
      })
    } finally {
      setKemajuan(null)
    }
  }
  return (
    <>
      <Formulir form={form} onKirim={({ fileSanggahVendor }) => setDitanya(fileSanggahVendor)}>
        <Typography sx={{ maxWidth: '72ch' }}>{t.petunjuk}</Typography>
        <FormFile
          name="fileSanggahVendor"
          label={t.file}
          jenis={[...JENIS_BERKAS_UMUM]}
          kunciMaks="MAKS_UKURAN_TENDER"
          wajib={t.tanpaFile}
        />
        <div>
          <Button type="submit" variant="contained">
            {t.kirim}
          </Button>
        </div>
      </Formulir>
      <DialogKonfirmasi
        buka={ditanya !== null}
        judul={t.yakin}
        tombol={t.kirim}
        onBatal={() => setDitanya(null)}
        onYa={() => ditanya && void kirim(ditanya)}
      >
        {t.yakinIsi(ditanya?.name ?? '')}
      </DialogKonfirmasi>
      <DialogProses buka={kemajuan !== null} kemajuan={kemajuan ?? 0} />
    </>
  )
}

function Terkirim({ sanggah: s }: { sanggah: SanggahRow }) {
  return (
    <>
      <section>
        <Typography variant="h3" component="h4">
          {t.terkirim}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t.dikirim(tanggalWaktu(s.tglKirimVendor))}
        </Typography>
        {s.fileSanggahVendor && <TautanBerkas path={s.fileSanggahVendor} nama={t.file} />}
      </section>
      <section>
        <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
          {t.jawaban}
        </Typography>
        {s.tglKirimAdmin ? (
          <div style={{ display: 'grid', gap: 12 }}>
            <Rincian
              butir={[
                { label: t.hasil, isi: teksPilihan(HASIL_SANGGAH, s.hasil) },
                { label: t.catatan, isi: s.catatan },
                {
                  label: t.jawaban,
                  isi: s.fileSanggahAdmin && (
                    <>
                      <TautanBerkas path={s.fileSanggahAdmin} nama={t.jawaban} />
                      <Typography component="div" variant="caption" color="text.secondary">
                        {t.dijawab(tanggalWaktu(s.tglKirimAdmin))}
                      </Typography>
                    </>
                  ),
                },
              ]}
            />
          </div>
        ) : (
          <KotakPesan nada="info" judul={t.jawabanKosong}>
            {t.berikutnya}
          </KotakPesan>
        )}
      </section>
    </>
  )
}
