import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { aturanRegistrasi, MAKS_REGISTRASI } from '@eproc/domain/akun/aturan_akun'
import { JENIS_REKANAN } from '@eproc/domain/common/choices'
import { akunLayar } from '@eproc/i18n/id/akun_portal'
import { umum } from '@eproc/i18n/id/umum'
import { api } from '@eproc/ui/api/api.ts'
import { useFormDraft } from '@eproc/ui/draft/useFormDraft.ts'
import { FormCheckbox } from '@eproc/ui/fields/FormCheckbox.tsx'
import { FormPassword } from '@eproc/ui/fields/FormPassword.tsx'
import { FormRadio } from '@eproc/ui/fields/FormRadio.tsx'
import { FormText } from '@eproc/ui/fields/FormText.tsx'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { Form } from '@eproc/ui/fields/Form.tsx'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { AppLink } from '@eproc/ui/layout/AppLink.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { DownloadLink } from '../app/DownloadLink.tsx'
import { Buttons } from './Sheet.tsx'
import { RegistrasiSent, type RegistrasiSentProps } from './RegistrasiSent.tsx'
import { useMinimumLengths } from './useMinimumLengths.ts'

const t = akunLayar.registrasi

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: '40px 64px',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}))
const FieldGroup = styled('fieldset')(({ theme }) => ({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(2, minmax(0, 1fr))',
  'gap': 24,
  'margin': 0,
  'padding': 0,
  'border': 0,
  'minWidth': 0,
  '& > legend': { padding: 0, marginBottom: 16, fontSize: '1.1875rem', fontWeight: 700 },
  '& > [data-lebar]': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}))

/** /registrasi, 'Pendaftaran Rekanan' (S1 §2.4, §5; consent to personal data: decisions §3). */
export default function RegistrasiPage() {
  const [sent, setSent] = useState<RegistrasiSentProps>()
  if (sent) return <RegistrasiSent {...sent} onAgain={() => setSent(undefined)} />
  return (
    <>
      <PageTitle title={t.title} description={t.description} />
      <Columns>
        <RegistrasiForm onSent={setSent} />
        <Downloads />
      </Columns>
    </>
  )
}

function RegistrasiForm({ onSent }: { onSent: (sent: RegistrasiSentProps) => void }) {
  const minimal = useMinimumLengths()
  const [sending, setSending] = useState(false)
  const form = useForm({
    defaultValues: {
      jenis: 'V',
      email: '',
      userId: '',
      password: '',
      nama: '',
      jabatan: '',
      noHp: '',
      persetujuan: false,
    },
    resolver: rulesResolver((input) => aturanRegistrasi(input, { ...minimal, wajibSetuju: true })),
  })
  const draft = useFormDraft(form, 'registrasi')
  return (
    <Form
      form={form}
      draft={draft}
      onSubmit={async (input) => {
        setSending(true)
        try {
          const { message } = await api.post('/registrasi', input)
          onSent({ message, email: input.email.trim(), userId: input.userId.trim() })
        } finally {
          setSending(false)
        }
      }}
    >
      <FormRadio name="jenis" label={t.jenis} choices={JENIS_REKANAN} required />
      <AccountFields />
      <ContactFields />
      <FormCheckbox
        name="persetujuan"
        label={t.persetujuanLabel}
        content={t.persetujuan}
        required
      />
      <Buttons>
        <Button type="submit" variant="contained" size="large" disabled={sending}>
          {t.button}
        </Button>
        <Button component={AppLink} to="/" size="large">
          {umum.tombol.batal}
        </Button>
      </Buttons>
      <ProgressDialog open={sending} />
    </Form>
  )
}

function AccountFields() {
  const minimal = useMinimumLengths()
  return (
    <FieldGroup>
      <legend>{t.akun}</legend>
      <div data-lebar>
        <FormText
          name="email"
          label={t.email}
          type="email"
          hint={t.emailHint}
          max={MAKS_REGISTRASI.email}
          autoComplete="email"
          required
        />
      </div>
      <FormText
        name="userId"
        label={t.userId}
        hint={t.userIdHint(minimal.panjangMinLogin)}
        max={MAKS_REGISTRASI.userId}
        autoComplete="username"
        literal
        required
      />
      <FormPassword
        name="password"
        label={t.password}
        hint={t.passwordHint(minimal.panjangMinPasswd)}
        autoComplete="new-password"
        required
      />
    </FieldGroup>
  )
}

function ContactFields() {
  return (
    <FieldGroup>
      <legend>{t.kontak}</legend>
      <div data-lebar>
        <FormText
          name="nama"
          label={t.nama}
          max={MAKS_REGISTRASI.nama}
          autoComplete="name"
          required
        />
      </div>
      <FormText
        name="jabatan"
        label={t.jabatan}
        max={MAKS_REGISTRASI.jabatan}
        autoComplete="organization-title"
      />
      <FormText
        name="noHp"
        label={t.noHp}
        type="tel"
        inputMode="tel"
        max={MAKS_REGISTRASI.noHp}
        autoComplete="tel"
      />
    </FieldGroup>
  )
}

function Downloads() {
  return (
    <aside aria-labelledby="formulir-unduh">
      <Typography variant="h2" id="formulir-unduh" gutterBottom>
        {t.forms}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t.formulirDescription}</Typography>
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <DownloadLink
          to="/daftar/Formulir_Keikutsertaan_Vendor.doc"
          text={t.formulirKeikutsertaan}
        />
        <DownloadLink to="/daftar/SURAT_PERNYATAAN_NON_PKP.docx" text={t.suratNonPkp} />
      </div>
    </aside>
  )
}
