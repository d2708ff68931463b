import Button from '@mui/material/Button'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { rupiah } from '@eproc/domain/common/format'
import type { PenawaranDiterima } from '@eproc/domain/tender/answers_penawaran'
import { JENIS_BERKAS_UMUM, type KategoriFile } from '@eproc/domain/common/choices'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { tenderLayar } from '@eproc/i18n/id/tender_portal'
import { umum } from '@eproc/i18n/id/umum'
import { ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { FormFile } from '@eproc/ui/fields/FormFile.tsx'
import { FormRupiah } from '@eproc/ui/fields/FormNumber.tsx'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogPenuh.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { useTandaiSibuk } from '../../app/busy.ts'
import { KemajuanUnggah } from '../upload/UploadProgress.tsx'
import { useUnggahan } from '../upload/useUpload.ts'

const p = penawaran.layar
const t = tenderLayar.pemasukan

interface FormInput {
  berkas: File | null
  hargaPenawaran: number | null
}

export interface KirimBerkasProps {
  paketId: number
  vendorId: number
  jenis: KategoriFile
  sudah: boolean
  /** the price in figures goes with this kind */
  mintaHarga: boolean
  onDiterima: (jawaban: PenawaranDiterima) => void
}

/** Chooses and sends a file of one kind; the price is asked once more before it is sealed. */
export function KirimBerkas(props: KirimBerkasProps) {
  const { paketId, vendorId, jenis, sudah, mintaHarga, onDiterima } = props
  const form = useForm<FormInput>({ defaultValues: { berkas: null, hargaPenawaran: null } })
  const [ditanya, setDitanya] = useState<FormInput | null>(null)
  const { berjalan, kirim: unggah, batal } = useUnggahan({ paketId, vendorId, jenis })
  useTandaiSibuk(berjalan !== null)
  const kirim = async (input: FormInput) => {
    setDitanya(null)
    try {
      const data = await unggah(input.berkas!, mintaHarga ? input.hargaPenawaran : null)
      if (!data) return
      form.reset()
      onDiterima(data)
    } catch (error) {
      const bidang = error instanceof ApiError ? error.errors[0] : undefined
      form.setError(bidang?.field === 'hargaPenawaran' ? 'hargaPenawaran' : 'berkas', {
        message: p.gagal(
          bidang?.rule === 'ditolak'
            ? errorMessage(error)
            : (bidang?.message ?? errorMessage(error))
        ),
      })
    }
  }
  if (berjalan) return <KemajuanUnggah berjalan={berjalan} onBatal={batal} />
  return (
    <>
      <Formulir
        form={form}
        jaga={false}
        onKirim={(input) => (mintaHarga ? setDitanya(input) : kirim(input))}
      >
        {mintaHarga && (
          <FormRupiah
            name="hargaPenawaran"
            label={p.nilai}
            petunjuk={p.nilaiPetunjuk}
            wajib={umum.errors.wajib}
          />
        )}
        <FormFile
          name="berkas"
          label={sudah ? p.ganti : p.pilih}
          jenis={[...JENIS_BERKAS_UMUM]}
          kunciMaks="MAKS_UKURAN_TENDER"
          wajib
        />
        <div>
          <Button type="submit" variant={sudah ? 'outlined' : 'contained'}>
            {p.unggah}
          </Button>
        </div>
      </Formulir>
      <DialogKonfirmasi
        buka={ditanya !== null}
        judul={t.yakinHarga(rupiah(ditanya?.hargaPenawaran ?? null))}
        tombol={p.unggah}
        tombolBatal={t.kembaliIsi}
        onBatal={() => setDitanya(null)}
        onYa={() => ditanya && void kirim(ditanya)}
      >
        {p.nilaiPetunjuk}
      </DialogKonfirmasi>
    </>
  )
}
