import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { Controller, useForm } from 'react-hook-form'
import { keMs, tanggalWaktu } from '@eproc/domain/common/format'
import type { RincianPaket } from '@eproc/domain/paket/answers'
import { pemasukanPertama, templatUntuk } from '@eproc/domain/tahap/templat'
import { paket as pesan } from '@eproc/i18n/id/paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { api } from '@eproc/ui/api/api.ts'
import { DialogPenuh } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { clockNow } from '@eproc/ui/api/time.ts'
import { usePaket, useSegarkanPaket } from '../data_paket.ts'
import { TimeInput } from '../jadwal/TimeInput.tsx'

const teks = paketLayar.pendaftaran

/** End of registration after publish: until the end of the first tahap of submission (decisions §5). */
export function DialogPendaftaran(p: { paketId: number; onTutup: () => void }) {
  const { data } = usePaket(p.paketId)
  return data ? <Isi paket={data} onTutup={p.onTutup} /> : null
}

function Isi({ paket, onTutup }: { paket: RincianPaket; onTutup: () => void }) {
  const segarkan = useSegarkanPaket()
  const tahap = pemasukanPertama(templatUntuk(paket.metodePemilihan, paket.kualifikasi))
  const limit = paket.listJadwal.find((l) => l.kunci === tahap?.kunci && l.include)?.selesai ?? null
  const form = useForm({ defaultValues: { selesaiDaftar: paket.selesaiDaftar ?? '' } })
  const { isDirty, isSubmitting } = form.formState
  const periksa = (nilai: string) => {
    const baru = keMs(nilai)
    const mulai = keMs(paket.mulaiDaftar) ?? 0
    const sah = baru !== null && baru > mulai && baru > clockNow() && baru <= (keMs(limit) ?? 0)
    return sah || pesan.aturan.selesaiDaftar(`${tanggalWaktu(limit)} WIB`)
  }
  return (
    <DialogPenuh
      buka
      lebar="sm"
      judul={teks.judul}
      onTutup={onTutup}
      kotor={isDirty}
      sibuk={isSubmitting}
      aksi={
        <>
          <Button onClick={onTutup} disabled={isSubmitting}>
            {paketLayar.konfirmasi.tutup}
          </Button>
          <Button
            type="submit"
            form="pendaftaran"
            variant="contained"
            disabled={!isDirty}
            loading={isSubmitting}
          >
            {teks.simpan}
          </Button>
        </>
      }
    >
      <Formulir
        form={form}
        id="pendaftaran"
        jaga={false}
        onKirim={async (input) => {
          const { message } = await api.put(`/api/paket/${paket.id}/pendaftaran`, input)
          notify(message)
          await segarkan()
          onTutup()
        }}
      >
        <p style={{ margin: 0, fontWeight: 600 }}>
          {paket.kode} · {paket.nama}
        </p>
        <Typography>
          {teks.masa(tanggalWaktu(paket.mulaiDaftar), tanggalWaktu(paket.selesaiDaftar))}
        </Typography>
        <Typography color="text.secondary">{teks.batas(tanggalWaktu(limit))}</Typography>
        <Controller
          name="selesaiDaftar"
          control={form.control}
          rules={{ validate: periksa }}
          render={({ field, fieldState: { error } }) => (
            <div>
              <Typography sx={{ fontWeight: 600, mb: 0.75 }}>{teks.selesai}</Typography>
              <TimeInput
                nilai={field.value}
                onUbah={(nilai) => field.onChange(nilai ?? '')}
                labelHari={teks.hari}
                labelJam={teks.jam}
                jamAwal="16:00"
                salah={error !== undefined}
                {...(error ? { keterangan: 'galat-pendaftaran' } : {})}
              />
              {error && (
                <FormHelperText error id="galat-pendaftaran">
                  {error.message}
                </FormHelperText>
              )}
            </div>
          )}
        />
      </Formulir>
    </DialogPenuh>
  )
}
