import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { umum } from '@eproc/i18n/id/umum'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { useSegarkan } from './useBagian.ts'

const teks = verifikasi.dialog

/** Exempts a new company from the minimum of two pengalaman, with a reason for the journal. */
export function Pengecualian(p: { keadaan: KeadaanVerifikasi; bagian: BagianVerifikasi }) {
  const { keadaan, bagian } = p
  const segarkan = useSegarkan()
  const { notify } = useNotice()
  const [buka, setBuka] = useState(false)
  const [alasan, setAlasan] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [sibuk, setSibuk] = useState(false)
  if (bagian.jenisStatus !== 'Pengalaman' || bagian.lengkap || keadaan.bebasPengalaman) return null

  const kirim = async () => {
    if (alasan.trim() === '') {
      setError(umum.errors.wajib)
      return
    }
    setSibuk(true)
    try {
      const { message } = await api.post('/api/vendor/pengecualian-pengalaman', {
        vendorId: keadaan.id,
        alasan: alasan.trim(),
        versi: keadaan.versi,
      })
      notify(message)
      setBuka(false)
    } catch (e) {
      setError(errorMessage(e))
    } finally {
      setSibuk(false)
      await segarkan(keadaan.id)
    }
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setBuka(true)} sx={{ whiteSpace: 'normal' }}>
        {teks.kecualikan}
      </Button>
      <DialogKonfirmasi
        buka={buka}
        judul={teks.kecualikanJudul(keadaan.nama)}
        tombol={umum.tombol.simpan}
        sibuk={sibuk}
        onBatal={() => setBuka(false)}
        onYa={() => void kirim()}
      >
        <p style={{ marginTop: 0 }}>{teks.kecualikanIsi}</p>
        {error && <KotakPesan nada="error">{error}</KotakPesan>}
        <TextField
          label={teks.alasan}
          value={alasan}
          onChange={(e) => setAlasan(e.target.value)}
          required
          fullWidth
          multiline
          minRows={2}
          maxRows={8}
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
      </DialogKonfirmasi>
    </>
  )
}
