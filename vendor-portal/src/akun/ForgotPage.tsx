import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { api } from '@eproc/ui/api/api.ts'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { Formulir } from '@eproc/ui/fields/Formulir.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { KotakPesan } from '@eproc/ui/feedback/KotakPesan.tsx'
import { Tautan } from '@eproc/ui/layout/Tautan.tsx'
import { Lembar, Tombol } from './Sheet.tsx'

const t = akunLayar.lupa

/** /forget: asks for a password link by User ID or e-mail (S1 §2.3). */
export default function LupaPage() {
  const form = useForm({ defaultValues: { userId: '' } })
  const [pesan, setPesan] = useState<string | null>(null)
  if (pesan !== null)
    return (
      <Lembar>
        <PageTitle judul={t.judul} />
        <KotakPesan nada="sukses">{pesan}</KotakPesan>
        <Typography sx={{ my: 3 }}>{t.berikut}</Typography>
        <Button component={Tautan} ke="/login" variant="outlined">
          {t.keLogin}
        </Button>
      </Lembar>
    )
  return (
    <Lembar>
      <PageTitle judul={t.judul} keterangan={t.keterangan} />
      <Formulir
        form={form}
        jaga={false}
        onKirim={async (nilai) => {
          setPesan((await api.post('/userman/forget', nilai)).message)
        }}
      >
        <FormText name="userId" label={t.bidang} wajib autoComplete="username" maks={254} />
        <Tombol>
          <Button type="submit" variant="contained" disabled={form.formState.isSubmitting}>
            {t.tombol}
          </Button>
          <Button component={Tautan} ke="/login">
            {t.keLogin}
          </Button>
        </Tombol>
      </Formulir>
    </Lembar>
  )
}
