import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { tanggalWaktu } from '@eproc/domain/common/format'
import type { SertifikatAnswer, KeadaanVerifikasi } from '@eproc/domain/verifikasi/answers'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { api, errorMessage } from '@eproc/ui/api/api.ts'
import { DialogKonfirmasi } from '@eproc/ui/dialog/DialogKonfirmasi.tsx'
import { DialogProses } from '@eproc/ui/dialog/DialogProses.tsx'
import { useNotice } from '@eproc/ui/api/notice.ts'
import { Kosong } from '@eproc/ui/feedback/Kosong.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { PenampilDokumen } from '@eproc/ui/document/PenampilDokumen.tsx'
import { useHak, useSegarkan } from './useBagian.ts'

const teks = verifikasi.sertifikat

const Dua = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: 32,
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}))
const Butir = styled('dl')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(110px, 160px) minmax(0, 1fr)',
  'gap': '6px 16px',
  'margin': 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}))

/** Sertifikat Vendor: made for active rekanan, kept, and mailed as an attachment. */
export function SertifikatTab({ keadaan }: { keadaan: KeadaanVerifikasi }) {
  const boleh = useHak('rekanan.sertifikat')
  const segarkan = useSegarkan()
  const { notify } = useNotice()
  const [email, setEmail] = useState(keadaan.email)
  const [tanya, setTanya] = useState(false)
  const [sibuk, setSibuk] = useState<'buat' | 'kirim' | null>(null)
  const [error, setError] = useState<string | null>(null)
  const { sertifikat } = keadaan

  const buat = async () => {
    setTanya(false)
    setSibuk('buat')
    setError(null)
    try {
      await api.ambil<SertifikatAnswer>(`/vendor/create-sertifikat/${keadaan.id}`)
      notify(verifikasi.pesan.sertifikatDibuat)
    } catch (e) {
      setError(verifikasi.pesan.sertifikatGagal(errorMessage(e)))
    } finally {
      setSibuk(null)
      await segarkan(keadaan.id)
    }
  }
  const kirim = async () => {
    if (!sertifikat) {
      setError(verifikasi.pesan.sertifikatBelumAda)
      return
    }
    setSibuk('kirim')
    setError(null)
    try {
      const { message } = await api.post('/vendor/send-sertifikat', {
        emailSend: email.trim(),
        vendorId: keadaan.id,
      })
      notify(message)
    } catch (e) {
      setError(verifikasi.pesan.sertifikatGagalKirim(`${email.trim()}: ${errorMessage(e)}`))
    } finally {
      setSibuk(null)
      await segarkan(keadaan.id)
    }
  }
  return (
    <Dua>
      <div style={{ display: 'grid', gap: 24 }}>
        {error && <KotakPesan nada="error">{error}</KotakPesan>}
        {sertifikat ? (
          <Butir>
            <dt>{teks.nomor}</dt>
            <dd>{sertifikat.nomor}</dd>
            <dt>{teks.dibuat}</dt>
            <dd>{tanggalWaktu(sertifikat.dibuatPada)}</dd>
            <dt>{teks.dikirim}</dt>
            <dd>
              {sertifikat.dikirimPada
                ? `${tanggalWaktu(sertifikat.dikirimPada)}, ${sertifikat.dikirimKe}`
                : teks.belumDikirim}
            </dd>
            <dt>{teks.alamatPeriksa}</dt>
            <dd>
              <a href={`/sertifikat/${sertifikat.kode}`} target="_blank" rel="noreferrer">
                {`${window.location.origin}/sertifikat/${sertifikat.kode}`}
              </a>
            </dd>
          </Butir>
        ) : (
          <Kosong judul={teks.belum} isi={keadaan.status === 'A' ? teks.belumIsi : teks.syarat} />
        )}
        {boleh && (
          <>
            <div>
              <Button
                variant={sertifikat ? 'outlined' : 'contained'}
                disabled={keadaan.status !== 'A' || sibuk !== null}
                onClick={() => (sertifikat ? setTanya(true) : void buat())}
              >
                {sertifikat ? teks.buatUlang : teks.buat}
              </Button>
              {sertifikat && keadaan.status !== 'A' && (
                <Typography variant="caption" component="p" sx={{ mt: 1 }}>
                  {teks.syarat}
                </Typography>
              )}
            </div>
            <form
              style={{ display: 'grid', gap: 16 }}
              onSubmit={(e) => {
                e.preventDefault()
                void kirim()
              }}
            >
              <TextField
                label={teks.kirimKe}
                name="emailSend"
                type="email"
                value={email}
                onChange={(e) => setEmail(e.target.value)}
                required
              />
              <div>
                <Button
                  type="submit"
                  variant={sertifikat ? 'contained' : 'outlined'}
                  loading={sibuk === 'kirim'}
                  disabled={sibuk !== null}
                >
                  {teks.kirim}
                </Button>
              </div>
            </form>
          </>
        )}
      </div>
      {sertifikat && (
        <PenampilDokumen
          key={sertifikat.fileSertifikat}
          path={sertifikat.fileSertifikat}
          nama={teks.judul}
          tinggi="min(72vh, 900px)"
        />
      )}
      <DialogProses buka={sibuk === 'buat'} />
      <DialogKonfirmasi
        buka={tanya}
        judul={teks.buatUlangTanya}
        tombol={teks.buatUlang}
        onBatal={() => setTanya(false)}
        onYa={() => void buat()}
      >
        {teks.buatUlangIsi(sertifikat?.nomor ?? '')}
      </DialogKonfirmasi>
    </Dua>
  )
}
