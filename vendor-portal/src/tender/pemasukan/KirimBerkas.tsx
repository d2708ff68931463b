import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { rupiah, ukuranBerkas } from '@eproc/domain/format'
import type { PenawaranDiterima } from '@eproc/domain/jawaban/tender_penawaran'
import { JENIS_BERKAS_UMUM, type KategoriFile } from '@eproc/domain/pilihan'
import { penawaran } from '@eproc/i18n/id/penawaran'
import { tenderLayar } from '@eproc/i18n/id/tender_layar'
import { umum } from '@eproc/i18n/id/umum'
import { api, GalatApi, keFormData, pesanGalat } from '@eproc/ui/api.ts'
import { BidangBerkas } from '@eproc/ui/BidangBerkas.tsx'
import { BidangRupiah } from '@eproc/ui/BidangAngka.tsx'
import { DialogKonfirmasi } from '@eproc/ui/DialogPenuh.tsx'
import { Formulir } from '@eproc/ui/Formulir.tsx'

const p = penawaran.layar
const t = tenderLayar.pemasukan

const BIDANG = {
  K: 'fileKualifikasi',
  A: 'fileAdministrasi',
  T: 'fileTeknis',
  H: 'fileHarga',
} as const satisfies Record<KategoriFile, string>

interface Isian {
  berkas: File | null
  hargaPenawaran: number | null
}

export interface KirimBerkasProps {
  paketId: number
  vendorId: number
  jenis: KategoriFile
  sudah: boolean
  maksUkuran: number
  onDiterima: (jawaban: PenawaranDiterima) => void
}

/** Memilih dan mengirim satu jenis berkas; harga ditanya sekali lagi sebelum disegel. */
export function KirimBerkas({ paketId, vendorId, jenis, sudah, onDiterima }: KirimBerkasProps) {
  const form = useForm<Isian>({ defaultValues: { berkas: null, hargaPenawaran: null } })
  const [ditanya, setDitanya] = useState<Isian | null>(null)
  const [kemajuan, setKemajuan] = useState<number | null>(null)
  const pemutus = useRef<AbortController | null>(null)
  const berkas = form.watch('berkas')
  const kirim = async (isian: Isian) => {
    setDitanya(null)
    setKemajuan(0)
    pemutus.current = new AbortController()
    try {
      const { data } = await api.put<PenawaranDiterima>(
        '/api/lelang/upload/penawaran',
        keFormData({
          paketPenyediaId: paketId,
          vendorId,
          hargaPenawaran: isian.hargaPenawaran,
          [BIDANG[jenis]]: isian.berkas,
        }),
        { kemajuan: setKemajuan, sinyal: pemutus.current.signal }
      )
      form.reset()
      onDiterima(data)
    } catch (galat) {
      if (pemutus.current.signal.aborted) return
      const bidang = galat instanceof GalatApi ? galat.errors[0] : undefined
      form.setError(bidang?.field === 'hargaPenawaran' ? 'hargaPenawaran' : 'berkas', {
        message: p.gagal(bidang?.message ?? pesanGalat(galat)),
      })
    } finally {
      setKemajuan(null)
    }
  }
  if (kemajuan !== null)
    return (
      <div style={{ display: 'grid', gap: 8 }}>
        <Typography role="status">
          {kemajuan < 1 ? p.mengunggah(berkas?.name ?? '') : p.memastikan}
        </Typography>
        <LinearProgress
          variant={kemajuan < 1 ? 'determinate' : 'indeterminate'}
          value={kemajuan * 100}
          aria-label={p.mengunggah(berkas?.name ?? '')}
        />
        <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <span>
            {p.kemajuan(
              ukuranBerkas((berkas?.size ?? 0) * kemajuan),
              ukuranBerkas(berkas?.size ?? 0)
            )}
          </span>
          <Button size="small" onClick={() => pemutus.current?.abort()}>
            {p.batal}
          </Button>
        </div>
      </div>
    )
  return (
    <>
      <Formulir
        form={form}
        jaga={false}
        onKirim={(isian) => (jenis === 'H' ? setDitanya(isian) : kirim(isian))}
      >
        {jenis === 'H' && (
          <BidangRupiah
            name="hargaPenawaran"
            label={p.nilai}
            petunjuk={p.nilaiPetunjuk}
            wajib={umum.galat.wajib}
          />
        )}
        <BidangBerkas
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
