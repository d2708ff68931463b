import Setuju from '@mui/icons-material/CheckCircleOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { BagianVerifikasi, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { api, ApiError, errorMessage } from '@eproc/ui/api/api.ts'
import { ChipStatus } from '@eproc/ui/feedback/ChipStatus.tsx'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { useHak, useSegarkan } from './useBagian.ts'
import { Pengecualian } from './Pengecualian.tsx'

const teks = verifikasi.dialog
const MAKS = 2000

const Kotak = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}))
const Tombol = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

interface KeputusanProps {
  keadaan: KeadaanVerifikasi
  bagian: BagianVerifikasi
  onKotor: (kotor: boolean) => void
}

/** Individuals are decided by one call for three bagian at once, companies one bagian at a time (S2 §7). */
function kirimStatus(k: KeadaanVerifikasi, b: BagianVerifikasi) {
  if (k.jenis === 'V') {
    return api.post('/vendor/perusahaan/status', {
      jenisStatus: b.jenisStatus,
      vendorId: k.id,
      val: 'A',
      versi: k.versi,
    })
  }
  return api.put('/vendor/person/status/verifikasi', {
    vendorId: k.id,
    [`status${b.jenisStatus}`]: 'A',
    versi: k.versi,
  })
}

function kirimRemark(k: KeadaanVerifikasi, b: BagianVerifikasi, remark: string) {
  if (k.jenis === 'V') {
    return api.put(`/vendor/perusahaan/remark/${k.id}`, {
      jenisStatus: b.jenisStatus,
      value: remark,
      versi: k.versi,
    })
  }
  return api.put('/vendor/person/status/remark', {
    vendorId: k.id,
    [`remark${b.jenisStatus}`]: remark,
    versi: k.versi,
  })
}

/** Box for the decision on one bagian; after A the chip 'Sudah Verifikasi' takes its place (S2 §4). */
export function Keputusan({ keadaan, bagian, onKotor }: KeputusanProps) {
  const boleh = useHak('rekanan.verifikasi')
  const segarkan = useSegarkan()
  const { notify } = useNotice()
  const [remark, setRemark] = useState('')
  const [kosong, setKosong] = useState(false)
  const [tanya, setTanya] = useState(false)
  const [sibuk, setSibuk] = useState<'setuju' | 'remark' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const kotor = remark.trim() !== ''
  useEffect(() => {
    onKotor(kotor)
    return () => onKotor(false)
  }, [kotor, onKotor])

  if (bagian.status === 'A') {
    return (
      <div>
        <ChipStatus warna="hijau" teks={teks.sudah} />
      </div>
    )
  }
  if (!boleh) return <Typography color="text.secondary">{teks.hanyaBaca}</Typography>

  const run = async (apa: 'setuju' | 'remark', kerja: () => Promise<{ message: string }>) => {
    setSibuk(apa)
    setError(null)
    try {
      const { message } = await kerja()
      notify(message)
      if (apa === 'remark') setRemark('')
    } catch (e) {
      const bungkus = apa === 'setuju' ? verifikasi.pesan.gagalStatus : verifikasi.pesan.gagalRemark
      setError(bungkus(errorMessage(e)))
      if (!(e instanceof ApiError)) throw e
    } finally {
      setTanya(false)
      setSibuk(null)
      await segarkan(keadaan.id)
    }
  }
  return (
    <Kotak aria-label={teks.keputusan}>
      {error && <KotakPesan nada="error">{error}</KotakPesan>}
      {bagian.remark && (
        <KotakPesan nada="peringatan" judul={teks.remarkTerkirim}>
          <span style={{ whiteSpace: 'pre-wrap' }}>{bagian.remark}</span>
        </KotakPesan>
      )}
      <TextField
        label={teks.remark}
        value={remark}
        onChange={(e) => {
          setRemark(e.target.value)
          setKosong(false)
        }}
        multiline
        minRows={3}
        maxRows={12}
        error={kosong}
        helperText={kosong ? teks.remarkWajib : teks.remarkBantuan}
        slotProps={{ htmlInput: { maxLength: MAKS, name: 'remark' } }}
      />
      {!bagian.bolehSetuju && (
        <Typography variant="caption" color="text.secondary" id="belum-siap">
          {teks.belumSiap}
        </Typography>
      )}
      <Tombol>
        <Button
          variant="outlined"
          loading={sibuk === 'remark'}
          disabled={sibuk !== null}
          onClick={() =>
            kotor
              ? void run('remark', () => kirimRemark(keadaan, bagian, remark.trim()))
              : setKosong(true)
          }
        >
          {teks.simpanCatatan}
        </Button>
        <Button
          variant="contained"
          startIcon={<Setuju />}
          disabled={!bagian.bolehSetuju || sibuk !== null}
          aria-describedby={bagian.bolehSetuju ? undefined : 'belum-siap'}
          onClick={() => setTanya(true)}
        >
          {teks.setujui}
        </Button>
        <Pengecualian keadaan={keadaan} bagian={bagian} />
      </Tombol>
      <DialogKonfirmasi
        buka={tanya}
        judul={teks.setujuiTanya(verifikasi.dialog.tab[bagian.kunci])}
        tombol={teks.setujui}
        sibuk={sibuk === 'setuju'}
        onBatal={() => setTanya(false)}
        onYa={() => void run('setuju', () => kirimStatus(keadaan, bagian))}
      >
        {teks.setujuiIsi(keadaan.nama)}
      </DialogKonfirmasi>
    </Kotak>
  )
}
